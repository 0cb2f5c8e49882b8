// Before the game: who sits where, links and codes for the chairs that are still free, and the start.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, copy, Icon, IconButton, Poster, Sheet, useShell } from './components.js';
import { Bar } from './bar.js';
import { beGuest, NameSheet } from './guest.js';
import { Forgive, Moderate } from './moderation.js';
import { botName, botsOf } from './people.js';
import { useTalk } from './sidebar.js';
import { chosenNames } from './options.js';
/** @import { Person, Shared, Speaker, TableHere, TableState, You } from './types/page.js' */

/** @typedef {{chair: number | null, invite: string | null}} Where */

export const START = '#start';  // in a link of mine: begin as soon as I am there

/** The token of the chair this link leads to, from the part of the address that the server never sees. */
export const inviteInLink = () => new URLSearchParams(location.hash.slice(1)).get('chair');

/** @param {TableState} table @param {string | null} invite */
const linkOf = (table, invite) => `${location.origin}/t/${table.id}${invite ? `#chair=${invite}` : ''}`;

/** @param {{table: TableHere, invite: string | null, speak: Speaker, onClose: () => void}} props */
function Code({ table, invite, speak, onClose }) {
  const address = linkOf(table, invite);
  return html`<${Sheet} title=${speak.say('gather-code')} onClose=${onClose}>
    <div class="code"><img src=${`/api/tables/${table.id}/qr.svg${invite ? `?chair=${invite}` : ''}`} width="260"
      height="260" alt=${speak.say('gather-code-alt')}/>
      <p class="small muted">${speak.say('gather-code-note')}</p><code class="small">${address}</code></div><//>`;
}

/** Who sits at a chair, in a few words. @param {Person} person @param {You} you @param {Speaker} speak */
function whoSits({ who, bot, seat, present }, { host, mine }, speak) {
  if (who === 'bot') return botName(speak, bot ?? '');
  if (mine.includes(seat)) return speak.say(seat === mine[0] ? 'lobby-you' : 'lobby-here');
  if (who === 'open') return speak.say(host ? 'gather-open-note' : 'gather-nobody');
  return speak.say(present ? 'gather-here' : 'gather-away');
}

/** @param {Pick<Shared, 'room' | 'table' | 'game' | 'speak'> & {person: Person, sit: (where: Where) => void}} props */
function Chair({ room, table, game, speak, person, sit }) {
  const shell = useShell();
  const [code, setCode] = useState(false);
  const { host, mine, invites } = table.you, seat = mine[0] ?? -1;
  const open = person.who === 'open';
  const invite = invites?.[person.seat] ?? null;
  /** @param {string} value */
  const change = (value) =>
    room.send('chair', { chair: person.seat, seating: value === 'open' ? { who: 'open' } : { who: 'bot', bot: value } })
    .catch((error) => shell.toast(error, speak));
  const link = async () =>
    shell.toast(await copy(linkOf(table, invite)) ? speak.say('page-copied') : linkOf(table, invite));
  return html`
    <li><${Icon} name=${person.face} class=""/>
      <span><b>${person.name}</b><small>${whoSits(person, table.you, speak)}</small></span>
      <span class="row tight">
        ${open && (invite || table.public) && html`
          <${IconButton} icon="i-link" label=${speak.say('gather-copy', { number: person.seat + 1 })} onClick=${link}/>
          <${IconButton} icon="i-qr" label=${speak.say('gather-qr', { number: person.seat + 1 })}
            onClick=${() => setCode(true)}/>`}
        ${open && table.public && seat < 0 && html`
          <button type="button" class="btn s" onClick=${() => sit({ chair: person.seat, invite: null })}>
            ${speak.say('gather-sit')}</button>`}
        ${host && person.who !== 'guest' && html`
          <select class="sel" aria-label=${speak.say('lobby-chair', { number: person.seat + 1 })}
            onChange=${(e) => change(e.currentTarget.value)}>
            <option value="open" selected=${open}>${speak.say('lobby-open')}</option>
            ${botsOf(game).map(({ name }) => html`
              <option value=${name} selected=${person.bot === name}>${botName(speak, name)}</option>`)}
          </select>`}
        ${host && person.who === 'guest' && !mine.includes(person.seat) && html`
          <${Moderate} room=${room} speak=${speak} name=${person.name} who=${{ chair: person.seat }}/>`}
        ${!host && person.who === 'guest' && person.present && html`
          <span class="chip on">${speak.say('gather-ready')}</span>`}
      </span>
      ${code && html`<${Code} table=${table} invite=${invite} speak=${speak} onClose=${() => setCode(false)}/>`}
    </li>`;
}

