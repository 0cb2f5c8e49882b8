// One link and one code a table: who opens it sees who sits where, and sits down or asks for a chair.
import { html, useState } from './vendor/preact.js';
import { copy, Icon, IconButton, Sheet, useShell } from './components.js';
/** @import { Shell, Speaker, TableHere, TableState } from './types/page.js' */

/**
 * The link of a table, or of one of its chairs, by an address that other devices reach.
 * @param {Shell} shell
 * @param {TableState} table
 * @param {string | null} [invite]
 */
export const linkOf = (shell, table, invite) => `${shell.site.url}/t/${table.id}${invite ? `#chair=${invite}` : ''}`;

/**
 * Where a link works, if not everywhere; and that it is not the one in the address bar, where I came by another. Nobody
 * is led over to it: a browser that knows me here would not know me there.
 * @param {{speak: Speaker}} props
 */
export function Reach({ speak }) {
  const { site } = useShell(), { reaches } = site;
  const said = [
    ...(reaches === 'everybody' ? [] : [reaches === 'house' ? 'invite-house' : 'invite-device']),
    ...(new URL(site.url).origin === location.origin ? [] : ['invite-not-the-bar']),
  ];
  return said.map((one) => html`<p key=${one} class="row small reach"><${Icon} name="i-warn"/>
    <span>${speak.say(one)}</span></p>`);
}

/** The code of a link. @param {{table: TableState, invite?: string | null, speak: Speaker}} props */
const QrCode = ({ table, invite, speak }) => html`
  <img src=${`/api/tables/${table.id}/qr.svg${invite ? `?chair=${invite}` : ''}`} width="260" height="260"
    alt=${speak.say(invite ? 'gather-code-alt' : 'invite-code-alt')}/>`;

/** @param {{table: TableHere, invite: string | null, speak: Speaker, onClose: () => void}} props */
export function ChairCode({ table, invite, speak, onClose }) {
  const address = linkOf(useShell(), table, invite);
  return html`<${Sheet} title=${speak.say('gather-code')} onClose=${onClose}>
    <div class="code"><${QrCode} table=${table} invite=${invite} speak=${speak}/>
      <p class="small muted">${speak.say('gather-code-note')}</p><code class="small">${address}</code>
      <${Reach} speak=${speak}/></div><//>`;
}

/**
 * Give the link of this table away: by the system's own sheet where there is one, else as a code and as text.
 * @param {{table: TableHere, speak: Speaker, onClose: () => void}} props
 */
export function InviteSheet({ table, speak, onClose }) {
  return html`<${Sheet} title=${speak.say('invite-title')} onClose=${onClose}>
    <${Invite} table=${table} speak=${speak}/><//>`;
}

/** The link, its code and what can be done with them. @param {{table: TableHere, speak: Speaker}} props */
export function Invite({ table, speak }) {
  const shell = useShell(), address = linkOf(shell, table);
  const title = `${speak.say('title')} · Konspira`;
  const share = () => { navigator.share({ title, url: address }).catch(() => {}); };
  const copied = async () => shell.toast(await copy(address) ? speak.say('page-copied') : address);
  return html`<div class="invite">
    <${QrCode} table=${table} speak=${speak}/>
    <div class="stack">
      <p>${speak.say('invite-note')}</p>
      <code class="small" tabindex="0">${address}</code>
      <${Reach} speak=${speak}/>
      <div class="row wrap">
        ${typeof navigator.share === 'function' && html`<button type="button" class="btn go s" onClick=${share}>
          <${Icon} name="i-share"/>${speak.say('invite-share')}</button>`}
        <button type="button" class="btn s" onClick=${copied}><${Icon} name="i-link"/>
          ${speak.say('invite-copy')}</button></div></div></div>`;
}

/**
 * The link and the code of one chair: "this chair for you".
 * @param {{table: TableHere, seat: number, invite: string | null, speak: Speaker}} props
 */
export function ChairLink({ table, seat, invite, speak }) {
  const shell = useShell();
  const [code, setCode] = useState(false);
  const address = linkOf(shell, table, invite);
  const link = async () => shell.toast(await copy(address) ? speak.say('page-copied') : address);
  return html`
    <${IconButton} icon="i-link" label=${speak.say('gather-copy', { number: seat + 1 })} onClick=${link}/>
    <${IconButton} icon="i-qr" label=${speak.say('gather-qr', { number: seat + 1 })} onClick=${() => setCode(true)}/>
    ${code && html`<${ChairCode} table=${table} invite=${invite} speak=${speak} onClose=${() => setCode(false)}/>`}`;
}
