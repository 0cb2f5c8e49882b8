// The album: every card of the owner's box, tapped in whole and corrected at any time. What was entered is looked
// through by the rules at once, and only a box that they accept is kept.
import { html, useEffect, useMemo, useRef, useState } from '/web/vendor/preact.js';
import { Icon, Radios, Switch } from '/web/components.js';
import { ActionCard, actionDone, FarmMap, mapDone, Numbers, Plan, Row, ScaleSide, sideDone, TaskCounts, WheelOrder,
  Zones } from './editors.js';
import { Evenings } from './evenings.js';
import { Naming } from './naming.js';
import { Photo } from './photo.js';
import { CARDS, ROOMS, SCALES, SKILLS } from './pieces.js';
import { ICONS, ownNames, TOKENS, useOwnPictures, voice } from './symbols.js';
/** @import { ComponentChildren, News, Speaker } from '/web/types/page.js' */
/** @typedef {{place: string, reason: News}} Fault */
/** @typedef {{[name: string]: any}} Content */

const AREAS = { forest: ['wood', 'dig'], burrow: ['metal', 'beds'], farm: ['develop', 'explore'] };
const PAUSE = 500;  // milliseconds without a tap, before the rules look through the box
/** @type {() => Content} */
const nothing = () => ({
  name: 'my-box', source: 'owner', teach: true, wheel: { areas: AREAS, source: 'inferred' }, farm: { tasks: { D: 2 } },
});
const SWITCHES = ['one_chief_per_section', 'one_cheese', 'one_cube_per_task', 'last_rows'];
const BOARD = /** @type {const} */ ([['cubes', 7], ['beds', 6], ['chambers', 6]]);

/**
 * What the rules say of a box.
 * @param {string} text
 * @returns {Promise<{pack: Content, aside: Fault[], hints: Fault[]}>}
 */
async function lookThrough(text) {
  const answer = await fetch('/api/games/wistar/options/album', {
    method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text,
  });
  if (!answer.ok) throw new Error((await answer.json()).news?.id ?? 'refused');
  return (await answer.json()).value;
}

/** A copy with one value at a path changed; what it came from before is forgotten. @param {any} whole
 * @param {(string | number)[]} path @param {any} value @returns {any} */
function changed(whole, [first, ...rest], value) {
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  if (rest.length === 0 && value === undefined) delete copy[first];
  else copy[first] = rest.length === 0 ? value : changed(copy[first] ?? {}, rest, value);
  if (!Array.isArray(copy) && 'source' in copy && !('name' in copy)) delete copy.source;
  return copy;
}

/**
 * The box, and what the rules said of it last. Old files are repaired: what did not fit is named and left open.
 * @param {string | null} text
 * @param {(pack: Content) => void} onChange
 */
function useBox(text, onChange) {
  const [box, setBox] = useState(/** @type {Content | null} */ (null));
  /** @type {{aside: Fault[], hints: Fault[], kept: boolean, lost?: boolean, old?: boolean}} */
  const untold = { aside: [], hints: [], kept: false };
  const [told, setTold] = useState(untold);
  const timer = useRef(0);
  useEffect(() => {
    lookThrough(text ?? JSON.stringify(nothing())).then(({ pack, aside, hints }) => {
      setBox(pack);
      setTold({ aside, hints, kept: false, old: true });
    }).catch(() => { setBox(nothing()); setTold({ aside: [], hints: [], kept: false, lost: text !== null }); });
    return () => clearTimeout(timer.current);
  }, []);
  /** @param {(string | number)[]} path @param {any} value */
  const put = (path, value) => {
    const next = changed(box, path, value);
    setBox(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => lookThrough(JSON.stringify(next)).then(({ pack, aside, hints }) => {
      setTold({ aside, hints, kept: aside.length === 0 });
      if (aside.length === 0) onChange(pack);
    }).catch(() => setTold({ ...told, kept: false })), PAUSE);
  };
  const accept = () => {
    if (box) onChange(box);
    setTold({ aside: [], hints: told.hints, kept: true });
  };
  return { box, put, told, accept };
}

/**
 * One card of the album, folded until it is wanted.
 * @param {{id: string, title: string, done: boolean, children: ComponentChildren, speak: Speaker}} props
 */
function Card({ id, title, done, children, speak }) {
  const [open, setOpen] = useState(false);
  return html`<details class="alb-card" onToggle=${(/** @type {any} */ e) => setOpen(e.currentTarget.open)}>
    <summary>${done ? html`<${Icon} name="i-check"/>` : html`<i class="alb-gap" aria-hidden="true">?</i>`}
      <span>${title}</span><span class="sr">${speak.say(done ? 'wistar-album-known' : 'wistar-album-open')}</span>
    </summary>
    ${open && html`<div class="alb-in">${children}<${Photo} id=${id} speak=${speak}/></div>`}</details>`;
}

