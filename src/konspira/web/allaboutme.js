// Everything about me: as one file to take away, or deleted for good.
import { html, useState } from './vendor/preact.js';
import { Icon, Sheet, useShell } from './components.js';
import { api } from './connection.js';

const HAPPENS = ['forget-seats', 'forget-chat', 'forget-games', 'forget-devices', 'forget-final'];

/** What this device remembers of me goes, too: its key, and my matches. */
function forgetHere() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (/^konspira-(devices?$|match)/.test(name)) localStorage.removeItem(name);
    }
  } catch { /* forbidden: nothing was kept either */ }
}

/** What happens, and my name once more. @param {{onClose: () => void}} props */
function Delete({ onClose }) {
  const shell = useShell(), { speak } = shell;
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  /** @param {Event} event */
  const forget = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const nobody = await api('/api/me/delete', { name: name.trim() });
      forgetHere();
      onClose();
      shell.setMe(nobody);
      shell.toast(speak.say('forget-done'));
      shell.go('/');
    } catch (error) { shell.toast(error); setBusy(false); }
  };
  return html`<${Sheet} title=${speak.say('forget-title')} onClose=${onClose}>
    <p>${speak.say('forget-happens')}</p>
    <ul class="happens">${HAPPENS.map((one) => html`<li key=${one}>${speak.say(one)}</li>`)}</ul>
    <form class="stack" onSubmit=${forget}>
      <label class="stack tight"><span>${speak.say('forget-name', { name: shell.me })}</span>
        <input class="field" required maxlength="24" autocomplete="off" value=${name}
          onInput=${(e) => setName(e.currentTarget.value)}/></label>
      <button class="btn full" type="submit" disabled=${busy}>${speak.say('forget-go')}</button>
      <button type="button" class="btn go full" onClick=${onClose}>${speak.say('forget-stay')}</button></form><//>`;
}

export function AllAboutMe() {
  const { speak } = useShell();
  const [open, setOpen] = useState(false);
  return html`<section class="panel stack" aria-labelledby="about-me">
    <h2 id="about-me">${speak.say('about-me')}</h2>
    <p>${speak.say('about-me-note')}</p>
    <a class="btn full" href="/api/me/export" download="konspira.zip">${speak.say('about-me-export')}</a>
    <button type="button" class="btn quiet full" onClick=${() => setOpen(true)}>
      <${Icon} name="i-warn"/>${speak.say('about-me-delete')}</button>
    ${open && html`<${Delete} onClose=${() => setOpen(false)}/>`}</section>`;
}
