// Krysobot's own board: cubes and beds that are still covered, chambers open, dug and to be dug, and what lies in them.
import { html } from '/web/vendor/preact.js';
import { Art, At } from './art.js';
import { AREAS, CHEESE, printed, RATS_IN_AREA, UNKNOWN } from './pieces.js';
/** @import { ComponentChildren, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

const WIDTH = 366, LEFT = 48, RIGHT = 318, ROWS = [186, 256];
const INK = '#16203A', PAPER = '#FCF6E9';

/**
 * @param {{x: number, y: number, size: number, fill?: string, start?: boolean, children: ComponentChildren}} props
 */
const Text = ({ x, y, size, fill = INK, start = false, children }) =>
  html`<text x=${x} y=${y} font-size=${size} fill=${fill} text-anchor=${start ? 'start' : 'middle'}>${children}</text>`;
/** @param {{x: number, y: number, r?: number, dark?: boolean, children: ComponentChildren}} props */
const Tag = ({ x, y, r = 10, dark = false, children }) =>
  html`<circle cx=${x} cy=${y} r=${r} fill=${dark ? INK : PAPER}/>
    <${Text} x=${x} y=${y + r * .38} size=${r + 2} fill=${dark ? PAPER : INK}>${children}<//>`;

/**
 * A row of places: the freed ones show what they are worth, on the others something still lies.
 * @param {{values: number[], freed: number, y: number, height: number, art: string, color?: string}} props
 */
function Places({ values, freed, y, height, art, color }) {
  const step = (WIDTH - 28 + 5) / values.length, width = step - 5;
  return values.map((value, i) => {
    const x = 14 + i * step;
    if (i < freed) return html`<rect x=${x} y=${y} width=${width} height=${height} rx="6" fill="#F9EFD6"/>
      <${Text} x=${x + width / 2} y=${y + height / 2 + 6} size="17">${printed(value)}<//>`;
    return html`<rect x=${x} y=${y} width=${width} height=${height} rx="6" fill="#CFB27B"/>
      <${At} name=${art} x=${x + width / 2 - 17} y=${y + 3} size="28" color=${color}/>
      <${Tag} x=${x + width - 9} y=${y + height - 8} r=${9}>${printed(value)}<//>`;
  });
}

/**
 * All chambers in the order in which they are dug, and what is in each.
 * @param {View} view
 * @returns {{kind: string, worth: number | string | null, points?: number}[]}
 */
function chambers(view) {
  const { pack, dug, beds, tiles } = view, full = beds + tiles;
  const open = pack.open_chambers === UNKNOWN ? Math.max(full - dug, 1) : pack.open_chambers;
  return Array.from({ length: open + pack.chamber_points.length }, (_, i) => {
    const number = i - open, worth = number >= 0 ? printed(pack.chamber_points[number]) : null;
    if (number >= dug) return { kind: 'earth', worth };
    if (i < beds) return { kind: 'bed', worth };
    if (i < full) return {
      kind: view.tile[i - beds] === CHEESE ? 'cheese' : 'mouse', points: view.tile_points[i - beds], worth,
    };
    return { kind: 'free', worth };
  });
}

/**
 * Where a chamber lies: along the upper row, then back along the lower one.
 * @param {number} i
 * @param {number} count
 */
function place(i, count) {
  const columns = Math.ceil(count / 2), gap = (RIGHT - LEFT) / Math.max(columns - 1, 1), low = i >= columns;
  const column = low ? 2 * columns - 1 - i : i;
  return { x: LEFT + column * gap, y: ROWS[low ? 1 : 0], rx: Math.min(38, gap * .46) };
}

