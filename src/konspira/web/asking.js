// Somebody who comes late: asks for a chair, and a host who is asked gives a bot's. And people who would end a match.
import { html, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { beGuest } from './guest.js';
import { faceSymbol } from './people.js';
/** @import { Person, Room, Speaker, TableHere } from './types/page.js' */

/** @typedef {{room: Room, table: TableHere, people: Person[], speak: Speaker}} Props */

/** Take a free chair, or between games a bot's. @param {Room} room @param {Speaker} speak */
export function useSitting(room, speak) {
  const shell = useShell();
  /** @param {{chair: number | null, invite: string | null}} where @param {'sit' | 'ask'} [how] */
  return async (where, how = 'sit') => {
    try {
      const known = shell.me, name = await beGuest(shell);
      if (name === null) return;
      if (!known) room.now();  // the line must be opened anew by the guest I have just become
      await (how === 'ask' ? room.send('ask') : room.send('sit', where));
      if (location.hash) history.replaceState(null, '', location.pathname);
    } catch (error) { shell.toast(error, speak); }
  };
}

/** I look on, and would like to play. @param {Props} props */
export function AskForChair({ room, table, speak }) {
  const shell = useShell(), sit = useSitting(room, speak);
  const give = table.chairs.some((chair) => chair.who !== 'guest');
  if (table.you.mine.length || !give || table.tutorial) return null;
  const asksNoMore = () => { room.send('ask', { on: false }).catch((error) => shell.toast(error, speak)); };
  if (table.you.asked) {
    const host = table.chairs[table.host ?? -1];  // who hosts without a chair looks on, as far as anybody knows
    return html`<div class="strip soft" role="status"><${Icon} name="i-hourglass"/>
      <span>${speak.say(host && !host.present ? 'ask-waits-away' : 'ask-waits')}</span>
      <button type="button" class="btn s" onClick=${asksNoMore}>${speak.say('ask-no-more')}</button></div>`;
  }
  return html`<div class="strip soft"><${Icon} name="i-spectator"/><span>${speak.say('table-looking-on')}</span>
    <button type="button" class="btn s" onClick=${() => sit({ chair: null, invite: null }, 'ask')}>
      ${speak.say('ask-chair')}</button></div>`;
}

/** Somebody asks me, the host, for a chair. @param {Props} props */
export function AskedForChair({ room, table, people, speak }) {
  const shell = useShell();
  const [chair, setChair] = useState(-1);
  const asking = table.you.asking?.[0], free = people.filter(({ who }) => who !== 'guest');
  if (!asking) return null;
  const chosen = free.some(({ seat }) => seat === chair) ? chair : free[0]?.seat;
  /** @param {'admit' | 'decline'} what */
  const answer = (what) => () => {
    const fields = what === 'admit' ? { who: asking.who, chair: chosen } : { who: asking.who };
    room.send(what, /** @type {any} */ (fields)).catch((error) => shell.toast(error, speak));
  };
  return html`<div class="strip soft asked" role="alert"><${Icon} name=${faceSymbol(asking.face)} class="ic-l"/>
    <span>${speak.say('ask-wants', { name: asking.name })}</span>
    ${free.length > 0 && html`<select class="sel" aria-label=${speak.say('ask-which')}
      onChange=${(e) => setChair(Number(e.currentTarget.value))}>
      ${free.map(({ seat, name }) => html`<option value=${seat} selected=${seat === chosen}>${name}</option>`)}</select>
    <button type="button" class="btn s go" onClick=${answer('admit')}>${speak.say('ask-give')}</button>`}
    <button type="button" class="btn s" onClick=${answer('decline')}>${speak.say('ask-not-now')}</button></div>`;
}

/** Somebody would end the match here. @param {Props} props */
export function WouldFinish({ room, table, people, speak }) {
  const shell = useShell(), { mine } = table.you, wants = table.finish ?? [];
  if (!wants.length || table.state !== 'playing') return null;
  /** @param {boolean} on */
  const say = (on) => () => { room.send('finish', { on }).catch((error) => shell.toast(error, speak)); };
  const said = mine.some((seat) => wants.includes(seat));
  const names = wants.filter((seat) => !mine.includes(seat)).map((seat) => people[seat].name).join(', ');
  return html`<div class="strip soft" role="alert"><${Icon} name="i-hand"/>
    <span>${said ? speak.say('finish-said') : speak.say('finish-wants', { names })}</span>
    ${mine.length > 0 && html`<button type="button" class="btn s" onClick=${say(!said)}>
      ${speak.say(said ? 'finish-no' : 'finish-agree')}</button>`}</div>`;
}
