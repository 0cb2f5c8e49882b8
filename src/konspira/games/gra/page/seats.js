// The others at the table, in turn order: how many cards they play with, what they said, whether they are ready.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Absent } from '/web/plainboard.js';
import { around } from '/web/people.js';
import { Die } from './cards.js';
import { BIDDING, OVER, TURNING, within } from './pieces.js';
/** @import { Person, Speaker } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

/** The seats drawn on the stage: everybody but me, or everybody for a spectator. @param {View} view */
export const onStage = (view) => around(view.options.seats, view.seat).filter((seat) => seat !== view.seat);

/** @param {{view: View, seat: number, speak: Speaker}} props */
function Choice({ view, seat, speak }) {
  if (!within(view.playing, seat)) return null;
  return within(view.waiting, seat)
    ? html`<span class="env none"></span><span class="sr">${speak.say('gra-chooses')}</span>`
    : html`<${Icon} name="sealed" class="env an-seal"/><span class="sr">${speak.say('gra-sealed')}</span>`;
}

/** @param {{view: View, seat: number, speak: Speaker}} props */
function Said({ view, seat, speak }) {
  const count = view.said_count[seat], face = view.said_face[seat];
  if (seat === view.bidder || !count) {
    return view.phase === BIDDING && seat === view.turn
      ? html`<span class="say">${speak.say('gra-thinks')}</span>` : null;
  }
  return html`
    <span class="say old"><span class="sr">${speak.say('gra-said')} ${speak.say('gra-claim', { count, face })}</span>
      <span aria-hidden="true">${count}×</span><${Die} face=${face} class="d"/></span>`;
}

/** @param {{view: View, seat: number, person: Person, speak: Speaker}} props */
function Seat({ view, seat, person, speak }) {
  const plays = within(view.playing, seat);
  const acts = view.phase === BIDDING && view.turn === seat;
  return html`<div class=${`seat ${acts ? 'turn' : ''} ${person.gone || !plays ? 'gone' : ''}`}>
    <${Icon} name=${person.face} class="av"/><b class="seat-n">${person.name}</b>
    <${Absent} one=${person} speak=${speak}/>
    ${plays ? html`
      <span class="seat-i"><span class="backs" aria-hidden="true">
        ${Array.from({ length: view.hand[seat] }, () => html`<i></i>`)}</span>
        <span class="sr">${speak.say('gra-cards', { cards: view.hand[seat] })}</span></span>`
      : html`<span class="tagline-s">${speak.say('gra-screen-out')}</span>`}
    ${view.phase === TURNING ? html`<${Choice} view=${view} seat=${seat} speak=${speak}/>`
      : html`<${Said} view=${view} seat=${seat} speak=${speak}/>`}
  </div>`;
}

/**
 * Everybody keeps the chair; in a round that goes the other way they are listed from the right to the left.
 * @param {{turn: Turn, people: Person[], speak: Speaker}} props
 */
export function Seats({ turn: { view, derived }, people, speak }) {
  const seats = derived.order.filter((seat) => seat !== view.seat), back = derived.way === 'counter';
  const look = ['seats', view.phase === TURNING && 'sealed-row', seats.length > 4 && 'six', seats.length > 5 && 'all',
    back && 'back'].filter(Boolean).join(' ');
  return html`<ol class=${look} aria-label=${speak.say('gra-seats')}>${seats.map((seat) => html`
    <li key=${seat}><${Seat} view=${view} seat=${seat} person=${people[seat]} speak=${speak}/></li>`)}</ol>`;
}

/**
 * Which way the round goes, as an arrow from chair to chair and in words, where that was said.
 * @param {{turn: Turn, speak: Speaker}} props
 */
export const Way = ({ turn: { derived: { way } }, speak }) => way && html`
  <p class=${`going ${way}`}><i aria-hidden="true"></i><${Icon} name="i-cw" class=${way === 'counter' ? 'flip' : ''}/>
    <span aria-hidden="true">${speak.say(`gra-way-${way}-short`)}</span>
    <span class="sr">${speak.say(`gra-way-${way}`)}</span><i aria-hidden="true"></i></p>`;

/**
 * Who has how many cards, and what that means; paper at the left on a desk.
 * @param {{turn: Turn, people: Person[], speak: Speaker}} props
 */
export function Standing({ turn: { view, derived }, people, speak }) {
  const goal = `gra-goal-${view.options.fewer_cards ? 'fewer' : 'base'}${view.options.longer ? '-longer' : ''}`;
  return html`
    <h2>${speak.say('gra-standing')}</h2>
    <ul class="stack">${around(view.options.seats, view.seat).map((seat) => html`
      <li class="row" key=${seat}><${Icon} name=${people[seat].face} class="ic-l"/>
        <b class="grow">${seat === view.seat ? speak.say('you') : people[seat].name}</b>
        <${Meter} cards=${view.hand[seat]} most=${derived.most} speak=${speak}/></li>`)}</ul>
    <p class="muted small">${speak.say(view.tie && view.phase !== OVER ? 'gra-goal-tie' : goal)}</p>`;
}

/**
 * So many cards of the most that anybody can come to, as boxes.
 * @param {{cards: number, most: number, speak: Speaker}} props
 */
export const Meter = ({ cards, most, speak }) =>
  html`<span class="meter" role="img" aria-label=${speak.say('gra-of', { cards, most })}>
    ${Array.from({ length: most }, (_, i) => html`<i class=${i < cards ? 'on' : ''}></i>`)}</span>`;
