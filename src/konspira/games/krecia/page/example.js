// A scene of a worked example of Krecia robota: the mission's trump, the cards of the trick, those that Larry may play,
// and my hand; in the vote, who has sealed one, and in the end who pointed at whom.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Card, Emblem, Lying, Picture, Trump } from './cards.js';
import {
  isLarry, laid, lastTrick, members, mine, NOBODY, OVER, places, pointed, roleOf, trump, VOTING, within,
} from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/** What a place is called; mine is "you". @param {View} view @param {number} place @param {Speaker} speak */
const called = (view, place, speak) => (isLarry(view, place) ? speak.say('krecia-larry')
  : place === view.seat ? speak.say('you') : speak.name(place));

/** @param {{view: View, speak: Speaker}} props */
const Votes = ({ view, speak }) => places(view).map((place) => html`<div key=${place} class="ex-row">
  ${roleOf(view, place) !== NOBODY && html`<${Emblem} role=${roleOf(view, place)} class="ic-l"/>`}
  <b>${called(view, place, speak)}</b>
  ${pointed(view, place).length > 0 ? html`<${Icon} name="i-next" class="ic-s"/>
      ${pointed(view, place).map((target) => called(view, target, speak)).join(', ')}`
    : !within(view.waiting, place) && html`<${Icon} name="sealed" class="ic-l"/>`}</div>`);

/** @param {{scene: Scene, speak: Speaker}} props */
const Trick = ({ scene, speak }) => {
  const { view } = scene, trick = view.played === 0 && view.trick > 0 ? view.trick - 1 : view.trick;
  const mission = view.mission[trick], taken = lastTrick(view) === trick;
  return html`
    ${mission !== NOBODY && html`<div class="ex-row"><${Picture} view=${view} number=${mission}/>
      <${Trump} colour=${trump(view, trick)} speak=${speak} wide/></div>`}
    <div class="ex-trick">${laid(scene, trick).map(({ place, card, raised, order }) => html`<span key=${order}>
      <${Lying} card=${card} raised=${raised} order=${order} speak=${speak} won=${taken && view.won[trick] === place}/>
      <b>${called(view, place, speak)}</b></span>`)}</div>
    ${view.three > 0 && html`<div class="ex-row"><b>${speak.say('krecia-page-trays')}</b>
      <div class="ex-hand">${members(view.three).map((card) => html`
        <${Card} key=${card} card=${card} speak=${speak}/>`)}</div></div>`}`;
};

/** @param {{scene: Scene, speak: Speaker}} props */
export default function Table({ scene, speak }) {
  const { view } = scene, votes = view.phase === VOTING || view.phase === OVER;
  return html`<div class="ex-rows">
    ${votes ? html`<${Votes} view=${view} speak=${speak}/>` : html`<${Trick} scene=${scene} speak=${speak}/>`}
    <div class="ex-hand">
      ${mine(view).map((card) => html`<${Card} key=${card} card=${card} speak=${speak}/>`)}</div></div>`;
}
