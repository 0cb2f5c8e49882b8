// Written by `python scripts/page_types.py`: do not edit.
// What a seat of gra sees and may do, from the game's records.
import type * as page from '/web/types/page.js';

export interface View {
  options: Options;
  phase: number;
  round: number;
  playing: number;
  waiting: number;
  tie: boolean;
  starter: number;
  turn: number;
  direction: number;
  cards: number;
  face: number;
  count: number;
  bidder: number;
  wild: boolean;
  departures: number;
  hand: number[];
  left: number[];
  said_face: number[];
  said_count: number[];
  said: number[];
  shown_round: number;
  shown_face: number;
  shown_count: number;
  shown_bidder: number;
  shown_checker: number;
  shown_found: number;
  shown_wild: boolean;
  shown_hand: number[];
  shown_card: number[][];
  shown_up: number[];
  seat: number;
  card: number[];
  up: number;
}

export interface Options {
  seats: number;
  jokers: boolean;
  directions: boolean;
  fewer_cards: boolean;
  longer: boolean;
  bid_order: number;
}

export interface Derived {
  most: number;
  held: boolean;
  loser: number;
  counted: number[];
  places: number[];
  way: 'clockwise' | 'counter' | null;
  order: number[];
}

export interface TurnCards {
  do: 'turn';
  flipped: number[];
}

export interface Check {
  do: 'check';
}

export interface Bid {
  do: 'bid';
  count: number;
  face: number;
  direction: 'clockwise' | 'counter';
}

export type Action = TurnCards | Check | Bid;

export type Turn = page.Turn<View, Action, Derived>;

export type Seen = page.Seen<View, Derived>;

export type BoardProps = page.BoardProps<View, Action, Derived>;

export type Page = page.Page<View, Action, Derived>;
