// My notes: who could be who. They are kept in this browser, nobody else sees them, and the server never does.
import { html } from '/web/vendor/preact.js';
import { Icon, Sheet } from '/web/components.js';
import { save, load } from '/web/preferences.js';
import { Hat } from './city.js';
import { Recon } from './identity.js';
import { AGENTS, FILES, GIVEN, mine, named, NOBODY, playing, RECONSTRUCTED } from './pieces.js';
import { useMind } from './preview.js';
/** @import { ComponentChildren, Person, Speaker, TableHere } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

const MARKS = ['', 'maybe', 'yes', 'no'];

/** @type {{[mark: string]: string}} */
const SIGNS = { maybe: '?', yes: '✓', no: '×' };

/**
 * The marks of this seat at this match: `[mark(agent, seat), turn it to the next]`.
 * @param {Turn} turn
 * @param {TableHere} table
 * @returns {[(agent: number, seat: number) => string, (agent: number, seat: number) => void]}
 */
export function useNotes(turn, table) {
  const key = `agenci-notes-${table.id}-${turn.match}-${turn.view.seat}`;
  const [marks, set] = useMind(key, load(key, {}));
  /** @param {number} agent @param {number} seat */
  const cell = (agent, seat) => `${agent}:${seat}`;
  /** @param {number} agent @param {number} seat */
  const mark = (agent, seat) => marks[cell(agent, seat)] ?? '';
  /** @param {number} agent @param {number} seat */
  const turnOn = (agent, seat) => {
    const changed = { [cell(agent, seat)]: MARKS[(MARKS.indexOf(mark(agent, seat)) + 1) % MARKS.length] };
    set(changed);
    save(key, { ...marks, ...changed });
  };
  return [mark, turnOn];
}

/** @param {{mark: string}} props */
export const Mark = ({ mark }) => (mark ? html`<b class=${`sign ${mark}`}>${SIGNS[mark]}</b>` : null);

/**
 * The heads of the columns: everybody else, and nobody.
 * @param {{seats: number[], people: Person[], speak: Speaker}} props
 */
export function Heads({ seats, people, speak }) {
  return html`<thead><tr><td></td>${seats.map((seat) => html`<th scope="col" key=${seat}>${seat === NOBODY
    ? html`<${Icon} name="i-close" class="none"/>${speak.say('agenci-nobody')}`
    : html`<${Icon} name=${people[seat].face} class=""/><span>${people[seat].name}</span>`}</th>`)}</tr></thead>`;
}

/** Everybody else, then nobody. @param {View} view */
export const others = (view) =>
  [...Array.from({ length: view.options.seats }, (_, seat) => seat).filter((seat) => seat !== view.seat), NOBODY];

/** @param {{agent: number, speak: Speaker, look?: string, children: ComponentChildren}} props */
export const Row = ({ agent, speak, look = '', children }) =>
  html`<tr class=${look}>
    <th scope="row"><span><${Hat} agent=${agent}/><span class="nm">${speak.say(named(agent))}</span></span></th>
    ${children}</tr>`;

/** @param {Person[]} people @param {Speaker} speak @param {number} seat */
export const ownerName = (people, speak, seat) => (seat === NOBODY ? speak.say('agenci-nobody') : people[seat].name);
/** @param {Person[]} people @param {Speaker} speak @param {number} agent @param {number} seat */
export const cellName = (people, speak, agent, seat) =>
  speak.say('agenci-line', { agent: named(agent), owner: ownerName(people, speak, seat) });

/** @param {{turn: Turn, table: TableHere, people: Person[], speak: Speaker, onClose: () => void}} props */
export function Notes({ turn, table, people, speak, onClose }) {
  const { view } = turn, seats = others(view), [mark, turnOn] = useNotes(turn, table);
  return html`<${Sheet} title=${speak.say('agenci-page-notes')} look="wide" onClose=${onClose}>
    <p class="small muted">${speak.say('agenci-page-notes-note')}</p>
    <div class=${`akta ${seats.length > 4 ? 'many' : ''}`}>
      <table><caption class="sr">${speak.say('agenci-page-notes')}</caption>
        <${Heads} seats=${seats} people=${people} speak=${speak}/>
        <tbody>${playing(view).map((agent) => (mine(view).includes(agent) && view.phase !== FILES
          ? html`<${Row} key=${agent} agent=${agent} speak=${speak} look="own">
            <td colspan=${seats.length}>${speak.say('agenci-page-yours')}</td><//>`
          : html`<${Row} key=${agent} agent=${agent} speak=${speak}>${seats.map((seat) => {
            const given = seat === NOBODY ? 0 : view.notes[GIVEN][seat][agent], now = mark(agent, seat);
            return html`<td key=${seat}><button type="button" class="cellb" onClick=${() => turnOn(agent, seat)}
              aria-label=${`${cellName(people, speak, agent, seat)}. ${speak.say('agenci-page-mark',
                { mark: now || 'none' })} ${given ? speak.say('agenci-page-given', { points: given }) : ''}`}>
              <${Mark} mark=${now}/>${given > 0 && html`<small aria-hidden="true">+${given}</small>`}</button></td>`;
          })}<//>`))}</tbody></table></div>
    <p class="small muted">${speak.say('agenci-page-given-note')}</p>
    ${playing(view).some((agent) => RECONSTRUCTED.includes(AGENTS[agent])) && html`
      <${Recon} text=${speak.say('note-colours')}/>`}<//>`;
}
