// The coat pocket: what only I may see (my agent, my cards, my notes), and the one decision of the moment.
import { html, useState } from '/web/vendor/preact.js';
import { Icon, Sheet, useWide } from '/web/components.js';
import { Secret } from './cards.js';
import { Peek, Recon } from './identity.js';
import { Notes } from './notes.js';
import { cardsOf } from './pieces.js';
/** @import { ComponentChildren, Person, Speaker, TableHere } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

/** My cards, to be looked at at any time. @param {{view: View, speak: Speaker, onClose: () => void}} props */
const Hand = ({ view, speak, onClose }) => html`<${Sheet} title=${speak.say('agenci-screen-cards')} onClose=${onClose}>
  <p class="small muted">${speak.say('agenci-page-hand-note')}</p>
  <ul class="tcards">
    ${cardsOf(view, view.seat).map((kind, i) => html`<li key=${i}><${Secret} kind=${kind} speak=${speak}/></li>`)}</ul>
  <${Recon} text=${speak.say('note-cards')}/><//>`;

/**
 * What I have with me; `cards` is off where they lie open above.
 * @param {{turn: Turn, table: TableHere, people: Person[], speak: Speaker, cards?: boolean}} props
 */
export function Mine({ turn, table, people, speak, cards = true }) {
  const { view } = turn, [open, setOpen] = useState(/** @type {string | null} */ (null));
  const held = cardsOf(view, view.seat).length;
  if (view.seat < 0) return null;
  return html`<div class="row a-mine"><${Peek} view=${view} speak=${speak}/>
    ${cards && view.options.top_secret && html`
      <button type="button" class="a-peek tan" aria-haspopup="dialog" onClick=${() => setOpen('cards')}>
        <${Icon} name="i-cards" class=""/>
        <span>${speak.say('option-top_secret')}
          <small>${speak.say('agenci-page-cards', { cards: held })}</small></span></button>`}
    <button type="button" class="a-peek tan" aria-haspopup="dialog" title=${speak.say('agenci-page-notes')}
      onClick=${() => setOpen('notes')}><${Icon} name="i-notes" class=""/>
      <span>${speak.say('agenci-page-notes')}</span></button>
    ${open === 'cards' && html`<${Hand} view=${view} speak=${speak} onClose=${() => setOpen(null)}/>`}
    ${open === 'notes' && html`<${Notes} turn=${turn} table=${table} people=${people} speak=${speak}
      onClose=${() => setOpen(null)}/>`}</div>`;
}

/** The pocket with what there is to say and to do. @param {{look?: string, children: ComponentChildren}} props */
export const Pocket = ({ look = '', children }) => html`
  <footer class=${`pocket g-pocket ${look}`} id="act" tabindex="-1"><div class="welt flat">${children}</div></footer>`;

/**
 * Paper with nothing on it to press; where it scrolls, the arrow keys must be able to scroll it.
 * @param {{label: string, look?: string, children: ComponentChildren}} props
 */
export function Paper({ label, look = '', children }) {
  const wide = useWide();
  return html`<section class=${`g-info compose ${look}`} aria-label=${label} tabindex=${wide ? 0 : undefined}>
    ${children}</section>`;
}
