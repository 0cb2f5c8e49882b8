// What the server says of the board in sentences: the page takes from there what would need the rules to know.
import { placed, professor, ROLES } from './pieces.js';
/** @import { Story } from '/web/types/page.js' */
/** @import { Turn } from './view.js' */

/**
 * The last sentence with a name: on the board as text, else told in the story (a replay has no board as text).
 * @param {Turn} turn
 * @param {Story} story
 * @param {string} onBoard
 * @param {string} [told]
 */
function sentence(turn, story, onBoard, told = onBoard) {
  return turn.board?.findLast(({ id }) => id === onBoard)
    ?? story?.flatMap(({ news }) => news).findLast(({ id }) => id === told);
}

/** What the current mission asks for. @param {Turn} turn @param {Story} story */
export const missionSaid = (turn, story) =>
  sentence(turn, story, 'krecia-board-mission', 'krecia-chooses')?.args?.mission;

/** The two missions that I choose from. @param {Turn} turn @param {Story} story */
export function drawnSaid(turn, story) {
  const drawn = sentence(turn, story, 'krecia-drawn');
  return drawn ? [drawn.args?.one, drawn.args?.two] : [];
}

/** The mission of the last trick. @param {Turn} turn @param {Story} story */
export const lastSaid = (turn, story) => sentence(turn, story, 'krecia-board-last', 'krecia-chooses')?.args?.mission;

/** The missions that were fulfilled. @param {Turn} turn */
export const doneSaid = (turn) => (turn.board ?? []).filter(({ id }) => id === 'krecia-board-done-one')
  .map(({ args }) => args?.mission);

/** Who would take the trick as it lies. @param {Turn} turn */
export const holder = (turn) => placed(turn.board?.find(({ id }) => id === 'krecia-then-holds')?.args?.seat);

/** How many cards a seat holds. @param {Turn} turn @param {number} seat */
export const cardsOf = (turn, seat) =>
  turn.board?.find(({ id, args }) => id === 'krecia-board-hand' && args?.seat === seat)?.args?.cards;

/** How many cards Larry's deck has. @param {Turn} turn */
export const deckOf = (turn) => turn.board?.find(({ id }) => id === 'krecia-board-deck')?.args?.cards;

/**
 * What a role does, in sentences; the blank one is put together by its words.
 * @param {Turn} turn
 * @param {Story} story
 * @param {number} role
 */
export function about(turn, story, role) {
  if (ROLES[role]
    !== 'blank') return [{
      id: `krecia-about-${ROLES[role]}${turn.view.options.seats === 2 ? '-two' : ''}`,
      args: { professor: professor(turn.derived) },
    }];
  return blankSaid(turn, story);
}

const BLANK = [
  'goal', 'goal-revealed', 'open', 'free', 'no-tokens', 'limit', 'reveal', 'votes', 'text',
].map((word) => `krecia-blank-${word}`);

/** What the blank role says, to everyone. @param {Turn} turn @param {Story} story */
export const blankSaid = (turn, story) =>
  (turn.board ?? story?.flatMap(({ news }) => news) ?? []).filter(({ id }) => BLANK.includes(id));

/** What only this seat may know is told in its pocket, never on the paper that lies open. */
export const PRIVATE = new Set([
  'krecia-my-role', 'krecia-partner-role', 'krecia-drawn', 'krecia-three', 'krecia-put-back',
  ...ROLES.map((role) => `krecia-about-${role}`), 'krecia-about-agent-two', 'krecia-about-mole-two',
]);

const AFTER = new Set([
  'krecia-takes', 'krecia-takes-none', 'krecia-partner-pays', 'krecia-revealed', 'krecia-steals', 'krecia-fulfilled',
  'krecia-failed', 'krecia-judges', 'krecia-object', 'krecia-unjudged',
]);

/** What was told when the last trick was taken, and judged if it was for somebody to judge. @param {Story} story */
export function aftermath(story) {
  const moments = story ?? [], last = moments.findLastIndex(({ news }) => news.some(({ id }) => AFTER.has(id)));
  const before = moments.slice(0, last + 1);
  const first = before.findLastIndex(({ news }) => news.some(({ id }) => id === 'krecia-chooses'));
  return before.slice(first + 1).flatMap(({ news }) => news.filter(({ id }) => AFTER.has(id)));
}
