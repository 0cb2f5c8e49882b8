// After a scoring: the safe goes to another building, tapped on the plan or chosen by its number.
import { html } from '/web/vendor/preact.js';
import { Act, Icon, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Agents, Gains } from './agents.js';
import { Art } from './city.js';
import { building, gainsSaid, PRINTED } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Seats } from './seats.js';
import { stamp, Then, useMind, useTold } from './preview.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Turn, View } from './view.js' */

/**
 * A building by its number, as a row of plates.
 * @param {{view: View, speak: Speaker, may: Set<number>, value: number | null,
 *   onChange: (place: number) => void}} props
 */
export function Numbers({ view, speak, may, value, onChange }) {
  const items = PRINTED.map((number, place) => ({
    value: place, off: !may.has(place), label: speak.say(building(number)),
    content: html`${number < 0 ? html`<${Art} name="nm3"/>` : html`<${Icon} name=${`n${number}`} class=""/>`}
      ${place === view.safe && html`<${Art} name="safe" class="here"/>`}`,
  }));
  return html`<${Radios} label=${speak.say('agenci-page-building')} items=${items} value=${value}
    onChange=${(place) => may.has(place) && onChange(place)} look="vals" item="pick"/>`;
}

/** Where the safe is to go. @param {Turn} turn */
export function usePlacing(turn) {
  const [{ place }, set] = useMind(stamp(turn), { place: /** @type {number | null} */ (null) });
  const choices = kind(turn.legal, 'safe'), may = new Set(choices.map((one) => PRINTED.indexOf(one.building)));
  const choose = (/** @type {number} */ house) => set({ place: house });
  return {
    place, may, choose, action: choices.find((one) => one.building === PRINTED[place ?? -1]),
    city: { houses: may, safe: place, onHouse: choose },
  };
}

/** @typedef {ReturnType<typeof usePlacing>} Placed */

/** @param {BoardProps & {mind: Placed}} props */
export function Placing({ turn, table, people, speak, act, busy, explain, lost,
  mind: { place, may, choose, action } }) {
  const { view } = turn, told = useTold(action, explain, stamp(turn));
  const go = () => { if (action) { sound('stamp'); act(action); } };
  return html`
    <section class="g-info compose" aria-label=${speak.say('agenci-page-safe')}>
      <div class="row lead-row"><${Art} name="safe" class="d6"/>
        <div><b class="poster lead">${speak.say('agenci-page-safe')}</b>
          <p class="small muted">${speak.say('agenci-page-safe-note')}</p></div></div>
      <${Numbers} view=${view} speak=${speak} may=${may} value=${place} onChange=${choose}/>
      <${Gains} gains=${gainsSaid(turn.news, 'agenci-scores')} speak=${speak}/>
      <${Then} told=${told} speak=${speak}/>
      <div class="only-wide stack"><${Agents} view=${view} speak=${speak}/>
        <${Seats} turn=${turn} people=${people} speak=${speak}/></div>
    </section>
    <${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      <div class="actions"><${Act} class="go" off=${busy || !action} onClick=${go}>
        ${lost ? speak.say('table-sends-later') : action
          ? html`<${Art} name="safe" class="ic-l"/>
            <span>${speak.say('agenci-do-safe', { building: building(action.building) })}</span>`
          : speak.say('agenci-page-point-house')}<//></div><//>`;
}
