// The one question of the moment: big buttons for the possible answers and no others, and a way to take the last answer
// back.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon, IconButton } from '/web/components.js';
import { all } from '/web/legal.js';
import { answerArt, Art, questionArt, RowIcon } from './art.js';
import { asked, ICON_KINDS, ROOMS } from './pieces.js';
import { MySheet } from './evenings.js';
import { Wheel } from './wheel.js';
import { useWhole, Whole, wholeTitle } from './whole.js';
/** @import { ComponentChildren, News, Speaker } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn } from './view.js' */

const DRAWN = 13;  // the highest number that the shell has a drawing of
const LAST = new Set(['none', 'both', 'another', 'new', 'end']);  // answers that stand below the others
/** @param {Action} action @param {string} name */
const last = (action, name) => LAST.has(signOf(action)) || (name === 'your_turn' && action.do === 'say');

/** @param {Action} action */
function signOf(action) {
  if (action.do === 'say') return action.sign;
  if (action.do === 'bonus') return action.bonus;
  return action.do === 'icon' ? action.icon : '';
}
const PICTURES = new Set(['bonus', 'icon', 'effect', 'card', 'attack', 'scale']);

/**
 * What the answers are called; asked for anew at every moment.
 * @param {Turn} turn
 * @param {Action[]} actions
 * @param {BoardProps['explain']} explain
 */
function useLabels(turn, actions, explain) {
  const [told, setTold] = useState({ moment: -1, labels: /** @type {(News | null)[]} */ ([]) });
  useEffect(() => {
    let wanted = true;
    if (actions.length && explain) {
      explain(actions).then((answers) => {
        if (wanted) setTold({ moment: turn.moment, labels: answers.map(({ label }) => label) });
      }).catch(() => {});
    }
    return () => { wanted = false; };
  }, [turn]);
  return told.moment === turn.moment ? told.labels : [];
}

/** @param {{number: number}} props */
const Numeral = ({ number }) => (number <= DRAWN ? html`<${Icon} name=${`n${number}`} class="n"/>`
  : html`<b aria-hidden="true">${number}</b>`);

/** The room that an answer names. @param {Action} action */
const roomOf = (action) => (action.do === 'room' || action.do === 'door' ? action.room : null);

/** A room is a move where a row of icons is read out. @param {Action} action @param {string} name */
const moves = (action, name) => action.do === 'room' && name === 'icon';

/** @type {{[heading: string]: string}} */
const HEADED = {
  'wistar-page-ways-room': 'explorer', 'wistar-page-ways-door': 'door',
};  // the picture of a heading; a mouse, if none stands here

/**
 * Answers of one kind stand together under a heading: mice by zone, ways by whether a door is in them.
 * @param {Action} action
 * @param {boolean} mixed
 * @param {string} name
 */
function heading(action, mixed, name) {
  if (action.do === 'mouse' && mixed) return `wistar-page-mice-${action.zone}`;
  return name === 'ways' && roomOf(action) ? `wistar-page-ways-${action.do}` : null;
}

/**
 * What a button shows beside (or instead of) its words.
 * @param {Action} action
 * @param {string} label
 * @param {boolean} mixed
 * @param {string} name
 */
function face(action, label, mixed, name) {
  const words = html`<span>${label}</span>`;
  if (action.do === 'number') return html`<${Numeral} number=${action.number}/>`;
  if (action.do === 'mouse') return html`${!mixed && html`<${Art} name="mouse"/>`}
    <${Numeral} number=${action.points}/>`;
  const room = roomOf(action);
  if (room && moves(action, name)) return html`<${RowIcon} icon=${ICON_KINDS.length + ROOMS.indexOf(room)}/>`;
  if (room && name === 'ways') return html`${action.do === 'door' && html`<${Art} name="door"/>`}<b>${room}</b>`;
  return html`${answerArt(action)}${words}`;
}

/** @param {Action} action @param {boolean} alone @param {string} name */
function look(action, alone, name) {
  if (last(action, name)) return 'quiet wide';
  if (action.do === 'say') return alone ? 'go wide' : 'half';
  return PICTURES.has(action.do) ? 'pictured' : action.do === 'exploration' ? 'wide' : '';
}

/**
 * @param {{action: Action, label: News | null, mixed: boolean, name: string, alone: boolean, busy: boolean,
 *   act: BoardProps['act'], speak: Speaker}} props
 */
function Answer({ action, label, mixed, name, alone, busy, act, speak }) {
  const words = label ? speak.say(label) : '…';
  const drawn = action.do === 'number' || action.do === 'mouse' || moves(action, name)
    || (name === 'ways' && roomOf(action) !== null);
  // The second tap of a double tap would answer the next question: it is none.
  return html`<button type="button" class=${`btn ${look(action, alone, name)}`} disabled=${busy}
    aria-label=${drawn ? words : undefined}
    onClick=${(event) => { if (event.detail < 2) act(action); }}>${face(action, words, mixed, name)}</button>`;
}

