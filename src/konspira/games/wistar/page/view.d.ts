// Written by `python scripts/page_types.py`: do not edit.
// What a seat of wistar sees and may do, from the game's records.
import type * as page from '/web/types/page.js';

export interface View {
  options: Agreed;
  pack: Pack;
  over: boolean;
  won: boolean;
  question: number;
  about: number;
  detail: number;
  answers: number[];
  agenda: number[][];
  depth: number;
  deeds: number[][];
  done: number;
  fresh: number;
  round: number;
  first: number;
  his_turns: number;
  your_turns: number;
  stage: number;
  card: number;
  section: number;
  chiefs: number;
  yours: number;
  untold: boolean;
  taken: number;
  in_cottage: boolean;
  turned: number;
  took: number;
  attacks: number;
  mouse_gone: boolean;
  points: number;
  projects: number;
  rats: number[];
  cubes: number;
  beds: number;
  dug: number;
  tiles: number;
  tile: number[];
  tile_points: number[];
  room: number;
  tents: number;
  doors: number;
  goals: number;
  scale: number[];
  position: number[];
  gone: number[];
  no_mice: number;
  no_cheese: number;
  face_up: number;
  full: number;
  cubed: number;
  explored: number;
  last_card: boolean;
  cards_lead: boolean;
  explorations_lead: boolean;
  top_known: boolean;
  seat: number;
  top: number;
}

export interface Agreed {
  seats: number;
  edition: number;
  difficulty: number[];
}

export interface Pack {
  reconstructed: boolean;
  one_chief_per_section: boolean;
  all_of_last_card: boolean;
  one_cube_per_task: boolean;
  one_cheese: boolean;
  app_deals: boolean;
  last_rows: boolean;
  area: number[];
  clockwise: number[];
  open_chambers: number;
  cube_points: number[];
  bed_points: number[];
  chamber_points: number[];
  mouse_values: number[];
  cheese_values: number;
  goal_values: number;
  zone: number[];
  told: number;
  ways: number[];
  doors: number[];
  cheese_room: number;
  slots: number[];
  rat: number[];
  bonus: number[][];
  bonus_skill: number[][];
  cottage_skill: number;
  icon: number[][][];
  last_icon: number[][];
  plan: number[][];
  places: number[];
  length: number[];
  points: number[][];
  effect: number[][];
  overflow: number[];
}

export interface Say {
  do: 'say';
  sign: 'another' | 'both' | 'done' | 'new' | 'no' | 'none' | 'yes';
}

export interface Number {
  do: 'number';
  number: number;
}

export interface Mouse {
  do: 'mouse';
  zone: 'cellar' | 'house';
  points: number;
}

export interface Card {
  do: 'card';
  card: string;
}

export interface Room {
  do: 'room';
  room: string;
}

export interface Slot {
  do: 'slot';
  slot: string;
}

export interface Exploration {
  do: 'exploration';
  card: number;
}

export interface Skill {
  do: 'skill';
  skill: string;
}

export interface Scale {
  do: 'scale';
  scale: string;
}

export interface Attack {
  do: 'attack';
  by: string;
}

export interface Bonus {
  do: 'bonus';
  bonus: string;
}

export interface Icon {
  do: 'icon';
  icon: string;
}

export interface Effect {
  do: 'effect';
  effect: string;
}

export interface Door {
  do: 'door';
  room: string;
}

export interface Drawn {
  do: 'drawn';
  card: string;
}

export interface Full {
  do: 'full';
  card: string;
}

export interface Correct {
  do: 'correct';
  thing: string;
}

export type Derived = null;

export type Action = Say | Number | Mouse | Card | Room | Slot | Exploration | Skill | Scale | Attack | Bonus | Icon | Effect | Door | Drawn | Full | Correct;

export type Turn = page.Turn<View, Action, Derived>;

export type Seen = page.Seen<View, Derived>;

export type BoardProps = page.BoardProps<View, Action, Derived>;

export type Page = page.Page<View, Action, Derived>;