/** @param {{i: number, count: number, chamber: ReturnType<typeof chambers>[number], speak: Speaker}} props */
function Chamber({ i, count, chamber, speak }) {
  const { x, y, rx } = place(i, count), { kind, worth, points } = chamber, ry = Math.min(28, rx * .8);
  if (kind === 'earth') {
    return html`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill="#8A6238" stroke="#3B2515" stroke-width="3"
      stroke-dasharray="6 5"/>
      <${At} name="pick" x=${x - rx * .72} y=${y - 12} size="23" color="#3B2515"/>
      <${Tag} x=${x + rx * .38} y=${y} r=${12}>${worth}<//>`;
  }
  const art = Math.min(38, rx * 1.1);
  return html`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill="#2A1A10"/>
    <ellipse cx=${x} cy=${y + 2} rx=${rx - 5} ry=${ry - 5} fill="#F3D69A"/>
    ${kind === 'free' && html`<${Text} x=${x} y=${y + 6} size="11" fill="#5A3E1B">${speak.say('wistar-page-free')}<//>`}
    ${kind === 'bed' && html`<${At} name="bed" x=${x - art / 2} y=${y - art / 2} size=${art} color="#8C3B26"/>`}
    ${points !== undefined && html`<${At} name=${kind} x=${x - art * .7} y=${y - art / 2 + 2} size=${art * .86}
      color="#6B5344"/><${Tag} x=${x + rx * .45} y=${y + 8} dark=${true}>${points}<//>`}
    ${worth !== null && html`<${Tag} x=${x + rx * .82} y=${y - ry * .75} r=${9}>${worth}<//>`}`;
}

/** @param {{view: View, speak: Speaker, label: string}} props */
export function Burrow({ view, speak, label }) {
  const found = chambers(view), count = found.length, last = place(count - 1, count);
  return html`<svg class="ratboard" viewBox="0 0 366 296" role="img" aria-label=${label}>
    <rect width="366" height="296" rx="12" fill="#E8D3A4"/>
    <${Text} x="14" y="22" size="12" start=${true}>${speak.say('wistar-page-cubes')}<//>
    <${Places} values=${view.pack.cube_points} freed=${view.cubes} y=${30} height=${40} art="cube"/>
    <${Text} x="14" y="90" size="12" start=${true}>${speak.say('wistar-page-beds')}<//>
    <${Places} values=${view.pack.bed_points} freed=${view.beds} y=${97} height=${36} art="bed" color="#5A3E1B"/>
    <path fill="#5B8C54" d="M0 146Q30 138 62 145T130 143T206 147T280 142T366 146V160H0Z"/>
    <path fill="#6E4A2C" d="M0 154Q60 148 120 154T240 153T366 154V284Q366 296 354 296H12Q0 296 0 284Z"/>
    <path fill="#5C3C22" d="M0 214Q90 206 180 214T366 212V284Q366 296 354 296H12Q0 296 0 284Z"/>
    <path fill="none" stroke="#3B2515" stroke-width="17" stroke-linecap="round"
      d=${`M24 150 48 186H318V256H${last.x}`}/>
    ${found.map((chamber, i) => html`<${Chamber} key=${i} i=${i} count=${count} chamber=${chamber} speak=${speak}/>`)}
  </svg>`;
}

/** What he has beside his board: rats by area, projects, doors. @param {{view: View, speak: Speaker}} props */
export function Beside({ view, speak }) {
  return html`<ul class="beside">
    ${AREAS.map((area, i) => html`<li key=${area}><span>${speak.say(`wistar-screen-area-${area}`)}</span>
      <span class="rats" role="img" aria-label=${String(view.rats[i])}>
        ${Array.from({ length: RATS_IN_AREA },
          (_, k) => html`<${Art} key=${k} name="rat" class=${k < view.rats[i] ? 'on' : ''}/>`)}</span></li>`)}
    <li><span>${speak.say('wistar-screen-projects')}</span><b><${Art} name="blueprint"/>${view.projects}</b></li>
    <li><span>${speak.say('wistar-page-doors')}</span><b><${Art} name="door"/>${view.doors}</b></li>
  </ul>`;
}
