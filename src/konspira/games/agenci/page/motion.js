// What moves in the city: only its transform changes, so that the drawing below is never painted again.
import { useLayoutEffect, useRef } from '/web/vendor/preact.js';
import { mayMove } from '/web/preferences.js';
import { WIDE } from './ring.js';
/** @import { Spot } from './ring.js' */

const LONGEST = 1500;  // milliseconds: nothing that moves keeps anybody waiting

/** @param {number} units */
const length = (units) => `calc(${units.toFixed(2)} * 100cqw / ${WIDE})`;

/**
 * A spot of the drawing as a transform; `size` 1 is the size a thing is drawn in.
 * @param {{x: number, y: number, size?: number}} spot
 */
export const at = ({ x, y, size = 1 }) => `translate(${length(x)}, ${length(y)}) translate(-50%, -50%) scale(${size})`;

/**
 * Let a thing go from where it was to where it is, by way of the spots between; a tempo is milliseconds a step.
 * @param {Spot & {of_: number, hops?: boolean}} spot
 * @param {(from: number, to: number) => {x: number, y: number}[]} ways
 * @param {number} tempo
 */
export function useMotion(spot, ways, tempo) {
  const thing = useRef(/** @type {HTMLElement | null} */ (null)), last = useRef(spot);
  const under = useRef(/** @type {Animation | null} */ (null));
  useLayoutEffect(() => {
    const from = last.current;
    last.current = spot;
    if ((from.x === spot.x && from.y === spot.y) || !mayMove()) return;
    const way = ways(from.of_, spot.of_), path = [from, ...way, spot];
    const frames = path.flatMap((one, i) => {
      const size = (i * (spot.size ?? 1) + (path.length - 1 - i) * (from.size ?? 1)) / (path.length - 1);
      const here = { ...one, size };
      const next = path[i + 1];
      return next && spot.hops
        ? [here, { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 - 9, size: size * 1.06 }] : [here];
    });
    under.current?.cancel();
    const duration = Math.min(LONGEST, tempo * (path.length - 1));
    under.current = thing.current?.animate(frames.map((one) => ({ transform: at(one) })),
      { duration, easing: 'ease-in-out' }) ?? null;
  }, [spot.x, spot.y]);
  return thing;
}
