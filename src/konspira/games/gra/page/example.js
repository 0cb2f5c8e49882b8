// A scene of a worked example of GRA: everybody's cards as I see them, and the bid that stands.
import { html } from '/web/vendor/preact.js';
import { Drawn } from '/web/components.js';
import { Card, Picture } from './cards.js';
import { mine, shown } from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */

/** The cards of a seat: those of the last showdown, my own, or backs. @param {Scene} scene @param {number} seat */
function cards({ view, derived }, seat) {
  if (view.shown_round) return shown({ view, derived }, seat);
  if (seat === view.seat) return mine(view).map((ends) => ({ ends, counts: false }));
  return Array.from({ length: view.hand[seat] }, () => null);
}

/** @param {{scene: Scene, speak: Speaker}} props */
export default function Hands({ scene, speak }) {
  const { view } = scene, after = view.shown_round > 0;
  const count = after ? view.shown_count : view.count, face = after ? view.shown_face : view.face;
  return html`<div class="ex-rows">${Array.from({ length: view.options.seats }, (_, seat) => html`
    <div key=${seat} class="ex-row"><b>${seat === view.seat ? speak.say('you') : speak.name(seat)}</b>
      <span class="ex-cards">${cards(scene, seat).map((card, i) => (card
        ? html`<${Card} key=${i} ends=${card.ends} speak=${speak} hidden
          look=${after ? card.counts ? 'hit' : 'miss' : ''}/>`
        : html`<span key=${i} class="dcard back"><${Drawn} game="shell" name="mark"/></span>`))}</span></div>`)}
    ${count > 0 && html`<div class="ex-bid"><${Picture} count=${count} face=${face}/></div>`}</div>`;
}
