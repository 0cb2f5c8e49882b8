// Who sits at the table, in the order of turns, and what each is doing; and the moments in which somebody else acts.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Absent } from '/web/plainboard.js';
import { around } from '/web/people.js';
import { Agents, Gains } from './agents.js';
import { Art, dieName } from './city.js';
import { Recon } from './identity.js';
import { AGENTS, FILES, gainsSaid, playing, RECONSTRUCTED, SAFE, SECRETS, within } from './pieces.js';
import { Mine, Paper, Pocket } from './pocket.js';
/** @import { Person, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Turn, View } from './view.js' */

/** The seats; mine comes first. @param {{turn: Turn, people: Person[], speak: Speaker}} props */
export function Seats({ turn: { view, derived }, people, speak }) {
  /** @param {number} seat */
  const acts = (seat) => within(derived.acting, seat);
  return html`<ol class="a-seats" aria-label=${speak.say('agenci-screen-seats')}>
    ${around(view.options.seats, view.seat).map((seat) => html`
      <li key=${seat} class=${`${acts(seat) ? 'turn' : ''} ${people[seat].gone ? 'gone' : ''}`}
        aria-current=${acts(seat) ? 'true' : undefined}>
        <${Icon} name=${people[seat].face} class="av"/>
        <b class="seat-n">${seat === view.seat ? speak.say('you') : people[seat].name}</b>
        <span class="has">
          ${view.active === seat && view.phase === SECRETS && html`<${Art} name=${dieName(view.die)} class="die"/>
            <span class="sr">${speak.say('agenci-page-whose-turn')}</span>`}
          ${view.options.top_secret && html`<span class="count"><${Icon} name="i-cards" class=""/>
            <span aria-hidden="true">${view.cards[seat]}</span>
            <span class="sr">${speak.say('agenci-page-cards', { cards: view.cards[seat] })}</span></span>`}
          ${view.holder === seat && html`<span class="tagline-s">${speak.say('agenci-screen-two')}</span>`}</span>
        <${Absent} one=${people[seat]} speak=${speak}/></li>`)}</ol>`;
}

/** What the moment is about, in a line. @param {View} view @param {Speaker} speak */
export function doing(view, speak) {
  if (view.phase === FILES) return speak.say('agenci-files');
  if (view.phase === SECRETS) return speak.say('agenci-board-asked', { seat: view.asked });
  if (view.phase === SAFE) return speak.say('agenci-board-moves-safe', { seat: view.active });
  return speak.say('agenci-rolls', { turn: view.turn, seat: view.active, die: view.die });
}

const PRIVATE = ['agenci-my-agent', 'agenci-my-cards', 'agenci-my-second', 'agenci-i-take', 'agenci-line'];

/** What is told to me alone stays in my pocket. */
export const quiet = new Set(PRIVATE);

/**
 * What everybody has just heard, but for what is shown in another way.
 * @param {Turn} turn
 * @param {Speaker} speak
 * @param {string[]} [shown]
 */
export const heard = (turn, speak, shown = ['agenci-rolls', 'agenci-scores']) =>
  turn.news.filter(({ id }) => !quiet.has(id) && !shown.includes(id)).map((news) => speak.say(news)).join(' ');

/** What is reconstructed of what lies on this table. @param {{view: View, speak: Speaker}} props */
export const Doubts = ({ view, speak }) => html`<div class="only-wide">
  ${playing(view).some((agent) => RECONSTRUCTED.includes(AGENTS[agent])) && html`
    <${Recon} text=${speak.say('note-colours')}/>`}
  ${view.options.top_secret && html`<${Recon} text=${speak.say('note-cards')}/>`}
  <${Recon} text=${speak.say('note-board')}/></div>`;

/**
 * Paper with what holds: the moment, the agents, who sits where.
 * @param {{turn: Turn, people: Person[], speak: Speaker, look?: string}} props
 */
export function Standing({ turn, people, speak, look = '' }) {
  const { view } = turn, gains = gainsSaid(turn.news, 'agenci-scores');
  return html`<${Paper} look=${look} label=${speak.say('agenci-page-standing')}>
    <div class="row lead-row"><${Art} name=${view.phase === SAFE ? 'safe' : dieName(view.die)} class="d6"/>
      <div class="grow"><b class="poster lead">${doing(view, speak)}</b>
        <p class="small">${heard(turn, speak)}</p></div></div>
    <${Agents} view=${view} speak=${speak}/>
    <${Gains} gains=${gains} speak=${speak}/>
    <${Seats} turn=${turn} people=${people} speak=${speak}/>
    <${Doubts} view=${view} speak=${speak}/><//>`;
}

/**
 * Somebody else acts, or I only look on.
 * @param {Pick<BoardProps, 'turn' | 'table' | 'people' | 'speak' | 'replay'>} props
 */
export function Waiting({ turn, table, people, speak, replay }) {
  const { view } = turn, looking = view.seat < 0;
  return html`<${Standing} turn=${turn} people=${people} speak=${speak}/>
    ${!replay && html`<${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      ${looking && html`<p class="hint"><${Icon} name="i-spectator" class=""/>
        <span>${speak.say('table-looking-on')}</span></p>`}<//>`}`;
}
