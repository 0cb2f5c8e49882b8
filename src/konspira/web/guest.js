// Who I am here: a guest with a name and a face, no account. Both are drawn for who comes, asked for once before the
// first chair, and can be changed at any table.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, Radios, Sheet, useShell } from './components.js';
import { api } from './connection.js';
import { FACES, faceSymbol } from './people.js';
import { loadForTab, saveForTab } from './preferences.js';
/** @import { Seating, Shell, Speaker, TableHere } from './types/page.js' */

/** Somebody out of the list in the Fluent files, who looks as he is called. @param {Speaker} speak */
export function somebody(speak) {
  const names = speak.say('guest-names').split(','), one = Math.floor(Math.random() * names.length);
  return { name: names[one].trim(), face: FACES[one] };
}

/** Make sure the server knows me, without a question: for what nobody else sees. @param {Shell} shell */
export async function beSomebody(shell) {
  if (!shell.me) shell.setMe(await api('/api/me', { name: somebody(shell.speak).name }));
}

/**
 * Make sure that I have a name and a face before I sit down; null if I do not want to.
 * @param {Shell} shell
 * @returns {Promise<string | null>}
 */
export const beGuest = (shell) => (shell.me && shell.face ? Promise.resolve(shell.me) : shell.introduce());

/** All faces, to choose one. @param {{value: string, onChange: (face: string) => void, label: string}} props */
function Faces({ value, onChange, label }) {
  const { speak } = useShell();
  const items = FACES.map((face) => ({
    value: face, label: speak.say('guest-face-one', { face }),
    content: html`<${Icon} name=${faceSymbol(face)} class=""/>`,
  }));
  return html`<${Radios} label=${label} items=${items} value=${value} onChange=${onChange} look="portraits"
    item="likeness"/>`;
}

/**
 * The sheet to give or change a name and a face. `then` is called with the name.
 * @param {{onClose: () => void, then?: (name: string | null) => void}} props
 */
export function NameSheet({ onClose, then }) {
  const shell = useShell(), { speak } = shell, asked = Boolean(shell.me && shell.face);
  const [drawn] = useState(() => somebody(speak));
  const [name, setName] = useState(shell.me ?? drawn.name);
  const [face, setFace] = useState(shell.face ?? drawn.face);
  const [busy, setBusy] = useState(false);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const given = await api('/api/me', { name: name.trim(), face });
      shell.setMe(given);
      then?.(given.name);
      onClose();
    } catch (error) { shell.toast(error); setBusy(false); }
  };
  return html`
    <${Sheet} title=${speak.say('guest-title')} onClose=${onClose}>
      <form class="stack" onSubmit=${save}>
        <div class="who-am-i"><${Icon} name=${faceSymbol(face)} class="portrait"/>
          <label class="stack tight grow"><span>${speak.say('guest-name')}</span>
            <input class="field" name="name" maxlength="24" required autocomplete="nickname" value=${name}
              onInput=${(e) => setName(e.currentTarget.value)}/></label></div>
        <button class="btn go full" type="submit" disabled=${busy}>
          ${asked ? speak.say('guest-save') : speak.say('guest-go', { name: name.trim() })}</button>
        <${Faces} label=${speak.say('guest-face')} value=${face} onChange=${setFace}/>
        <p class="small muted">${speak.say('guest-note')} <a href="/me" onClick=${onClose}>
          ${speak.say('recovery-link')}</a></p>
      </form>
    <//>`;
}

/**
 * Who are the others at this device? Asked of each of these seats before the device is passed round; `go` is on the
 * button.
 * @param {{chairs: Seating[], seats: number[], go: string, onClose: () => void,
 *   then: (chairs: Seating[]) => void}} props
 */
export function MatesSheet({ chairs, seats, go, onClose, then }) {
  const shell = useShell(), { speak } = shell;
  const [named, setNamed] = useState(() => {
    const free = FACES.filter((face) => face !== shell.face && !chairs.some((chair) => chair.face === face));
    return chairs.map((chair, i) => (seats.includes(i) ? { ...chair, face: chair.face ?? free[i] } : chair));
  });
  /** @param {number} i @param {Partial<Seating>} part */
  const change = (i, part) => setNamed(named.map((one, k) => (k === i ? { ...one, ...part } : one)));
  /** @param {number} i */
  const nextFace = (i) => {
    const taken = [shell.face, ...named.map(({ face }) => face)];
    const from = FACES.indexOf(named[i].face ?? ''), around = [...FACES.slice(from + 1), ...FACES.slice(0, from)];
    change(i, { face: around.find((face) => !taken.includes(face)) });
  };
  return html`<${Sheet} title=${speak.say('mates-title')} onClose=${onClose}>
    <form class="stack" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); then(named); }}>
      ${named.map((one, i) => seats.includes(i) && html`<div class="who-am-i" key=${i}>
        <button type="button" class="ib portrait" onClick=${() => nextFace(i)}
          aria-label=${speak.say('mates-face', { number: i + 1 })} title=${speak.say('mates-face', { number: i + 1 })}>
          <${Icon} name=${faceSymbol(one.face)} class="portrait"/></button>
        <label class="stack tight grow"><span>${speak.say('lobby-mate-name', { number: i + 1 })}</span>
          <input class="field" maxlength="24" required pattern=".*\\S.*" autocomplete="off" value=${one.name ?? ''}
            onInput=${(e) => change(i, { name: e.currentTarget.value })}/></label></div>`)}
      <button class="btn go full" type="submit">${go}</button></form><//>`;
}

/** Is a chair for somebody else at this device? @param {Seating} chair @param {number} i */
export const isMate = ({ who }, i) => who === 'me' && i > 0;

/**
 * Who is called or looks like somebody who sat down before is told so, once at a table.
 * @param {TableHere | null} table
 * @param {Speaker | undefined} speak
 */
export function useToldApart(table, speak) {
  const shell = useShell(), { me, face } = shell, mine = table?.you.mine ?? [];
  const chair = mine.length === 1 ? table?.chairs[mine[0]] : undefined;
  const other = chair && me && face && chair.name !== null && (chair.name !== me || chair.face !== face);
  useEffect(() => {
    if (!other || !speak || !table) return;
    const key = `apart-${table.id}`, now = `${chair.name} ${chair.face}`;
    if (loadForTab(key, null) === now) return;
    saveForTab(key, now);
    const what = chair.name === me ? 'guest-apart-face' : 'guest-apart';
    shell.toast(speak.say(what, { name: chair.name, own: me }));
  }, [other, chair?.name, chair?.face]);
}
