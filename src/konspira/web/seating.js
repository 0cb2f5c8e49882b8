// Who sits where: between games people take chairs, a host sets them and moves people; and sends them away at any time.
import { html, useEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, IconButton, Sheet, useShell } from './components.js';
import { MatesSheet } from './guest.js';
import { ChairLink } from './invite.js';
import { Forgive, Moderate } from './moderation.js';
import { botName, botsOf, botWith, people as chairsAsPeople } from './people.js';
import { api } from './connection.js';
/** @import { GameInfo, Person, Room, Seating, Speaker, TableHere } from './types/page.js' */

/** @typedef {{chair: number | null, invite: string | null}} Where */

/**
 * Who sits at a chair, in a few words.
 * @param {Person} person
 * @param {TableHere} table
 * @param {Speaker} speak
 * @param {(seat: number) => string} character
 */
function whoSits({ who, bot, seat, present }, { you: { host, mine }, host: hosts }, speak, character) {
  if (who === 'bot') return botWith(bot ?? '', character(seat), speak);
  if (mine.includes(seat)) return speak.say(seat === mine[0] ? host ? 'gather-you-host' : 'lobby-you' : 'lobby-here');
  if (who === 'open') return speak.say(host ? 'gather-open-note' : 'gather-nobody');
  if (seat === hosts) return speak.say(present ? 'gather-host' : 'gather-away');
  return speak.say(present ? 'gather-here' : 'gather-away');
}

/**
 * What a host does about a chair.
 * @param {{room: Room, table: TableHere, game: GameInfo, speak: Speaker, person: Person}} props
 */
function Hosting({ room, table, game, speak, person }) {
  const shell = useShell(), { mine } = table.you, { seat } = person, next = seat + 1;
  const [asks, setAsks] = useState(false);  // who sits beside me?
  const mate = mine.includes(seat) && seat !== mine[0];
  const now = mate ? 'here' : person.who === 'open' ? 'open' : person.bot;
  /** @param {Seating} seating */
  const sits = (seating) =>
    room.send('chair', { chair: seat, seating }).catch((error) => shell.toast(error, speak));
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const change = ({ currentTarget: choice }) => {
    const { value } = choice;
    if (value !== 'here') sits(value === 'open' ? { who: 'open' } : { who: 'bot', bot: value });
    else setAsks(true);
    choice.value = now ?? 'open';  // until the table is told otherwise
  };
  const swap = () => room.send('swap', { chair: seat, other: next }).catch((error) => shell.toast(error, speak));
  return html`
    ${(person.who !== 'guest' || mate) && html`
      <select class="sel" aria-label=${speak.say('lobby-chair', { number: seat + 1 })} onChange=${change}>
        <option value="open" selected=${person.who === 'open'}>${speak.say('lobby-open')}</option>
        ${botsOf(game).map(({ name }) => html`
          <option value=${name} selected=${person.bot === name}>${botName(speak, name)}</option>`)}
        ${mine.length > 0 && html`<option value="here" selected=${mate}>${speak.say('lobby-here-short')}</option>`}
      </select>`}
    ${person.who === 'guest' && !mine.includes(seat) && html`
      <${Moderate} room=${room} speak=${speak} name=${person.name} who=${{ chair: seat }} host/>`}
    ${next < table.chairs.length && html`
      <${IconButton} icon="i-down" label=${speak.say('gather-swap', { number: seat + 1, other: next + 1 })}
        onClick=${swap}/>`}
    ${asks && html`<${MatesSheet} seats=${[seat]} go=${speak.say('gather-sit')} onClose=${() => setAsks(false)}
      chairs=${table.chairs.map(({ face }, i) => (i === seat ? { who: 'me' } : { who: 'open', face }))}
      then=${(/** @type {Seating[]} */ named) => { setAsks(false); sits(named[seat]); }}/>`}`;
}

/**
 * How strong who sits here is, by seat, where matches count.
 * @param {TableHere} table
 * @returns {{[seat: number]: [number, number]}}
 */
function useRatings({ id, rated, chairs, match, state }) {
  const [found, setFound] = useState({});
  useEffect(() => {
    let wanted = true;
    if (!rated) setFound({});
    else {
      api(`/api/tables/${id}/ratings`).then(({ seats }) => {
        if (wanted) setFound(Object.fromEntries(seats.map(({ seat, rating }) => [seat, rating])));
      }).catch(() => {});  // a table can be played at without them
    }
    return () => { wanted = false; };
  }, [id, rated, match, state, chairs.map(({ name, bot }) => name ?? bot).join()]);
  return found;
}

/**
 * @param {{room: Room, table: TableHere, game: GameInfo, speak: Speaker, person: Person,
 *   sit: (where: Where) => void, rating?: [number, number]}} props
 */
function Chair({ room, table, game, speak, person, sit, rating }) {
  const { character } = useShell();
  const { host, mine, invites } = table.you, open = person.who === 'open', invite = invites?.[person.seat] ?? null;
  return html`
    <li><${Icon} name=${person.face} class=""/>
      <span><b>${person.name}</b><small>${whoSits(person, table, speak, character)}${rating
        && html` · <span class="tnum">${speak.say('bots-rating', { rating: rating[0], margin: rating[1] })}</span>`}
      </small></span>
      <span class="row tight">
        ${mine.length === 0 && person.who !== 'guest' && html`
          <button type="button" class=${`btn s ${open ? 'go' : 'quiet'}`}
            onClick=${() => sit({ chair: person.seat, invite: null })}>
            ${speak.say('gather-take')}<span class="sr"> ${person.seat + 1}</span></button>`}
        ${open && host && html`<${ChairLink} table=${table} seat=${person.seat} invite=${invite} speak=${speak}/>`}
        ${host && html`<${Hosting} room=${room} table=${table} game=${game} speak=${speak} person=${person}/>`}
        ${!host && person.who === 'guest' && person.present && html`
          <span class="chip on">${speak.say('gather-ready')}</span>`}
      </span>
    </li>`;
}

/**
 * @param {{room: Room, table: TableHere, game: GameInfo, speak: Speaker, people: Person[],
 *   sit: (where: Where) => void}} props
 */
export function Seats({ people, ...shared }) {
  const { table, speak } = shared, ratings = useRatings(table);
  return html`<div class="panel"><h3>${speak.say('lobby-chairs')}</h3>
    <ol class="chairs">${people.map((person) => html`
      <${Chair} key=${person.seat} ...${shared} person=${person} rating=${ratings[person.seat]}/>`)}</ol></div>`;
}

/**
 * Everybody at the table, for its host: also who has said nothing can be asked to leave, at any time.
 * @param {{room: Room, table: TableHere, speak: Speaker, onClose: () => void}} props
 */
export function PeopleSheet({ room, table, speak, onClose }) {
  const people = useMemo(() => chairsAsPeople(table.chairs, speak), [table.chairs, speak]), { character } = useShell();
  return html`<${Sheet} title=${speak.say('people-title')} onClose=${onClose}>
    <ol class="chairs">${people.filter(({ who }) => who === 'guest').map((one) => html`
      <li key=${one.seat}><${Icon} name=${one.face} class=""/>
        <span><b>${one.name}</b>
          <small>${one.stand_in ? speak.say('seat-stand-in') : whoSits(one, table, speak, character)}</small></span>
        ${!table.you.mine.includes(one.seat) && html`
          <${Moderate} room=${room} speak=${speak} name=${one.name} who=${{ chair: one.seat }} host/>`}</li>`)}</ol>
    <${Forgive} room=${room} speak=${speak}/><//>`;
}
