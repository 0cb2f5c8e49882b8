// One condition of a mission, as it is put together by hand: its kind, what goes with that, and conditions within it.
import { html } from '/web/vendor/preact.js';
import { COLOURS } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @typedef {{kind: string, [field: string]: any}} Condition */

const CARDS = ['all', 'first', 'second', 'third', 'last', 'not_first', 'middle', 'winner'];
const ONE = ['first', 'second', 'third', 'last'], APART = [...ONE, 'middle'];
const SORTS = ['even', 'odd', 'high', 'low', ...COLOURS];
const DEEPEST = 3;  // how deep conditions can be put together; the rules say so too

/** @param {number} low @param {number} high */
const numbers = (low, high) => Array.from({ length: high - low + 1 }, (_, i) => low + i);
const VALUES = numbers(1, 13), FEW = numbers(0, 5);

/** What each kind needs, and what it begins with. @type {{[kind: string]: {[field: string]: [any[], any]}}} */
const FIELDS = {
  values: { cards: [CARDS, 'all'], low: [VALUES, 7], high: [VALUES, 13] },
  no_values: { cards: [CARDS, 'all'], low: [VALUES, 6], high: [VALUES, 8] },
  parity: { cards: [CARDS, 'all'], parity: [['even', 'odd'], 'even'] },
  colour: { cards: [CARDS, 'first'], colour: [COLOURS, 'pink'] },
  trump: { cards: [CARDS, 'last'] },
  token: { cards: [CARDS, 'last'] },
  wins: { cards: [ONE, 'last'] },
  highest: { cards: [APART, 'middle'] },
  lowest: { cards: [APART, 'last'] },
  rising: {},
  falling: {},
  same_parity: {},
  spread: { most: [numbers(0, 12), 4] },
  ends: { colour: [['same', 'different'], 'same'] },
  how_many: { of: [SORTS, 'even'], low: [FEW, 2], high: [FEW, 5] },
  count_values: { first: [VALUES, 1], last: [VALUES, 5], low: [FEW, 1], high: [FEW, 5] },
  colours: { low: [FEW, 1], high: [FEW, 1] },
  trumps: { low: [FEW, 1], high: [FEW, 1] },
  tokens: { low: [FEW, 1], high: [FEW, 1] },
  sum_at_most: {},
  sum_at_least: {},
  not: {},
  and: {},
  or: {},
  exactly_one: {},
};
const JOINED = ['and', 'or', 'exactly_one'];

/** A condition of a kind, as it begins. @param {string} kind @returns {Condition} */
export const begin = (kind) => ({
  kind, ...Object.fromEntries(Object.entries(FIELDS[kind]).map(([name, [, first]]) => [name, first])),
  ...(kind.startsWith('sum_') ? { limits: kind === 'sum_at_most' ? [18, 24, 30] : [24, 32, 40] } : {}),
  ...(kind === 'not' ? { of: begin('same_parity') } : {}),
  ...(JOINED.includes(kind) ? { of: [begin('same_parity'), begin('rising')] } : {}),
});

/** What a choice is called. @param {Speaker} speak @param {string} field @param {any} choice */
function name(speak, field, choice) {
  if (typeof choice === 'number') return String(choice);
  if (field === 'cards') return speak.say('krecia-cards', { cards: choice, of: 3 });
  if (field === 'of') return speak.say('krecia-sort', { sort: choice, number: 2, range: 'exact' });
  return COLOURS.some((one) => one === choice) ? speak.say('krecia-suit', { suit: choice })
    : speak.say('krecia-edit-choice', { choice });
}

/**
 * @param {{label: string, value: any, choices: any[], said: (choice: any) => string,
 *   onChange: (value: any) => void}} props
 */
const Choice = ({ label, value, choices, said, onChange }) => html`
  <label class="edit-field"><span>${label}</span>
    <select class="sel" aria-label=${label} value=${String(choices.indexOf(value))}
      onChange=${(/** @type {any} */ e) => onChange(choices[Number(e.currentTarget.value)])}>
      ${choices.map((choice, i) => html`<option key=${i} value=${String(i)} selected=${choice === value}>
        ${said(choice)}</option>`)}</select></label>`;