/**
 * A value that goes into the box only when it is whole.
 * @template Value
 * @param {Value} value
 * @param {(value: Value) => boolean} done
 * @param {(value: Value) => void} commit
 * @returns {[Value, (next: Value) => void]}
 */
function useDraft(value, done, commit) {
  const [draft, setDraft] = useState(value);
  return [draft, (next) => { setDraft(next); if (done(next)) commit(next); }];
}

/** @typedef {{box: Content, put: (path: (string | number)[], value: any) => void, speak: Speaker}} Part */

/** @param {Part & {card: string, names: {[k: string]: string}}} props */
function Action({ box, put, card, names, speak }) {
  const was = box.actions?.[card] ?? {};
  const [draft, set] = useDraft(
    { rat: was.rat ?? null, skill: was.skill ?? null,
      bonuses: (was.bonuses ?? []).map((/** @type {string} */ bonus) => bonus.split(' ')) },
    (next) => actionDone(next, card),
    ({ rat, skill, bonuses }) => put(['actions', card], {
      bonuses: bonuses.map((/** @type {string[]} */ bonus) => bonus.join(' ')),
      ...(card === 'cottage' ? { skill } : { rat }),
    }),
  );
  return html`<${ActionCard} card=${card} value=${draft} onChange=${set} names=${names} speak=${speak}/>`;
}

/** @param {Part & {path: string[], slots: string[]}} props */
function PlanOf({ box, put, path, slots, speak }) {
  /** @type {string[]} */
  const was = path.reduce((/** @type {any} */ at, part) => at?.[part], box) ?? [];
  const [draft, set] = useDraft(was, (next) => next.length === slots.length, (next) => put(path, next));
  return html`<${Plan} slots=${slots} value=${draft} onChange=${set} speak=${speak}/>`;
}

/** @param {Part & {path: string[]}} props */
const Rows = ({ box, put, path, speak }) => ROOMS.map((room) => html`<${Row} key=${room} room=${room}
  value=${path.reduce((at, part) => at?.[part], box)?.rows?.[room] ?? []} speak=${speak}
  onChange=${(/** @type {string[]} */ next) => put([...path, 'rows', room], next.length ? next : undefined)}/>`);

/** @param {Part & {scale: string, level: string}} props */
function SideOf({ box, put, scale, level, speak }) {
  const was = box.scales?.[scale]?.sides?.[level] ?? {};
  const [draft, set] = useDraft(
    {
      fields: (was.fields ?? []).map((/** @type {any} */ one) => ({ points: 0, effect: 'none', ...one })),
      overflow: was.overflow ?? 0,
    },
    sideDone, (next) => put(['scales', scale, 'sides', level], next),
  );
  return html`<${ScaleSide} scale=${scale} value=${draft} onChange=${set} speak=${speak}/>`;
}

/** @param {Part} props */
function MapOf({ box, put, speak }) {
  const { passages = [], doors = [] } = box.farm ?? {};
  /** @type {{[way: string]: 'open' | 'door'}} */
  const was = { 'D-E': 'door' };
  for (const way of passages) was[way] = 'open';
  for (const way of doors) was[way] = 'door';
  const [draft, set] = useDraft(/** @type {any} */ (was), mapDone, (next) => {
    const ways = Object.entries(next);
    put(['farm'], {
      ...box.farm, source: undefined,
      passages: ways.filter(([, state]) => state === 'open').map(([way]) => way),
      doors: ways.filter(([, state]) => state === 'door').map(([way]) => way),
    });
  });
  return html`<${FarmMap} value=${draft} onChange=${set} speak=${speak}/>`;
}

/** His board: what lies below cubes, beds and undergrounds; never less than on the place before. @param {Part} props */
function BoardOf({ box, put, speak }) {
  const board = box.board ?? {};
  return html`<div class="ed-card">
    <${Numbers} label=${speak.say('wistar-ask-open-chambers')} value=${board.open_chambers ?? null} most=${6}
      onChange=${(/** @type {any} */ n) => put(['board', 'open_chambers'], n === '?' ? undefined : n)}/>
    ${BOARD.map(([name, count]) => {
      /** @type {(number | '?')[]} */
      const points = board[name] ?? Array(count).fill('?');
      const numbers = (/** @type {any[]} */ some) => some.filter((n) => n !== '?');
      return html`<fieldset key=${name}><legend>${speak.say(`wistar-screen-${name}`)}</legend>
        <div class="alb-places">${points.map((value, i) => html`<${Numbers} key=${i} label=${String(i + 1)}
          value=${value} unknown=${true} least=${Math.max(0, ...numbers(points.slice(0, i)))}
          most=${Math.min(24, ...numbers(points.slice(i + 1)))}
          onChange=${(/** @type {any} */ n) => put(['board', name], points.map((one, k) => (k === i ? n : one)))}/>`)}
        </div></fieldset>`;
    })}</div>`;
}

