// Ways out of a game: let a bot play for me, give it up, or end it for all who agree.
import { html } from './vendor/preact.js';
import { Icon, Sheet, useShell } from './components.js';
/** @import { Room, Speaker, TableHere } from './types/page.js' */

/** Have I given this match up? Then nothing in it is mine to decide. @param {TableHere} table @param {number} seat */
export const hasResigned = ({ state, seated, chairs }, seat) =>
  state === 'playing' && Boolean(seated?.[seat]?.resigned && chairs[seat]?.stand_in);

/** @param {{room: Room, table: TableHere, speak: Speaker, onClose: () => void}} props */
export function LeaveSheet({ room, table, speak, onClose }) {
  const shell = useShell();
  const guests = table.chairs.filter(({ who, seat }) => who === 'guest' && !table.you.mine.includes(seat));
  const given = table.you.mine.some((seat) => hasResigned(table, seat));
  const alone = guests.every(({ stand_in }) => stand_in);
  /** @param {'leave' | 'resign' | 'finish'} what @param {boolean} away */
  const does = (what, away) => async () => {
    onClose();
    try {
      await room.send(what);
      if (away) shell.go('/');
    } catch (error) { shell.toast(error, speak); }
  };
  /** @param {string} icon @param {string} text @param {string} note @param {() => void} onClick */
  const way = (icon, text, note, onClick) => html`<li><button type="button" class="btn quiet full way"
    onClick=${onClick}><${Icon} name=${icon}/><span>${speak.say(text)}<small>${speak.say(note)}</small></span></button>
  </li>`;
  return html`<${Sheet} title=${speak.say('table-leaving')} onClose=${onClose}><ul class="menu">
    ${table.chairs.length > 1 && way('i-handover', 'table-leave', 'leave-note', does('leave', true))}
    ${!given && (alone ? way('i-close', 'leave-close', 'leave-close-note', does('finish', false)) : html`
      ${way('i-hand', 'leave-finish', 'leave-finish-note', does('finish', false))}
      ${way('i-close', 'leave-resign', 'leave-resign-note', does('resign', false))}`)}</ul><//>`;
}
