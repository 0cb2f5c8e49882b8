// What an owner has taught him is remembered by this browser and can be taken home as a file, to share it or to play
// with it again.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { save, load } from '/web/preferences.js';
/** @import { Speaker, TableHere } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/**
 * The owner's box as a file, where there is something in it that did not come with the game.
 * @param {{view: View, table: TableHere, speak: Speaker}} props
 */
export function Keep({ view, table, speak }) {
  const [there, setThere] = useState(/** @type {any} */ (null));
  const known = JSON.stringify(view.pack), address = `/api/tables/${table.id}/keepsake`;
  useEffect(() => {
    let wanted = true;
    fetch(address).then(async (answer) => {
      const text = answer.ok ? await answer.text() : '';
      if (!wanted || !text) return;
      const own = typeof table.options.pack
        === 'object';  // played on with; whoever begins from nothing again may know less
      const remembered = own || text.length >= load('file-wistar-pack', '').length;
      if (remembered) save('file-wistar-pack', text);
      setThere({ remembered });
    }).catch(() => {});  // without a network it is asked for again at the next answer
    return () => { wanted = false; };
  }, [known]);
  return there
    ? html`<a class="btn s quiet" href=${address} download><${Icon} name="i-download"/>
      ${speak.say('wistar-page-keep')}</a>
      ${there.remembered && html`<p class="small muted">${speak.say('wistar-page-kept')}</p>`}` : null;
}
