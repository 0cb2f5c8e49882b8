// Cards as they lie on the table, to be tapped in whole: each editor shows one card's values in the form in which a box
// keeps them. The album uses them before an evening, the question of the moment when a card first comes up.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Art, BonusIcon, CARD_ART, effectName, RowIcon, SCALE_ART } from './art.js';
import { BONUS_KINDS, CARDS, EFFECTS, ICON_KINDS, ROOMS, SCALES, SKILLS } from './pieces.js';
/** @import { ComponentChildren, Speaker, VNode } from '/web/types/page.js' */
/** @typedef {{points: number | '?', effect: string}} Field */
/** @typedef {{fields: Field[], overflow: number}} Side */
/** @typedef {{[way: string]: 'open' | 'door' | undefined}} Ways */

const MOST_BONUSES = 4, MOST_ICONS = 5, MOST_FIELDS = 11, MOST_POINTS = 24;
const ICONS = [...ICON_KINDS.slice(1), ...ROOMS.slice(1).map((room) => `move ${room}`)];

/** @param {string} icon */
const iconNumber = (icon) => (icon.startsWith('move ')
  ? ICON_KINDS.length + ROOMS.indexOf(icon.slice(5)) : ICON_KINDS.indexOf(icon));

/** @param {string} icon @param {Speaker} speak */
const iconName = (icon, speak) => (icon.startsWith('move ')
  ? speak.say('wistar-icon-move', { room: icon.slice(5) }) : speak.say(`wistar-icon-${icon}`));

/**
 * @param {{pressed?: boolean, label?: string, off?: boolean, onClick: () => void, children: ComponentChildren}} props
 */
const Chip = ({ pressed, label, off = false, onClick, children }) => html`
  <button type="button" class="ed-chip" aria-pressed=${pressed} aria-label=${label} title=${label} disabled=${off}
    onClick=${onClick}>${children}</button>`;

/** @param {{onClick: () => void, off: boolean, speak: Speaker}} props */
const Back = ({ onClick, off, speak }) => html`<${Chip} label=${speak.say('wistar-page-whole-back')} off=${off}
  onClick=${onClick}><${Icon} name="i-undo" class="ic"/><//>`;

/**
 * A number out of a few, natively.
 * @param {{label: string, value: number | '?' | null, least?: number, most?: number, unknown?: boolean,
 *   onChange: (value: any) => void}} props
 */
export const Numbers = ({ label, value, least = 0, most = MOST_POINTS, unknown = false, onChange }) => html`
  <label class="ed-number"><span>${label}</span>
    <select class="sel" aria-label=${label} onChange=${(/** @type {any} */ e) =>
      onChange(e.currentTarget.value === '' ? '?' : Number(e.currentTarget.value))}>
      ${(unknown || value === null || value === '?') && html`
        <option value="" selected=${value === null || value === '?'}>?</option>`}
      ${Array.from({ length: most - least + 1 }, (_, i) => html`
        <option value=${least + i} selected=${value === least + i}>${least + i}</option>`)}</select></label>`;

/**
 * One of the five skills.
 * @param {{value: string | null, onChange: (skill: string) => void, names: {[k: string]: string},
 *   speak: Speaker}} props
 */
