// Written by `python scripts/page_types.py`: do not edit.
// What a seat of krecia sees and may do, from the game's records.

export interface View {
  seat: number;
  options: Options;
  phase: number;
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
  reason: number;
  accused: number;
  fulfilled: number;
  role: number[];
  tokens: number[];
  vote: number[];
  hand: number[];
  stock: number;
  unseen: number;
  drawn: number[];
  led: number[];
  won: number[];
  mission: number[];
  unchosen: number[];
  raised: number[];
  card: number[][];
  three: number;
  top: number[];
  out: number[];
}

export interface Options {
  seats: number;
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

export type Action = Play | Choose | ForLarry | Ally | Vote;
