// The one question of the moment: big buttons for the possible answers and no others, and a way to take the last answer
// back.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon, IconButton } from '/web/components.js';
import { all } from '/web/legal.js';
import { answerArt, Art, questionArt, RowIcon } from './art.js';
import { asked, CARDS, ICON_KINDS, ROOMS } from './pieces.js';
import { MySheet } from './evenings.js';
import { TokensSo } from './scales.js';
import { useWorkers, Wheel, Workers } from './wheel.js';
import { useWhole, Whole, wholeTitle } from './forms.js';
/** @import { News, Speaker } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn, View } from './view.js' */

const DRAWN = 13;  // the highest number that the shell has a drawing of
const LAST = new Set(['none', 'both', 'another', 'new', 'end', 'album']);  // answers that stand below the others
/** @param {Action} action @param {string} name */
const last = (action, name) => LAST.has(signOf(action))
  || (name === 'your_turn' && action.do === 'say' && action.sign === 'done');

/** @param {Action} action */
function signOf(action) {
  if (action.do === 'say') return action.sign;
  if (action.do === 'bonus') return action.bonus;
  if (action.do === 'correct') return action.thing;
  return action.do === 'icon' ? action.icon : '';
}
const PICTURES = new Set(['bonus', 'icon', 'effect', 'card', 'attack', 'scale', 'drawn', 'full', 'correct']);

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
  'wistar-page-ways-room': 'explorer', 'wistar-page-ways-door': 'door', 'wistar-page-drawn': 'i-cards',
  'wistar-page-my-chief': 'chief',
};  // the picture of a heading; a mouse, if none stands here

/**
 * Answers of one kind stand together under a heading: mice by zone, ways by whether a door is in them.
 * @param {Action} action
 * @param {boolean} mixed
 * @param {string} name
 * @param {boolean} drawing
 */
function heading(action, mixed, name, drawing) {
  if (action.do === 'mouse' && mixed) return `wistar-page-mice-${action.zone}`;
  if (drawing && (action.do === 'drawn' || action.do === 'full')) return 'wistar-page-drawn';
  if (drawing && action.do === 'card') return 'wistar-page-my-chief';
  return name === 'ways' && roomOf(action) ? `wistar-page-ways-${action.do}` : null;
}

/**
 * What a button shows beside (or instead of) its words.
 * @param {Action} action
 * @param {string} label
 * @param {boolean} mixed
 * @param {string} name
 * @param {View} view
 */
function face(action, label, mixed, name, view) {
  const words = html`<span>${label}</span>`;
  if (action.do === 'number') return html`<${Numeral} number=${action.number}/>`;
  if (action.do === 'mouse') return html`${!mixed && html`<${Art} name="mouse"/>`}
    <${Numeral} number=${action.points}/>`;
  const room = roomOf(action);
  if (room && moves(action, name)) return html`<${RowIcon} icon=${ICON_KINDS.length + ROOMS.indexOf(room)}/>`;
  if (room && name === 'ways') return html`${action.do === 'door' && html`<${Art} name="door"/>`}<b>${room}</b>`;
  if (action.do === 'full') return answerArt(action, view);
  return html`${answerArt(action, view)}${words}`;
}

/** @param {Action} action @param {boolean} alone @param {string} name */
function look(action, alone, name) {
  if (last(action, name)) return 'quiet wide';
  if (action.do === 'drawn' || action.do === 'full') return action.do;
  if (action.do === 'say') return alone ? 'go wide' : 'half';
  return PICTURES.has(action.do) ? 'pictured' : action.do === 'exploration' ? 'wide' : '';
}

/** A name for an answer: what it does, and with what. @param {Action} action */
export const answerName = (action) => Object.values(action).join(' ');

/**
 * @param {{action: Action, label: News | null, mixed: boolean, name: string, alone: boolean, busy: boolean,
 *   view: View, act: BoardProps['act'], speak: Speaker}} props
 */
