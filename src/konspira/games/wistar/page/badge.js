// 12.2 While made-up values are in play, every screen says so.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/** @param {{view: View, speak: Speaker, look?: string, text?: string}} props */
export const Badge = ({ view, speak, look = '', text = 'wistar-badge' }) => (view.pack.reconstructed
  ? html`<p class=${`rec ${look}`} data-over>
      <${Icon} name="i-warn" class=""/><span>${speak.say(text)}</span></p>` : null);
