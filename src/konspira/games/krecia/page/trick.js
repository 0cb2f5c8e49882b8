// The table under the lamp: who sits where, what they have laid, in which order, and who would take it.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Absent } from '/web/plainboard.js';
import { Art, Emblem, Face, Lying, placeName, roleName, Tokens } from './cards.js';
import { isLarry, laid, mine, NOBODY, OVER, roleOf, sides, UNKNOWN, VOTING, within } from './pieces.js';
import { cardsOf, deckOf, PRIVATE } from './sentences.js';
/** @import { ComponentChildren, Person, Speaker } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

/**
 * One place at the table: tokens, cards, who begins, and a role that everybody has seen.
 * @param {{turn: Turn, place: number, side: string, people: Person[], speak: Speaker}} props
 */
export function Seat({ turn, place, side, people, speak }) {
  const { view } = turn, larry = isLarry(view, place), person = larry ? undefined : people[place];
  const open = within(view.revealed, place) && roleOf(view, place) !== UNKNOWN;
  const cards = larry ? deckOf(turn) : place === view.seat ? mine(view).length : cardsOf(turn, place);
  const acts = within(turn.derived.acting, place), pawn = place === turn.derived.controller && view.phase !== OVER;
  return html`<div class=${`seat p-${side} ${acts ? 'turn' : ''} ${person?.gone ? 'gone' : ''}`} data-place=${place}>
    <${Face} view=${view} place=${place} people=${people}/>
    ${place === view.leader && view.phase !== VOTING && view.phase !== OVER && html`
      <${Icon} name="i-lead" class="flag"/>
      <span class="sr">${speak.say('krecia-page-leads')}</span>`}
    ${pawn && html`<${Art} name="larry" class="flag pawn"/><span class="sr">${speak.say('krecia-screen-pawn')}</span>`}
    ${open && html`<${Emblem} role=${roleOf(view, place)}/>`}
    <b class="seat-n">${placeName(view, place, people, speak)}</b>
    <span class="seat-i"><${Tokens} n=${view.tokens[place]} speak=${speak}/>
      ${cards !== undefined && html`<span class="count"><${Icon} name="i-cards" class=""/>
        <span aria-hidden="true">${cards}</span>
        <span class="sr">
          ${speak.say(larry ? 'krecia-page-deck' : 'krecia-page-cards', { cards })}</span></span>`}</span>
    ${open && html`<span class="tagline-s">${roleName(speak, view, roleOf(view, place))}</span>`}
    ${place === view.partner && html`<span class="tagline-s mate">${speak.say('krecia-screen-partner')}</span>`}
    ${person && html`<${Absent} one=${person} speak=${speak}/>`}</div>`;
}

/** The last sentence that everybody may hear. @param {Turn} turn @param {Speaker} speak */
export const heard = (turn, speak) => turn.news.filter(({ id }) => !PRIVATE.has(id))
  .map((news) => speak.say(news)).at(-1);

/**
 * The stage with everybody round it; `children` lie in the middle or below.
 * @param {{turn: Turn, people: Person[], speak: Speaker, trick?: number, won?: number, line?: string | false,
 *   icon?: string, look?: string, south?: boolean, children?: ComponentChildren}} props
 */
export function Round({ turn, people, speak, trick, won = NOBODY, line, icon = 'i-info', look = '',
  south = turn.view.seat < 0, children }) {
  const { view } = turn, where = sides(view);
  const on = trick === undefined ? [] : laid(turn, trick);
  const size = view.options.places === 5 ? 'five' : view.options.places === 3 ? 'three' : '';
  return html`<main class=${`trick stage g-stage ${size} ${look}`}><div class="lamp"></div>
    ${Object.entries(where).filter(([, side]) => side !== 's' || south).map(([place, side]) => html`
      <${Seat} key=${place} turn=${turn} place=${Number(place)} side=${side} people=${people} speak=${speak}/>`)}
    ${on.map(({ place, card, raised, order }) => html`
      <div key=${`${trick}-${card}`} class=${`play p-${where[place]}`} data-about><div class=${`from-${where[place]}`}>
        <${Lying} card=${card} raised=${raised} order=${order} won=${place === won} speak=${speak}/></div></div>`)}
    ${children}
    ${line && html`<p class="ticker"><${Icon} name=${icon} class=""/><span>${line}</span></p>`}
  </main>`;
}

/**
 * Where a card will lie, and which in the order it will be.
 * @param {{side: string, order: number, over?: boolean, children: ComponentChildren}} props
 */
export const Slot = ({ side, order, over = false, children }) => html`
  <div class=${`play p-${side}`}><div class=${`slot ${over ? 'over' : ''}`}>
    ${children}<span class="ord" aria-hidden="true">${order}</span></div></div>`;

/**
 * Where mine will lie; across the briefcase it gets a token.
 * @param {{view: View, speak: Speaker, raise: boolean, over: string | null}} props
 */
export const MySlot = ({ view, speak, raise, over }) => html`
  <${Slot} side="s" order=${view.played + 1} over=${over === 'slot'}>${speak.say('krecia-page-slot')}<//>
  ${raise && html`<div class=${`brief ${over === 'brief' ? 'over' : ''}`} aria-hidden="true"><${Art} name="briefcase"/>
    <span>${speak.say('krecia-page-brief')}</span></div>`}`;
