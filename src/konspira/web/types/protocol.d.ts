// Written by `python scripts/page_types.py`: do not edit.
// The messages of the protocol, from docs/protocol.schema.json.

/** What keeps my chairs, games and record: where I am signed in, my passkeys, and whether I have a recovery code. */
export interface Account {
  logins: Login[];
  passkeys: Passkey[];
  code: boolean;
}

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

/** Give a bot's chair to who has asked for one, also during a match (host). */
export interface Admit {
  type: 'admit';
  id: string;
  who: number;
  chair: number;
}

/** Ask the coach; `aloud`: I would hear what he thinks so far, too. */
export interface Advise {
  type: 'advise';
  id: string;
  aloud?: boolean;
}

/** What the coach says to my seat: suggestions, the best first; what is believed, as the game puts it; why; and what the rules prove beyond doubt. Where there is `more` to come he still thinks, and this is what he thinks so far. */
export interface Advised {
  type: 'advised';
  id: string;
  match: number;
  moment: number;
  suggestions: Suggestion[];
  beliefs: any;
  why: News;
  evidence: News[];
  more?: boolean;
}

/** I would play again. */
export interface Again {
  type: 'again';
  id: string;
  shuffle?: SeedCommitment | null;
}

/** Ask the host for a chair, where none is free or a match is being played; or (`on` false) ask no more. */
export interface Ask {
  type: 'ask';
  id: string;
  on?: boolean;
}

