// After a game: whether another is played, with whom and by which terms; also where people have ended it themselves.
import { html, useEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, Sheet, useLater, useShell } from './components.js';
import { AskedForChair, useSitting } from './asking.js';
import { Bar } from './bar.js';
import { Invite } from './invite.js';
import { people as chairsAsPeople } from './people.js';
import { Seats } from './seating.js';
import { useTalk } from './sidebar.js';
import { TermsSheet } from './terms.js';
/** @import { GameInfo, Room, RoomPlaying, Shared, Speaker, TableHere } from './types/page.js' */

const WHY = { alone: 'closed-alone', agreed: 'closed-agreed', resigned: 'closed-resigned', decided: 'closed-decided' };

/** @typedef {{room: Room, table: TableHere, game: GameInfo, speak: Speaker}} Props */

/** Who would sit where in the next game, and by which terms. @param {Props & {onClose: () => void}} props */
export function NextGameSheet({ onClose, ...shared }) {
  const { room, table, speak } = shared, sit = useSitting(room, speak);
  const [terms, setTerms] = useState(false);
  const people = useMemo(() => chairsAsPeople(table.chairs, speak), [table.chairs, speak]);
  return html`<${Sheet} title=${speak.say('next-title')} onClose=${onClose}>
    <div class="stack gathering-sheet">
      <${Seats} ...${shared} people=${people} sit=${sit}/>
      ${table.you.host && html`<button type="button" class="btn full" onClick=${() => setTerms(true)}>
        <${Icon} name="i-cog"/>${speak.say('terms-change')}</button>`}
      <${Invite} table=${table} speak=${speak}/></div>
    ${terms && html`<${TermsSheet} ...${shared} onClose=${() => setTerms(false)}/>`}<//>`;
}

/**
 * Play again: it starts when everybody who is here wants to. Who looks on takes a bot's chair, a host changes the
 * table.
 * @param {Omit<Props, 'game'> & {onNext: () => void}} props
 */
export function Rematch({ room, table, speak, onNext }) {
  const shell = useShell(), sit = useSitting(room, speak);
  const { mine, host } = table.you, said = mine.some((seat) => table.again.includes(seat));
  const people = useMemo(() => chairsAsPeople(table.chairs, speak), [table.chairs, speak]);
  const free = people.filter(({ who }) => who === 'open').length;
  const others = table.again.filter((one) => !mine.includes(one)).map((one) => people[one].name);
  const again = () => room.send('again').catch((error) => shell.toast(error, speak));
  const tournament = useLater(Boolean(table.tournament), () => import('./tournament.js'));
  if (table.tournament) {
    return tournament && html`<${tournament.BackToTournament} id=${table.tournament} table=${table.id}
      speak=${speak}/>`;
  }
  const give = people.some(({ who }) => who !== 'guest') && !table.tutorial;
  return html`
    ${mine.length > 0 && html`<button type="button" class="btn must" aria-disabled=${said ? 'true' : undefined}
      onClick=${said ? undefined : again}>
      <${Icon} name="i-cw"/>${speak.say(said ? 'end-again-said' : 'end-again')}</button>`}
    ${!mine.length && give && html`<button type="button" class="btn must"
      onClick=${() => sit({ chair: null, invite: null })}>
      <${Icon} name="i-add-user"/>${speak.say('next-sit')}</button>`}
    ${(host || give) && !table.tutorial && html`<button type="button" class="btn bare" onClick=${onNext}>
      <${Icon} name="i-cog"/>${speak.say(host ? 'next-change' : 'next-see')}</button>`}
    ${free > 0 && html`<p class="small" role="status">${speak.say('gather-missing', { free })}</p>`}
    ${others.length > 0 && html`<p class="small" role="status">
      ${speak.say('end-again-others', { names: others.join(', ') })}</p>`}`;
}

/** People have ended the match before its end. @param {Shared<RoomPlaying>} props */
export function ClosedMatch({ room, table, game, speak, people, seat }) {
  const { talk, unread, sheet } = useTalk({ room, speak, people, seat });
  const [next, setNext] = useState(false);
  const title = speak.say('title'), { closed } = table, how = closed?.how ?? 'alone';
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  const who = closed?.seat == null ? null : people[closed.seat]?.name;
  const winners = people.filter((one) => (closed?.payoffs[one.seat] ?? 0) > 0).map(({ name }) => name);
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <${Bar} game=${game} speak=${speak} table=${table} room=${room} options=${table.options}
      line=${speak.say('end-over')} talk=${talk} unread=${unread}/>
    ${table.you.host && html`<${AskedForChair} room=${room} table=${table} people=${people} speak=${speak}/>`}
    <main class="end"><section class="hero" aria-label=${speak.say('end-result')}>
      <${Icon} name="i-hand" class="trophy"/>
      <div class="stack"><h2>${winners.length ? speak.say('end-win-together', { names: winners.join(', ') })
        : speak.say('closed-title')}</h2>
        <p>${speak.say(WHY[how], { name: who ?? '' })} ${speak.say('closed-note')}</p></div>
      <div class="actions wrap" id="act" tabindex="-1">
        <${Rematch} room=${room} table=${table} speak=${speak} onNext=${() => setNext(true)}/>
        <a class="btn bare" href="/">${speak.say('page-home')}</a></div>
    </section></main>
    ${sheet}
    ${next && html`<${NextGameSheet} room=${room} table=${table} game=${game} speak=${speak}
      onClose=${() => setNext(false)}/>`}`;
}
