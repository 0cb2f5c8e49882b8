// The wheel of actions, with the chiefs and workers of both sides: where your chief went ends your turn, and he asks no
// more.
import { html, useState } from '/web/vendor/preact.js';
import { load, save } from '/web/preferences.js';
import { Art, At, CARD_ART } from './art.js';
import { AREAS, CARDS, UNKNOWN, within } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

const SECTIONS = CARDS.slice(0, 6), COTTAGE = 6, RIM = 96, HUB = 34, MIDDLE = 100;

/** The sections clockwise, as far as that is known; else in the order of their names. @param {View} view */
function ring({ pack }) {
  const found = [0];
  while (found.length < SECTIONS.length) {
    const next = pack.clockwise[found[found.length - 1]];
    if (next === UNKNOWN || found.includes(next)) return SECTIONS.map((_, i) => i);
    found.push(next);
  }
  return found;
}

/** A point of the wheel. @param {number} angle in sections, from the top @param {number} radius */
function at(angle, radius) {
  const turn = (angle * Math.PI) / 3 - Math.PI / 2;
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)];
}

/** @param {number} place */
function sector(place) {
  const [a, b, c, d] = [at(place - 0.48, RIM), at(place + 0.48, RIM), at(place + 0.46, HUB), at(place - 0.46, HUB)];
  return `M${a}A${RIM} ${RIM} 0 0 1 ${b}L${c}A${HUB} ${HUB} 0 0 0 ${d}Z`;
}

/** Who stands in a section. @param {View} view @param {number} section */
export const standing = (view, section) => ({
  his: section === COTTAGE ? view.in_cottage : within(view.chiefs, section), yours: within(view.yours, section),
});

// -- my workers: they are mine to count, so this device keeps them -------------------------------------

const WORKERS = 'wistar-workers', MOST = 9;

/**
 * How many of my workers are in each area at a table, and a way to change it.
 * @param {string} table
 * @returns {[number[], (area: number, step: number) => void]}
 */
export function useWorkers(table) {
  const [kept, setKept] = useState(() => load(WORKERS, null));
  const counts = kept?.table === table ? kept.counts : AREAS.map(() => 0);
  return [counts, (area, step) => {
    const next = { table, counts: counts.map((/** @type {number} */ n, /** @type {number} */ i) =>
      (i === area ? Math.min(MOST, Math.max(0, n + step)) : n)) };
    save(WORKERS, next);
    setKept(next);
  }];
}

/**
 * @param {{counts: number[], change: (area: number, step: number) => void, speak: Speaker}} props
 */
export const Workers = ({ counts, change, speak }) => html`<ul class="workers">${AREAS.map((area, i) => {
  const label = speak.say('wistar-page-workers', { area: speak.say(`wistar-screen-area-${area}`) });
  return html`<li key=${area}>
    <small>${speak.say(`wistar-screen-area-${area}`)}</small>
    <button type="button" class="ed-chip" disabled=${counts[i] === 0} onClick=${() => change(i, -1)}
      aria-label=${`${label}: ${speak.say('wistar-page-worker-remove')}`}>−</button>
    <b class="tnum" role="img" aria-label=${`${label}: ${counts[i]}`}><${Art} name="rat"/>${counts[i]}</b>
    <button type="button" class="ed-chip" disabled=${counts[i] === MOST} onClick=${() => change(i, 1)}
      aria-label=${`${label}: ${speak.say('wistar-page-worker-add')}`}>+</button></li>`;
})}</ul>`;

/** Workers of one side in an area, where its two sections meet. @param {{x: number, y: number, count: number,
 *   fill: string}} props */
const Crew = ({ x, y, count, fill }) => (count > 0 ? html`<circle cx=${x} cy=${y} r="9" fill=${fill}/>
  <${At} name="rat" x=${x - 7} y=${y - 8} size=${9} color="#FCF6E9"/>
  <text x=${x + 3} y=${y + 5} font-size="10" font-weight="800" fill="#FCF6E9" text-anchor="middle">${count}</text>`
  : null);

/**
 * The picture; a section that may be chosen can be tapped there too (its button stands below).
 * @param {{view: View, may: Set<string>, counts: number[], onPick: (card: string) => void, speak: Speaker}} props
 */
export function Wheel({ view, may, counts, onPick, speak }) {
  const order = ring(view);
  return html`<svg class="ring" viewBox="0 0 200 200" role="img" aria-label=${speak.say('wistar-page-wheel', {
    his: SECTIONS.filter((_, i) => standing(view, i).his).map((name) => speak.say(`wistar-card-${name}`)).join(', ')
      || '–',
    yours: CARDS.filter((_, i) => standing(view, i).yours).map((name) => speak.say(`wistar-card-${name}`)).join(', ')
      || '–',
  })}>
    ${order.map((section, place) => {
      const name = SECTIONS[section], [x, y] = at(place, 66), { his, yours } = standing(view, section);
      const [hx, hy] = at(place - 0.24, 84), [yx, yy] = at(place + 0.24, 84);
      return html`<g key=${name} class=${may.has(name) ? 'may' : ''} onClick=${() => may.has(name) && onPick(name)}>
        <path d=${sector(place)}/>
        <${At} name=${CARD_ART[name]} x=${x - 13} y=${y - 13} size=${26} color="#16203A"/>
        ${his && html`<circle cx=${hx} cy=${hy} r="10" fill="#B2351C"/>
          <${At} name="chief" x=${hx - 7} y=${hy - 7} size=${14} color="#FCF6E9"/>`}
        ${yours && html`<circle cx=${yx} cy=${yy} r="10" fill="#155A5E"/>
          <${At} name="chief" x=${yx - 7} y=${yy - 7} size=${14} color="#FCF6E9"/>`}</g>`;
    })}
    ${order.map((section, place) => {
      const area = view.pack.area[section], next = order[(place + 1) % order.length];
      if (view.pack.area[next] !== area) return null;
      const [hx, hy] = at(place + 0.4, 44), [yx, yy] = at(place + 0.6, 44);
      return html`<g key=${`crew-${area}`} class="crew"><${Crew} x=${hx} y=${hy} count=${view.rats[area]}
        fill="#B2351C"/><${Crew} x=${yx} y=${yy} count=${counts[area]} fill="#155A5E"/></g>`;
    })}
    <g class=${may.has(CARDS[COTTAGE]) ? 'may' : ''} onClick=${() => may.has(CARDS[COTTAGE]) && onPick(CARDS[COTTAGE])}>
      <circle cx=${MIDDLE} cy=${MIDDLE} r=${HUB - 4} class="hub"/>
      <${At} name="cottage" x=${MIDDLE - 15} y=${MIDDLE - 18} size=${30} color="#16203A"/>
      ${standing(view, COTTAGE).his && html`<circle cx=${MIDDLE - 12} cy=${MIDDLE + 18} r="8" fill="#B2351C"/>
        <${At} name="chief" x=${MIDDLE - 18} y=${MIDDLE + 12} size=${12} color="#FCF6E9"/>`}
      ${standing(view, COTTAGE).yours && html`<circle cx=${MIDDLE + 12} cy=${MIDDLE + 18} r="8" fill="#155A5E"/>
        <${At} name="chief" x=${MIDDLE + 6} y=${MIDDLE + 12} size=${12} color="#FCF6E9"/>`}</g></svg>`;
}
