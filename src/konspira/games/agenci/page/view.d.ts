// Written by `python scripts/page_types.py`: do not edit.
// What a seat of agenci sees and may do, from the game's records.
import type * as page from '/web/types/page.js';

export interface View {
  options: Options;
  phase: number;
  turn: number;
  cold: number;
  active: number;
  asked: number;
  passes: number;
  die: number;
  safe: number;
  waiting: number;
  agents: number;
  holder: number;
  doer: number;
  deed: number;
  building: number[];
  bringer: number[];
  score: number[];
  notes: number[][][];
  right: number[];
  final: number[];
  seat: number;
  second: number;
  agent: number[];
  hand: number[][];
  cards: number[];
  pile: number;
  used: number[];
  label: number[][];
  written: number[];
}

export interface Options {
  seats: number;
  top_secret: boolean;
  secret_files: boolean;
  score_floor: boolean;
  chosen: number;
  edition: number;
}

export interface Derived {
  acting: number;
  places: number[];
  owner: number[];
  right: number[];
  prize: number[];
}

export interface Move {
  do: 'move';
  steps: Steps;
}

export interface Steps {
  red?: number;
  yellow?: number;
  blue?: number;
  violet?: number;
  green?: number;
  orange?: number;
  grey?: number;
}

export interface Stay {
  do: 'stay';
}

export interface Place {
  do: 'safe';
  building: number;
}

export interface Pass {
  do: 'pass';
}

export interface Play {
  do: 'card';
  card: 'all_to_start' | 'move_safe' | 'off_safe' | 'one_back' | 'one_either' | 'one_forward' | 'out_of_ruins' | 'second_agent' | 'swap' | 'to_agent' | 'to_ruins' | 'to_safe' | 'two_back' | 'two_forward' | 'two_markers';
  agents: ('blue' | 'green' | 'grey' | 'orange' | 'red' | 'violet' | 'yellow')[];
  steps: number;
  building: number | null;
}

export interface Label {
  do: 'label';
  agent: 'blue' | 'green' | 'grey' | 'orange' | 'red' | 'violet' | 'yellow';
  owner: number | null;
}

export interface Seal {
  do: 'seal';
  agents: ('blue' | 'green' | 'grey' | 'orange' | 'red' | 'violet' | 'yellow')[];
}

export type Action = Move | Stay | Place | Pass | Play | Label | Seal;

export type Turn = page.Turn<View, Action, Derived>;

export type Seen = page.Seen<View, Derived>;

export type BoardProps = page.BoardProps<View, Action, Derived>;

export type Page = page.Page<View, Action, Derived>;
