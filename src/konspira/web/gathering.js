// Before the game: who sits where, the link and the code that bring others here, and the start.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, Icon, Poster, useShell } from './components.js';
import { AskedForChair, AskForChair, useSitting } from './asking.js';
import { Bar } from './bar.js';
import { NameSheet } from './guest.js';
import { Invite } from './invite.js';
import { inviteInLink } from './links.js';
import { Forgive } from './moderation.js';
import { Seats } from './seating.js';
import { useTalk } from './sidebar.js';
import { TermsSheet } from './terms.js';
import { chosenNames } from './options.js';
import { watchSaid } from './how.js';
/** @import { Shared } from './types/page.js' */
/** @import { Where } from './seating.js' */

/**
 * What I can do now: sit down, begin, leave; or why I cannot.
 * @param {Pick<Shared, 'room' | 'table' | 'speak' | 'people'>
 *   & {free: number, invite: string | null, sit: (where: Where) => void, onName: () => void}} props
 */
function WhatNow({ room, table, speak, people, free, invite, sit, onName }) {
  const shell = useShell(), seated = table.you.mine.length > 0;
  const leave = () => { room.send('leave').catch(() => {}); shell.go('/'); };
  const start = () => room.send('start').catch((error) => shell.toast(error, speak));
  const myName = html`<button type="button" class="btn quiet full" onClick=${onName}><${Icon} name="i-user"/>
    ${speak.say('gather-name')}</button>`;
  if (seated) {
    return html`<div class="stack" id="act" tabindex="-1">
      <${Act} class="go full" off=${free > 0} onClick=${start}><${Icon} name="i-play"/>
        ${free > 0 ? speak.say('gather-missing', { free }) : speak.say('gather-start')}<//>
      ${myName}
      ${table.tournament
        ? html`<a class="btn quiet full" href=${`/tournament/${table.tournament}`}><${Icon} name="i-crown"/>
          ${speak.say('tournament-back')}</a>`
        : html`<button type="button" class="btn quiet full" onClick=${leave}>${speak.say('gather-leave')}</button>`}
      </div>`;
  }
  const bots = table.chairs.some(({ who }) => who === 'bot');
  if (free > 0 || bots) {
    return html`<div class="stack" id="act" tabindex="-1">
      <button type="button" class="btn go full" onClick=${() => sit({ chair: null, invite })}>
        <${Icon} name="i-add-user"/>
        ${shell.me && shell.face ? speak.say('gather-sit-as', { name: shell.me }) : speak.say('gather-sit')}</button>
      ${shell.me && shell.face && myName}</div>`;
  }
  return html`<div class="stack" id="act" tabindex="-1">
    <p class="muted">${speak.say('gather-full')} ${speak.say('gather-spectator')}</p>
    <${AskForChair} room=${room} table=${table} people=${people} speak=${speak}/></div>`;
}

/** @param {Shared} props */
export function Gathering({ room, table, game, speak, people }) {
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const { host, mine } = table.you, seat = mine[0] ?? -1;
  const free = table.chairs.filter((chair) => chair.who === 'open').length;
  const invite = free > 0 ? inviteInLink() : null;
  const { talk, unread, sheet: chat } = useTalk({ room, speak, people, seat });
  const title = speak.say('title'), sit = useSitting(room, speak);
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  const manners = [
    ...(table.clock ? [speak.say(`clock-${table.clock.pace}`)] : []),
    ...(table.coach ? [] : [speak.say('gather-no-coach')]),
    ...(table.rated ? [speak.say('rated-chip')] : []),
    ...(table.watch === 0 ? [] : [speak.say('watch-chip', { who: watchSaid(speak, table.watch) })]),
  ];
  const variants = [...chosenNames(game, speak, table.options), ...manners];
  const missing = free > 0 && speak.say('gather-missing', { free });
  const shared = { room, table, people, speak };
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <${Bar} game=${game} speak=${speak} table=${table} room=${room} options=${table.options}
      line=${speak.say('gather-line', { free })} talk=${talk} unread=${unread}/>
    ${host && html`<${AskedForChair} ...${shared}/>`}
    <main class="gathering">
      <${Poster} game=${game} title=${title} class="poster"/>
      <section class="stack" aria-labelledby="gather">
        <h2 id="gather">${speak.say(seat < 0 ? 'gather-invited' : 'gather-title')}</h2>
        <p>${speak.say('tagline')}</p>
        <p class="row wrap">
          <span class="chip"><${Icon} name=${table.public ? 'i-eye' : 'i-lock'} class=""/>
            ${speak.say(table.public ? 'gather-public' : 'gather-private')}</span>
          ${variants.map((name) => html`<span class="chip" key=${name}>${name}</span>`)}
          ${host && html`<button type="button" class="btn s quiet" onClick=${() => setSheet('terms')}>
            <${Icon} name="i-cog"/>${speak.say('terms-change')}</button>`}
        </p>
        ${seat < 0 && html`<${WhatNow} ...${shared} free=${free} invite=${invite} sit=${sit}
          onName=${() => setSheet('name')}/>`}
        ${seat >= 0 && free > 0 && html`<div class="panel"><h3>${speak.say('invite-title')}</h3>
          <${Invite} table=${table} speak=${speak}/></div>`}
        <${Seats} ...${shared} game=${game} sit=${sit}/>
        ${seat >= 0 && html`<${WhatNow} ...${shared} free=${free} invite=${invite} sit=${sit}
          onName=${() => setSheet('name')}/>`}
        ${host && free > 0 && html`<p class="small muted">${speak.say('gather-host-note')}</p>`}
        <${Forgive} room=${room} speak=${speak}/>
      </section>
    </main>
    <p class="sr" role="status">${missing || speak.say('gather-full')}</p>
    ${chat}
    ${sheet === 'name' && html`<${NameSheet} onClose=${() => setSheet(null)}/>`}
    ${sheet === 'terms' && html`<${TermsSheet} room=${room} table=${table} game=${game} speak=${speak}
      onClose=${() => setSheet(null)}/>`}`;
}
