// Written by `python scripts/page_types.py`: do not edit.
// The messages of the protocol, from docs/protocol.schema.json.

/** Do an action of the game. */
export interface Act {
  type: 'act';
  id: string;
  action: any;
  match?: number | null;
  at?: number | null;
  signed?: ActSignature | null;
}

/** By which device an act is signed, and what is signed besides the command itself (docs/fairness.md). */
export interface ActSignature {
  device: string;
  counter: number;
  seen: string;
  signature: string;
  certificate?: Certificate | null;
}

/** Legal actions of one kind: `n` of them, with the fields they share and the fields they do not. */
export interface ActionGroup {
  n: number;
  same: { [key: string]: any };
  each: { [key: string]: any[] };
}

/** Ask the coach. */
export interface Advise {
  type: 'advise';
  id: string;
}

/** What the coach says to my seat: suggestions, the best first; what is believed, as the game puts it; and why. */
export interface Advised {
  type: 'advised';
  id: string;
  match: number;
  moment: number;
  suggestions: Suggestion[];
  beliefs: any;
  why: News;
}

/** I would play again. */
export interface Again {
  type: 'again';
  id: string;
  shuffle?: SeedCommitment | null;
}

/** Take my chair back from the bot that stands in. */
export interface Back {
  type: 'back';
  id: string;
}

/** How the beliefs of each seat went over a match of so many steps. */
export interface BeliefHistory {
  steps: number;
  seats: BeliefsAtStep[][];
}

/** What a seat could believe after a step. */
export interface BeliefsAtStep {
  step: number;
  beliefs: any;
}

/** A bot that can be put on a chair; the usual one sits there unless somebody chooses another. */
export interface BotOffered {
  name: string;
  usual: boolean;
}

/** Whose device it is, said by another device of the seat (`device`), or by the server. */
export interface Certificate {
  signature: string;
  device?: string | null;
}

/** Who sits at a chair. */
export interface Chair {
  seat: number;
  who: 'bot' | 'guest' | 'open';
  name: string | null;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
}

