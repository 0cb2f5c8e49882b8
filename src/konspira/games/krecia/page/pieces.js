// The pieces of Krecia robota as the view names them.
// Data only; tests/web/test_krecia_pieces.py holds it against the rules'
// own.
/** @import { Derived, View } from './view.js' */
/** @type {('yellow' | 'pink' | 'green' | 'blue')[]} */
export const COLOURS = ['yellow', 'pink', 'green', 'blue'];
export const SUITS = ['key', 'mask', 'glass', 'umbrella'];
export const VALUES = 13, LARRY = 2, NOBODY = -1, EMPTY = -1, UNKNOWN = -1, SEATS = 5;
export const ALLYING = 'allying', CHOOSING = 'choosing', PLAYING = 'playing', LARRYS = 'larrys', VOTING = 'voting';
export const OVER = 'over', JUDGING = 'judging', OBJECTING = 'objecting';
export const ROLES = [
  'agent', 'mole', 'wired', 'paranoid', 'daredevil', 'decoy', 'accomplice', 'shady', 'sleeper', 'professor_no', 'blank',
];

/**
 * Which drawing shows what a mission asks for: its conditions as they stand in the options, and the trump where the
 * drawing has one.
 */
export const PICTURES = /** @type {{[asks: string]: string}} */ ({
  '1.0.7.13.0': 'm01', '6.4.0.0.0': 'm02', '9.0.0.0.0': 'm03', '11.0.1.0.0': 'm04', '13.0.0.0.0 yellow': 'm05',
  '3.6.0.0.0': 'm06',
  '1.0.1.6.0': 'm07', '6.1.0.0.0': 'm08', '10.0.0.0.0': 'm09', '11.0.0.0.0': 'm10', '3.0.1.0.0': 'm11',
  '7.4.0.0.0': 'm12',
  '1.0.4.10.0': 'm13', '6.2.0.0.0': 'm14', '8.4.0.0.0': 'm15', '12.0.1.1.0': 'm16', '15.0.18.24.30': 'm17',
  '3.6.1.0.0': 'm18',
  '3.0.0.0.0': 'm19', '6.3.0.0.0': 'm20', '8.1.0.0.0': 'm21', '13.0.1.1.0 blue': 'm22', '16.0.24.32.40': 'm23',
  '1.7.1.9.0': 'm24',
  '5.3.0.0.0': 'r1', '14.0.2.5.0': 'r2', '5.4.0.0.0|6.4.0.0.0': 'r3', '5.5.0.0.0': 'r4',
});

/**
 * The drawing of a mission, or null for one that an owner has written.
 * @param {View} view
 * @param {number} number
 * @returns {string | null}
 */
export function picture({ options }, number) {
  if (within(options.in_words ?? 0, number)) return null;
  const asks = options.condition[number].filter(([kind]) => kind > 0).map((row) => row.join('.')).join('|');
  return PICTURES[asks] ?? PICTURES[`${asks} ${COLOURS[options.trump[number]]}`] ?? null;
}

/** The role of a place by its number, UNKNOWN where I do not know it. @param {View} view @param {number} place */
export const roleOf = ({ role }, place) => ROLES.findIndex((one) => one === role[place]);

/** Is a mission in words being judged? @param {View} view */
export const judging = ({ phase }) => phase === JUDGING || phase === OBJECTING;

/** A bit set as a list; a hand has more bits than a shift can reach. @param {number} bits @returns {number[]} */
export function members(bits) {
  const found = [];
  for (let i = 0, rest = bits; rest > 0; i += 1, rest = Math.floor(rest / 2)) if (rest % 2) found.push(i);
  return found;
}

/** Is a place in a bit set? @param {number} bits @param {number} place */
export const within = (bits, place) => place >= 0 && Math.floor(bits / 2 ** place) % 2 === 1;

/** @param {number} card */
export const suit = (card) => Math.floor(card / VALUES);
/** @param {number} card */
export const value = (card) => (card % VALUES) + 1;

/** The card that an action plays. @param {{colour: string, value: number}} card */
export const cardOf = ({ colour, value: worth }) => COLOURS.findIndex((one) => one === colour) * VALUES + worth - 1;

/** @param {View} view @param {number} place */
export const isLarry = ({ options }, place) => options.seats === 2 && place === LARRY;

/** A place as an argument of a sentence. @param {View} view @param {number} place */
export const named = (view, place) => (isLarry(view, place) ? { id: 'krecia-larry' } : place);

/** A place out of a sentence. @param {any} seat @returns {number | undefined} */
export const placed = (seat) => (seat?.id === 'krecia-larry' ? LARRY : seat);

/**
 * The cards of a trick in the order of play; `raised` is the colour that a token makes of one.
 * @param {{view: View, derived: Derived}} turn
 * @param {number} trick
 */
export const laid = ({ view, derived }, trick) => view.card[trick].filter((card) => card !== EMPTY)
  .map((card, i) => ({
    place: derived.order[view.led[trick]][i], card, order: i + 1,
    raised: within(view.raised[trick], i) ? derived.raised_to[trick] : NOBODY,
  }));

/** The last trick that somebody has taken, or -1. @param {View} view */
export const lastTrick = (view) => view.won.findLastIndex((place) => place !== NOBODY);

/** My hand, by colour and value. @param {View} view */
export const mine = (view) => (view.seat >= 0 ? members(view.hand[view.seat]) : []);

/** Whom a seat has pointed at: one or two places, or nobody. @param {View} view @param {number} seat */
export const pointed = (view, seat) => (view.vote[seat] === EMPTY ? []
  : [...new Set([Math.floor(view.vote[seat] / SEATS), view.vote[seat] % SEATS])]);

/** The trump of the current mission. @param {View} view @param {number} [trick] */
export const trump = (view, trick = view.trick) => view.options.trump[view.mission[trick]];

/** @type {{[places: number]: string[]}} */
const SIDES = { 3: ['w', 'e'], 4: ['w', 'n', 'e'], 5: ['w', 'nw', 'ne', 'e'] };

/**
 * Where everybody sits, from the eyes of a seat (a spectator's are those of the first one): `{place: side}`, in turn
 * order.
 * @param {View} view
 * @returns {{[place: string]: string}}
 */
export function sides({ options, seat }) {
  const me = Math.max(seat, 0);
  const others = options.seats === 2 ? [1 - me, LARRY]
    : Array.from({ length: options.seats - 1 }, (_, i) => (me + 1 + i) % options.seats);
  return Object.fromEntries([[me, 's'], ...others.map((place, i) => [place, SIDES[options.places][i]])]);
}

/** Is Professor No sought? For sentences that decline the name. @param {Derived} derived */
export const professor = ({ sought }) => (ROLES[sought] === 'professor_no' ? 'yes' : 'no');

/** All places, mine first. @param {View} view */
export const places = ({ options, seat }) => Array.from({ length: options.places }, (_, i) => (options.seats === 2
  ? [Math.max(seat, 0), 1 - Math.max(seat, 0), LARRY][i] : (Math.max(seat, 0) + i) % options.seats));