/** How the box is played: whose cards lead, and what the rulebook leaves open. @param {Part} props */
function Playing({ box, put, speak }) {
  const rulings = box.rulings ?? {};
  const decks = ['app', 'mine'].map((value) => ({ value, label: speak.say(`wistar-album-decks-${value}`) }));
  return html`<div class="ed-card"><b>${speak.say('wistar-album-decks')}</b>
    <${Radios} label=${speak.say('wistar-album-decks')} items=${decks} value=${box.decks ?? 'app'} look="choices"
      item="choice" onChange=${(/** @type {string} */ value) => put(['decks'], value)}/>
    ${SWITCHES.map((name) => html`<${Switch} key=${name} name=${speak.say(`wistar-album-${name.replaceAll('_', '-')}`)}
      help=${speak.say(`wistar-album-${name.replaceAll('_', '-')}-help`)}
      checked=${rulings[name] ?? name === 'one_chief_per_section'}
      onChange=${(/** @type {boolean} */ on) => put(['rulings', name], on)}/>`)}
    <${Switch} name=${speak.say('wistar-album-last-card')} help=${speak.say('wistar-album-last-card-help')}
      checked=${rulings.last_card === 'all'}
      onChange=${(/** @type {boolean} */ on) => put(['rulings', 'last_card'], on ? 'all' : 'first')}/></div>`;
}

/** The order of the wheel. @param {Part} props */
function WheelOf({ box, put, speak }) {
  const [draft, set] = useDraft(/** @type {string[]} */ (box.wheel?.clockwise ?? []),
    (next) => next.length === CARDS.length - 1, (next) => put(['wheel', 'clockwise'], next));
  return html`<${WheelOrder} value=${draft} onChange=${set} speak=${speak}/>`;
}

/** House and cellar, and the room of the cheese. @param {Part} props */
function ZonesOf({ box, put, speak }) {
  const { house = [], cellar = [], cheese = null } = box.farm ?? {};
  /** @type {{[room: string]: 'house' | 'cellar'}} */
  const zones = {};
  for (const room of house) zones[room] = 'house';
  for (const room of cellar) zones[room] = 'cellar';
  return html`<${Zones} zones=${zones} cheese=${cheese} speak=${speak}
    onChange=${(/** @type {{[room: string]: string}} */ next, /** @type {string | null} */ room) => put(['farm'], {
      ...box.farm, source: undefined, cheese: room ?? undefined,
      house: ROOMS.filter((one) => next[one] === 'house'), cellar: ROOMS.filter((one) => next[one] === 'cellar'),
    })}/>`;
}

/**
 * What does not fit, or is to be looked at again.
 * @param {{told: any, accept: () => void, speak: Speaker}} props
 */
const Faults = ({ told: { aside, hints, kept, lost, old }, accept, speak }) => html`<div class="alb-told" role="status">
  ${lost && html`<p class="hint warn"><${Icon} name="i-warn" class=""/>
    <span>${speak.say('wistar-album-lost')}</span></p>`}
  ${aside.length > 0 && html`<p class="hint warn"><${Icon} name="i-warn" class=""/>
    <span>${speak.say('wistar-album-aside')}</span></p>
    <ul>${aside.map((/** @type {Fault} */ { place, reason }) => html`
      <li><b>${place}</b>: ${speak.say(reason)}</li>`)}</ul>
    ${old && html`<button type="button" class="btn" onClick=${accept}>
      <${Icon} name="i-check"/>${speak.say('wistar-album-accept')}</button>`}`}
  ${hints.length > 0 && html`<p class="small">${speak.say('wistar-album-hints')}</p>
    <ul class="small">${hints.map((/** @type {Fault} */ { place, reason }) => html`
      <li><b>${place}</b>: ${speak.say(reason)}</li>`)}</ul>`}
  ${kept && html`<p class="small"><${Icon} name="i-check"/> ${speak.say('wistar-album-kept')}</p>`}</div>`;

/**
 * @param {{text: string | null, speak: Speaker, onChange: (pack: Content) => void}} props
 */
