// A moment of a match, to be shared: the match's own address with the step and the eyes, and a picture of the end. It
// shows the same game whatever is played at the table since.
import { html } from './vendor/preact.js';
import { copy, Icon, Sheet, useShell } from './components.js';
import { Reach } from './invite.js';
/** @import { Speaker } from './types/page.js' */

/**
 * The address of a moment; without a step, of the end.
 * @param {string} table
 * @param {number} match
 * @param {number | null} step
 * @param {string} eyes
 */
export function addressOf(table, match, step, eyes) {
  const asked = new URLSearchParams();
  if (step !== null) asked.set('step', String(step));
  if (step !== null || eyes !== 'all') asked.set('eyes', eyes);
  return `/m/${table}/${match}${asked.size ? `?${asked}` : ''}`;
}

/**
 * The link of this moment, and the picture of the end.
 * @param {{table: string, match: number, address: string, headline: string, speak: Speaker,
 *   onClose: () => void}} props
 */
export function ShareSheet({ table, match, address, headline, speak, onClose }) {
  const shell = useShell(), [path, asked] = address.split('?');
  const link = `${shell.site.url}${path}?${asked ? `${asked}&` : ''}lang=${shell.language}`;
  const picture = `/api/tables/${table}/${match}/picture.png?lang=${shell.language}`;
  const share = () => { navigator.share({ title: `${speak.say('title')} · Konspira`, url: link }).catch(() => {}); };
  const copied = async () => shell.toast(await copy(link) ? speak.say('page-copied') : link);
  return html`<${Sheet} title=${speak.say('match-share')} onClose=${onClose}>
    <div class="stack share">
      <img src=${picture} width="1200" height="630" alt=${headline}/>
      <p>${speak.say('match-share-note')}</p>
      <code class="small" tabindex="0">${link}</code>
      <${Reach} speak=${speak}/>
      <div class="row wrap">
        ${typeof navigator.share === 'function' && html`<button type="button" class="btn go s" onClick=${share}>
          <${Icon} name="i-share"/>${speak.say('invite-share')}</button>`}
        <button type="button" class="btn s" onClick=${copied}><${Icon} name="i-link"/>
          ${speak.say('invite-copy')}</button>
        <a class="btn s" href=${picture} download="konspira.png"><${Icon} name="i-download"/>
          ${speak.say('match-picture')}</a></div></div><//>`;
}
