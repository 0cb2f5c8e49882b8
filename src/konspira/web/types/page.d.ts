// The types that the pages share: what the shell gives to every part, and what a game's page is and gets.
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { Speaker } from '../speech.js';
import type {
  Account, ActionGroup, Advised, BeliefHistory, Chair, ChatLine, ClockState, DeviceLink, Done, Examples, Explained, Explanation,
  FromClient,
  GameInfo, GameList, Ladder, MatchShown, Me, MyMail, News, OptionsVerdict, Outcome, PasskeyOptions, PushKey, Ranking, RecoveryCode, Replay, ReplayView, SeatRatings, Site, Stats, StoryEntry,
  Puzzle, PuzzleExplained, PuzzleSolved,
  TableList, TableMade, TableState, TournamentList, TournamentMade, TournamentState, TurnUpdate, You,
} from './protocol.js';

export type { ComponentChildren, ComponentType, VNode, Speaker };
export type * from './protocol.js';

/** Somebody at a table: a chair with a name to say and a face to draw. */
export interface Person extends Omit<Chair, 'face'> {
  name: string;
  /** The symbol of the face. */
  face: string;
  gone: boolean;
}

/** The arguments of a sentence. */
export type Args = { [name: string]: unknown };

/** The options of a table, by name. */
export type Options = { [name: string]: any };

/** What every part may ask of the shell. */
export interface Shell {
  speak: Speaker;
  language: string;
  choose: (language: string) => void;
  go: (address: string) => void;
  toast: (what: unknown, by?: Speaker) => void;
  me: string | null;
  face: string | null;
  site: Site;
  setMe: (me: Me) => void;
  /** This device may have been signed out: say what was said, and look who I am. */
  signedOut: (error: unknown) => void;
  /** Ask for a name and a face; null if nobody wants to say. */
  introduce: () => Promise<string | null>;
  games: GameInfo[];
  phrases: string[];
  /** Whom the bot at a seat takes after. */
  character: (seat: number) => string;
  game: (name: string) => GameInfo | undefined;
}

/** A table, with what I am at it and its clock by the time of this browser. */
export interface TableHere extends TableState {
  you: You;
  clock: ClockHere | null;
}

export interface ClockHere extends ClockState {
  heard: number;
  skew: number;
}

/** How the line to a table is. */
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** A table as this browser knows it, and the line to it. */
export interface Room {
  status: Status;
  /** What the server said last without being asked, since the line is open. */
  notice: News | null;
  /** Why the line is lost or gone, where the server has said so. */
  reason: News | null;
  table: TableHere | null;
  turn: TurnUpdate | null;
  story: StoryEntry[];
  chat: ChatLine[];
  stoodIn: number;
  send: Send;
  now: () => void;
  believed: { current: Beliefs | null };
}

/** A room where a match is on, or over. */
export type RoomPlaying = Room & { table: TableHere; turn: TurnUpdate };

/** What every scene of a table is given. */
export interface Shared<R = Room> {
  room: R;
  table: TableHere;
  game: GameInfo;
  page: Page;
  speak: Speaker;
  people: Person[];
  seat: number;
}

/** What a command says besides its name, and what answers it. */
export type Fields<Name> = Omit<Extract<FromClient, { type: Name }>, 'type' | 'id'>;
export type Answer<Name> = Name extends 'explain' ? Explained : Name extends 'advise' ? Advised : Done;

/** Send a command; the promise is kept when it is done and stored. `meanwhile` hears answers after which more come. */
export type Send = <Name extends FromClient['type']>(
  type: Name, fields?: Fields<Name>, meanwhile?: (answer: Answer<Name>) => void,
) => Promise<Answer<Name>>;

