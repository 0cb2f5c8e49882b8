// The farm as Krysobot knows it: where his explorer stands, which doors are left, which tasks lie open.
import { html } from '/web/vendor/preact.js';
import { At } from './art.js';
import { ROOMS, SLOTS_IN_ROOM, UNKNOWN, within } from './pieces.js';
/** @import { View } from './view.js' */

// Where a room lies, and the places in it: left, top (, size).
const PLAN = [
  { box: [10, 150, 54, 84], explorer: [17, 188], tent: [17, 188], mouse: [30, 160], tasks: [[14, 206], [38, 206]] },
  { box: [70, 118, 88, 116], explorer: [94, 142], tent: [76, 190], mouse: [126, 124], tasks: [[128, 202], [102, 202]] },
  { box: [70, 28, 140, 84], explorer: [96, 54], tent: [142, 36], mouse: [178, 34], tasks: [[180, 66], [152, 66]] },
  {
    box: [164, 118, 92, 116], explorer: [176, 142], tent: [167, 196], mouse: [226, 124],
    tasks: [[226, 204], [199, 204]],
  },
  {
    box: [262, 150, 94, 84], explorer: [286, 166], tent: [270, 198], mouse: [325, 157], tasks: [[328, 202], [302, 206]],
  },
  { box: [262, 88, 94, 56], explorer: [288, 97], tent: [264, 114], mouse: [328, 92], tasks: [[329, 117], [266, 116]] },
  {
    box: [216, 28, 140, 54], explorer: [238, 38], tent: [220, 50], mouse: [274, 30], tasks: [[272, 55], [246, 55]],
    cheese: [314, 34],
  },
];
// Where two rooms meet, and whether the wall between them stands upright.
/** @type {{[rooms: string]: [number, number, boolean]}} */
const WALLS = {
  AB: [67, 193, true], BD: [161, 173, true], BC: [123, 115, false], CD: [187, 115, false], DE: [259, 190, true],
  EF: [309, 147, false], FG: [309, 85, false],
  CG: [213, 60, true], DF: [259, 134, true],
};

/** All ways between rooms that are known. @param {{pack: View['pack']}} props */
function ways({ pack }) {
  return ROOMS.flatMap((_, one) => ROOMS.flatMap((__, other) => (other > one && within(pack.ways[one], other)
    ? [[one, other]] : [])));
}

/** @param {number} room */
const middle = (room) => { const [x, y, w, h] = PLAN[room].box; return [x + w / 2, y + h / 2]; };

/** @param {{x: number, y: number}} props */
function Door({ x, y }) {
  return html`<rect x=${x - 13} y=${y - 13} width="26" height="26" rx="4" fill="#8C3B26"/>
    <${At} name="door" x=${x - 10} y=${y - 10} size="20" color="#FCF6E9"/>`;
}

/**
 * A gap in the wall between two rooms, or a door in it. Rooms that do not meet in this drawing, but do in a taught box,
 * are joined by a line.
 * @param {{view: View, one: number, other: number}} props
 */
function Way({ view, one, other }) {
  const closed = within(view.pack.doors[one], other) && !within(view.gone[one], other);
  const meets = WALLS[ROOMS[one] + ROOMS[other]];
  if (!meets) {
    const [x1, y1] = middle(one), [x2, y2] = middle(other);
    return html`<path d=${`M${x1} ${y1}L${x2} ${y2}`} stroke="#16203A" stroke-width="4" stroke-linecap="round"
      stroke-dasharray="1 8"/>
      ${closed && html`<${Door} x=${x1 + 0.6 * (x2 - x1)} y=${y1 + 0.6 * (y2 - y1)}/>`}`;
  }
  const [x, y, upright] = meets;
  if (closed) return html`<${Door} x=${x} y=${y}/>`;
  return upright ? html`<rect x=${x - 5} y=${y - 13} width="10" height="26" fill="#F4E8D0"/>`
    : html`<rect x=${x - 13} y=${y - 5} width="26" height="10" fill="#F4E8D0"/>`;
}

/** @param {{view: View, slot: number, at: number[]}} props */
function Task({ view, slot, at: [x, y] }) {
  const open = within(view.face_up, slot), full = within(view.full, slot);
  return html`<${At} name="task" x=${x} y=${y} size="25" color=${open && !full ? '#155A5E' : '#A39A86'}/>
    ${within(view.cubed, slot) && html`<${At} name="cube" x=${x + 9} y=${y + 10} size="16"/>`}
    ${full && !within(view.cubed, slot) && html`
      <path stroke="#A92A12" stroke-width="4" d=${`M${x + 4} ${y + 4}l17 17m0-17l-17 17`}/>`}`;
}

/** @param {{view: View, room: number}} props */
function Room({ view, room }) {
  const { box: [x, y, w, h], explorer, tent, mouse, tasks, cheese } = PLAN[room], here = view.room === room;
  const lies = view.pack.cheese_room === room && !within(view.no_cheese, room);
  const fill = lies ? '#F6CF6B' : room === 0 ? '#B9D3A4' : here ? '#FFFDF6' : '#F4E8D0';
  const slots = Math.max(0, view.pack.slots[room]);
  return html`<rect x=${x} y=${y} width=${w} height=${h} rx=${room === 0 ? 8 : 3} fill=${fill}/>
    <circle cx=${x + 15} cy=${y + 15} r="11" fill="#16203A"/>
    <text x=${x + 15} y=${y + 20} font-size="14" fill="#FCF6E9" text-anchor="middle">${ROOMS[room]}</text>
    ${lies && html`<${At} name="cheese" x=${(cheese ?? mouse)[0]} y=${(cheese ?? mouse)[1]} size=${cheese ? 36 : 28}/>`}
    ${room > 0 && view.pack.zone[room] !== UNKNOWN && !within(view.no_mice, room) && html`
      <${At} name="mouse" x=${mouse[0]} y=${mouse[1]} size="26" color="#6B5344"/>`}
    ${Array.from({ length: slots },
      (_, i) => html`<${Task} key=${i} view=${view} slot=${room * SLOTS_IN_ROOM + i} at=${tasks[slots - 1 - i]}/>`)}
    ${within(view.tents, room) && html`<${At} name="tent" x=${tent[0]} y=${tent[1]} size="34" color="#B2351C"/>`}
    ${here && html`<circle cx=${explorer[0] + 20} cy=${explorer[1] + 20} r="25" fill="#FCF6E9" fill-opacity=".7"
      stroke="#B2351C" stroke-width="3" stroke-dasharray="5 4"/>
      <${At} name="explorer" x=${explorer[0]} y=${explorer[1]} size="40" color="#B2351C"/>`}`;
}

/** @param {{view: View, label: string}} props */
export const Farm = ({ view, label }) =>
  html`<svg class="ratboard" viewBox="0 0 366 250" role="img" aria-label=${label}>
    <rect width="366" height="250" rx="12" fill="#8DBB86"/>
    <path fill="#7DAE77" d="M0 200Q80 180 180 206T366 190V238Q366 250 354 250H12Q0 250 0 238Z"/>
    <path fill="#16203A" d="M64 22H362V240H64Z"/><path fill="#B2351C" d="M56 24 76 4H350L366 22V24Z"/>
    ${ROOMS.map((room, i) => html`<${Room} key=${room} view=${view} room=${i}/>`)}
    ${ways(view).map(([one, other]) => html`<${Way} key=${`${one}${other}`} view=${view} one=${one} other=${other}/>`)}
  </svg>`;
