// The curtain between two people at one device: a seat is shown, and sent, only to whoever says "it is me".
import { html, useEffect, useRef, useState } from './vendor/preact.js';
import { Icon, useShell, useTapped } from './components.js';
/** @import { Room, Shared, You } from './types/page.js' */

/** What I am at a table that is not known yet. @type {Pick<You, 'seat' | 'mine' | 'turns'>} */
const NOBODY = { seat: -1, mine: [], turns: [] };

/**
 * Is the curtain down? It falls when the seat on show has nothing to do and another one here has.
 * @param {Room} room
 * @param {number | null} scene
 */
export function useHotSeat(room, scene) {
  const { table, turn } = room, state = table?.state;
  const { seat, mine, turns } = table?.you ?? NOBODY;
  const passed = mine.length > 1, playing = passed && state === 'playing';
  const falls = playing && seat >= 0 && !scene && !turns.includes(seat) && turns.length > 0;
  const opens = passed && seat < 0 && (state === 'over' || state === 'frozen');  // nothing is hidden any more
  useEffect(() => { if (falls) room.send('look', { seat: -1 }).catch(() => {}); }, [falls, turn?.moment]);
  useEffect(() => { if (opens) room.send('look', { seat: mine[0] }).catch(() => {}); }, [opens]);
  return playing && (falls || seat < 0);
}

/** @param {Shared} props */
export function HotSeat({ room, table, speak, people }) {
  const shell = useShell(), { mine, turns } = table.you;
  const [passed, setPassed] = useState(0);
  const [busy, setBusy] = useState(false), [tapped] = useTapped(true), asleep = busy || tapped;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const choices = turns.length ? turns : mine, next = people[choices[passed % choices.length]];
  const title = speak.say(turns.length ? 'curtain-give' : 'curtain-wait', { name: next.name });
  useEffect(() => { document.title = `${turns.length ? '● ' : ''}${title} · Konspira`; }, [title]);
  useEffect(() => { button.current?.focus(); }, [next.seat]);
  const open = async () => {
    setBusy(true);
    try { await room.send('look', { seat: next.seat }); } catch (error) { shell.toast(error, speak); }
    setBusy(false);  // the curtain may be down again, for somebody else
  };
  return html`<main class="drape" id="act">
    <${Icon} name="curtain" class="art"/>
    <div class="note">
      <div class="who2"><${Icon} name="i-handover" class="arr"/><${Icon} name=${next.face} class=""/></div>
      <h1>${title}</h1>
      <p>${speak.say('curtain-note')}</p>
      <button type="button" class="btn go" ref=${button} aria-disabled=${asleep ? 'true' : undefined}
        onClick=${asleep ? undefined : open}>
        <${Icon} name="i-eye"/>${speak.say('curtain-open', { name: next.name })}</button>
      ${choices.length > 1 && html`<button type="button" class="btn quiet s" onClick=${() => setPassed(passed + 1)}>
        ${speak.say('curtain-other')}</button>`}
      <a class="small" href="/">${speak.say('page-home')}</a>
    </div></main>`;
}