/** Somebody who would like a chair. */
export interface Asking {
  who: number;
  name: string;
  face: string;
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
  face?: string | null;
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

/** How people have ended a match that the rules had not ended: by whom, and what it comes to for every seat. */
export interface Closing {
  how: 'agreed' | 'alone' | 'decided' | 'resigned';
  payoffs: number[];
  seat: number | null;
}

/** Give no chair to who has asked for one (host). */
export interface Decline {
  type: 'decline';
  id: string;
  who: number;
}

/** I am to be deleted; my name once more, so that nobody is by mistake. */
export interface Deletion {
  name: string;
}

/** A device in the list: what it committed to, the seats it is there for, the key it signs by, and its seed. */
export interface Device {
  commitment: string;
  seats: number[];
  key?: string | null;
  seed?: string | null;
}

/** The server's part of a link for another device of mine, and for how many seconds it is good. */
export interface DeviceLink {
  token: string;
  seconds: number;
}

/** That part, shown by the other device. */
export interface DeviceLinkShown {
  token: string;
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

/** I would end the match here, without a winner; it is, when all people at it agree. Or (`on` false) I would not. */
export interface Finish {
  type: 'finish';
  id: string;
  on?: boolean;
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

/** All that can be played here; what can be said with a tap; and whom bots that play at a level take after, by seat, from the first again where there are more seats. */
export interface GameList {
  games: GameInfo[];
  phrases: string[];
  characters: string[];
  languages: string[];
}

/** My rating at a game, with its doubt, after so many matches that counted. */
export interface GameRating {
  game: string;
  rating: [number, number];
  matches: number;
}

/** Make who sits at a chair the host (host). */
export interface HandOver {
  type: 'host';
  id: string;
  chair: number;
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
  rating: [number, number] | null;
}

/** Get up. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** One of my devices: a browser or a program that is signed in as me; `here` is the one that asks. */
export interface Login {
  id: string;
  name: string;
  agent: string;
  made: number;
  seen: number;
  here: boolean;
}

/** Look from another of my chairs, or (-1) from none: the device goes to somebody else. */
export interface Look {
  type: 'look';
  id: string;
  seat: number;
}

/** What stands in a link of a letter. */
export interface MailToken {
  token: string;
}

/** Where I want to be called by e-mail, and in which language. */
export interface MailWanted {
  address: string;
  language: 'cs' | 'en' | 'pl';
}

/** A match of a table: who sat where, and what it came to; `payoffs` is null while it is played. */
export interface MatchListed {
  number: number;
  state: 'closed' | 'over' | 'playing';
  began: number;
  ended: number | null;
  seated: Seated[];
  payoffs: number[] | null;
  closed: Closing | null;
}

/** A match at its own address, with the options it was played by, and the series of its table, the latest first. */
export interface MatchShown {
  table: string;
  game: string;
  options: { [key: string]: any };
  match: MatchListed;
  series: MatchListed[];
  ratings?: SeatRating[];
}

/** What I am called and look like; null before I am a guest, or was asked. And where others find this server. */
export interface Me {
  name: string | null;
  face: string | null;
  site: Site;
}

/** This node of the server stops: who comes back at once is served by another, and has missed nothing. */
export interface Moving {
  type: 'moving';
}

/** Silence who sits at a chair, or said a line of the chat (host). */
export interface Mute {
  type: 'mute';
  id: string;
  chair?: number | null;
  line?: number | null;
}

/** Does this server call by e-mail, where am I called, and have I confirmed it? */
export interface MyMail {
  offered: boolean;
  address: string | null;
  confirmed: boolean;
}

/** What I call one of my devices or passkeys. */
export interface NameGiven {
  name: string;
}

/** What I want to be called, and to look like. */
export interface NameWanted {
  name: string;
  face?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  chairs: Seating[];
  options?: { [key: string]: any };
  public?: boolean;
  patience?: number | null;
  coach?: boolean;
  clock?: 'day' | 'days' | 'hour' | 'none' | 'quick' | 'rapid' | 'relaxed';
  start?: boolean;
  rated?: boolean;
  watch?: number | null;
  id?: string | null;
}

/** A tournament to be opened. */
export interface NewTournament {
  title: string;
  game: string;
  size: number;
  rounds: number;
  options?: { [key: string]: any };
  system?: 'all' | 'swiss';
  bots?: string | null;
  clock?: 'day' | 'days' | 'hour' | 'none' | 'quick' | 'rapid' | 'relaxed';
  coach?: boolean;
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

/** One of my passkeys, and the name of the site for which it is good. */
export interface Passkey {
  id: string;
  name: string;
  site: string;
  made: number;
  seen: number;
}

/** A passkey that a browser has made, as its `toJSON` says it, and what I call it. */
export interface PasskeyMade {
  credential: { [key: string]: any };
  name?: string | null;
}

/** What a browser makes or shows a passkey by, as WebAuthn names it. */
export interface PasskeyOptions {
  options: { [key: string]: any };
}

/** A passkey that a browser shows, as its `toJSON` says it. */
export interface PasskeyShown {
  credential: { [key: string]: any };
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

/** The puzzle of a day, as one seat of a game sees it; the answer comes when I have given mine. */
export interface Puzzle {
  day: string;
  number: number;
  puzzles: number;
  version: number;
  game: string;
  seats: number;
  seat: number;
  options: { [key: string]: any };
  asks: 'action' | 'suspect';
  turn: TurnUpdate;
  story: StoryEntry[];
  solved: PuzzleSolved | null;
}

/** What I answer to the puzzle of a day: an action, or a seat. */
export interface PuzzleAnswer {
  day: string;
  action?: { [key: string]: any } | null;
  seat?: number | null;
}

/** Something that could be answered: an action with its label, or a seat; how much of the win it costs, at least and at most (95 %; null: not measured), and how many people chose it. */
export interface PuzzleChoice {
  label: News | null;
  seat: number | null;
  right: boolean;
  costs: [number, number, number] | null;
  people: number;
}

/** Actions explained, in the order asked. */
export interface PuzzleExplained {
  actions: Explanation[];
}

/** What would these actions be, at the puzzle of a day? */
export interface PuzzleQuestion {
  day: string;
  actions: { [key: string]: any }[];
}

/** The answer to a puzzle, for who has given one: was it right, what could be chosen (the answer first), why, and how many people have answered. */
export interface PuzzleSolved {
  right: boolean;
  chosen: PuzzleChoice;
  choices: PuzzleChoice[];
  lead: number;
  why: News[];
  people: number;
}

/** Somebody, or a level of the bots, in the list of a game; `me` is me. */
export interface RankedPerson {
  name: string | null;
  face: string | null;
  bot: string | null;
  rating: [number, number];
  matches: number;
  me?: boolean;
}

/** Who is strongest at a game for certain, people and bots on one scale: by the rating less its doubt. */
export interface Ranking {
  game: string;
  people: RankedPerson[];
}

/** The server's word that a signed act is stored: the way from it to what the server has signed. */
export interface Receipt {
  blind: string;
  path: string[];
  signature: string;
}

/** The code by which a guest who has lost his device is himself again. */
export interface RecoveryCode {
  code: string;
}

/** A command was not done, and nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string | null;
  news: News;
}

/** Send away who sits at a chair, or said a line of the chat (host): he can neither come back nor talk; or, where it is no ban, let him only get up. */
export interface Remove {
  type: 'remove';
  id: string;
  chair?: number | null;
  line?: number | null;
  ban?: boolean;
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

/** Report who sits at a chair, or said a line of the chat, to the host, or the host to who runs the server; once a table. */
export interface Report {
  type: 'report';
  id: string;
  reason: 'cheats' | 'name' | 'other' | 'rude' | 'stalls';
  chair?: number | null;
  line?: number | null;
  text?: string | null;
}

/** Somebody who was reported, as the host is told: why, and the last that he has said; who reports is not told. */
export interface Reported {
  at: number;
  seat: number;
  name: string;
  reason: string;
  text: string;
  lines: ChatLine[];
}

/** Give the match up: it is lost for me, and a bot plays on for the others. */
export interface Resign {
  type: 'resign';
  id: string;
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
  phrase?: 'phrase-again' | 'phrase-bluff' | 'phrase-bye' | 'phrase-hello' | 'phrase-hurry' | 'phrase-laugh' | 'phrase-luck' | 'phrase-not-me' | 'phrase-oops' | 'phrase-secret' | 'phrase-suspicion' | 'phrase-thanks' | 'phrase-wait' | 'phrase-watching' | 'phrase-well-played' | null;
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

/** The rating of a seat with its doubt, half of the 95 % interval; `before` the match, where one is shown. */
export interface SeatRating {
  seat: number;
  rating: [number, number];
  before?: [number, number] | null;
}

/** How strong who sits at a rated table is: people and bots that were measured; a newcomer by what nobody knows. */
export interface SeatRatings {
  seats: SeatRating[];
}

/** Who sat at a seat in the match on the table: afterwards the chair may be somebody else's. */
export interface Seated {
  seat: number;
  who: 'bot' | 'guest' | 'open';
  name: string | null;
  bot: string | null;
  face: string | null;
  resigned: boolean;
}

/** Who shall sit at a chair. */
export interface Seating {
  who: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
  face?: string | null;
}

/** What a device commits to, in the round of this commitment of the server's. */
export interface SeedCommitment {
  round: string;
  commitment: string;
  device?: string | null;
}

/** Decide who shall sit at a chair (host, between games). */
export interface SetChair {
  type: 'chair';
  id: string;
  chair: number;
  seating: Seating;
}

/** What the next match is played by, and with how many chairs (host, between games). */
export interface SetTerms {
  type: 'terms';
  id: string;
  options: { [key: string]: any };
  seats: number;
  public: boolean;
  patience: number | null;
  coach: boolean;
  clock: 'day' | 'days' | 'hour' | 'none' | 'quick' | 'rapid' | 'relaxed';
  rated?: boolean;
  watch?: number | null;
}

/** A report is dealt with (host). */
export interface Settle {
  type: 'settle';
  id: string;
  at: number;
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

/** Sit down at an open chair, or between games at a bot's. */
export interface Sit {
  type: 'sit';
  id: string;
  chair?: number | null;
  invite?: string | null;
  shuffle?: SeedCommitment | null;
}

/** By which address others reach this server, and who does: everybody, who is in this house, or nobody else. */
export interface Site {
  url: string;
  reaches: 'device' | 'everybody' | 'house';
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
  ratings?: GameRating[];
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

/** Let who sits at two chairs change places (host, between games). */
export interface Swap {
  type: 'swap';
  id: string;
  chair: number;
  other: number;
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
  seated?: Seated[];
  finish?: number[];
  closed?: Closing | null;
  host?: number | null;
  rated?: boolean;
  watch?: number | null;
  tournament?: string | null;
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
  pace?: string;
  left?: { [key: string]: number };
  rated?: boolean;
  watch?: number | null;
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

/** How a table ended that does not end: who shares the win; nobody, if the list is empty. */
export interface TournamentDecision {
  table: string;
  winners?: number[];
}

/** Who plays no further rounds: I, or (as the host says) the player of a number. */
export interface TournamentLeave {
  player?: number | null;
}

/** Tournaments that I host or play in, the last one first. */
export interface TournamentList {
  tournaments: TournamentSummary[];
}

/** The id of a new tournament. */
export interface TournamentMade {
  tournament: string;
}

/** How somebody stands; `active`: plays the next round. */
export interface TournamentPlayer {
  number: number;
  name: string | null;
  face: string | null;
  active: boolean;
  place: number;
  points: number;
  wins: number;
  opponents: number;
  played: number;
  byes: number;
}

/** A round as it was drawn. */
export interface TournamentRound {
  tables: TournamentTable[];
  byes: number[];
}

/** A tournament as it stands, and what I am in it: its host, a player (`me`), with a table that waits (`mine`). */
export interface TournamentState {
  id: string;
  title: string;
  game: string;
  options: { [key: string]: any };
  size: number;
  rounds: number;
  system: 'all' | 'swiss';
  bots: string | null;
  clock: string;
  coach: boolean;
  hosted_by: string | null;
  host: boolean;
  me: number | null;
  mine: string | null;
  players: TournamentPlayer[];
  drawn: TournamentRound[];
  finished: boolean;
  version: number;
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string;
  title: string;
  game: string;
  players: number;
  round: number;
  rounds: number;
  finished: boolean;
  host: boolean;
}

/** A table of a round: players by their numbers (null: a bot), and how it ended (null: not yet). */
export interface TournamentTable {
  table: string;
  seats: (number | null)[];
  payoffs: number[] | null;
  decided: boolean;
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

/** How far a tutorial is: what is said now, and the action that is being explained (null: wait). `scene` is said while a scene covers the board; `point` is what `say` speaks of, as a selector of the game's page. */
export interface TutorialState {
  step: number;
  steps: number;
  say: News | null;
  action: any;
  scene?: News | null;
  point?: string | null;
  quick?: boolean;
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
  beat?: number | null;
}

/** What one socket is at a table. */
export interface You {
  seat: number;
  mine: number[];
  host: boolean;
  invites: { [key: string]: string };
  turns: number[];
  barred?: number;
  asking?: Asking[];
  asked?: boolean;
  reports?: Reported[];
  reported?: boolean;
}

export type FromClient = Act | Undo | Explain | Advise | Say | Sit | SetChair | Start | Leave | Look | Back | Again | Ping | Shuffle | Open | Remove | Mute | Forgive | Ask | Admit | Decline | Swap | SetTerms | HandOver | Resign | Finish | Report | Settle;

export type ToClient = Welcome | TableUpdate | TurnUpdate | Done | Refused | Explained | Advised | ChatLine | Moving;
