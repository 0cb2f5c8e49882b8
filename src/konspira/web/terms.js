// What the next game is played by: a host changes chairs, variants and pace between games.
import { html, useState } from './vendor/preact.js';
import { Act, Icon, Sheet, useShell } from './components.js';
import { How } from './how.js';
import { useOptionsRefusal } from './options.js';
/** @import { GameInfo, Room, Speaker, TableHere } from './types/page.js' */

const PATIENCE = 60;  // seconds until a bot stands in for somebody who is away

/** @param {{room: Room, table: TableHere, game: GameInfo, speak: Speaker, onClose: () => void}} props */
export function TermsSheet({ room, table, game, speak, onClose }) {
  const shell = useShell(), [least, most] = game.seats;
  const [seats, setSeats] = useState(table.chairs.length);
  const [how, setHow] = useState({
    options: table.options, open: table.public, waits: table.patience === null, coach: table.coach,
    clock: table.clock?.pace ?? 'none', rated: table.rated ?? false, watch: table.watch === undefined ? 0 : table.watch,
  });
  const refused = useOptionsRefusal(game, seats, how.options);
  const taken = table.chairs.findLastIndex((chair) => chair.who === 'guest') + 1;
  const save = async () => {
    const { options, open, waits, coach, clock, rated, watch } = how;
    const patience = waits ? null : table.patience ?? PATIENCE;
    const terms = { options, seats, public: open, patience, coach, clock: /** @type {any} */ (clock), rated, watch };
    await room.send('terms', terms).then(onClose).catch((error) => shell.toast(error, speak));
  };
  return html`<${Sheet} title=${speak.say('terms-title')} onClose=${onClose}>
    <div class="stack">
      ${most > least && html`<p class="row wrap">
        <${Act} class="s quiet" off=${seats >= most} onClick=${() => setSeats(seats + 1)}>
          <${Icon} name="i-plus"/>${speak.say('lobby-more')}<//>
        <${Act} class="s quiet" off=${seats <= Math.max(least, taken)} onClick=${() => setSeats(seats - 1)}>
          <${Icon} name="i-minus"/>${speak.say('lobby-less')}<//>
        <span class="small muted">${speak.say('lobby-count', { seats, most })}</span></p>`}
      <${How} game=${game} speak=${speak} how=${how} setHow=${setHow}/>
      ${refused && html`<p class="hint warn" role="alert"><${Icon} name="i-warn" class=""/>
        <span>${speak.say(refused)}</span></p>`}
      <${Act} class="go full" off=${Boolean(refused)} onClick=${save}>${speak.say('terms-save')}<//>
    </div><//>`;
}
