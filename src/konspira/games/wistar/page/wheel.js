// The wheel of actions, with the chiefs that stand on it: where yours went ends your turn, and he asks no more.
import { html } from '/web/vendor/preact.js';
import { At, CARD_ART } from './art.js';
import { CARDS, UNKNOWN, within } from './pieces.js';
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

/**
 * The picture; a section that may be chosen can be tapped there too (its button stands below).
 * @param {{view: View, may: Set<string>, onPick: (card: string) => void, speak: Speaker}} props
 */
export function Wheel({ view, may, onPick, speak }) {
  return html`<svg class="ring" viewBox="0 0 200 200" role="img" aria-label=${speak.say('wistar-page-wheel', {
    his: SECTIONS.filter((_, i) => standing(view, i).his).map((name) => speak.say(`wistar-card-${name}`)).join(', ')
      || '–',
    yours: CARDS.filter((_, i) => standing(view, i).yours).map((name) => speak.say(`wistar-card-${name}`)).join(', ')
      || '–',
  })}>
    ${ring(view).map((section, place) => {
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
    <g class=${may.has(CARDS[COTTAGE]) ? 'may' : ''} onClick=${() => may.has(CARDS[COTTAGE]) && onPick(CARDS[COTTAGE])}>
      <circle cx=${MIDDLE} cy=${MIDDLE} r=${HUB - 4} class="hub"/>
      <${At} name="cottage" x=${MIDDLE - 15} y=${MIDDLE - 18} size=${30} color="#16203A"/></g></svg>`;
}