/**
 * Attacks are rare: they wait behind one button, so that "my turn is over" is the big one.
 * @param {Action[]} actions
 * @param {number} moment
 */
function useFolded(actions, moment) {
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const attacks = actions.filter((action) => action.do === 'attack').length;
  return { folded: attacks > 1 && open !== moment, unfold: () => setOpen(moment) };
}

/**
 * @param {Pick<BoardProps, 'turn' | 'speak' | 'act' | 'busy' | 'explain' | 'undo'>
 *   & {question: News | undefined, seat: number, table: string, children: ComponentChildren}} props
 */
export function Ask({ turn, question, speak, act, busy, explain, undo, seat, table, children }) {
  const { view, moment } = turn, name = asked(view), actions = /** @type {Action[]} */ (all(turn.legal));
  const labels = useLabels(turn, actions, explain);
  const { folded, unfold } = useFolded(actions, moment);
  const whole = useWhole(turn, actions, act, busy);
  const says = actions.filter((action) => action.do === 'say' && !last(action, name));
  const mixed = new Set(actions.filter((action) => action.do === 'mouse').map((action) => action.zone)).size > 1;
  const cards = new Set(actions.flatMap((action) => (action.do === 'card' ? [action.card] : [])));
  /** @param {Action} action */
  const order = (action) => (last(action, name) ? 2 : action.do === 'say' ? 0 : 1);
  const shown = actions.map((action, i) => ({ action, label: labels[i] }))
    .filter(({ action }) => !folded || action.do !== 'attack')
    .sort((one, other) => order(one.action) - order(other.action));
  const many = shown.length > 9 && !PICTURES.has(shown[shown.length - 1].action.do)
    && !PICTURES.has(shown[0].action.do);
  const back = undo && html`<${IconButton} icon="i-undo" class="undo" label=${speak.say('table-undo')} onClick=${undo}
    disabled=${busy}/>`;
  return html`<footer class="pocket g-pocket" id="act" tabindex="-1" aria-labelledby="asks"><div class="welt flat">
    ${children}
    <div class="ask" data-question=${name}>
      <div class="row between"><h2 id="asks"><${Art} name=${questionArt(name, view)}/>
        <span>${whole.screen ? wholeTitle(view, question, speak)
          : question && speak.say(question)}</span></h2>${back}</div>
      ${actions.length === 0
        ? html`<p class="hint"><${Icon} name="i-spectator" class=""/>
          <span>${speak.say(seat < 0 ? 'table-looking-on' : 'table-wait')}</span></p>`
        : name === 'won' ? html`<${MySheet} view=${view} id=${table} his=${Number(question?.args?.points ?? 0)}
          busy=${busy} speak=${speak}
          onAnswer=${(/** @type {boolean} */ more) => act({ do: 'say', sign: more ? 'yes' : 'no' })}/>
          <div class="answers" role="group" aria-labelledby="asks">${shown.map(({ action, label }) => html`
            <${Answer} key=${JSON.stringify(action)} action=${action} label=${label} mixed=${false} name=${name}
              alone=${false} busy=${busy} act=${act} speak=${speak}/>`)}</div>`
        : whole.screen ? html`<${Whole} view=${view} whole=${whole} busy=${busy} speak=${speak}/>`
        : html`${cards.size > 0 && name === 'your_turn' && html`<${Wheel} view=${view} may=${cards} speak=${speak}
          onPick=${(/** @type {string} */ card) => { if (!busy) act({ do: 'card', card }); }}/>`}
        <div class=${`answers ${many ? 'many' : ''} ${name}`} role="group" aria-labelledby="asks">
          ${shown.map(({ action, label }, i) => {
            const over = heading(action, mixed, name);
            const first = i === 0 ? null : heading(shown[i - 1].action, mixed, name);
            return html`${over && over !== first && html`
              <p class="zone" key=${over}><${Art} name=${HEADED[over] ?? 'mouse'}/>
                ${speak.say(over)}</p>`}
              <${Answer} key=${`${moment}-${JSON.stringify(action)}`} action=${action} label=${label} mixed=${mixed}
                name=${name}
                alone=${says.length === 1} busy=${busy} act=${act} speak=${speak}/>`;
          })}
          ${folded && html`<button type="button" key="attack" class="btn quiet wide" disabled=${busy} onClick=${unfold}>
            <${Icon} name="i-warn"/>${speak.say('wistar-page-attack')}</button>`}
        </div>`}
    </div></div></footer>`;
}
