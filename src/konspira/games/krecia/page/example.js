// A scene of a worked example of Krecia robota: the mission's trump, the cards of the trick, and my hand.
import { html } from '/web/vendor/preact.js';
import { Card, Lying, Picture, Trump } from './cards.js';
import { EMPTY, mine, NOBODY, trump, within } from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */

/** @param {{scene: Scene, speak: Speaker}} props */
export default function Trick({ scene, speak }) {
  const { view } = scene, taken = view.played === 0 && view.trick > 0, trick = taken ? view.trick - 1 : view.trick;
  const mission = view.mission[trick], seats = view.options.seats;
  const cards = view.card[trick].filter((/** @type {number} */ card) => card !== EMPTY);
  return html`<div class="ex-rows">
    ${mission !== NOBODY && html`<div class="ex-row"><${Picture} view=${view} number=${mission}/>
      <${Trump} colour=${trump(view, trick)} speak=${speak} wide/></div>`}
    <div class="ex-trick">${cards.map((/** @type {number} */ card, /** @type {number} */ i) => {
      const seat = (view.led[trick] + i) % seats, raised = within(view.raised[trick], i) ? trump(view, trick) : NOBODY;
      return html`<span key=${i}><${Lying} card=${card} raised=${raised} order=${i + 1} speak=${speak}
        won=${taken && view.won[trick] === seat}/>
        <b>${seat === view.seat ? speak.say('you') : speak.name(seat)}</b></span>`;
    })}</div>
    <div class="ex-hand">
      ${mine(view).map((card) => html`<${Card} key=${card} card=${card} speak=${speak}/>`)}</div></div>`;
}