export default function Album({ text, speak: plain, onChange }) {
  const { box, put, told, accept } = useBox(text, onChange);
  const speak = useMemo(() => voice(plain), [plain]), names = ownNames();
  useOwnPictures();
  if (!box) return html`<p role="status">…</p>`;
  const part = { box, put, speak }, tasks = box.farm?.tasks ?? {};
  const slots = ROOMS.flatMap((room) => Array.from({ length: tasks[room] ?? 0 }, (_, i) => `${room}${i + 1}`));
  const counted = ROOMS.slice(1).every((room) => room in tasks);
  const cards = box.exploration?.cards ?? {}, last = box.exploration?.last ?? {};
  /** @param {any} card */
  const whole = (card) => Boolean(card?.plan) && ROOMS.every((room) => card.rows?.[room]);
  const needTasks = html`<p class="small">${speak.say('wistar-album-tasks-first')}</p>`;
  return html`<div class="album krysobot"><p>${speak.say('wistar-album-about')}</p>
    <${Evenings} speak=${speak}/>
    <${Faults} told=${told} accept=${accept} speak=${speak}/>
    <${Card} id="playing" title=${speak.say('wistar-album-playing')} done=${true} speak=${speak}>
      <${Playing} ...${part}/><//>
    <${Card} id="names" title=${speak.say('wistar-album-names')} done=${SKILLS.every((skill) => names[skill])}
      speak=${speak}><${Naming} symbols=${TOKENS} help="wistar-album-names-help" plain=${plain} speak=${speak}/><//>
    <${Card} id="symbols" title=${speak.say('wistar-album-symbols')} done=${true} speak=${speak}>
      <${Naming} symbols=${ICONS} help="wistar-album-symbols-help" plain=${plain} speak=${speak}/><//>
    <${Card} id="board" title=${speak.say('wistar-album-board')} speak=${speak}
      done=${BOARD.every(([name]) => box.board?.[name] && !box.board[name].includes('?'))}><${BoardOf} ...${part}/><//>
    <${Card} id="wheel" title=${speak.say('wistar-album-wheel')} done=${Boolean(box.wheel?.clockwise)} speak=${speak}>
      <${WheelOf} ...${part}/><//>
    <${Card} id="zones" title=${speak.say('wistar-album-zones')} speak=${speak}
      done=${(box.farm?.house ?? []).length + (box.farm?.cellar ?? []).length === ROOMS.length - 1
        && Boolean(box.farm?.cheese)}><${ZonesOf} ...${part}/><//>
    <${Card} id="map" title=${speak.say('wistar-ask-whole-map')} done=${Boolean(box.farm?.passages)} speak=${speak}>
      <${MapOf} ...${part}/><//>
    <${Card} id="tasks" title=${speak.say('wistar-ask-whole-tasks')} done=${counted} speak=${speak}>
      <${TaskCounts} value=${{ D: 2, ...tasks }} speak=${speak}
        onChange=${(/** @type {any} */ next) => put(['farm', 'tasks'], next)}/><//>
    <h3>${speak.say('wistar-album-actions')}</h3>
    ${CARDS.map((card) => html`<${Card} key=${card} id=${`action-${card}`} title=${speak.say(`wistar-card-${card}`)}
      done=${Boolean(box.actions?.[card]?.bonuses)} speak=${speak}>
      <${Action} ...${part} card=${card} names=${names}/><//>`)}
    <h3>${speak.say('wistar-album-explorations')}</h3>
    ${['1', '2', '3', '4', '5', '6'].map((number) => html`<${Card} key=${number} id=${`exploration-${number}`}
      title=${speak.say('wistar-exploration-new', { card: number })} done=${whole(cards[number])} speak=${speak}>
      ${counted ? html`<${PlanOf} ...${part} path=${['exploration', 'cards', number, 'plan']} slots=${slots}/>`
        : needTasks}
      <${Rows} ...${part} path=${['exploration', 'cards', number]}/><//>`)}
    <${Card} id="exploration-last" title=${speak.say('wistar-album-last')} done=${Boolean(last.back && last.face)}
      speak=${speak}>
      ${counted ? html`<p>${speak.say('wistar-plan-last-back')}</p>
        <${PlanOf} ...${part} path=${['exploration', 'last', 'back']} slots=${slots}/>
        <p>${speak.say('wistar-plan-last-face')}</p>
        <${PlanOf} ...${part} path=${['exploration', 'last', 'face']} slots=${slots}/>` : needTasks}
      ${box.rulings?.last_rows ? html`<${Rows} ...${part} path=${['exploration', 'last']}/>`
        : html`<p class="small">${speak.say('wistar-album-last-rows-help')}</p>`}<//>
    <h3>${speak.say('wistar-screen-scales')}</h3>
    ${SCALES.map((scale) => ['0', '1', '2', '3'].map((level) => html`<${Card} key=${`${scale}${level}`}
      id=${`scale-${scale}-${level}`} title=${`${speak.say(`wistar-scale-${scale}`)} ${level}`} speak=${speak}
      done=${Boolean(box.scales?.[scale]?.sides?.[level]?.fields)}>
      <${SideOf} ...${part} scale=${scale} level=${level}/><//>`))}</div>`;
}