/**
 * @param {{condition: Condition, speak: Speaker, onChange: (condition: Condition) => void, onRemove?: () => void,
 *   deep?: number, label: string}} props
 */
export function ConditionEditor({ condition, speak, onChange, onRemove, deep = 0, label }) {
  const kinds = Object.keys(FIELDS).filter((kind) => deep < DEEPEST || (kind !== 'not' && !JOINED.includes(kind)));
  const field = (/** @type {string} */ id) => speak.say('krecia-edit-field', { field: id });
  return html`<fieldset class="edit-if"><legend>${label}</legend>
    <div class="edit-row">
      <${Choice} label=${field('kind')} value=${condition.kind} choices=${kinds}
        said=${(/** @type {string} */ kind) => speak.say('krecia-edit-kind', { kind })}
        onChange=${(/** @type {string} */ kind) => onChange(begin(kind))}/>
      ${Object.entries(FIELDS[condition.kind] ?? {}).map(([id, [choices]]) => html`
        <${Choice} key=${id} label=${field(id)} value=${condition[id]} choices=${choices}
          said=${(/** @type {any} */ choice) => name(speak, id, choice)}
          onChange=${(/** @type {any} */ value) => onChange({ ...condition, [id]: value })}/>`)}
      ${condition.limits && html`<${Limits} condition=${condition} speak=${speak} onChange=${onChange}/>`}
      ${onRemove && html`<button type="button" class="btn s quiet" onClick=${onRemove}>
        ${speak.say('krecia-edit-remove')}</button>`}</div>
    ${condition.kind === 'not' && html`<${ConditionEditor} condition=${condition.of} speak=${speak} deep=${deep + 1}
      label=${speak.say('krecia-edit-part', { number: 1 })}
      onChange=${(/** @type {Condition} */ of) => onChange({ ...condition, of })}/>`}
    ${JOINED.includes(condition.kind) && html`
      <${Parts} condition=${condition} speak=${speak} deep=${deep} onChange=${onChange}/>`}
  </fieldset>`;
}

/** A sum for three, four and five cards. @param {{condition: Condition, speak: Speaker,
 *   onChange: (condition: Condition) => void}} props */
const Limits = ({ condition, speak, onChange }) => [3, 4, 5].map((cards, i) => html`
  <label key=${cards} class="edit-field"><span>${speak.say('krecia-edit-limit', { cards })}</span>
    <input class="field" type="number" inputmode="numeric" min=${cards} max=${13 * cards} value=${condition.limits[i]}
      onInput=${(/** @type {any} */ e) => onChange({
        ...condition, limits: condition.limits.map((/** @type {number} */ one, /** @type {number} */ at) =>
          (at === i ? Number(e.currentTarget.value) : one)),
      })}/></label>`);

/** Two or three conditions in one. @param {{condition: Condition, speak: Speaker, deep: number,
 *   onChange: (condition: Condition) => void}} props */
function Parts({ condition, speak, deep, onChange }) {
  /** @type {Condition[]} */
  const of = condition.of;
  /** @param {Condition[]} next */
  const put = (next) => onChange({ ...condition, of: next });
  return html`${of.map((part, i) => html`
    <${ConditionEditor} key=${i} condition=${part} speak=${speak} deep=${deep + 1}
      label=${speak.say('krecia-edit-part', { number: i + 1 })}
      onChange=${(/** @type {Condition} */ next) => put(of.map((one, at) => (at === i ? next : one)))}
      onRemove=${of.length > 2 ? () => put(of.filter((_, at) => at !== i)) : undefined}/>`)}
    ${of.length < 3 && html`<button type="button" class="btn s quiet" onClick=${() => put([...of, begin('rising')])}>
      ${speak.say('krecia-edit-add-part')}</button>`}`;
}
