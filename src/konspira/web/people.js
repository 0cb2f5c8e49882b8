// The people at a table: what they are called and which face they have. A bot looks like a bot.
/** @import { Chair, GameInfo, Person, Seated, Speaker, TableState } from './types/page.js' */

/** @typedef {Pick<Chair | Seated, 'seat' | 'who' | 'name' | 'face'>} Sitting */

const BOT_FACES = 7;

/** The faces that people choose from, as the server knows them (server/faces.py). */
export const FACES = [
  'fox', 'owl', 'badger', 'wren', 'lynx', 'otter', 'hedgehog', 'marten', 'crane', 'beaver', 'magpie', 'elk',
  'glasses', 'moustache', 'scarf', 'beard', 'newspaper', 'plant', 'bob', 'veil', 'monocle', 'pipe', 'mask', 'beret',
  'diver', 'cook',
];

/** The symbol of a face. @param {string | null | undefined} face */
export const faceSymbol = (face) => `face-${face ?? 'plant'}`;

/** The symbol of the bot at a seat. @param {number} seat */
export const botFace = (seat) => `bot-${seat % BOT_FACES + 1}`;

/**
 * What the bot at a seat is called: a name of the workshop, that no person at the table has.
 * @param {number} seat
 * @param {Speaker} speak
 * @param {(string | null)[]} [taken]
 */
export function botAt(seat, speak, taken = []) {
  const names = speak.say('bot-names').split(',').map((name) => name.trim());
  const name = names[seat % names.length];
  return taken.some((one) => one?.toLowerCase() === name.toLowerCase()) ? `${name} ${seat + 1}` : name;
}

/** The name of a chair. @param {Sitting} chair @param {Speaker} speak @param {(string | null)[]} [taken] */
export function nameOf(chair, speak, taken) {
  if (chair.name) return chair.name;
  if (chair.who === 'bot') return botAt(chair.seat, speak, taken);
  return speak.say(chair.who === 'guest' ? 'guest-somebody' : 'chair-open');  // who was deleted has no name any more
}

/** The symbol of a chair. @param {Sitting} chair */
export function faceOf(chair) {
  if (chair.who === 'open') return 'chair';
  return chair.who === 'bot' ? botFace(chair.seat) : faceSymbol(chair.face);
}

/** Everybody at a table, by seat. @param {Chair[]} chairs @param {Speaker} speak @returns {Person[]} */
export const people = (chairs, speak) => chairs.map((chair) => ({
  ...chair, name: nameOf(chair, speak, chairs.map(({ name }) => name)), face: faceOf(chair),
  gone: chair.who === 'guest' && !chair.present,
}));

/**
 * Who sat where in the match on the table: while it is played whoever sits there, afterwards whoever sat there.
 * @param {TableState} table
 * @returns {Chair[]}
 */
export function sitting({ state, chairs, seated = [] }) {
  if (state !== 'over' || !seated.length) return chairs;
  return seated.map((one) => ({ ...one, present: chairs[one.seat]?.present ?? false, stand_in: false }));
}

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

/**
 * How strong a bot is that sits down, and whom it takes after: levels have characters, and nobody is told of the calm.
 * @param {string} bot
 * @param {string} character
 * @param {Speaker} speak
 */
export const botWith = (bot, character, speak) => (bot.startsWith('level-') && character !== 'calm'
  ? `${botName(speak, bot)}, ${speak.say(`character-${character}`)}` : botName(speak, bot));
