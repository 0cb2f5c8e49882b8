// The pieces of GRA as the view names them. Data only; tests/web/test_weight.py holds it against pieces.py.
/** @import { Derived, View } from './view.js' */
/** A card by its two values, the one that is up first. @typedef {[number, number]} Ends */

const FACES = [1, 2, 3, 4, 5, 6];
/** @type {Ends[]} */
const PAIRS = FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => [one, other]));

/** The two ends of each of the thirty cards. */
export const CARDS = [...PAIRS, ...PAIRS];
export { FACES };

export const TURNING = 0, BIDDING = 1, OVER = 2;
export const COUNTER = 1;

/** Most cards in a hand. */
export const HAND = 5;

/** Is a seat in a bit set? @param {number} bits @param {number} seat */
export const within = (bits, seat) => seat >= 0 && Boolean((bits >> seat) & 1);

/**
 * Cards as `[up, down]`, from their numbers and which of them show their second end.
 * @param {number[]} cards
 * @param {number} howMany
 * @param {number} up
 * @returns {Ends[]}
 */
export const ends = (cards, howMany, up) => Array.from({ length: howMany }, (_, i) => {
  const [first, second] = CARDS[cards[i]];
  return (up >> i) & 1 ? [second, first] : [first, second];
});

/** My own cards, as they lie now; before I have chosen, as they were drawn. @param {View} view */
export const mine = (view) => (within(view.playing, view.seat) && view.phase !== OVER
  ? ends(view.card, view.hand[view.seat], Math.max(view.up, 0)) : []);

/**
 * What a seat showed at the last showdown, and whether each card counted for the bid.
 * @param {{view: View, derived: Derived}} turn
 * @param {number} seat
 */
export const shown = ({ view, derived }, seat) =>
  ends(view.shown_card[seat], view.shown_hand[seat], view.shown_up[seat])
    .map((card, i) => ({ ends: card, counts: within(derived.counted[seat], i) }));