/**
 * What I can do now: sit down, begin, leave; or why I cannot.
 * @param {Pick<Shared, 'room' | 'table' | 'speak'>
 *   & {free: number, invite: string | null, sit: (where: Where) => void, onName: () => void}} props
 */
function WhatNow({ room, table, speak, free, invite, sit, onName }) {
  const shell = useShell(), seated = table.you.mine.length > 0;
  const leave = () => { room.send('leave').catch(() => {}); shell.go('/'); };
  const start = () => room.send('start').catch((error) => shell.toast(error, speak));
  if (seated) {
    return html`<div class="stack" id="act" tabindex="-1">
      <${Act} class="go full" off=${free > 0} onClick=${start}><${Icon} name="i-play"/>
        ${free > 0 ? speak.say('gather-missing', { free }) : speak.say('gather-start')}<//>
      <button type="button" class="btn quiet full" onClick=${leave}>${speak.say('gather-leave')}</button></div>`;
  }
  if (invite) {
    return html`<div class="stack" id="act" tabindex="-1">
      <button type="button" class="btn go full" onClick=${() => sit({ chair: null, invite })}>
        <${Icon} name="i-add-user"/>
        ${shell.me ? speak.say('gather-sit-as', { name: shell.me }) : speak.say('gather-sit')}</button>
      <button type="button" class="btn quiet full" onClick=${onName}><${Icon} name="i-user"/>
        ${speak.say('gather-name')}</button></div>`;
  }
  const taken = free === 0 && inviteInLink() !== null;
  return html`<div class="stack" id="act" tabindex="-1"><p class="muted">${taken && `${speak.say('gather-full')} `}
    ${speak.say(table.public && free > 0 ? 'gather-pick' : 'gather-spectator')}</p></div>`;
}

/** @param {Shared} props */
export function Gathering({ room, table, game, speak, people }) {
  const shell = useShell();
  const [naming, setNaming] = useState(false);
  const { host, mine } = table.you, seat = mine[0] ?? -1;
  const free = table.chairs.filter((chair) => chair.who === 'open').length;
  const invite = free > 0 ? inviteInLink() : null;
  const { talk, unread, sheet } = useTalk({ room, speak, people, seat });
  const title = speak.say('title');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  /** @param {Where} where */
  const sit = async (where) => {
    try {
      const known = shell.me;
      await beGuest(shell);
      if (!known) room.now();  // the line must be opened anew by the guest I have just become
      await room.send('sit', where);
      history.replaceState(null, '', location.pathname);
    } catch (error) { shell.toast(error, speak); }
  };
  const manners = [
    ...(table.clock ? [speak.say(`clock-${table.clock.pace}`)] : []),
    ...(table.coach ? [] : [speak.say('gather-no-coach')]),
  ];
  const variants = [...chosenNames(game, speak, table.options), ...manners];
  const missing = free > 0 && speak.say('gather-missing', { free });
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <${Bar} game=${game} speak=${speak} options=${table.options} line=${speak.say('gather-line', { free })} talk=${talk}
      unread=${unread}/>
    <main class="gathering">
      <${Poster} game=${game} title=${title} class="poster"/>
      <section class="stack" aria-labelledby="gather">
        <h2 id="gather">${speak.say(seat < 0 && invite ? 'gather-invited' : 'gather-title')}</h2>
        <p>${speak.say('tagline')}</p>
        <p class="row wrap">
          <span class="chip"><${Icon} name=${table.public ? 'i-eye' : 'i-lock'} class=""/>
            ${speak.say(table.public ? 'gather-public' : 'gather-private')}</span>
          ${variants.map((name) => html`<span class="chip" key=${name}>${name}</span>`)}
        </p>
        <div class="panel"><h3>${speak.say('lobby-chairs')}</h3>
          <ol class="chairs">
            ${people.map((person) => html`<${Chair} key=${person.seat} room=${room} table=${table} game=${game}
              speak=${speak} person=${person} sit=${sit}/>`)}</ol>
        </div>
        <${WhatNow} room=${room} table=${table} speak=${speak} free=${free} invite=${invite} sit=${sit}
          onName=${() => setNaming(true)}/>
        ${host && free > 0 && html`<p class="small muted">${speak.say('gather-host-note')}</p>`}
        <${Forgive} room=${room} speak=${speak}/>
      </section>
    </main>
    <p class="sr" role="status">${missing || speak.say('gather-full')}</p>
    ${sheet}
    ${naming && html`<${NameSheet} onClose=${() => setNaming(false)} then=${room.now}/>`}`;
}
