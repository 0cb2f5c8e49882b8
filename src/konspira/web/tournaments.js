// My tournaments, and a new one: which game, how many at a table, how many rounds, who meets whom.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, Icon, Radios, Switch, useShell } from './components.js';
import { api } from './connection.js';
import { beGuest } from './guest.js';
import { ClockChoice } from './how.js';
import { useSpeakers } from './language.js';
import { OptionsForm, useOptionsRefusal } from './options.js';
import { botsOf } from './people.js';
import { Page, SYSTEMS } from './tournament.js';
/** @import { GameInfo, Options, Speaker, TournamentList } from './types/page.js' */

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15], USUAL_SIZE = 4;

/** @param {{title: string, value: number, values: number[], onChange: (value: number) => void}} props */
const Number_ = ({ title, value, values, onChange }) => html`<label class="option"><b>${title}</b>
  <select class="sel" onChange=${(e) => onChange(Number(e.currentTarget.value))}>
    ${values.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${one}</option>`)}
  </select></label>`;

/** @param {GameInfo} game */
const usualSize = ({ seats: [least, most] }) => Math.min(Math.max(USUAL_SIZE, least), most);

/** @param {{games: GameInfo[], speakers: {[game: string]: Speaker}}} props */
function NewTournament({ games, speakers }) {
  const shell = useShell(), { speak } = shell;
  const [game, setGame] = useState(games[0]);
  const [how, setHow] = useState({
    title: '', size: usualSize(games[0]), rounds: 3, system: 'swiss', fill: false, clock: 'none', coach: false,
    options: /** @type {Options} */ ({}),
  });
  const [busy, setBusy] = useState(false);
  const refused = useOptionsRefusal(game, how.size, how.options), voice = speakers[game.name];
  /** @param {Partial<typeof how>} part */
  const change = (part) => setHow({ ...how, ...part });
  /** @param {string} name */
  const pick = (name) => {
    const picked = games.find((one) => one.name === name) ?? game;
    setGame(picked);
    change({ options: {}, size: usualSize(picked) });
  };
  const bot = botsOf(game).find(({ usual }) => usual)?.name ?? null;
  const open = async () => {
    setBusy(true);
    try {
      if (await beGuest(shell) === null) { setBusy(false); return; }
      const { fill, ...terms } = how, title = how.title.trim() || speak.say('tournament-usual-title');
      const { tournament } = await api('/api/tournaments', {
        ...terms, title, game: game.name, bots: fill ? bot : null,
      });
      shell.go(`/tournament/${tournament}`);
    } catch (error) { shell.toast(error, voice); setBusy(false); }
  };
  const sizes = Array.from({ length: game.seats[1] - Math.max(2, game.seats[0]) + 1 },
    (_, i) => Math.max(2, game.seats[0]) + i);
  const systems = Object.entries(SYSTEMS).map(([value, name]) => ({ value, label: speak.say(name) }));
  return html`<section class="panel stack how" aria-labelledby="new"><h2 id="new">${speak.say('tournament-new')}</h2>
    <label class="stack tight"><span>${speak.say('tournament-name-it')}</span>
      <input class="field" maxlength="60" value=${how.title} placeholder=${speak.say('tournament-usual-title')}
        onInput=${(e) => change({ title: e.currentTarget.value })}/></label>
    <label class="option"><b>${speak.say('tournament-game')}</b>
      <select class="sel" onChange=${(e) => pick(e.currentTarget.value)}>${games.map((one) => html`
        <option key=${one.name} value=${one.name} selected=${one === game}>
          ${speakers[one.name].say('title')}</option>`)}</select></label>
    <${Number_} title=${speak.say('tournament-seats')} value=${how.size} values=${sizes}
      onChange=${(size) => change({ size })}/>
    <${Number_} title=${speak.say('tournament-how-long')} value=${how.rounds} values=${ROUNDS}
      onChange=${(rounds) => change({ rounds })}/>
    <div class="option"><b>${speak.say('tournament-system')}</b><small>
      ${speak.say(how.system === 'all' ? 'tournament-all-help' : 'tournament-swiss-help')}</small>
      <${Radios} label=${speak.say('tournament-system')} items=${systems} value=${how.system} look="choices"
        item="choice" onChange=${(system) => change({ system })}/></div>
    ${bot && html`<${Switch} name=${speak.say('tournament-fill')} help=${speak.say('tournament-fill-help')}
      checked=${how.fill} onChange=${(fill) => change({ fill })}/>`}
    <${ClockChoice} value=${how.clock} onChange=${(clock) => change({ clock })}/>
    <${OptionsForm} key=${game.name} game=${game} speak=${voice} options=${how.options}
      onChange=${(options) => change({ options })}/>
    ${refused && html`<p class="hint warn" role="alert"><${Icon} name="i-warn" class=""/>
      <span>${voice.say(refused)}</span></p>`}
    <${Act} class="go full" off=${busy || Boolean(refused)} onClick=${open}><${Icon} name="i-crown"/>
      ${speak.say('tournament-open')}<//></section>`;
}

export function TournamentsPage() {
  const { speak, language, games: all, me } = useShell();
  const speakers = useSpeakers(all.map((game) => game.name), language);
  const [mine, setMine] = useState(/** @type {TournamentList['tournaments']} */ ([]));
  useEffect(() => {
    if (me) api('/api/tournaments').then(({ tournaments }) => setMine(tournaments)).catch(() => {});
  }, [me]);
  const games = all.filter((game) => game.seats[1] > 1 && speakers[game.name]);
  return html`<${Page} title=${speak.say('tournament-title')}>
    ${mine.length > 0 && html`<section class="panel" aria-labelledby="mine"><h2 id="mine">
      ${speak.say('tournament-mine')}</h2><ul class="stack plain">${mine.map((one) => html`
        <li key=${one.id}><a href=${`/tournament/${one.id}`} class="row tall"><${Icon} name="i-crown"/>
          <span><b>${one.title}</b> <small>${speak.say(one.finished ? 'tournament-over' : 'tournament-so-far',
            { players: one.players, round: one.round, rounds: one.rounds })}</small></span></a></li>`)}</ul></section>`}
    ${games.length > 0 && html`<${NewTournament} games=${games} speakers=${speakers}/>`}<//>`;
}
