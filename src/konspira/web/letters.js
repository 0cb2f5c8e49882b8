// Calls by e-mail, where the server writes letters: my address, the link that confirms it, the link that ends it.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { api } from './connection.js';
import { Mast } from './lobby.js';
/** @import { MyMail } from './types/page.js' */

/** Where I am called by e-mail; nothing where the server does not write. */
export function CallMe() {
  const shell = useShell(), { speak, me } = shell;
  const [mine, setMine] = useState(/** @type {MyMail | null} */ (null));
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => { if (me) api('/api/me/mail').then(setMine).catch(() => {}); }, [me]);
  if (!me || !mine?.offered) return null;
  /** @param {Event} event */
  const ask = async (event) => {
    event.preventDefault();
    setBusy(true);
    const language = /** @type {any} */ (speak.language);
    await api('/api/me/mail', { address: address.trim(), language }).then(setMine).catch(shell.toast);
    setBusy(false);
  };
  const off = () => api('/api/me/mail/off', {})
    .then(() => setMine({ ...mine, address: null, confirmed: false })).catch(shell.toast);
  return html`<section class="panel stack" aria-labelledby="letters">
    <h2 id="letters">${speak.say('letters-title')}</h2>
    <p class="small muted">${speak.say('letters-note')}</p>
    <p role="status">${mine.address
      && speak.say(mine.confirmed ? 'letters-on' : 'letters-sent', { address: mine.address })}</p>
    ${mine.address
      ? html`<button type="button" class="btn quiet full" onClick=${off}>${speak.say('letters-off')}</button>`
      : html`<form class="stack" onSubmit=${ask}>
        <label class="stack tight"><span>${speak.say('letters-address')}</span>
          <input class="field" type="email" required maxlength="254" autocomplete="email" value=${address}
            onInput=${(e) => setAddress(e.currentTarget.value)}/></label>
        <button class="btn full" type="submit" disabled=${busy}>${speak.say('letters-ask')}</button></form>`}
  </section>`;
}

/** The page that a link in a letter leads to: it asks first, for mail programs open links by themselves. */
export function LettersPage() {
  const shell = useShell(), { speak } = shell;
  const [link] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [done, setDone] = useState('');
  const confirm = link.get('confirm'), stop = link.get('stop');
  const title = speak.say(stop ? 'letters-stop-title' : 'letters-confirm-title');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  const go = async () => {
    try {
      if (stop) await api('/api/mail/stop', { token: stop });
      const { address } = stop ? { address: '' } : await api('/api/mail/confirm', { token: confirm ?? '' });
      setDone(stop ? speak.say('letters-stopped') : speak.say('letters-confirmed', { address }));
    } catch (error) { shell.toast(error); }
  };
  return html`<div class="lobby"><${Mast} tagline=${title}/><main class="record">
    <section class="panel stack" aria-labelledby="letters"><h2 id="letters">${title}</h2>
      <p role="status">${done || (!confirm && !stop && speak.say('letters-broken'))}</p>
      ${!done && (confirm || stop) && html`<button type="button" class="btn go full" onClick=${go}>
        ${speak.say(stop ? 'letters-stop-go' : 'letters-confirm-go')}</button>`}</section>
    <p class="row wrap"><a class="btn s quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
  </main></div>`;
}
