// The end and the replay: who was who, the sheets beside the truth, the scorings as chapters, and the table with all
// cards open.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Art, Hat } from './city.js';
import {
  AGENTS, agentsOf, BLANK, cardNews, cardsOf, coloured, named, NOBODY, playing, within, written,
} from './pieces.js';
import { Paper, Pocket } from './pocket.js';
import { Standing } from './seats.js';
/** @import { News, Person, Speaker } from '/web/types/page.js' */
/** @import { Derived, Seen, Turn, View } from './view.js' */

/** @param {View} view */
const seatsOf = (view) => Array.from({ length: view.options.seats }, (_, seat) => seat);
/** The seats from the winner down. @param {Derived} derived */
const ranked = ({ places }) => [...places.keys()].sort((a, b) => places[a] - places[b]);
/** @param {Derived} derived */
const winners = ({ places }) => [...places.keys()].filter((seat) => places[seat] === 1);
/** @param {View} view @param {Derived} derived */
const unowned = (view, { owner }) => playing(view).filter((agent) => owner[agent] === NOBODY);
/** @param {View} view @param {number} seat @param {Person[]} people @param {Speaker} speak */
const nameOf = (view, seat, people, speak) => (seat === view.seat ? speak.say('you') : people[seat].name);

/** The winner unmasked, beside the shout. @param {{view: View, derived: Derived, people: Person[]}} props */
export function Emblem({ view, derived, people }) {
  const [seat] = winners(derived);
  return html`<div class="a-unmask"><${Icon} name=${people[seat].face} class=""/>
    ${agentsOf(view, seat).map((agent) => html`<${Hat} key=${agent} agent=${agent} class="em"/>`)}</div>`;
}

/** Who the winner was. @param {View} view @param {Speaker} speak @param {Derived} derived */
export function shout(view, speak, derived) {
  const first = winners(derived);
  return first.length === 1
    ? speak.say('agenci-page-unmasked', { seat: first[0], agents: agentsOf(view, first[0]).map(named) }) : null;
}

/** Who was who. @param {{view: View, derived: Derived, people: Person[], speak: Speaker}} props */
function Who({ view, derived, people, speak }) {
  return html`<ul class="open agenci-open">${ranked(derived).map((seat) => html`
    <li key=${seat} class=${`an-open ${derived.places[seat] === 1 ? 'win' : ''}`}>
      <span class="who"><${Icon} name=${people[seat].face} class="av"/>
        <span class="hats">
          ${agentsOf(view, seat).map((agent) => html`<${Hat} key=${agent} agent=${agent}/>`)}</span></span>
      <div><b>${nameOf(view, seat, people, speak)}</b>
        <span class="small muted">
          ${agentsOf(view, seat)
            .map((agent) => speak.say('agenci-page-track', { agent: named(agent), points: written(view.score[agent]) }))
            .join(' · ')}</span>
        ${view.options.secret_files && html`<span class="small muted">
          ${speak.say('agenci-page-files-gave', { right: view.right[seat] })}</span>`}
        ${cardsOf(view, seat).length > 0 && html`
          <span class="small muted">
            ${speak.say('agenci-page-held',
              { cards: cardsOf(view, seat)
                  .map((kind) => ({ id: 'agenci-quoted', args: { card: cardNews(kind) } })) })}</span>`}</div>
      <span class="pts">${written(view.final[seat])}<small>${speak.say('agenci-page-pts')}</small></span></li>`)}</ul>
    ${unowned(view, derived).length > 0 && html`
      <p class="row small muted wrap">
        ${speak.say('agenci-page-nobodys')} ${unowned(view, derived).map((agent) => html`
          <span key=${agent} class="row tight"><${Hat} agent=${agent} class="ic-l"/>
            ${speak.say('agenci-page-track',
              { agent: named(agent), points: written(view.score[agent]) })}</span>`)}</p>`}`;
}

/** The shortest beginning of each name that tells it from the others: bots share a face. @param {Person[]} people */
function initials(people) {
  const names = people.map(({ name }) => name);
  return names.map((name, i) => [1, 2, 3].map((n) => name.slice(0, n))
    .find((part) => !names.some((other, j) => j !== i && other.startsWith(part))) ?? name.slice(0, 3));
}

