// My turn: the points of the die are given out step by step, and taken back, until the split is one that the menu holds.
import { html, useEffect, useMemo, useState } from '/web/vendor/preact.js';
import { Act, Icon, IconButton, Radios } from '/web/parts.js';
import { kind } from '/web/menu.js';
import { sound } from '/web/sound.js';
import { Agents } from './agents.js';
import { Art, City, dieName } from './city.js';
import { AGENTS, building, change, gainsSaid, PRINTED } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Doubts, Seats } from './seats.js';
import { Then, useTold } from './told.js';

const sum = (points) => points.reduce((all, one) => all + one, 0);

/** The split so far. Whether it can go on, and whether it is whole, the menu says. */
function usePlan(turn) {
  const moves = useMemo(() => kind(turn.legal, 'move').map((action) => {
    const steps = AGENTS.map((name) => action.steps[name] ?? 0);
    return { action, steps, total: sum(steps) };
  }), [turn.moment]);
  const [taps, setTaps] = useState([]), [total, setTotal] = useState(null), [stays, setStays] = useState(false);
  useEffect(() => { setTaps([]); setTotal(null); setStays(false); }, [turn.moment]);
  const plan = AGENTS.map((_, agent) => taps.filter((one) => one === agent).length);
  const totals = [...new Set(moves.map((move) => move.total))].sort();
  const wide = moves.filter((move) => total === null || move.total === total);
  const may = (agent) => !stays && wide.some(({ steps }) => steps.every((n, i) => n >= plan[i] + (i === agent ? 1 : 0)));
  return {
    plan, totals, total, stays, may, given: taps.length, left: (total ?? Math.max(...totals)) - taps.length,
    add: (agent) => { if (may(agent)) { sound('card'); setTaps([...taps, agent]); } },
    less: (agent) => setTaps(taps.filter((_, i) => i !== taps.lastIndexOf(agent))),
    undo: () => setTaps(taps.slice(0, -1)),
    limit: (points) => { setTotal(points); setStays(false); setTaps(taps.slice(0, points)); },
    stay: () => { setStays(true); setTotal(null); setTaps([]); },
    last: taps.at(-1),
    action: stays ? { do: 'stay' } : wide.find(({ steps }) => steps.every((n, i) => n === plan[i]))?.action,
  };
}

/** On 1–3: how many points, or nobody moves. */
function Choices({ turn, plan, explain, speak }) {
  const stay = kind(turn.legal, 'stay')[0], told = useTold(stay, explain, turn.moment);
  if (plan.totals.length < 2 && !stay) return null;
  const items = plan.totals.map((points) => ({ value: points, label: speak.say('agenci-page-points', { points }), content: html`<${Icon} name=${`n${points}`} class=""/>` }));
  const label = told?.label ? speak.say(told.label) : '…';
  const all = stay ? [...items, { value: 'stay', label, look: 'stay', content: label }] : items;
  return html`<${Radios} label=${speak.say('agenci-page-how-many')} items=${all} value=${plan.stays ? 'stay' : plan.total} onChange=${(one) => (one === 'stay' ? plan.stay() : plan.limit(one))} look="points" item="pick"/>`;
}

export function Composing({ turn, table, people, speak, act, busy, explain, lost }) {
  const { view } = turn, plan = usePlan(turn), told = useTold(plan.action, explain, turn.moment);
  const gains = gainsSaid(told?.preview, 'agenci-then-scoring'), { left, action, last } = plan;
  const steps = plan.plan.flatMap((points, agent) => (points ? [change(agent, points)] : []));
  const head = plan.totals.length > 1 ? 'agenci-page-split-free' : 'agenci-page-split';
  const said = last === undefined ? '' : speak.say('agenci-page-planned', { step: change(last, plan.plan[last]), building: building(PRINTED[(view.building[last] + plan.plan[last]) % PRINTED.length]), left });
  const go = () => { sound('card'); act(action); };
  return html`
    <${City} view=${view} speak=${speak} plan=${plan.plan} lit=${(agent) => (plan.may(agent) ? 'may' : '')} onAgent=${plan.add}/>
    <section class="g-info compose" aria-label=${speak.say('agenci-page-composing')}>
      <div class="row between lead-row"><${Art} name=${dieName(view.die)} class="d6"/>
        <div class="grow"><b class="poster lead">${speak.say(head, { points: Math.max(...plan.totals) })}</b>
          <div class="row small"><span class="pips" aria-hidden="true">${Array.from({ length: Math.max(...plan.totals) }, (_, i) => html`<i class=${i < plan.given ? 'used' : i >= plan.given + left ? 'none' : ''}></i>`)}</span>
            <span>${speak.say('agenci-page-left', { left })}</span></div></div>
        <${IconButton} icon="i-undo" label=${speak.say('agenci-page-undo')} onClick=${plan.undo} aria-disabled=${plan.given ? undefined : 'true'}/></div>
      <${Choices} turn=${turn} plan=${plan} explain=${explain} speak=${speak}/>
      <${Agents} view=${view} speak=${speak} plan=${plan.plan} gains=${gains} choose=${plan.add} may=${plan.may} less=${plan.less} label=${speak.say('agenci-page-tap')} after=${speak.say('agenci-page-add')}/>
      <p class="sr" role="status">${said}</p>
      <${Then} told=${told} speak=${speak}/>
      <div class="only-wide"><${Seats} view=${view} people=${people} speak=${speak}/></div>
      <${Doubts} view=${view} speak=${speak}/>
    </section>
    <${Pocket}><${Mine} turn=${turn} table=${table} people=${people} speak=${speak}/>
      <div class="actions"><${Act} class="go" off=${busy || !action} onClick=${go}>${lost ? speak.say('table-sends-later') : !action ? speak.say('agenci-page-give', { left })
        : plan.stays ? html`<span>${speak.say('agenci-page-stay')}</span>` : html`<span>${speak.say('agenci-page-move')}<small>${steps.map((one) => speak.say(one)).join(', ')}</small></span>`}<//></div><//>`;
}
