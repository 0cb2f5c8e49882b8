// The blank role, below its words in the lobby: what it says to whoever gets it, as a file, and out of one.
import { html } from '/web/vendor/preact.js';
import { Icon, useShell } from '/web/components.js';
import { Refusal } from '/web/connection.js';
import { download, readFile, useMeaning } from './own.js';
/** @import { News, Speaker } from '/web/types/page.js' */

/**
 * @param {{speak: Speaker, value: {[word: string]: any}, seats?: number,
 *   onChange: (role: {[word: string]: any}) => void}} props
 */
export default function RoleEditor({ speak, value, seats = 4, onChange }) {
  const shell = useShell();
  const { told, wrong } = useMeaning('blank_role', value, value, seats, () => {});
  /** @param {unknown} error */
  const refused = (error) => shell.toast(
    error instanceof Refusal ? error : new Refusal({ id: 'page-no-network' }), speak,
  );
  /** @param {File | undefined} file */
  const load = async (file) => {
    if (!file) return;
    try { onChange(await readFile('blank_role', await file.text())); } catch (error) { refused(error); }
  };
  /** @type {News[]} */
  const says = told?.says ?? [];
  return html`<div class="edit krecia stack">
    <section class="edit-meaning" role="status" aria-label=${speak.say('krecia-edit-meaning')}>
      ${wrong ? html`<p class="file-wrong">${speak.say(wrong)}</p>`
        : says.length > 0 && html`<p class="small">
          <b>${value.name || speak.say('krecia-role', { role: 'blank' })}:</b> ${
            says.map((news) => speak.say(news)).join(' ')}</p>`}</section>
    <div class="row wrap">
      <label class="btn s quiet"><${Icon} name="i-up"/>${speak.say('lobby-file')}
        <input type="file" class="sr" accept=".toml,text/plain"
          onChange=${(/** @type {any} */ e) => load(e.currentTarget.files?.[0])}/></label>
      <button type="button" class="btn s quiet"
        onClick=${() => download('blank_role', value, 'role.toml').catch(refused)}>
        <${Icon} name="i-download"/>${speak.say('krecia-edit-export')}</button></div></div>`;
}
