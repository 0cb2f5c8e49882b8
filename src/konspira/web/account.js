// What keeps my chairs, games and record when a device is lost: a passkey, or a code to write down or to photograph.
// And where I am signed in. No account.
import { html, useEffect, useState } from './vendor/preact.js';
import { copy, Icon, useShell } from './components.js';
import { AllAboutMe } from './allaboutme.js';
import { api } from './connection.js';
import { Kept } from './kept.js';
import { Mast } from './lobby.js';
import { hasPasskeys, Passkeys, showPasskey } from './passkeys.js';
/** @import { Account, Me } from './types/page.js' */

/** A code for me, drawn and written; a new one takes the place of the one before. */
function MyCode() {
  const shell = useShell(), { speak } = shell;
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const [drawn, setDrawn] = useState(/** @type {{size: number, path: string} | null} */ (null));
  const make = async () => {
    try {
      const [made, qr] = await Promise.all([api('/api/me/recovery', {}), import('./qr.js')]);
      setCode(made.code);
      setDrawn(qr.path(`${shell.site.url}/me#${made.code}`));
    } catch (error) { shell.toast(error); }
  };
  const copied = async () => { if (code) shell.toast(await copy(code) ? speak.say('recovery-copied') : code); };
  return html`<section class="panel stack" aria-labelledby="my-code"><h2 id="my-code">${speak.say('recovery-mine')}</h2>
    <p>${speak.say('recovery-mine-note')}</p>
    ${code && drawn && html`
      <div class="code"><svg class="qr" viewBox=${`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img"
        width=${4 * (drawn.size + 8)} height=${4 * (drawn.size + 8)} aria-label=${speak.say('recovery-alt')}
        shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/>
        <path d=${drawn.path} fill="#000"/></svg></div>
      <p role="status"><code class="recovery">${code}</code></p>
      <p class="row small"><${Icon} name="i-warn"/><span>${speak.say('recovery-secret')}</span></p>
      <button type="button" class="btn full" onClick=${copied}><${Icon} name="i-link"/>
        ${speak.say('recovery-copy')}</button>`}
    <button type="button" class=${`btn full ${code ? 'quiet' : 'go'}`} onClick=${make}>
      ${speak.say(code ? 'recovery-another' : 'recovery-make')}</button></section>`;
}

/** Where I am signed in. @param {{account: Account, again: () => void}} props */
function Devices({ account, again }) {
  const { speak } = useShell();
  const items = account.logins.map((one) => ({
    ...one, title: one.name || one.agent || speak.say(one.id === '-' ? 'devices-older' : 'devices-program'),
    note: one.here ? speak.say('devices-here') : '', path: `/api/me/logins/${one.id}`,
  }));
  return html`<section class="panel stack" aria-labelledby="devices"><h2 id="devices">${speak.say('devices-title')}</h2>
    <p>${speak.say('devices-note')}</p>
    <${Kept} items=${items} again=${again} off=${speak.say('devices-off')} offNote=${speak.say('devices-off-note')}/>
  </section>`;
}

/** I have a passkey or a code, from a device that is lost. */
function ComeBack() {
  const shell = useShell(), { speak } = shell;
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [busy, setBusy] = useState(false);
  useEffect(() => { if (location.hash) history.replaceState(null, '', location.pathname); }, []);
  /** @param {() => Promise<Me | null>} ask */
  const comeBy = async (ask) => {
    setBusy(true);
    try {
      const me = await ask();
      if (me) {
        shell.setMe(me);
        shell.toast(speak.say('recovery-done', { name: me.name }));
        shell.go('/tables');
        return;
      }
      shell.toast(speak.say('passkey-not-shown'));
    } catch (error) { shell.toast(error); }
    setBusy(false);
  };
  /** @param {Event} event */
  const back = (event) => { event.preventDefault(); comeBy(() => api('/api/recovery', { code })); };
  return html`<section class="panel stack" aria-labelledby="come-back">
    <h2 id="come-back">${speak.say('recovery-back')}</h2>
    ${shell.me && html`<p>${speak.say('device-replaces', { name: shell.me })}</p>`}
    ${hasPasskeys() && html`<button type="button" class="btn go full" disabled=${busy}
      onClick=${() => comeBy(showPasskey)}>${speak.say('passkey-show')}</button>`}
    <form class="stack" onSubmit=${back}>
      <label class="stack tight"><span>${speak.say('recovery-code')}</span>
        <input class="field" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck=${false}
          value=${code} onInput=${(e) => setCode(e.currentTarget.value)}/></label>
      <button class="btn full" type="submit" disabled=${busy}>${speak.say('recovery-go')}</button></form></section>`;
}

export function AccountPage() {
  const shell = useShell(), { speak, me } = shell, title = speak.say('recovery-title');
  const [account, setAccount] = useState(/** @type {Account | null} */ (null));
  const [asked, setAsked] = useState(0), again = () => setAsked((n) => n + 1);
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  useEffect(() => {
    let wanted = true;
    if (me) api('/api/me/account').then((found) => { if (wanted) setAccount(found); }).catch(shell.signedOut);
    return () => { wanted = false; };
  }, [me, asked]);
  return html`<div class="lobby"><${Mast} tagline=${title}/>
    <main class="record">
      ${me && account && html`<${Passkeys} account=${account} again=${again}/>`}
      ${me && html`<${MyCode}/>`}
      ${me && account && html`<${Devices} account=${account} again=${again}/>`}
      <${ComeBack}/>
      ${me && html`<${AllAboutMe}/>`}
      <p class="row wrap"><a class="btn s quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
    </main></div>`;
}