export const Skills = ({ value, onChange, names }) => html`<span class="ed-chips">
  ${SKILLS.map((skill) => html`<${Chip} key=${skill} pressed=${value === skill} label=${names[skill] || skill}
    onClick=${() => onChange(skill)}><${Art} name=${skill.toLowerCase()}/><small>${names[skill] || skill}</small><//>`)}
  </span>`;

/**
 * An action card from top to bottom: a rat or none (on the cottage card, its skill), and the bonuses with their skills.
 * @param {{card: string, value: {rat: boolean | null, skill: string | null, bonuses: [string, string | null][]},
 *   onChange: (value: any) => void, names: {[k: string]: string}, speak: Speaker}} props
 */
export function ActionCard({ card, value, onChange, names, speak }) {
  const { rat, skill, bonuses } = value;
  /** @param {[string, string | null][]} next */
  const set = (next) => onChange({ ...value, bonuses: next });
  return html`<div class="ed-card"><h3><${Art} name=${CARD_ART[card]}/>${speak.say(`wistar-card-${card}`)}</h3>
    ${card === 'cottage' ? html`<p>${speak.say('wistar-ask-cottage-skill')}</p>
      <${Skills} value=${skill} names=${names} speak=${speak} onChange=${(one) => onChange({ ...value, skill: one })}/>`
    : html`<span class="ed-chips">
      <${Chip} pressed=${rat === true} onClick=${() => onChange({ ...value, rat: true })}><${Art} name="rat"/>
        <small>${speak.say('wistar-page-rat')}</small><//>
      <${Chip} pressed=${rat === false} onClick=${() => onChange({ ...value, rat: false })}><${Art} name="i-close"/>
        <small>${speak.say('wistar-page-no-rat')}</small><//></span>`}
    <ol class="ed-list">${bonuses.map(([kind, its], i) => html`<li key=${i}>
      <b><${BonusIcon} bonus=${BONUS_KINDS.indexOf(kind)}/>${speak.say(`wistar-bonus-${kind}`)}</b>
      <${Skills} value=${its} names=${names} speak=${speak}
        onChange=${(one) => set(bonuses.map((bonus, k) => (k === i ? [kind, one] : bonus)))}/></li>`)}</ol>
    <p class="small">${speak.say('wistar-page-add-bonus')}</p>
    <span class="ed-chips">${BONUS_KINDS.slice(1).map((kind) => html`<${Chip} key=${kind}
      label=${speak.say(`wistar-bonus-${kind}`)}
      off=${bonuses.length >= MOST_BONUSES} onClick=${() => set([...bonuses, [kind, null]])}>
      <${BonusIcon} bonus=${BONUS_KINDS.indexOf(kind)}/><small>${speak.say(`wistar-bonus-${kind}`)}</small><//>`)}
      <${Back} speak=${speak} off=${bonuses.length === 0} onClick=${() => set(bonuses.slice(0, -1))}/></span></div>`;
}

/**
 * @param {{rat: boolean | null, skill: string | null, bonuses: [string, string | null][]}} value
 * @param {string} card
 */
export const actionDone = ({ rat, skill, bonuses }, card) => bonuses.every(([, its]) => its !== null)
  && (card === 'cottage' ? skill !== null : rat !== null);

/**
 * A row of an exploration card, from left to right.
 * @param {{room: string, value: string[], onChange: (value: string[]) => void, speak: Speaker}} props
 */
export const Row = ({ room, value, onChange, speak }) => html`<div class="ed-card ed-row">
  <p class="taught"><b class="letter">${room}</b><span class="ed-icons">${value.map((icon, i) => html`
    <i key=${i} title=${iconName(icon, speak)}><${RowIcon} icon=${iconNumber(icon)}/></i>`)}
    ${value.length === 0 && '…'}</span></p>
  <span class="ed-chips">${ICONS.map((icon) => html`<${Chip} key=${icon} label=${iconName(icon, speak)}
    off=${value.length >= MOST_ICONS} onClick=${() => onChange([...value, icon])}>
    <${RowIcon} icon=${iconNumber(icon)}/><//>`)}
    <${Back} speak=${speak} off=${value.length === 0} onClick=${() => onChange(value.slice(0, -1))}/></span></div>`;

/**
 * The numbers on a plan of the farm: the task cards are tapped in their order.
 * @param {{slots: string[], value: string[], onChange: (value: string[]) => void, speak: Speaker}} props
 */
export function Plan({ slots, value, onChange, speak }) {
  /** @param {string} slot */
  const tap = (slot) => onChange(value.includes(slot) ? value.slice(0, value.indexOf(slot)) : [...value, slot]);
  return html`<div class="ed-card"><p class="small">${speak.say('wistar-page-plan-help')}</p>
    <div class="ed-farm">${ROOMS.slice(1).map((room) => html`<div key=${room} class=${`room-${room}`}><b>${room}</b>
      ${slots.filter((slot) => slot[0] === room).map((slot) => html`<${Chip} key=${slot} pressed=${value.includes(slot)}
        label=${`${slotName(slot, slots, speak)}${value.includes(slot) ? `: ${value.indexOf(slot) + 1}` : ''}`}
        onClick=${() => tap(slot)}>${value.includes(slot) ? html`<b>${value.indexOf(slot) + 1}</b>`
          : html`<${Art} name="task"/>`}<//>`)}</div>`)}</div></div>`;
}

/** @param {string} slot @param {string[]} slots @param {Speaker} speak */
function slotName(slot, slots, speak) {
  const both = slots.includes(`${slot[0]}2`), side = slot[1] === '2' ? 'right' : 'left';
  return speak.say(both ? `wistar-slot-${side}` : 'wistar-slot', { room: slot[0] });
}

/**
 * A side of a scale: how long it is, its fields from the top, and what comes after the last.
 * @param {{scale: string, value: Side, onChange: (value: Side) => void, speak: Speaker}} props
 */
export function ScaleSide({ scale, value, onChange, speak }) {
  const { fields, overflow } = value;
  /** @param {number} i @param {Partial<Field>} part */
  const set = (i, part) =>
    onChange({ ...value, fields: fields.map((one, k) => (k === i ? { ...one, ...part } : one)) });
  /** @param {number} length */
  const resize = (length) => onChange({
    ...value,
    fields: Array.from({ length }, (_, i) => fields[i] ?? { points: 0, effect: 'none' }),
  });
  return html`<div class="ed-card"><h3><${Art} name=${SCALE_ART[scale]}/>${speak.say(`wistar-scale-${scale}`)}</h3>
    <${Numbers} label=${speak.say('wistar-page-fields')} value=${fields.length || null} least=${1} most=${MOST_FIELDS}
      onChange=${resize}/>
    <ol class="ed-fields">${fields.map(({ points, effect }, i) => html`<li key=${i}><b>${i + 1}</b>
      <select class="sel" aria-label=${speak.say('wistar-page-field-points', { field: i + 1 })}
        onChange=${(/** @type {any} */ e) => set(i, { points: Number(e.currentTarget.value) })}>
        ${points === '?' && html`<option selected>?</option>`}
        ${Array.from({ length: MOST_POINTS + 1 }, (_, n) => html`
          <option value=${n} selected=${n === points}>${n}</option>`)}</select>
      <select class="sel" aria-label=${speak.say('wistar-page-field-effect', { field: i + 1 })}
        onChange=${(/** @type {any} */ e) => set(i, { effect: e.currentTarget.value })}>
        ${effect === '?' && html`<option selected>?</option>`}
        ${EFFECTS.map((name) => html`<option value=${name} selected=${name === effect}>
          ${effectName(name, speak)}</option>`)}</select></li>`)}</ol>
    <${Numbers} label=${speak.say('wistar-page-overflow')} value=${overflow}
      onChange=${(/** @type {number} */ n) => onChange({ ...value, overflow: n })}/></div>`;
}

/** @param {Side} side */
export const sideDone = ({ fields }) => fields.length > 0
  && fields.every(({ points, effect }) => points !== '?' && effect !== '?');

/** @param {string} one @param {string} other */
const wayName = (one, other) => `${one}-${other}`;
/** @type {('open' | 'door' | undefined)[]} */
const CYCLE = [undefined, 'open', 'door'];

/**
 * The map of the farm, as it is set up for two: each pair of rooms has a way, a door, or nothing between them.
 * @param {{value: Ways, onChange: (value: Ways) => void, speak: Speaker}} props
 */
export function FarmMap({ value, onChange, speak }) {
  /** @param {string} way */
  const turn = (way) => onChange({ ...value, [way]: CYCLE[(CYCLE.indexOf(value[way]) + 1) % CYCLE.length] });
  return html`<div class="ed-card"><p class="small">${speak.say('wistar-page-map-help')}</p>
    <ul class="ed-map">${ROOMS.slice(0, -1).map((one, i) => html`<li key=${one}><b>${one}</b>
      <span class="ed-chips">${ROOMS.slice(i + 1).map((other) => {
        const way = wayName(one, other), state = value[way];
        return html`<${Chip} key=${way} pressed=${Boolean(state)} off=${way === 'D-E'}
          label=${`${one}–${other}: ${speak.say(`wistar-page-way-${state ?? 'none'}`)}`} onClick=${() => turn(way)}>
          ${state === 'door' && html`<${Art} name="door"/>`}${other}<//>`;
      })}</span></li>`)}</ul></div>`;
}

/** Does every room hang together with the entrance? @param {Ways} value */
export function mapDone(value) {
  const reached = new Set(['A']);
  for (let grown = true; grown;) {
    grown = false;
    for (const [way, state] of Object.entries(value)) {
      const [one, other] = way.split('-');
      if (state && reached.has(one) !== reached.has(other)) { reached.add(one).add(other); grown = true; }
    }
  }
  return reached.size === ROOMS.length;
}

/**
 * How many task cards lie in each room.
 * @param {{value: {[room: string]: number}, onChange: (value: {[room: string]: number}) => void, speak: Speaker}} props
 */
export const TaskCounts = ({ value, onChange, speak }) => html`<div class="ed-card">
  <p class="small">${speak.say('wistar-page-slots-help')}</p>
  <ul class="ed-map">${ROOMS.slice(1).map((room) => html`<li key=${room}><b>${room}</b><span class="ed-chips">
    ${[0, 1, 2].map((n) => html`<${Chip} key=${n} pressed=${value[room] === n} off=${room === 'D'}
      label=${`${room}: ${n}`} onClick=${() => onChange({ ...value, [room]: n })}>${n}<//>`)}</span></li>`)}
  </ul></div>`;

/**
 * On which scale each skill token lies.
 * @param {{value: {[skill: string]: string}, onChange: (value: {[skill: string]: string}) => void,
 *   names: {[k: string]: string}, speak: Speaker}} props
 */
export const Tokens = ({ value, onChange, names, speak }) => html`<ul class="ed-map">${SKILLS.map((skill) => html`
  <li key=${skill}><b class="token"><${Art} name=${skill.toLowerCase()}/><small>${names[skill] || skill}</small></b>
    <span class="ed-chips">${SCALES.map((scale) => html`<${Chip} key=${scale} pressed=${value[skill] === scale}
      label=${`${names[skill] || skill}: ${speak.say(`wistar-scale-${scale}`)}`}
      onClick=${() => onChange({ ...value, [skill]: scale })}><${Art} name=${SCALE_ART[scale]}/>
      <small>${speak.say(`wistar-scale-${scale}`)}</small><//>`)}</span></li>`)}</ul>`;

/** Two kinds of scales have two places for tokens, one has one. @param {{[skill: string]: string}} value */
export const tokensDone = (value) => {
  const counts = SCALES.map((scale) => SKILLS.filter((skill) => value[skill] === scale).length).sort();
  return counts.join() === '1,2,2';
};

/**
 * The six sections in their order, clockwise: tapped one after the other. The two of an area lie side by side.
 * @param {{value: string[], first?: string, onChange: (value: string[]) => void, speak: Speaker}} props
 */
export function WheelOrder({ value, first, onChange, speak }) {
  const least = first ? 1 : 0;
  /** @param {string} card */
  const tap = (card) => {
    const at = value.indexOf(card);
    if (at < 0) onChange([...value, card]);
    else if (at >= least) onChange(value.slice(0, at));
  };
  return html`<div class="ed-card"><p class="small">${speak.say('wistar-album-wheel-help')}</p>
    <span class="ed-chips">${CARDS.slice(0, -1).map((card) => {
      const at = value.indexOf(card), name = speak.say(`wistar-card-${card}`);
      return html`<${Chip} key=${card} pressed=${at >= 0} onClick=${() => tap(card)}><${Art} name=${CARD_ART[card]}/>
        <small>${name}</small>${at >= 0 && html` <b>${at + 1}</b>`}<//>`;
    })}</span></div>`;
}

/**
 * House or cellar, room by room, and where the cheese lies.
 * @param {{zones: {[room: string]: string}, cheese: string | null, speak: Speaker,
 *   onChange: (zones: {[room: string]: string}, cheese: string | null) => void}} props
 */
export const Zones = ({ zones, cheese, onChange, speak }) => html`<div class="ed-card">
  <ul class="ed-map">${ROOMS.slice(1).map((room) => html`<li key=${room}><b>${room}</b><span class="ed-chips">
    ${['house', 'cellar'].map((zone) => html`<${Chip} key=${zone}
      pressed=${zones[room] === zone} label=${`${room}: ${speak.say(`wistar-album-${zone}`)}`}
      onClick=${() => onChange({ ...zones, [room]: zone }, cheese)}>${speak.say(`wistar-album-${zone}`)}<//>`)}
    </span></li>`)}</ul>
  <p>${speak.say('wistar-album-cheese')}</p>
  <span class="ed-chips">${ROOMS.slice(1).map((room) => html`<${Chip} key=${room} pressed=${cheese === room}
    label=${`${speak.say('wistar-album-cheese')} ${room}`} onClick=${() => onChange(zones, room)}>
    <${Art} name="cheese"/>${room}<//>`)}</span></div>`;
