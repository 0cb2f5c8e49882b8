// The people at a table: what they are called and which face they have. A bot looks like a bot.
/** @import { Chair, GameInfo, Person, Speaker, TableState } from './types/page.js' */

const BOTS = ['Iwo', 'Ada', 'Czesio', 'Mela', 'Tadek', 'Hela', 'Gucio'];  // the same in every language, as names are
export const FACES = ['av1', 'av2', 'av3', 'av7', 'av5', 'av4', 'av6'];

/** What the bot at a seat is called. @param {number} seat */
export const botAt = (seat) => BOTS[seat % BOTS.length];

/** The name of a chair. @param {Chair} chair @param {Speaker} speak */
export function nameOf(chair, speak) {
  if (chair.name) return chair.name;
  return chair.who === 'bot' ? botAt(chair.seat) : speak.say('chair-open');
}

/** The symbol of a chair. @param {Chair} chair */
export function faceOf(chair) {
  if (chair.who === 'open') return 'chair';
  return chair.who === 'bot' ? 'bot' : FACES[chair.seat % FACES.length];
}

/** Everybody at a table, by seat. @param {TableState} table @param {Speaker} speak @returns {Person[]} */
export const people = (table, speak) => table.chairs.map((chair) => ({
  ...chair, name: nameOf(chair, speak), face: faceOf(chair),
  gone: chair.who === 'guest' && !chair.present,
}));

/**
 * The seats from mine on, mine first (a spectator sees them from the first).
 * @param {number} seats
 * @param {number} me
 */
export function around(seats, me) {
  return Array.from({ length: seats }, (_, i) => (Math.max(me, 0) + i) % seats);
}

/** The bots to choose from: by level where levels are measured, else all there are. @param {GameInfo} game */
export function botsOf(game) {
  const levels = game.bots.filter(({ name }) => name.startsWith('level-'));
  return levels.length ? levels : game.bots;
}

/** What a bot is called in a list. @param {Speaker} speak @param {string} bot */
export const botName = (speak, bot) => (speak.has(`bot-${bot}`) ? speak.say(`bot-${bot}`) : bot);
