// A scene of a worked example of Krysobot: his board, and his rats beside it.
import { html } from '/web/vendor/preact.js';
import { Art } from './art.js';
import { Burrow } from './burrow.js';
import { AREAS } from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */

/** @param {{scene: Scene, speak: Speaker}} props */
export default function HisBoard({ scene: { view }, speak }) {
  return html`<div class="ex-rows wistar"><${Burrow} view=${view} speak=${speak}
    label=${speak.say('wistar-screen-burrow')}/>
    <div class="ex-row">${AREAS.map((area, i) => html`<span key=${area} class="ex-score"><${Art} name="rat"/>
      ${view.rats[i]} ${speak.say(`wistar-screen-area-${area}`)}</span>`)}</div></div>`;
}
