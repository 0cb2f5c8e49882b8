// Where things stand on the drawing of the city, 390 by 430: the ring road, the houses round it, the frame with the
// score track.
import { LAST } from './pieces.js';

/**
 * Where something stands: how big, with how many others and whether first of them, and a number that the track has no
 * field for.
 * @typedef {{x: number, y: number, size?: number, of?: number, first?: boolean, number?: number}} Spot
 */

export const WIDE = 390, HIGH = 430;
const MIDDLE = { x: 195, y: 216 }, STOPS = 12, FIRST = 195;
/** @param {number} degrees */
const radians = (degrees) => degrees * Math.PI / 180;

/** A point of an ellipse round the park. @param {number} angle @param {number} rx @param {number} ry */
const round = (angle, rx, ry) => ({
  x: MIDDLE.x + rx * Math.cos(radians(angle)), y: MIDDLE.y + ry * Math.sin(radians(angle)),
});
/** @param {number} place */
const angle = (place) => FIRST + 360 / STOPS * place;

/** Where a pawn stands that is alone in front of a building. @param {number} place */
export const stop = (place) => round(angle(place), 88, 105);

/** The middle of each building, as it is drawn. */
export const HOUSES = [
  [60, 177], [96, 107], [159, 66], [231, 66], [294, 107], [330, 177], [330, 259], [294, 329], [231, 370], [159, 370],
  [96, 329], [60, 259],
].map(([x, y]) => ({ x, y }));

/** How several pawns share a stop: the first ones in front. */
const CROWDS = [
  [], [[0, 0]], [[-12, 0], [12, 0]], [[-17, 4], [17, 4], [0, -8]], [[-12, 8], [12, 8], [-12, -12], [12, -12]],
  [[-10, 8], [10, 8], [-19, -10], [19, -10], [0, -14]], [[0, 9], [-19, 7], [19, 7], [-19, -12], [19, -12], [0, -14]],
  [[-10, 7], [10, 7], [-29, 6], [29, 6], [-19, -12], [19, -12], [0, -16]],
];
const INWARD = [0, 0, 1, 4, 6, 8, 10, 12];  // a crowd stands further from the houses

/**
 * Where each pawn stands, given the place of each on the ring: `{x, y, size, of}` by agent.
 * @param {Map<number, number>} places
 * @returns {Map<number, Spot>}
 */
export function pawns(places) {
  const at = new Map();
  for (const place of new Set(places.values())) {
    const here = [...places.keys()].filter((agent) => places.get(agent) === place);
    const middle = stop(place), size = here.length > 4 ? 0.84 : here.length > 1 ? 0.92 : 1;
    const far = Math.hypot(middle.x - MIDDLE.x, middle.y - MIDDLE.y), in_ = INWARD[here.length] / far;
    here.forEach((agent, i) => {
      const [dx, dy] = CROWDS[here.length][i];
      at.set(agent, {
        x: middle.x + (MIDDLE.x - middle.x) * in_ + dx, y: middle.y + (MIDDLE.y - middle.y) * in_ + dy, size,
        of: here.length, first: i === 0,
      });
    });
  }
  return at;
}

/**
 * The stops between two places, the shorter way round; both ends left out.
 * @param {number} from
 * @param {number} to
 */
export function between(from, to) {
  const ahead = (to - from + STOPS) % STOPS, step = ahead <= STOPS / 2 ? 1 : -1;
  const count = step > 0 ? ahead : STOPS - ahead;
  return Array.from({ length: Math.max(count - 1, 0) }, (_, i) => stop((from + step * (i + 1) + STOPS) % STOPS));
}

/**
 * The line of an arrow for some steps forward, outside the pawns, and where its head is.
 * @param {number} from
 * @param {number} steps
 */
export function arrow(from, steps) {
  const first = angle(from) + 9, last = angle(from) + 360 / STOPS * steps - (steps > 1 ? 8 : 9);
  const count = Math.max(2, Math.ceil((last - first) / 5));
  const points = Array.from({ length: count + 1 }, (_, i) => round(first + (last - first) * i / count, 108, 125));
  const [before, end] = points.slice(-2);
  return {
    line: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, end,
    turn: Math.atan2(end.y - before.y, end.x - before.x) * 180 / Math.PI,
  };
}

/** The field of a score: the start in a corner, ten fields a side. @param {number} score */
export function field(score) {
  const side = Math.floor(score / 10), i = score % 10;
  const across = (/** @type {number} */ k) => (k === 0 ? 12 : 45.35 + 42.75 * (k - 1));
  const along = (/** @type {number} */ k) => (k === 0 ? 12 : 43.1 + 38.2 * (k - 1));
  if (side === 0) return i === 9 ? { x: 378, y: 12, flat: true } : { x: across(i), y: 12, flat: true };
  if (side === 1) return { x: 378, y: along(i + 1), flat: false };
  if (side === 2) return i === 0 ? { x: 378, y: 418, flat: true }
    : i === 9 ? { x: 12, y: 418, flat: true } : { x: across(9 - i), y: 418, flat: true };
  return { x: 12, y: along(10 - i), flat: false };
}

/**
 * Where each marker lies, given the score of each: `{x, y, size, number}`; a number where the track has no field for
 * it.
 * @param {Map<number, number>} scores
 * @returns {Map<number, Spot>}
 */
export function markers(scores) {
  const at = new Map(), off = { below: 0, past: 0 };
  for (const score of new Set(scores.values())) {
    const here = [...scores.keys()].filter((agent) => scores.get(agent) === score);
    if (score < 0 || score > LAST) {
      here.forEach((agent) => {
        const i = score < 0 ? off.below++ : off.past++;
        at.set(agent, score < 0 ? { x: 40 + 34 * i, y: 38, size: 1, number: score }
          : { x: 40, y: 66 + 30 * i, size: 1, number: score });
      });
      continue;
    }
    const { x, y, flat } = field(score), many = here.length > 2, size = many ? 0.68 : 1;
    const columns = many ? Math.ceil(here.length / 2) : here.length, pace = many ? 14 : 16;
    here.forEach((agent, i) => {
      const along = (Math.floor(many ? i / 2 : i) - (columns - 1) / 2) * pace, aside = many ? (i % 2 ? 6.5 : -6.5) : 0;
      at.set(agent, flat ? { x: x + along, y: y + aside, size } : { x: x + aside, y: y + along, size });
    });
    if (flat && columns > 1) shove(here, at, x);
  }
  return at;
}

/**
 * Markers in a corner are pushed together into the frame.
 * @param {number[]} here
 * @param {Map<number, Spot>} at
 * @param {number} x
 */
function shove(here, at, x) {
  const spots = here.flatMap((agent) => at.get(agent) ?? []), xs = spots.map((spot) => spot.x);
  const push = x < 30 ? 12 - Math.min(...xs) : x > 360 ? 378 - Math.max(...xs) : 0;
  for (const spot of spots) spot.x += push;
}
