// What a host can do about somebody who spoils the table.
import { html, useState } from './vendor/preact.js';
import { Icon, IconButton, Sheet, useShell } from './components.js';
/** @import { Room, Speaker } from './types/page.js' */

/**
 * A button that asks what is to be done about somebody: let get up, send away, silence; or make the host.
 * @param {{room: Room, speak: Speaker, name: string, who: {chair: number} | {line: number},
 *   host?: boolean}} props
 */
export function Moderate({ room, speak, name, who, host = false }) {
  const shell = useShell();
  const [open, setOpen] = useState(false);
  /** @param {'remove' | 'mute'} what */
  const does = (what) => () => {
    setOpen(false);
    room.send(what, who).catch((error) => shell.toast(error, speak));
  };
  const chair = 'chair' in who ? who.chair : null;
  /** @param {() => Promise<unknown>} send */
  const alsoDoes = (send) => () => { setOpen(false); send().catch((error) => shell.toast(error, speak)); };
  return html`
    <${IconButton} icon="i-shield" label=${speak.say('moderate-open', { name })} onClick=${() => setOpen(true)}/>
    ${open && html`<${Sheet} title=${speak.say('moderate-title', { name })} onClose=${() => setOpen(false)}>
      <div class="stack"><p>${speak.say('moderate-note')}</p>
        ${chair !== null && html`<button type="button" class="btn full"
          onClick=${alsoDoes(() => room.send('remove', { chair, ban: false }))}>
          <${Icon} name="chair"/>${speak.say('moderate-kick')}</button>`}
        <button type="button" class="btn go full" onClick=${does('remove')}>
          <${Icon} name="i-close"/>${speak.say('moderate-remove')}</button>
        <button type="button" class="btn quiet full" onClick=${does('mute')}>
          <${Icon} name="i-chat"/>${speak.say('moderate-mute')}</button>
        ${host && chair !== null && html`<button type="button" class="btn quiet full"
          onClick=${alsoDoes(() => room.send('host', { chair }))}>
          <${Icon} name="i-crown"/>${speak.say('moderate-host')}</button>`}</div><//>`}`;
}

/** Let everybody back, where somebody was sent away or silenced. @param {{room: Room, speak: Speaker}} props */
export function Forgive({ room, speak }) {
  const shell = useShell(), barred = room.table?.you.barred ?? 0;
  const forgive = () => { room.send('forgive').catch((error) => shell.toast(error, speak)); };
  return barred > 0 ? html`<button type="button" class="btn s quiet" onClick=${forgive}>
    ${speak.say('moderate-forgive', { barred })}</button>` : null;
}
