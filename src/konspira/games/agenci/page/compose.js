// My turn: the points of the die are given out step by step, and taken back, until the split is one that the menu
// holds.
import { html, useMemo } from '/web/vendor/preact.js';
import { Act, Icon, IconButton, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Agents } from './agents.js';
import { Art, dieName } from './city.js';
import { AGENTS, building, change, gainsSaid, PRINTED } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Doubts, Seats } from './seats.js';
import { stamp, Then, useMind, useTold } from './preview.js';
/** @import { Item, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Stay, Turn } from './view.js' */

/** @param {number[]} points */
const sum = (points) => points.reduce((all, one) => all + one, 0);

/** @type {{taps: number[], total: number | null, stays: boolean}} */
const NOTHING_GIVEN = { taps: [], total: null, stays: false };

/** The split so far. Whether it can go on, and whether it is whole, the menu says. @param {Turn} turn */
export function usePlan(turn) {
  const moves = useMemo(() => kind(turn.legal, 'move').map((action) => {
    const steps = AGENTS.map((name) => action.steps[name] ?? 0);
    return { action, steps, total: sum(steps) };
  }), [stamp(turn)]);
  const [{ taps, total, stays }, set] = useMind(stamp(turn), NOTHING_GIVEN);
  const plan = AGENTS.map((_, agent) => taps.filter((one) => one === agent).length);
  const totals = [...new Set(moves.map((move) => move.total))].sort();
  const open = moves.filter((move) => total === null || move.total === total);
  const beyond = stays ? [] : open.filter(({ steps }) => steps.every((n, i) => n >= plan[i]));
  const next = new Set(beyond.flatMap(({ steps }) => steps.flatMap((n, i) => (n > plan[i] ? [i] : []))));
  /** @param {number} agent */
  const may = (agent) => next.has(agent);
  /** @param {number} agent */
  const add = (agent) => { if (may(agent)) { sound('card'); set({ taps: [...taps, agent] }); } };
  return {
    plan, totals, total, stays, may, add, given: taps.length, left: (total ?? Math.max(...totals)) - taps.length,
    last: taps.at(-1),
    less: (/** @type {number} */ agent) => set({ taps: taps.filter((_, i) => i !== taps.lastIndexOf(agent)) }),
    undo: () => set({ taps: taps.slice(0, -1) }),
    limit: (/** @type {number} */ points) => set({ total: points, stays: false, taps: taps.slice(0, points) }),
    stay: () => set({ ...NOTHING_GIVEN, stays: true }),
    action: stays ? /** @type {Stay} */ ({ do: 'stay' })
      : open.find(({ steps }) => steps.every((n, i) => n === plan[i]))?.action,
    city: { plan, lit: (/** @type {number} */ agent) => (may(agent) ? 'may' : ''), onAgent: add },
  };
}

/** @typedef {ReturnType<typeof usePlan>} Plan */

/**
 * On 1–3: how many points, or nobody moves.
 * @param {{turn: Turn, plan: Plan, explain: BoardProps['explain'], speak: Speaker}} props
 */
function Choices({ turn, plan, explain, speak }) {
  const stay = kind(turn.legal, 'stay')[0], told = useTold(stay, explain, stamp(turn));
  if (plan.totals.length < 2 && !stay) return null;
  /** @type {Item<number | 'stay'>[]} */
  const items = plan.totals.map((points) => ({
    value: points, label: speak.say('agenci-page-points', { points }),
    content: html`<${Icon} name=${`n${points}`} class=""/>`,
  }));
  const label = told?.label ? speak.say(told.label) : '…';
  if (stay) items.push({ value: 'stay', label, look: 'stay', content: label });
  const chosen = /** @type {number | 'stay' | null} */ (plan.stays ? 'stay' : plan.total);
  return html`<${Radios} label=${speak.say('agenci-page-how-many')} items=${items} value=${chosen} look="points"
    item="pick"
    onChange=${(one) => (one === 'stay' ? plan.stay() : plan.limit(one))}/>`;
}

/** @param {BoardProps & {mind: Plan}} props */
export function Composing({ turn, table, people, speak, act, busy, explain, lost, mind: plan }) {
  const { view } = turn, told = useTold(plan.action, explain, stamp(turn));
  const gains = gainsSaid(told?.preview, 'agenci-then-scoring'), { left, action, last } = plan;
  const steps = plan.plan.flatMap((points, agent) => (points ? [change(agent, points)] : []));
  const head = plan.totals.length > 1 ? 'agenci-page-split-free' : 'agenci-page-split';
  const said = last === undefined ? ''
    : speak.say('agenci-page-planned', {
      step: change(last, plan.plan[last]),
      building: building(PRINTED[(view.building[last] + plan.plan[last]) % PRINTED.length]), left,
    });
  const go = () => { if (action) { sound('card'); act(action); } };
  return html`
    <section class="g-info compose" aria-label=${speak.say('agenci-page-composing')}>
      <div class="row between lead-row"><${Art} name=${dieName(view.die)} class="d6"/>
        <div class="grow"><b class="poster lead">${speak.say(head, { points: Math.max(...plan.totals) })}</b>
          <div class="row small"><span class="pips" aria-hidden="true">
            ${Array.from({ length: Math.max(...plan.totals) },
              (_, i) => html`<i class=${i < plan.given ? 'used' : i >= plan.given + left ? 'none' : ''}></i>`)}</span>
            <span>${speak.say('agenci-page-left', { left })}</span></div></div>
        <${IconButton} icon="i-undo" label=${speak.say('agenci-page-undo')} onClick=${plan.undo}
          aria-disabled=${plan.given ? undefined : 'true'}/></div>
      <${Choices} turn=${turn} plan=${plan} explain=${explain} speak=${speak}/>
      <${Agents} view=${view} speak=${speak} plan=${plan.plan} gains=${gains} choose=${plan.add} may=${plan.may}
        less=${plan.less} label=${speak.say('agenci-page-tap')} after=${speak.say('agenci-page-add')}/>
      <p class="sr" role="status">${said}</p>
      <${Then} told=${told} speak=${speak}/>
      <div class="only-wide"><${Seats} turn=${turn} people=${people} speak=${speak}/></div>
      <${Doubts} view=${view} speak=${speak}/>
    </section>
    <${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      <div class="actions"><${Act} class="go" off=${busy || !action} onClick=${go}>
        ${lost ? speak.say('table-sends-later') : !action ? speak.say('agenci-page-give', { left })
          : plan.stays ? html`<span>${speak.say('agenci-page-stay')}</span>`
          : html`<span>${speak.say('agenci-page-move')}
            <small>${steps.map((one) => speak.say(one)).join(', ')}</small></span>`}<//></div><//>`;
}