function Answer({ action, label, mixed, name, alone, busy, view, act, speak }) {
  const place = action.do === 'card' && name === 'your_turn' ? `wistar-card-${action.card}` : null;
  const words = place ? speak.say(place) : label ? speak.say(label) : '…';
  const drawn = action.do === 'number' || action.do === 'mouse' || action.do === 'full' || moves(action, name)
    || (name === 'ways' && roomOf(action) !== null);
  return html`<button type="button" class=${`btn ${look(action, alone, name)}`} disabled=${busy}
    data-answer=${answerName(action)} aria-label=${drawn ? words : undefined}
    title=${action.do === 'full' ? words : undefined}
    onClick=${() => act(action)}>${face(action, words, mixed, name, view)}</button>`;
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
 * Signs, then drawn cards, each with its full section, then the others, then what stands below them.
 * @param {Action} action
 * @param {string} name
 */
function order(action, name) {
  if (last(action, name)) return 99;
  if (action.do === 'say') return 0;
  if (action.do === 'drawn') return 1 + CARDS.indexOf(action.card);
  return action.do === 'full' ? 1.5 + CARDS.indexOf(action.card) : 50;
}

/**
 * The possible answers as buttons, those of one kind under a heading, and the wheel where it is about chiefs.
 * @param {Pick<BoardProps, 'turn' | 'speak' | 'act' | 'busy'>
 *   & {actions: Action[], labels: (News | null)[], table: string}} props
 */
function Offered({ turn, actions, labels, speak, act, busy, table }) {
  const { view, moment } = turn, name = asked(view), { folded, unfold } = useFolded(actions, moment);
  const says = actions.filter((action) => action.do === 'say' && !last(action, name));
  const mixed = new Set(actions.filter((action) => action.do === 'mouse').map((action) => action.zone)).size > 1;
  const cards = new Set(actions.flatMap((action) => (action.do === 'card' ? [action.card] : [])));
  const drawing = actions.some(({ do: kind }) => kind === 'drawn');
  const full = actions.some(({ do: kind }) => kind === 'full');
  const shown = actions.map((action, i) => ({ action, label: labels[i] }))
    .filter(({ action }) => !folded || action.do !== 'attack')
    .sort((one, other) => order(one.action, name) - order(other.action, name));
  const many = shown.length > 9 && !PICTURES.has(shown[shown.length - 1].action.do)
    && !PICTURES.has(shown[0].action.do);
  const [counts, change] = useWorkers(table);
  const wheel = html`<${Wheel} key="wheel" view=${view} may=${cards} speak=${speak} counts=${counts}
    onPick=${(/** @type {string} */ card) => { if (!busy) act({ do: 'card', card }); }}/>`;
  return html`${name === 'skills' && html`<${TokensSo} view=${view} speak=${speak}/>`}
    ${name === 'your_turn' && !drawing && wheel}
    <div class=${`answers ${many ? 'many' : ''} ${drawing ? 'drawing' : ''}`} role="group"
      aria-labelledby="asks">
      ${shown.map(({ action, label }, i) => {
        const over = heading(action, mixed, name, drawing);
        const first = i === 0 ? null : heading(shown[i - 1].action, mixed, name, drawing);
        return html`${over === 'wistar-page-my-chief' && over !== first && wheel}${over && over !== first && html`
          <p class="zone" key=${over}><${Art} name=${HEADED[over] ?? 'mouse'}/>
            ${speak.say(over)}${over === 'wistar-page-drawn' && full && html`<small><${Art}
              name="i-close"/>${speak.say('wistar-page-full')}</small>`}</p>`}
          <${Answer} key=${`${moment}-${JSON.stringify(action)}`} action=${action} label=${label} mixed=${mixed}
            name=${name} view=${view} alone=${says.length === 1} busy=${busy} act=${act} speak=${speak}/>`;
      })}
      ${folded && html`<button type="button" key="attack" class="btn quiet wide" disabled=${busy} onClick=${unfold}>
        <${Icon} name="i-warn"/>${speak.say('wistar-page-attack')}</button>`}
      ${drawing && cards.size === 0 && wheel}
    </div>
    ${(drawing || name === 'your_turn') && html`<${Workers} counts=${counts} change=${change} speak=${speak}/>`}`;
}

/**
 * @param {Pick<BoardProps, 'turn' | 'speak' | 'act' | 'busy' | 'tapped' | 'explain' | 'undo'>
 *   & {question: News | undefined, seat: number, table: string, lesson: boolean}} props
 */
export function Ask({ turn, question, speak, act, busy, tapped, explain, undo, seat, table, lesson }) {
  const { view } = turn, name = asked(view), actions = /** @type {Action[]} */ (all(turn.legal));
  const labels = useLabels(turn, actions, explain);
  const whole = useWhole(turn, actions, act, busy);
  const back = undo && html`<${IconButton} icon="i-undo" class="undo" label=${speak.say('table-undo')} onClick=${undo}
    disabled=${busy}/>`;
  const offered = html`<${Offered} turn=${turn} actions=${actions} labels=${labels} speak=${speak} act=${act}
    busy=${busy || tapped} table=${table}/>`;
  return html`<footer class="pocket g-pocket" id="act" tabindex="-1" aria-labelledby="asks"><div class="welt flat">
    <div class="ask" data-question=${name}>
      <div class="row between"><h2 id="asks" data-about><${Art} name=${questionArt(name, view)}/>
        <span>${whole.form ? wholeTitle(view, question, speak)
          : question && speak.say(question)}</span></h2>${back}</div>
      ${actions.length === 0
        ? html`<p class="hint"><${Icon} name="i-spectator" class=""/>
          <span>${speak.say(seat < 0 ? 'table-looking-on' : 'table-wait')}</span></p>`
        : name === 'won' && !lesson ? html`<${MySheet} view=${view} id=${table}
          his=${Number(question?.args?.points ?? 0)} busy=${busy} speak=${speak}
          onAnswer=${(/** @type {boolean} */ more) => act({ do: 'say', sign: more ? 'yes' : 'no' })}/>${offered}`
        : whole.form ? html`<${Whole} view=${view} whole=${whole} busy=${busy} speak=${speak}/>`
        : offered}
    </div></div></footer>`;
}