/** What the server answers at an address, to a question (no body) or to something posted. */
export type Answered<Path extends string, Body> =
  Path extends '/api/games' ? GameList
  : Path extends '/api/me' ? Me
  : Path extends '/api/me/devices' ? DeviceLink
  : Path extends '/api/devices' ? Me
  : Path extends '/api/me/tables' ? TableList
  : Path extends '/api/tables' ? (Body extends undefined ? TableList : TableMade)
  : Path extends `/api/games/${string}/examples` ? Examples
  : Path extends `/api/games/${string}/check` ? OptionsVerdict
  : Path extends `/api/games/${string}/tutorial` ? TableMade
  : Path extends `/api/games/${string}/ratings` ? Ranking
  : Path extends `/api/tables/${string}/ratings` ? SeatRatings
  : Path extends `/api/tables/${string}/${number}` ? MatchShown
  : Path extends `/api/tables/${string}/${number}/replay?${string}` ? Replay
  : Path extends `/api/tables/${string}/${number}/beliefs` ? BeliefHistory
  : Path extends '/api/me/record' ? Stats
  : Path extends '/api/bots' ? Ladder
  : Path extends '/api/push' ? PushKey
  : Path extends '/api/me/recovery' ? RecoveryCode
  : Path extends '/api/recovery' | '/api/passkeys' | '/api/me/delete' ? Me
  : Path extends '/api/me/account' ? Account
  : Path extends '/api/me/passkeys/new' | '/api/passkeys/new' ? PasskeyOptions
  : Path extends '/api/me/passkeys' | '/api/me/kept' ? unknown
  : Path extends '/api/puzzle' ? (Body extends undefined ? Puzzle : PuzzleSolved)
  : Path extends '/api/puzzle/explain' ? PuzzleExplained
  : Path extends `/api/me/tables/${string}/hidden` ? unknown
  : Path extends '/api/me/push' | '/api/me/push/off' ? unknown
  : Path extends '/api/me/mail' | '/api/mail/confirm' ? MyMail
  : Path extends '/api/tournaments' ? (Body extends undefined ? TournamentList : TournamentMade)
  : Path extends `/api/tournaments/${string}/${string}` ? unknown
  : Path extends `/api/tournaments/${string}` ? TournamentState
  : Path extends '/api/me/mail/off' | '/api/mail/stop' ? unknown
  : never;

/** What the coach believes, by the names that a game gives: a chance, one for each seat, or several for each seat. */
export type Beliefs = Record<string, Belief>;
export type Belief = number | number[] | number[][];

/** The legal actions as they are sent, each kind with the action it holds. */
export type Legal<Action extends { do: string } = any> = {
  [Kind in Action['do']]?: ActionGroup & { of?: Extract<Action, { do: Kind }> };
};

/** What a board draws of a turn. */
export interface Turn<View = any, Action extends { do: string } = any, Derived = any> {
  view: View;
  derived: Derived;
  legal: Legal<Action>;
  news: News[];
  moment: number;
  match?: number;
  board?: News[] | null;
  outcome?: Outcome | null;
}

/** What one pair of eyes saw from a step on. */
export type Seen<View = any, Derived = any> = Omit<ReplayView, 'view' | 'derived'> & { view: View; derived: Derived };

export type Explain<Action = any> = (actions: Action[]) => Promise<Explanation[]>;

/** What was told so far. */
export type Story = { news: News[] }[];

/** What `Board` is given. In a replay nothing can be done, and `all` are the views of all seats where all is open. */
export interface BoardProps<View = any, Action extends { do: string } = any, Derived = any> {
  turn: Turn<View, Action, Derived>;
  table: TableHere;
  people: Person[];
  speak: Speaker;
  told: string[];
  story: Story;
  act: (action: Action) => void;
  busy: boolean;
  tapped: boolean;
  explain: Explain<Action>;
  undo?: (() => void) | null;
  scene?: number | null;
  watched?: () => void;
  lost?: boolean;
  toast: (text: string) => void;
  asked?: string | null;
  replay?: boolean;
  all?: View[] | null;
}

/** The first three at the end: who, and what stands beside them. */
export interface Place {
  seat: number;
  mark: ComponentChildren;
}

/** A mark on the rail of the replay. */
export interface Mark {
  step: number;
  label: ComponentChildren;
  look: string;
  icon: string;
  title: string;
}

/** A chapter of the story at the end. */
export interface Highlight {
  step: number;
  head: string;
  picture: ComponentChildren;
  news: News[];
}

/** The page of a game: see docs/game-page.md. */
export interface Page<View = any, Action extends { do: string } = any, Derived = any> {
  Board: ComponentType<BoardProps<View, Action, Derived>>;
  look?: string;
  headline?: (view: View, speak: Speaker, scene: number | null) => string | null;
  scene?: (view: View) => number;
  chapters?: Set<string>;
  quiet?: Set<string>;
  prompts?: Set<string>;
  ornament?: (news: News) => ComponentChildren;
  recalls?: number;
  Emblem?: ComponentType<{ view: View; derived: Derived; people: Person[] }>;
  shout?: (view: View, speak: Speaker, derived: Derived) => string | null;
  voice?: (speak: Speaker) => Speaker;
  hero?: string;
  podium?: (view: View, derived: Derived) => Place[];
  Opened?: ComponentType<{ view: View; derived: Derived; board: News[] | null; people: Person[]; speak: Speaker }>;
  marks?: (sights: Seen<View, Derived>[], speak: Speaker) => Mark[];
  highlights?: (sights: Seen<View, Derived>[], speak: Speaker) => Highlight[];
  touches?: (action: Action, turn: Turn<View, Action, Derived>) => [string, string?][];
}

/** One of several to choose from. */
export interface Item<Value = any> {
  value: Value;
  label: string;
  off?: boolean;
  content?: ComponentChildren;
  look?: string;
}
