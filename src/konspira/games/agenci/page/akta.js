// Tajne akta: at the end everybody writes down who is who, line by line in the order of the sheet, and seals it.
import { html } from '/web/vendor/preact.js';
import { Act, Icon } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { around } from '/web/people.js';
import { cellName, Heads, Mark, others, Row, useNotes } from './notes.js';
import { AGENTS, BLANK, coloured, mine, NOBODY, playing, within } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Standing } from './seats.js';
import { useMind } from './preview.js';
/** @import { Person, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, View } from './view.js' */

/** @param {{owner: number, people: Person[]}} props */
const Owner = ({ owner, people }) => (owner === NOBODY ? html`<${Icon} name="i-close" class="xx"/>`
  : html`<${Icon} name=${people[owner].face} class=""/>`);

/**
 * Who has handed in the sheet; what is on it, nobody is told.
 * @param {{view: View, people: Person[], speak: Speaker}} props
 */
const Sealed = ({ view, people, speak }) =>
  html`<ul class="sealed-row" aria-label=${speak.say('agenci-page-sealed')}>
    ${around(view.options.seats, view.seat).map((seat) => {
      const waits = within(view.waiting, seat);
      return html`<li key=${seat} class=${waits ? 'wait' : ''}><${Icon} name=${people[seat].face} class="ic-l"/>
        ${waits ? html`<span class="env none"></span>` : html`<${Icon} name="sealed" class="env an-seal"/>`}
        <span>${seat === view.seat ? speak.say('you') : people[seat].name}</span>
        <span class="sr">
          ${waits ? speak.say('agenci-page-writes', { labels: view.written[seat] })
            : speak.say('agenci-page-handed')}</span></li>`;
    })}</ul>`;

/** @param {BoardProps} props */
export function Akta({ turn, table, people, speak, act, busy, lost, replay }) {
  const { view } = turn, choices = kind(turn.legal, 'label'), seats = others(view), own = mine(view);
  const sheet = view.label[view.seat] ?? [];
  const due = choices.length ? AGENTS.indexOf(choices[0].agent) : NOBODY, [mark] = useNotes(turn, table);
  const [{ chosen }, set] = useMind(`${turn.match}-${view.seat}-${due}`,
    /** @type {{chosen?: number}} */ ({ chosen: choices.length === 1 ? choices[0].owner ?? NOBODY : undefined }));
  /** @param {number} seat */
  const offered = (seat) => choices.find(({ owner }) => (owner ?? NOBODY) === seat);
  const action = chosen === undefined ? undefined : offered(chosen);
  const write = () => { if (action) { sound('seal'); act(action); } };
  /** @param {number} agent @param {number} seat */
  const cell = (agent, seat) => {
    if (sheet[agent] !== BLANK || agent !== due) return html`
      <td key=${seat}><span class=${`cellb ${sheet[agent] === seat ? 'ink' : ''}`}>
        ${sheet[agent] === seat ? html`<${Owner} owner=${seat} people=${people}/>
          <span class="sr">${cellName(people, speak, agent, seat)}</span>`
          : sheet[agent] === BLANK && html`<${Mark} mark=${mark(agent, seat)}/>`}</span></td>`;
    return html`
      <td key=${seat}><button type="button" class="cellb due" aria-pressed=${chosen === seat}
        aria-disabled=${offered(seat) ? undefined : 'true'} aria-label=${cellName(people, speak, agent, seat)}
        onClick=${() => offered(seat) && set({ chosen: seat })}>
        ${chosen === seat ? html`<${Owner} owner=${seat} people=${people}/>`
          : html`<${Mark} mark=${mark(agent, seat)}/>`}</button></td>`;
  };
  return html`
    <main class="g-stage a-files"><div class=${`akta paper ${seats.length > 4 ? 'many' : ''}`}>
      <span class="kicker muted">${speak.say('option-secret_files')}</span>
      <h2>${speak.say('agenci-page-who')}</h2><p class="muted small">${speak.say('agenci-page-who-note')}</p>
      ${view.seat >= 0 && html`<table><caption class="sr">${speak.say('agenci-page-who')}</caption>
        <${Heads} seats=${seats} people=${people} speak=${speak}/>
        <tbody>${playing(view)
          .map((agent) => (own.includes(agent)
            ? html`<${Row} key=${agent} agent=${agent} speak=${speak} look="own">
              <td colspan=${seats.length}>${speak.say('agenci-page-yours')}</td><//>`
            : html`<${Row} key=${agent} agent=${agent} speak=${speak} look=${agent === due ? 'due' : ''}>
              ${seats.map((seat) => cell(agent, seat))}<//>`))}</tbody></table>`}
      <${Sealed} view=${view} people=${people} speak=${speak}/></div></main>
    <${Standing} turn=${turn} people=${people} speak=${speak} look="only-wide"/>
    ${!replay && html`<${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      ${choices.length
        ? html`<div class="actions"><${Act} class="go" off=${busy || !action} onClick=${write}>
          ${lost ? speak.say('table-sends-later') : action
            ? html`<span>${speak.say('agenci-page-write')}
              <small>${cellName(people, speak, due, chosen ?? NOBODY)}</small></span>`
            : speak.say('agenci-page-whose', { agent: coloured(due) })}<//></div>`
        : html`<p class="hint"><${Icon} name="i-hourglass" class=""/>
          <span>${speak.say(view.seat < 0 ? 'table-looking-on' : 'agenci-page-wait-files')}</span></p>`}<//>`}`;
}
