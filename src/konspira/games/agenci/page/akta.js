// Tajne akta: at the end everybody fills in a sheet, who is who, changes it as often as they like, and seals it once.
import { html } from '/web/vendor/preact.js';
import { Act, Icon } from '/web/components.js';
import { kind } from '/web/legal.js';
import { load, save } from '/web/preferences.js';
import { sound } from '/web/sound.js';
import { around } from '/web/people.js';
import { cellName, Heads, Mark, others, ownerName, Row, useNotes } from './notes.js';
import { AGENTS, BLANK, mine, NOBODY, playing, within } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Standing } from './seats.js';
import { useMind } from './preview.js';
/** @import { Person, Speaker, TableHere } from '/web/types/page.js' */
/** @import { BoardProps, Label, Seal, Turn, View } from './view.js' */

/** What an action would write: by agent, a seat or nobody. @typedef {{[agent: number]: number}} Lines */
/** @typedef {{action: Label | Seal, lines: Lines}} Offer */

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
          ${speak.say(waits ? 'agenci-page-writes' : 'agenci-page-handed')}</span></li>`;
    })}</ul>`;

/**
 * The sheets that the menu offers; in a match of the first edition, the labels of one line.
 * @param {Turn} turn
 * @returns {Offer[]}
 */
function offersOf({ legal, view }) {
  const places = around(view.options.seats, view.seat).slice(1)
    .flatMap((seat) => (seat === view.holder ? [seat, seat] : [seat]));
  const lines = playing(view).filter((agent) => !mine(view).includes(agent));
  return [
    ...kind(legal, 'label').map((action) =>
      ({ action, lines: { [AGENTS.indexOf(action.agent)]: action.owner ?? NOBODY } })),
    ...kind(legal, 'seal').map((action) => ({
      action,
      lines: Object.fromEntries(lines.map((agent) =>
        [agent, places[action.agents.findIndex((name) => name === AGENTS[agent])] ?? NOBODY])),
    }))];
}

/** @param {Offer[]} offers @param {Lines} draft */
const fitting = (offers, draft) => offers.filter(({ lines }) =>
  Object.entries(draft).every(([agent, owner]) => lines[Number(agent)] === owner));

/**
 * The draft with one more line; what no sheet can say together with it is wiped out, the same owner elsewhere first.
 * @param {Offer[]} offers
 * @param {Lines} draft
 * @param {number} agent
 * @param {number} owner
 */
function written(offers, draft, agent, owner) {
  const rest = Object.entries(draft).filter(([other]) => Number(other) !== agent);
  rest.sort(([, one], [, other]) => Number(other === owner) - Number(one === owner));
  let next = { ...Object.fromEntries(rest), [agent]: owner };
  while (!fitting(offers, next).length && rest.length) {
    rest.shift();
    next = { ...Object.fromEntries(rest), [agent]: owner };
  }
  return next;
}

/**
 * My sheet as far as it is written, kept in this browser: what the lines say, what is left, and how one is changed.
 * @param {Turn} turn
 * @param {TableHere} table
 */
function useSheet(turn, table) {
  const offers = offersOf(turn), key = `agenci-sheet-${table.id}-${turn.match}-${turn.view.seat}`;
  const [{ draft }, set] = useMind(key, { draft: /** @type {Lines} */ (load(key, {})) });
  const mineNow = fitting(offers, draft).length ? draft : {}, fits = fitting(offers, mineNow);
  const first = fits[0]?.lines ?? {};
  /** @param {number} agent */
  const settled = (agent) => fits.every(({ lines }) => lines[agent] === first[agent]);
  const open = Object.keys(first).map(Number).filter((agent) => !settled(agent));
  return {
    action: fits.length === 1 ? fits[0].action : undefined,
    left: [...new Set(fits.flatMap(({ lines }) => open.map((agent) => lines[agent])))],
    /** @param {number} agent */
    says: (agent) => (agent in first && settled(agent) ? first[agent] : BLANK),
    /** @param {number} agent @param {number} owner */
    may: (agent, owner) => offers.some(({ lines }) => lines[agent] === owner),
    /** @param {number} agent @param {number} owner */
    write: (agent, owner) => {
      const { [agent]: before, ...rest } = mineNow;
      const next = before === owner ? rest : written(offers, mineNow, agent, owner);
      save(key, next);
      set({ draft: next });
    },
  };
}

/** @param {BoardProps} props */
export function Akta({ turn, table, people, speak, act, busy, lost, replay }) {
  const { view } = turn, seats = others(view), own = mine(view), sealed = view.label[view.seat] ?? [];
  const sheet = useSheet(turn, table), [mark] = useNotes(turn, table), { action } = sheet;
  const seal = () => { if (action) { sound('seal'); act(action); } };
  /** @param {number} agent @param {number} seat */
  const cell = (agent, seat) => {
    const name = cellName(people, speak, agent, seat);
    if (!sheet.may(agent, seat)) return html`
      <td key=${seat}><span class=${`cellb ${sealed[agent] === seat ? 'ink' : ''}`}>
        ${sealed[agent] === seat ? html`<${Owner} owner=${seat} people=${people}/><span class="sr">${name}</span>`
          : sealed[agent] === BLANK && html`<${Mark} mark=${mark(agent, seat)}/>`}</span></td>`;
    const says = sheet.says(agent) === seat;
    return html`
      <td key=${seat}><button type="button" class="cellb due" aria-pressed=${says} aria-label=${name}
        onClick=${() => { sound('card'); sheet.write(agent, seat); }}>
        ${says ? html`<${Owner} owner=${seat} people=${people}/>`
          : html`<${Mark} mark=${mark(agent, seat)}/>`}</button></td>`;
  };
  return html`
    <main class="g-stage a-files"><div class=${`akta paper ${seats.length > 4 ? 'many' : ''}`}>
      <span class="kicker muted">${speak.say('option-secret_files')}</span>
      <h2>${speak.say('agenci-page-who')}</h2><p class="muted small">${speak.say('agenci-page-who-note')}</p>
      ${view.seat >= 0 && html`<table data-about><caption class="sr">${speak.say('agenci-page-who')}</caption>
        <${Heads} seats=${seats} people=${people} speak=${speak}/>
        <tbody>${playing(view)
          .map((agent) => (own.includes(agent)
            ? html`<${Row} key=${agent} agent=${agent} speak=${speak} look="own">
              <td colspan=${seats.length}>${speak.say('agenci-page-yours')}</td><//>`
            : html`<${Row} key=${agent} agent=${agent} speak=${speak}>
              ${seats.map((seat) => cell(agent, seat))}<//>`))}</tbody></table>`}
      <${Sealed} view=${view} people=${people} speak=${speak}/></div></main>
    <${Standing} turn=${turn} people=${people} speak=${speak} look="only-wide"/>
    ${!replay && html`<${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      ${sheet.left.length || action
        ? html`<div class="actions"><${Act} class="go" off=${busy || !action} onClick=${seal}>
          ${lost ? speak.say('table-sends-later') : action
            ? html`<span>${speak.say('agenci-page-seal')}<small>${speak.say('agenci-page-sheet-full')}</small></span>`
            : html`<span class="to-write">${speak.say('agenci-page-sheet-left',
              { owners: sheet.left.map((one) => ownerName(people, speak, one)).join(', ') })}</span>`}<//></div>`
        : html`<p class="hint"><${Icon} name="i-hourglass" class=""/>
          <span>${speak.say(view.seat < 0 ? 'table-looking-on' : 'agenci-page-wait-files')}</span></p>`}<//>`}`;
}