/** A line of the chat. */
export interface ChatLine {
  type: 'said';
  number: number;
  at: number;
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** What may be tried, and what the rules answer: why not, or what comes of it. */
export interface Choice {
  action: any;
  label: News;
  legal: boolean;
  answer: News[];
}

/** The clock of a table: seconds for a decision, the server's own time, and until when each seat may act. */
export interface ClockState {
  pace: string;
  seconds: number;
  now: number;
  ends: { [key: string]: number };
}

/** A device in the list: what it committed to, the seats it is there for, the key it signs by, and its seed. */
export interface Device {
  commitment: string;
  seats: number[];
  key?: string | null;
  seed?: string | null;
}

/** A command is done and stored; for an act that was signed there is a receipt. */
export interface Done {
  type: 'done';
  id: string;
  receipt?: Receipt | null;
}

/** An example, worked out by the rules. */
export interface Example {
  name: string;
  paragraph: string;
  me: number;
  scenes: Scene[];
}

/** The worked examples of a game's rules. */
export interface Examples {
  examples: Example[];
}

/** Say what actions would be. */
export interface Explain {
  type: 'explain';
  id: string;
  actions: { [key: string]: any }[];
}

/** Actions explained, in the order asked. */
export interface Explained {
  type: 'explained';
  id: string;
  actions: Explanation[];
}

/** What an action is called and is certain to bring, or why it is refused. */
export interface Explanation {
  label: News | null;
  preview: News[];
  refused: News | null;
}

/** Let everybody back who was sent away, and talk who was silenced (host). */
export interface Forgive {
  type: 'forgive';
  id: string;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  options: Option[];
  bots: BotOffered[];
  ready: boolean;
  page: boolean;
  poster: boolean;
  rules: string[];
  tutorial: boolean;
}

/** All that can be played here. */
export interface GameList {
  games: GameInfo[];
  phrases: string[];
  languages: string[];
}

/** The levels of the bots, by game. */
export interface Ladder {
  games: { [key: string]: LadderLevel[] };
}

/** A level of the bots: how it thinks, and its rating with half of the 95 % interval (null: not measured). */
export interface LadderLevel {
  name: string;
  thinks: string;
  budget: string;
  careless: number;
  rating: [number, number] | null;
}

/** Get up. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Look from another of my chairs, or (-1) from none: the device goes to somebody else. */
export interface Look {
  type: 'look';
  id: string;
  seat: number;
}

/** What I am called; null before I am a guest. */
export interface Me {
  name: string | null;
}

/** Silence who sits at a chair, or said a line of the chat (host). */
export interface Mute {
  type: 'mute';
  id: string;
  chair?: number | null;
  line?: number | null;
}

/** What I want to be called. */
export interface NameWanted {
  name: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  chairs: Seating[];
  options?: { [key: string]: any };
  public?: boolean;
  patience?: number | null;
  coach?: boolean;
  clock?: 'none' | 'quick' | 'relaxed';
  start?: boolean;
  id?: string | null;
}

/** A sentence to be said: its name in the Fluent files and its arguments. An argument called `seat` or ending in `_seat` is the number of a seat and is said as that seat's name. An argument may be News itself, or a list of News, which are said in a row. */
export interface News {
  id: string;
  args?: { [key: string]: any };
}

/** The list is closed: here is the seed that my device has committed to. */
export interface Open {
  type: 'open';
  id: string;
  round: string;
  seed: string;
}

/** Something that can be agreed on before a match. */
export interface Option {
  name: string;
  kind: 'choice' | 'flag' | 'list' | 'number' | 'parts' | 'text';
  default: any;
  choices?: any[] | null;
  least?: number | null;
  most?: number | null;
  file?: boolean;
  asked?: boolean;
  editor?: string | null;
  presets?: { [key: string]: any } | null;
  parts?: Option[] | null;
}

/** The value of an option that a file holds. */
export interface OptionFromFile {
  value: any;
}

/** Do these options go together? */
export interface OptionsCheck {
  seats: number;
  options?: { [key: string]: any };
}

/** Why not; null if they do. */
export interface OptionsVerdict {
  refused: News | null;
}

/** How a match ended. */
export interface Outcome {
  payoffs: number[];
  reason: News;
}

/** What it means, as the game says it. */
export interface OwnMeaning {
  meaning: any;
}

/** A value of an option that somebody writes in a page, finished or not. */
export interface OwnValue {
  value: any;
  seats?: number;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** Why a request was refused. */
export interface Problem {
  news: News;
}

/** The key with which a browser lets itself be called when it is my turn; null where nobody is called. */
export interface PushKey {
  key: string | null;
}

/** The keys of a browser that is to be called. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where I can be called, as my browser says it, and in which language. */
export interface PushSubscribe {
  endpoint: string;
  keys: PushKeys;
  language: 'cs' | 'en' | 'pl';
}

/** Where I want to be called no more. */
export interface PushUnsubscribe {
  endpoint: string;
}

/** The server's word that a signed act is stored: the way from it to what the server has signed. */
export interface Receipt {
  blind: string;
  path: string[];
  signature: string;
}

/** A command was not done, and nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string | null;
  news: News;
}

/** Send away who sits at a chair, or said a line of the chat (host): he can neither come back nor talk. */
export interface Remove {
  type: 'remove';
  id: string;
  chair?: number | null;
  line?: number | null;
}

/** A finished match, through one seat's eyes or through all. */
export interface Replay {
  game: string;
  steps: ReplayStep[];
  eyes: { [key: string]: ReplayView[] };
  outcome: Outcome;
  began: number;
  ended: number | null;
}

/** What was done at one step of a match. */
export interface ReplayStep {
  seat: number;
  action: any;
  label: News;
}

/** A view that a seat had from a step on, and what it was told then; the board in words where it was asked for. */
export interface ReplayView {
  step: number;
  view: any;
  derived: any;
  news: News[];
  board?: News[] | null;
}

/** A round whose list is closed: the server's commitment, the devices, the guests' seats without one, signed. */
export interface Round {
  commitment: string;
  devices: Device[];
  left_out: number[];
  signature: string;
}

/** Say something to the table. */
export interface Say {
  type: 'say';
  id: string;
  phrase?: 'phrase-again' | 'phrase-bluff' | 'phrase-bye' | 'phrase-hello' | 'phrase-hurry' | 'phrase-laugh' | 'phrase-luck' | 'phrase-oops' | 'phrase-thanks' | 'phrase-wait' | 'phrase-well-played' | null;
  text?: string | null;
}

/** One moment of an example: what I see, what was told since the one before, and what may be tried. */
export interface Scene {
  view: any;
  derived: any;
  board: News[];
  news: News[];
  say: string | null;
  choices: Choice[];
}

/** Who shall sit at a chair. */
export interface Seating {
  who: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

/** What a device commits to, in the round of this commitment of the server's. */
export interface SeedCommitment {
  round: string;
  commitment: string;
  device?: string | null;
}

/** Decide who shall sit at a chair (host, while gathering). */
export interface SetChair {
  type: 'chair';
  id: string;
  chair: number;
  seating: Seating;
}

/** My device commits to a seed for the next match. */
export interface Shuffle {
  type: 'shuffle';
  id: string;
  shuffle: SeedCommitment;
}

/** How the chance of a match is made: what the server has committed to, the list once it is closed, void rounds. */
export interface ShuffleState {
  server: string;
  commitment: string;
  sealed: string;
  voided: VoidRound[];
  closed: Round | null;
}

/** Sit down at an open chair. */
export interface Sit {
  type: 'sit';
  id: string;
  chair?: number | null;
  invite?: string | null;
  shuffle?: SeedCommitment | null;
}

/** Begin the match. */
export interface Start {
  type: 'start';
  id: string;
  shuffle?: SeedCommitment | null;
}

/** How I have played: by game and number of seats, and against whom. */
export interface Stats {
  played: number;
  won: number;
  games: Tally[];
  against: Tally[];
}

/** What a seat was told at one of its moments. */
export interface StoryEntry {
  moment: number;
  news: News[];
}

/** An action that the coach has thought of: how likely it wins, and how much of the coach's thought it got. `chance` is null where it was looked at too little to say; `margin` is how far off it may well be. */
export interface Suggestion {
  action: any;
  label: News;
  chance: number | null;
  weight: number;
  margin?: number;
}

/** A table, and what I am at it. */
export interface TableForMe {
  table: TableState;
  you: You;
}

/** A list of tables. */
export interface TableList {
  tables: TableSummary[];
}

/** The id of a new table. */
export interface TableMade {
  table: string;
}

/** A table as everybody at it may know it. */
export interface TableState {
  id: string;
  game: string;
  options: { [key: string]: any };
  public: boolean;
  patience: number | null;
  state: 'frozen' | 'gathering' | 'over' | 'playing';
  match: number;
  commitment: string | null;
  chairs: Chair[];
  again: number[];
  spectators: number;
  made: number;
  frozen: News | null;
  coach: boolean;
  clock: ClockState | null;
  tutorial: TutorialState | null;
  won: number[];
  shuffle: ShuffleState | null;
  trouble?: News | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  state: 'frozen' | 'gathering' | 'over' | 'playing';
  public: boolean;
  chairs: Chair[];
  match: number;
  made: number;
  touched: number;
  mine?: number[];
  waiting?: number[];
  payoffs?: number[] | null;
}

/** The table has changed: somebody came or went, a match began or ended. */
export interface TableUpdate {
  type: 'table';
  table: TableState;
  you: You;
}

/** How often I have played something or against somebody, and how often I have won. */
export interface Tally {
  game: string | null;
  seats: number | null;
  name: string | null;
  bot: string | null;
  played: number;
  won: number;
}

/** What a program shows to be the guest it is. */
export interface Token {
  token: string;
}

/** What my seat knows and may do now. */
export interface TurnUpdate {
  type: 'turn';
  match: number;
  moment: number;
  view: any;
  derived: any;
  legal: { [key: string]: ActionGroup };
  news: News[];
  board: News[] | null;
  outcome: Outcome | null;
}

/** How far a tutorial is: what is said now, and the action that is being explained (null: wait). */
export interface TutorialState {
  step: number;
  steps: number;
  say: News | null;
  action: any;
}

/** Take my last action back, at a table where nobody sits but me. */
export interface Undo {
  type: 'undo';
  id: string;
  match?: number | null;
  at?: number | null;
}

/** What came of checking a journal. */
export interface Verdict {
  good: boolean;
  game?: string | null;
  steps?: number | null;
  commitment?: string | null;
  chances?: string | null;
  news?: News | null;
}

/** A round that came to nothing: who did not open, by what they had committed to. */
export interface VoidRound {
  commitment: string;
  devices: Device[];
  left_out: number[];
  signature: string;
  missing: string[];
}

/** The first message of a socket: all that is needed to draw the table. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableState;
  you: You;
  turn: TurnUpdate | null;
  story: StoryEntry[];
  chat: ChatLine[];
  stood_in: boolean;
  server: string;
  signed: number;
}

/** What one socket is at a table. */
export interface You {
  seat: number;
  mine: number[];
  host: boolean;
  invites: { [key: string]: string };
  turns: number[];
  barred?: number;
}

export type FromClient = Act | Undo | Explain | Advise | Say | Sit | SetChair | Start | Leave | Look | Back | Again | Ping | Shuffle | Open | Remove | Mute | Forgive;

export type ToClient = Welcome | TableUpdate | TurnUpdate | Done | Refused | Explained | Advised | ChatLine;