/** All sheets, with what was right. @param {{view: View, derived: Derived, people: Person[], speak: Speaker}} props */
function Sheets({ view, derived, people, speak }) {
  const agents = playing(view), short = initials(people);
  /** @param {number} seat */
  const letter = (seat) => html`<span aria-hidden="true">${seat === NOBODY ? '×' : short[seat]}</span>
    <span class="sr">${seat === NOBODY ? speak.say('agenci-nobody') : people[seat].name}</span>`;
  return html`<h2>${speak.say('option-secret_files')}</h2>
    <table class="guesses"><caption class="sr">${speak.say('agenci-page-sheets')}</caption>
      <thead><tr><td></td>
        ${agents.map((agent) => html`<th scope="col" key=${agent}><${Hat} agent=${agent}/>
          <span class="sr">${speak.say(named(agent))}</span></th>`)}<td></td></tr></thead>
      <tbody>${seatsOf(view)
        .map((seat) => html`<tr key=${seat}><th scope="row">${nameOf(view, seat, people, speak)}</th>
          ${agents.map((agent) => {
            const label = view.label[seat][agent], own = agentsOf(view, seat).includes(agent);
            const right = within(derived.right[seat], agent);
            return html`<td key=${agent} class=${right ? 'ok' : ''}>
              ${own || label === BLANK ? '–' : letter(label)}
              ${right && html`<span class="sr">${speak.say('agenci-page-right')}</span>`}</td>`;
          })}<td>+${derived.prize[seat]}</td></tr>`)}
        <tr class="truth"><th scope="row">${speak.say('agenci-page-truth')}</th>
          ${agents.map((agent) => html`<td key=${agent}>${letter(derived.owner[agent])}</td>`)}
          <td></td></tr></tbody></table>
    <p class="muted small">${speak.say('agenci-page-sheets-note')}</p>`;
}

/** Everything that was hidden. @param {{view: View, derived: Derived, people: Person[], speak: Speaker}} props */
export const Opened = ({ view, derived, people, speak }) => html`<h2>${speak.say('agenci-page-opened')}</h2>
  <${Who} view=${view} derived=${derived} people=${people} speak=${speak}/>
  ${view.options.secret_files && html`
    <${Sheets} view=${view} derived=${derived} people=${people} speak=${speak}/>`}`;

/**
 * The moment when the agents are revealed.
 * @param {{turn: Turn, people: Person[], speak: Speaker, watched?: () => void}} props
 */
export function Unmasked({ turn, people, speak, watched }) {
  return html`<${Paper} label=${speak.say('agenci-page-opened')}><h2>${speak.say('agenci-page-opened')}</h2>
    <${Who} view=${turn.view} derived=${turn.derived} people=${people} speak=${speak}/><//>
    ${watched && html`
      <${Pocket}><p class="hint"><${Icon} name="i-trophy" class=""/>
        <span>${turn.outcome && speak.say(turn.outcome.reason)}</span></p>
        <div class="actions"><button type="button" class="btn go" onClick=${watched}>
          ${speak.say('agenci-page-to-end')}</button></div><//>`}`;
}

// -- the replay

/** @param {Seen} sight */
const scored = ({ news }) => news.some(({ id }) => id === 'agenci-scores');

/** Marks for the scrubber: one a scoring. @param {Seen[]} sights @param {Speaker} speak */
export const marks = (sights, speak) => sights.filter(scored)
  .map(({ view, step }) => ({
    step, label: view.turn, look: 'v', icon: 'i-star',
    title: speak.say('agenci-page-mark-scoring', { turn: view.turn }),
  }));

const TOLD = new Set([
  'agenci-moves', 'agenci-plays', 'agenci-plays-at', 'agenci-passes', 'agenci-scores', 'agenci-past-last',
]);

/** The story: each scoring, and what led to it. @param {Seen[]} sights @param {Speaker} speak */
export const highlights = (sights, speak) => sights.filter(scored).map(({ view, step, news }) => ({
  step, head: speak.say('agenci-page-turn', { turn: view.turn }),
  picture: html`<span class="safe-card" aria-hidden="true"><${Art} name="safe"/></span>`,
  news: news.filter(({ id }) => TOLD.has(id)),
}));

/**
 * The table with everything open, as it lay at that moment.
 * @param {{turn: Turn, all: View[], people: Person[], speak: Speaker}} props
 */
export function OpenTable({ turn, all, people, speak }) {
  return html`<${Standing} turn=${turn} people=${people} speak=${speak}/>
    <section class="pocket g-pocket a-all" aria-label=${speak.say('replay-all-open')}>
      <ul>${all.map((eyes, seat) => html`<li key=${seat}><${Icon} name=${people[seat].face} class="av"/>
        <b>${people[seat].name}</b>
        <span class="row">
          ${agentsOf(eyes, seat)
            .map((agent) => html`<span key=${agent} role="img" aria-label=${speak.say(coloured(agent))}>
              <${Hat} agent=${agent} class="ic-l"/></span>`)}
          ${cardsOf(eyes, seat)
            .map((kind, i) => html`<span key=${i} class="mini" role="img" aria-label=${speak.say(cardNews(kind))}>
              <${Art} name=${`card-${kind}`}/></span>`)}</span></li>`)}</ul></section>`;
}

/** Hats beside a sentence about a move. @param {News} news */
export const ornament = ({ id, args }) => (id === 'agenci-moves'
  ? html`<span class="hats" aria-hidden="true">
    ${args?.steps.map((/** @type {News} */ { args: step }) => html`
      <${Hat} key=${step?.agent.args.agent} agent=${AGENTS.indexOf(step?.agent.args.agent)}/>`)}</span>` : null);
