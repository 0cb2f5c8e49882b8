// A list of what I am known by, devices or passkeys: what each is called and when it was last seen; it can be named,
// and taken away.
import { html, useState } from './vendor/preact.js';
import { Icon, Sheet, useShell } from './components.js';
import { api } from './connection.js';

/**
 * @typedef {{id: string, name: string, title: string, note: string, seen: number, path: string}} KeptOne
 *   `path` is where it is named and taken away.
 */

/** A moment, as people write it. @param {number} at @param {string} language */
const said = (at, language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** @param {{items: KeptOne[], again: () => void, off: string, offNote: string}} props */
export function Kept({ items, again, off, offNote }) {
  const { speak, language } = useShell();
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const one = items.find(({ id }) => id === open);
  if (!items.length) return null;
  return html`<ul class="menu">${items.map(({ id, title, note, seen }) => html`<li key=${id} class="kept">
      <span><b>${title}</b><small class="muted">${[note, speak.say('account-seen', { when: said(seen, language) })]
        .filter(Boolean).join(' · ')}</small></span>
      <button type="button" class="btn s quiet" onClick=${() => setOpen(id)}>${speak.say('account-change')}
        <span class="sr"> ${title}</span></button></li>`)}</ul>
    ${one && html`<${Change} one=${one} again=${again} off=${off} offNote=${offNote}
      onClose=${() => setOpen(null)}/>`}`;
}

/** @param {{one: KeptOne, again: () => void, off: string, offNote: string, onClose: () => void}} props */
function Change({ one, again, off, offNote, onClose }) {
  const shell = useShell(), { speak } = shell;
  const [name, setName] = useState(one.name);
  /** @param {string} what @param {object} body */
  const post = async (what, body) => {
    try {
      await api(/** @type {'/api/me/kept'} */ (`${one.path}/${what}`), body);
      onClose();
      again();
    } catch (error) { shell.toast(error); }
  };
  /** @param {Event} event */
  const save = (event) => { event.preventDefault(); post('name', { name: name.trim() }); };
  return html`<${Sheet} title=${one.title} onClose=${onClose}>
    <form class="stack" onSubmit=${save}>
      <label class="stack tight"><span>${speak.say('account-name')}</span>
        <input class="field" required maxlength="24" autocomplete="off" value=${name}
          onInput=${(e) => setName(e.currentTarget.value)}/></label>
      <button class="btn go full" type="submit">${speak.say('account-save')}</button></form>
    <p class="row small"><${Icon} name="i-warn"/><span>${offNote}</span></p>
    <button type="button" class="btn full" onClick=${() => post('off', {})}>${off}</button><//>`;
}
