// A scene of a worked example of Krysobot: his board, the farm once his explorer is there, and his rats.
import { html } from '/web/vendor/preact.js';
import { Art } from './art.js';
import { Burrow } from './burrow.js';
import { Farm } from './farm.js';
import { AREAS } from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */

/** @param {{scene: Scene, speak: Speaker}} props */
export default function HisBoard({ scene: { view }, speak }) {
  const away = view.room > 0, inside = view.beds + view.dug + view.tiles > 0;
  return html`<div class="ex-rows wistar">
    ${away && html`<${Farm} view=${view} label=${speak.say('wistar-screen-farm')}/>`}
    ${(inside || !away) && html`<${Burrow} view=${view} speak=${speak} label=${speak.say('wistar-screen-burrow')}/>`}
    <div class="ex-row">${AREAS.map((area, i) => html`<span key=${area} class="ex-score"><${Art} name="rat"/>
      ${view.rats[i]} ${speak.say(`wistar-screen-area-${area}`)}</span>`)}</div></div>`;
}
