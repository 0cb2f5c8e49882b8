// Passkeys: my device keeps a key that brings me back, behind my finger, face or PIN. Browsers have them only by https
// or at their own machine, and for names.
import { html, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { api } from './connection.js';
import { Kept } from './kept.js';
/** @import { Account } from './types/page.js' */

/** Has this browser passkeys, here? */
export const hasPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window
  && !/^[\d.]+$|:/.test(location.hostname);

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));

/** @param {ArrayBuffer | null} data */
const text = (data) => data && btoa(String.fromCharCode(...new Uint8Array(data)))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

/** @param {any[] | undefined} keys @returns {PublicKeyCredentialDescriptor[] | undefined} */
const named = (keys) => keys?.map((one) => ({ ...one, id: bytes(one.id) }));

/** A credential as the server reads it. @param {any} credential @param {string[]} parts of its response */
function told({ id, rawId, type, response }, parts) {
  const said = Object.fromEntries(parts.map((part) => [part, text(response[part])]));
  return { id, rawId: text(rawId), type, response: said };
}

/** Let the browser make a passkey for me; false if I do not want to. @param {string} name */
export async function makePasskey(name) {
  const { options } = await api('/api/me/passkeys/new', {});
  const publicKey = {
    .../** @type {any} */ (options), challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: named(options.excludeCredentials),
  };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return false;
  const credential = told(made, ['clientDataJSON', 'attestationObject']);
  await api('/api/me/passkeys', { credential, name: name || null });
  return true;
}

/** Let the browser show a passkey; who I am by it, or null if I do not want to. */
export async function showPasskey() {
  const { options } = await api('/api/passkeys/new', {});
  const { challenge, allowCredentials } = options;
  const publicKey = { ...options, challenge: bytes(challenge), allowCredentials: named(allowCredentials) };
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const parts = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'];
  return api('/api/passkeys', { credential: told(shown, parts) });
}

/** What a browser says when its owner closes its question is no fault. @param {() => Promise<Credential | null>} ask */
async function asked(ask) {
  try { return await ask(); } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** My passkeys, and a button for one more. @param {{account: Account, again: () => void}} props */
export function Passkeys({ account, again }) {
  const shell = useShell(), { speak } = shell;
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const here = account.logins.find((one) => one.here);
      if (await makePasskey(here?.name || here?.agent || '')) shell.toast(speak.say('passkey-made'));
      else shell.toast(speak.say('passkey-not-made'));
      again();
    } catch (error) { shell.toast(error); }
    setBusy(false);
  };
  const items = account.passkeys.map((one) => ({
    ...one, title: one.name || speak.say('passkey-one'), path: `/api/me/passkeys/${one.id}`,
    note: one.site === location.hostname ? '' : speak.say('passkey-elsewhere', { site: one.site }),
  }));
  return html`<section class="panel stack" aria-labelledby="passkeys">
    <h2 id="passkeys">${speak.say('passkey-title')}</h2>
    <p>${speak.say('passkey-note')}</p>
    <${Kept} items=${items} again=${again} off=${speak.say('passkey-off')} offNote=${speak.say('passkey-off-note')}/>
    ${hasPasskeys() ? html`<button type="button" class=${`btn full ${items.length ? 'quiet' : 'go'}`}
        disabled=${busy} onClick=${make}>${speak.say('passkey-make')}</button>`
      : html`<p class="row small"><${Icon} name="i-warn"/><span>${speak.say('passkey-needs')}</span></p>`}</section>`;
}
