// How we play: the variants of the game, and the manners of the table.
import { html } from './vendor/preact.js';
import { Radios, Switch, useShell } from './components.js';
import { OptionsForm, remember } from './options.js';
/** @import { GameInfo, Options, Speaker } from './types/page.js' */

/** How people play who change nothing. */
export const USUAL = {
  options: /** @type {Options} */ ({}), open: false, waits: false, coach: true, clock: 'none', rated: false,
  watch: /** @type {number | null} */ (0),
};

/** From half a minute to three days; from an hour on nobody need be at the table. */
const PACES = ['none', 'rapid', 'quick', 'relaxed', 'hour', 'day', 'days'], SLOW = ['hour', 'day', 'days'];

/** How long everybody may think. @param {{value: string, onChange: (pace: string) => void}} props */
export function ClockChoice({ value, onChange }) {
  const { speak } = useShell();
  const items = PACES.map((pace) => ({ value: pace, label: speak.say(`clock-${pace}`) }));
  const help = SLOW.includes(value) ? 'clock-slow-help' : 'clock-help';
  return html`<div class="option"><b>${speak.say('clock')}</b><small>${speak.say(help)}</small>
    <${Radios} label=${speak.say('clock')} items=${items} value=${value} onChange=${onChange} look="choices"
      item="choice"/></div>`;
}

/** Moves later that others may look on. */
const DELAYS = [0, 5, 20, null];

/** In words. @param {Speaker} speak @param {number | null} [watch] */
export const watchSaid = (speak, watch = 0) =>
  (watch ? speak.say('watch-later', { moves: watch }) : speak.say(watch === null ? 'watch-nobody' : 'watch-now'));

/** Who may look on, and when. @param {{value: number | null, onChange: (watch: number | null) => void}} props */
function WatchChoice({ value, onChange }) {
  const { speak } = useShell();
  const items = DELAYS.map((watch) => ({ value: String(watch), label: watchSaid(speak, watch) }));
  return html`<div class="option"><b>${speak.say('watch')}</b><small>${speak.say('watch-help')}</small>
    <${Radios} label=${speak.say('watch')} items=${items} value=${String(value)} look="choices" item="choice"
      onChange=${(/** @type {string} */ one) => onChange(one === 'null' ? null : Number(one))}/></div>`;
}

/**
 * How we play: the options of the game, and the manners of the table.
 * @param {{game: GameInfo, speak: Speaker, how: typeof USUAL, setHow: (how: typeof USUAL) => void}} props
 */
export function How({ game, speak: voice, how, setHow }) {
  const { speak } = useShell(), several = game.seats[1] > 1, slow = SLOW.includes(how.clock);
  /** @param {Partial<typeof USUAL>} part */
  const change = (part) => setHow({ ...how, ...part });
  return html`<section class="panel how" aria-labelledby="how">
    <h3 id="how">${speak.say('lobby-how')}</h3>
    <${OptionsForm} game=${game} speak=${voice} options=${how.options} onChange=${(options) => {
      remember(game, options);
      change({ options });
    }}/>
    ${several && html`
      <${Switch} name=${speak.say('lobby-public')} help=${speak.say('lobby-public-help')} checked=${how.open}
      onChange=${(open) => change({ open })}/>
      <${Switch} name=${speak.say('lobby-waits')} help=${speak.say('lobby-waits-help')}
        checked=${how.waits || slow} disabled=${slow} onChange=${(waits) => change({ waits })}/>
      <${ClockChoice} value=${how.clock} onChange=${(clock) => change({ clock })}/>
      <${WatchChoice} value=${how.watch} onChange=${(watch) => change({ watch })}/>
      <${Switch} name=${speak.say('rated')} help=${speak.say('rated-help')} checked=${how.rated}
        onChange=${(rated) => change({ rated })}/>
      <${Switch} name=${speak.say('lobby-coach')} help=${speak.say('lobby-coach-help')}
        checked=${how.coach && !how.rated} disabled=${how.rated} onChange=${(coach) => change({ coach })}/>`}
    ${voice.notes().map((note) => html`<p class="small muted below">${note}</p>`)}
  </section>`;
}
