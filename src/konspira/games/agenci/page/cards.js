// The secret cards as they are printed: a manila slip with a drawing and a sentence.
import { html } from '/web/vendor/preact.js';
import { Art } from './city.js';
import { cardNews } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */

/** What is on a card. @param {{kind: string, speak: Speaker}} props */
export const Print = ({ kind: name, speak }) => html`<span class="tab">${speak.say('option-top_secret')}</span>
  <span class="tp"><${Art} name=${`card-${name}`}/></span><span class="tx">${speak.say(cardNews(name))}</span>`;

/** A card that only lies there. @param {{kind: string, speak: Speaker}} props */
export const Secret = ({ kind: name, speak }) => html`<div class="tcard"><${Print} kind=${name} speak=${speak}/></div>`;
