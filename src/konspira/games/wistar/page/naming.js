// The page of the album where an owner gives tokens and icons the names and pictures that they know them by.
import { html, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Art } from './art.js';
import { small } from './photo.js';
import { ownNames, ownPicture, redraw, rename } from './symbols.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { Symbol } from './symbols.js' */

const SIDE = 96;  // pixels of a picture that stands for an icon

/**
 * @param {{symbols: Symbol[], help: string, plain: Speaker, speak: Speaker}} props `plain` says our own names
 */
export function Naming({ symbols, help, plain, speak }) {
  const [names, setNames] = useState(ownNames);
  return html`<div class="ed-card"><p class="small">${speak.say(help)}</p>
    <ul class="naming">${symbols.map(({ name, drawing }) => {
      const what = name.startsWith('wistar-') ? plain.say(name) : name;
      return html`<li key=${name}><${Art} name=${drawing}/><span>${what}</span>
        <input class="field" maxlength="24" value=${names[name] ?? ''}
          aria-label=${plain.say('wistar-album-name-of', { what })}
          onInput=${(/** @type {any} */ e) => {
            rename(name, e.currentTarget.value.trim());
            setNames(ownNames());
          }}/>
        <label class="btn s quiet" title=${plain.say('wistar-album-picture-of', { what })}><${Icon} name="i-plus"/>
          <input type="file" accept="image/*" class="sr" aria-label=${plain.say('wistar-album-picture-of', { what })}
            onChange=${async (/** @type {any} */ e) => {
            const file = e.currentTarget.files?.[0];
            if (file) redraw(drawing, await small(file, SIDE));
          }}/></label>
        ${ownPicture(drawing) && html`<button type="button" class="btn s quiet"
          aria-label=${plain.say('wistar-album-picture-remove', { what })}
          title=${plain.say('wistar-album-picture-remove', { what })}
          onClick=${() => redraw(drawing, null)}><${Icon} name="i-undo"/></button>`}</li>`;
    })}</ul></div>`;
}
