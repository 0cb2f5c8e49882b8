// My side of the score, and the evenings that this device keeps: date, mix of difficulties, both scores and the margin.
import { html, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { load, save } from '/web/preferences.js';
import { Numbers } from './editors.js';
import { SCALES } from './pieces.js';
import { share } from './share.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */
/** @typedef {{id: string, date: string, mix: number[], his: number, mine: number}} Evening */

const LINES = ['game', 'places', 'mice', 'projects', 'rest'];
const KEPT = 'wistar-evenings', LEVELS = [0, 1, 2, 3], MOST = 200, SHOWN = 8;

/** @returns {Evening[]} */
const evenings = () => load(KEPT, []);

/** All legal mixes, from the easiest to the hardest: no two scales differ by 2 or more. */
export const MIXES = LEVELS.flatMap((a) => LEVELS.flatMap((b) => LEVELS.map((c) => [a, b, c])))
  .filter((mix) => Math.max(...mix) - Math.min(...mix) < 2)
  .sort((one, other) => sum(one) - sum(other) || (one.join() < other.join() ? -1 : 1));

/** @param {number[]} numbers */
function sum(numbers) { return numbers.reduce((total, n) => total + n, 0); }

/**
 * The sheet for me: my points line by line, the margin, and one button that answers him and keeps the evening.
 * @param {{view: View, id: string, his: number, busy: boolean, onAnswer: (more: boolean) => void,
 *   speak: Speaker}} props
 */
export function MySheet({ view, id, his, busy, onAnswer, speak }) {
  const [points, setPoints] = useState(/** @type {number[]} */ (LINES.map(() => 0)));
  const mine = sum(points), margin = mine - his;
  const keep = () => {
    const evening = { id, date: new Date().toISOString().slice(0, 10), mix: view.options.difficulty, his, mine };
    save(KEPT, [...evenings().filter((one) => one.id !== id), evening].slice(-500));
    onAnswer(margin > 0);
  };
  return html`<div class="my-sheet ed-card">${LINES.map((name, i) => html`<${Numbers} key=${name}
    label=${speak.say(`wistar-mine-${name}`)} value=${points[i]} most=${MOST}
    onChange=${(/** @type {number} */ n) => setPoints(points.map((one, k) => (k === i ? n : one)))}/>`)}
    <p class="sum"><b>${speak.say('wistar-mine-total', { mine, his })}</b>
      <span>${speak.say(margin > 0 ? 'wistar-mine-ahead' : 'wistar-mine-behind', { margin: Math.abs(margin) })}</span>
    </p>
    <button type="button" class="btn go wide" disabled=${busy || mine === 0} onClick=${keep}>
      <${Icon} name="i-check"/>${speak.say('wistar-mine-keep')}</button></div>`;
}

/** How each mix went: won, or the best margin so far. @param {Evening[]} kept @param {number[]} mix */
function standing(kept, mix) {
  const played = kept.filter((one) => one.mix.join() === mix.join());
  return { played: played.length, best: played.length ? Math.max(...played.map(({ mine, his }) => mine - his)) : null };
}

/** An evening in a line, and as a picture. @param {{evening: Evening, speak: Speaker}} props */
function One({ evening, speak }) {
  const { date, mix, his, mine } = evening, [saved, setSaved] = useState(false);
  const told = speak.say('wistar-evenings-one', {
    date, mix: mix.join('·'), mine, his, margin: mine - his > 0 ? `+${mine - his}` : mine - his,
  });
  return html`<li><span aria-hidden="true">${mine > his ? '✓' : '–'}</span><span>${told}</span>
    <button type="button" class="btn s quiet" onClick=${() => share(evening, speak).then(setSaved).catch(() => {})}
      aria-label=${`${speak.say('wistar-evenings-share')}: ${told}`} title=${speak.say('wistar-evenings-share')}>
      <${Icon} name="i-share"/></button>
    ${saved && html`<small role="status">${speak.say('wistar-evenings-saved')}</small>`}</li>`;
}

/**
 * The evenings so far, and a ladder over all mixes with what to try next.
 * @param {{speak: Speaker}} props
 */
export function Evenings({ speak }) {
  const kept = evenings();
  if (kept.length === 0) return null;
  const won = kept.filter(({ mine, his }) => mine > his), hardest = Math.max(-1, ...won.map(({ mix }) => sum(mix)));
  const next = MIXES.find((mix) => sum(mix) > hardest && (standing(kept, mix).best ?? 0) <= 0);
  return html`<section class="panel evenings"><h2>${speak.say('wistar-evenings')}</h2>
    <p>${speak.say('wistar-evenings-sum',
      { played: kept.length, won: won.length, hardest: hardest < 0 ? '–' : hardest })}
      ${' '}${next && speak.say('wistar-evenings-next',
        Object.fromEntries(SCALES.map((scale, i) => [scale, next[i]])))}</p>
    <ol class="ladder">${MIXES.map((mix) => {
      const { played, best } = standing(kept, mix), on = best !== null && best > 0;
      return html`<li key=${mix.join('')} class=${on ? 'won' : played ? 'tried' : ''}
        title=${speak.say('wistar-evenings-mix', { mix: mix.join('·'), total: sum(mix), played, best: best ?? '–' })}>
        <b>${mix.join('·')}</b><small>${best === null ? '' : best > 0 ? `+${best}` : best}</small></li>`;
    })}</ol>
    <ul class="log">${kept.slice(-SHOWN).reverse().map((evening) => html`
      <${One} key=${evening.id} evening=${evening} speak=${speak}/>`)}</ul>
  </section>`;
}
