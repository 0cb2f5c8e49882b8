// Written by `python scripts/page_types.py`: do not edit.
// What a seat of krecia sees and may do, from the game's records.
import type * as page from '/web/types/page.js';

export interface View {
  options: Options;
  phase: 'allying' | 'choosing' | 'playing' | 'larrys' | 'voting' | 'over' | 'judging' | 'objecting';
  trick: number;
  played: number;
  dealer: number;
  leader: number;
  turn: number;
  partner: number;
  pool: number;
  revealed: number;
  exposed: number;
  waiting: number;
  winners: number;
  reason: 'undecided' | 'missions_done' | 'tokens_taken' | 'good_reveal' | 'over_limit' | 'all_revealed' | 'found' | 'mistaken' | 'tied' | 'decoyed' | 'decoyed_with_mole';
  accused: number;
  fulfilled: number;
  tokens: number[];
  led: number[];
  won: number[];
  mission: number[];
  raised: number[];
  objected: number[];
  card: number[][];
  seat: number;
  objecting: number;
  role: ('unknown' | 'agent' | 'mole' | 'wired' | 'paranoid' | 'daredevil' | 'decoy' | 'accomplice' | 'shady' | 'sleeper' | 'professor_no' | 'blank')[];
  vote: number[];
  hand: number[];
  stock: number;
  unseen: number;
  drawn: number[];
  unchosen: number[];
  three: number;
  top: number[];
  out: number[];
  words: string[];
}

export interface Options {
  seats: number;
  edition: number;
  places: number;
  hand: number;
  tricks: number;
  goal: number;
  threshold: number;
  raising: boolean;
  double: boolean;
  silence: boolean;
  dealer: number;
  open_seat: number;
  deck: number;
  pile: number;
  risky: number;
  roles: number[];
  blank: number[];
  trump: number[];
  provenance: number[];
  condition: number[][][];
  part: number[][];
  in_words: number;
}

export interface Derived {
  lead: number;
  following: number;
  duty: 'follow' | 'lead' | 'void';
  order: number[][];
  three: number[];
  controller: number;
  acting: number;
  voting: number;
  raised_to: number[];
  sought: number;
  mole: number;
  won: 'agents' | 'mole' | 'others' | null;
}

export interface Play {
  do: 'play';
  colour: 'blue' | 'green' | 'pink' | 'yellow';
  value: number;
  token: boolean;
}

export interface Choose {
  do: 'choose';
  mission: number;
}

export interface ForLarry {
  do: 'larry';
  colour: 'blue' | 'green' | 'pink' | 'yellow';
  value: number;
  back: 'higher' | 'lower';
}

export interface Ally {
  do: 'ally';
  partner: number;
}

export interface Vote {
  do: 'vote';
  target: number;
  second: number | null;
}

export interface Judge {
  do: 'judge';
  fulfilled: boolean;
}

export interface Object {
  do: 'object';
  objects: boolean;
}

export type Action = Play | Choose | ForLarry | Ally | Vote | Judge | Object;

export type Turn = page.Turn<View, Action, Derived>;

export type Seen = page.Seen<View, Derived>;

export type BoardProps = page.BoardProps<View, Action, Derived>;

export type Page = page.Page<View, Action, Derived>;
