// My other device: a link, or a code for its camera, by which it is the same guest and signs with a key of its own.
// This device makes that key and vouches for it; the link holds both behind a #, so the server never sees them.
import { html, useEffect, useMemo, useState } from './vendor/preact.js';
import { copy, Icon, Sheet, useShell } from './components.js';
import { api } from './connection.js';
import { loadForTab, saveForTab } from './preferences.js';
/** @import { Certificate, Speaker, TableHere } from './types/page.js' */

/** @typedef {{table: string, token: string, seed: string, certificate: Certificate}} DeviceLink */

/** Hex as a link holds it, a third shorter. @param {string} hex */
const short = (hex) => btoa(hex.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

/** Hex again. @param {string} text */
const long = (text) => Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')),
  (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** A link to a table for another device of mine. @param {string} table @param {string} site */
async function makeLink(table, site) {
  const [{ certifyAnother }, { token }] = await Promise.all([import('./device.js'), api('/api/me/devices', {})]);
  const { seed, certificate } = certifyAnother();
  const parts = [table, token, short(seed), short(certificate.signature), short(certificate.device ?? '')];
  return `${site}/device#${parts.join('~')}`;
}

/** What such a link says; null where it is not whole. @param {string} hash @returns {DeviceLink | null} */
export function readLink(hash) {
  const [table, token, seed, signature, device, ...more] = hash.replace(/^#/, '').split('~');
  if (!device || more.length || !/^[\w-]{1,64}$/.test(table)) return null;
  try {
    return { table, token, seed: long(seed), certificate: { signature: long(signature), device: long(device) } };
  } catch { return null; }
}

/** @param {{table: TableHere, speak: Speaker, onClose: () => void}} props */
export function OtherDeviceSheet({ table, speak, onClose }) {
  const shell = useShell();
  const [link, setLink] = useState(/** @type {string | null} */ (null));
  const [code, setCode] = useState(/** @type {{size: number, path: string} | null} */ (null));
  useEffect(() => {
    Promise.all([makeLink(table.id, shell.site.url), import('./qr.js')]).then(([made, qr]) => {
      setLink(made);
      setCode(qr.path(made));
    }).catch((error) => { shell.toast(error); onClose(); });
  }, []);
  const copied = async () => {
    if (link) shell.toast(await copy(link) ? speak.say('page-copied') : link);
  };
  return html`<${Sheet} title=${speak.say('device-other')} onClose=${onClose}>
    <p>${speak.say('device-other-note')}</p>
    ${code && html`<div class="code"><svg class="qr" viewBox=${`-4 -4 ${code.size + 8} ${code.size + 8}`} role="img"
      width=${4 * (code.size + 8)} height=${4 * (code.size + 8)} aria-label=${speak.say('device-code-alt')}
      shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/>
      <path d=${code.path} fill="#000"/></svg></div>`}
    <p class="row"><${Icon} name="i-warn"/><span>${speak.say('device-secret')}</span></p>
    <button type="button" class="btn go full" disabled=${!link} onClick=${copied}><${Icon} name="i-link"/>
      ${speak.say('device-copy')}</button><//>`;
}

/** The page that such a link opens, on the other device. */
export function OtherDevicePage() {
  const shell = useShell(), { speak } = shell;
  const [busy, setBusy] = useState(false);
  const link = useMemo(() => {  // it is kept for this tab alone, and leaves the address bar at once
    if (location.hash) saveForTab('device-link', location.hash);
    history.replaceState(null, '', location.pathname);
    return readLink(loadForTab('device-link', ''));
  }, []);
  const title = speak.say('device-title');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  const take = async () => {
    if (!link) return;
    setBusy(true);
    try {
      const { takeOver } = await import('./device.js');
      const given = await api('/api/devices', { token: link.token });
      takeOver(link.seed, link.certificate);
      saveForTab('device-link', '');
      shell.setMe(given);
      shell.go(`/t/${link.table}`);
    } catch (error) { shell.toast(error); setBusy(false); }
  };
  return html`<main class="empty">
    <${Icon} name="chair" class="art"/>
    <h1>${title}</h1>
    ${link ? html`<p>${speak.say('device-line')}</p>
      ${shell.me && html`<p>${speak.say('device-replaces', { name: shell.me })}</p>`}
      <p class="row"><${Icon} name="i-warn"/><span>${speak.say('device-mine-only')}</span></p>
      <button type="button" class="btn go" disabled=${busy} onClick=${take}>${speak.say('device-go')}</button>`
    : html`<p>${speak.say('device-bad')}</p>`}
    <a class="btn quiet" href="/">${speak.say('page-home')}</a></main>`;
}
