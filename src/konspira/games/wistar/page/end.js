// Krysobot at the end: his score line by line, and the evening told turn by turn.
import { html } from '/web/vendor/preact.js';
import { Art, CARD_ART } from './art.js';
import { Badge } from './badge.js';
import { Evenings } from './evenings.js';
import { CARDS } from './pieces.js';
/** @import { News, Speaker } from '/web/types/page.js' */
/** @import { Seen, View } from './view.js' */

const LINES = {
  game: 'i-star', projects: 'blueprint', finals: 'i-trophy', fields: 'gear', cubes: 'cube', beds: 'bed',
  chambers: 'pick', mice: 'mouse', cheese: 'cheese',
};

/** He sits on no chair: where I have not won, it is he who has. @param {View} view @param {Speaker} speak */
export const shout = (view, speak) => (view.won ? null : speak.say('wistar-page-he-wins'));

/**
 * His points as they would be now, as the game's own words tell them.
 * @param {{board: News[] | null, speak: Speaker}} props
 */
export function Score({ board, speak }) {
  const sofar = (board ?? []).find(({ id }) => id === 'wistar-board-sofar');
  if (!sofar?.args) return null;
  const { args } = sofar;
  return html`<section class="panel score" aria-label=${speak.say(sofar)}>
    <h2>${speak.say('wistar-page-sofar', { points: args.points })}</h2>
    <ul aria-hidden="true">
      ${Object.entries(LINES)
        .map(([name, art]) => html`<li key=${name} class=${args[name] ? '' : 'none'}
          title=${speak.say(`wistar-score-${name}`, { points: args[name] })}>
          <${Art} name=${art}/><b class="tnum">${args[name]}</b></li>`)}</ul></section>`;
}

/** The sheet of the final score. @param {{view: View, board: News[] | null, speak: Speaker}} props */
export function Opened({ view, board, speak }) {
  /** @param {string} name */
  const found = (name) => (board ?? []).find(({ id }) => id === name);
  const sofar = found('wistar-board-sofar'), finals = found('wistar-board-finals')?.args?.effects ?? [];
  return html`<h2 id="opened">${speak.say('wistar-page-sheet')}</h2>
    ${sofar && html`<div class="panel"><ul class="sheet-lines">${Object.entries(LINES).map(([name, art]) => html`
      <li key=${name}><${Art} name=${art}/><span>${speak.say(`wistar-score-${name}`, { points: sofar.args?.[name] })}
        ${name === 'finals' && finals.map((/** @type {News} */ effect, /** @type {number} */ i) => html`
          <small key=${i} class="muted">${speak.say(effect)}</small>`)}</span></li>`)}
      <li class="sum"><${Art} name="i-trophy"/>
        <b>${speak.say('wistar-score-total', { points: sofar.args?.points })}</b></li></ul></div>`}
    <${Badge} view=${view} speak=${speak}/>
    <${Evenings} speak=${speak}/>`;
}

/** The sights at which a turn of his began. @param {Seen[]} sights */
const turns = (sights) => sights.filter(({ news }) => news.some(({ id }) => id === 'wistar-deed-card'));
/** @param {Seen[]} sights */
const rounds = (sights) => sights.filter(({ view }, i) => view.round > (sights[i - 1]?.view.round ?? 0));

/** Marks for the scrubber: one a round. @param {Seen[]} sights @param {Speaker} speak */
export const marks = (sights, speak) => rounds(sights).map(({ view, step }) => ({
  step, label: view.round, look: '', icon: 'i-cw',
  title: speak.say('wistar-page-headline', { round: view.round, turn: 1, points: view.points }),
}));

// What is worth telling again: what he got and took, not how his pieces were moved for it.
const TOLD = new Set([
  'points', 'bed', 'dig', 'dig-instead', 'projects-basic', 'projects-advanced', 'moves', 'door', 'tent', 'tile', 'task',
  'goal', 'loses', 'discards', 'no-place',
].map((name) => `wistar-deed-${name}`));
/** @param {News} news */
const worth = ({ id }) => TOLD.has(id) || id.startsWith('wistar-deed-attack-');

/** The story: every turn of his with what came of it. @param {Seen[]} sights @param {Speaker} speak */
export function highlights(sights, speak) {
  const starts = turns(sights);
  return starts.map(({ step, view }, i) => {
    const end = starts[i + 1]?.step ?? Infinity;
    const news = sights.filter((sight) => sight.step >= step && sight.step < end).flatMap((sight) => sight.news)
      .filter(worth);
    return {
      step, head: `${speak.say('wistar-page-round',
        { round: view.round })} · ${speak.say(`wistar-card-${CARDS[view.card]}`)}`,
      picture: html`<${Art} name=${CARD_ART[CARDS[view.card]]} class="ic-l"/>`, news,
    };
  });
}
