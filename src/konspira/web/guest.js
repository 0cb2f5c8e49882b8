// Who I am here: a guest with a name, no account. A first name is made up, so that nobody has to fill in a form to
// play.
import { html, useState } from './vendor/preact.js';
import { Sheet, useShell } from './components.js';
import { api } from './connection.js';
/** @import { Shell, Speaker } from './types/page.js' */

/** A name out of the list in the Fluent files. @param {Speaker} speak */
export function someName(speak) {
  const names = speak.say('guest-names').split(',');
  return names[Math.floor(Math.random() * names.length)].trim();
}

/** Make sure the server knows me; returns my name. @param {Shell} shell */
export async function beGuest(shell) {
  if (shell.me) return shell.me;
  const { name } = await api('/api/me', { name: someName(shell.speak) });
  shell.setMe(name);
  return name;
}

/**
 * The sheet to give or change a name. `then` is called with it.
 * @param {{onClose: () => void, then?: (name: string | null) => void, title?: string}} props
 */
export function NameSheet({ onClose, then, title }) {
  const shell = useShell(), { speak } = shell;
  const [name, setName] = useState(() => shell.me ?? someName(speak));
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    try {
      const given = await api('/api/me', { name: name.trim() });
      shell.setMe(given.name);
      onClose();
      then?.(given.name);
    } catch (error) { shell.toast(error); }
  };
  return html`
    <${Sheet} title=${title ?? speak.say('guest-title')} onClose=${onClose}>
      <form class="stack" onSubmit=${save}>
        <label class="stack tight"><span>${speak.say('guest-name')}</span>
          <input class="field" name="name" maxlength="24" required autocomplete="nickname" value=${name}
            onInput=${(e) => setName(e.currentTarget.value)}/></label>
        <p class="small muted">${speak.say('guest-note')}</p>
        <button class="btn go full" type="submit">${speak.say('guest-save')}</button>
      </form>
    <//>`;
}
