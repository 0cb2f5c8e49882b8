// The agents beside the city: where each stands, what it has, and a button for each that may be chosen.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Hat } from './city.js';
import { building, coloured, named, playing, PRINTED, signed, written } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/**
 * An agent in words: where it stands (or would), and its points.
 * @param {View} view
 * @param {Speaker} speak
 * @param {number} agent
 * @param {number} place
 */
export const inWords = (view, speak, agent, place) =>
  speak.say('agenci-board-agent', {
    agent: coloured(agent), building: building(PRINTED[place]), points: view.score[agent],
  });

/**
 * @param {{view: View, speak: Speaker, agent: number, place: number, steps: number, gain: number | undefined}} props
 */
function Inside({ view, speak, agent, place, steps, gain }) {
  return html`<${Hat} agent=${agent}/>${steps > 0 && html`<span class="stp" aria-hidden="true">+${steps}</span>`}
    <span class="nm" aria-hidden="true">${speak.say(named(agent))}</span>
    <span class="pv" aria-hidden="true">${written(view.score[agent])}
      ${gain !== undefined && html`→<b>${written(view.score[agent] + gain)}</b>`} <span class="plate">
        ${written(PRINTED[place])}</span></span>`;
}

/**
 * `choose(agent)` makes buttons of them; `less(agent)` gives a step back; `gains` is what the server is certain they
 * get.
 * @param {{view: View, speak: Speaker, plan?: number[], gains?: Map<number, number> | null,
 *   choose?: (agent: number) => void, may?: (agent: number) => boolean, chosen?: number[],
 *   less?: (agent: number) => void, label?: string, after?: string}} props
 */
export function Agents({ view, speak, plan = [], gains, choose, may = () => true, chosen, less, label, after }) {
  return html`<ul class=${`acols ${less ? '' : 'low'} ${plan.some((steps) => steps > 0) ? 'given' : ''}`}
    aria-label=${label ?? speak.say('agenci-page-agents')}>${playing(view).map((agent) => {
      const steps = plan[agent] ?? 0, place = (view.building[agent] + steps) % PRINTED.length, gain = gains?.get(agent);
      const inside = html`<${Inside} view=${view} speak=${speak} agent=${agent} place=${place} steps=${steps}
        gain=${gain}/>`;
      const name = [
        steps > 0 && signed(steps), inWords(view, speak, agent, place),
        gain !== undefined && speak.say('agenci-page-then', { points: view.score[agent] + gain }), after,
      ].filter(Boolean).join(' ');
      return html`<li key=${agent} class=${`acol ${steps > 0 || chosen?.includes(agent) ? 'on' : ''}`}>
        ${choose ? html`<button type="button" class="ap" data-agent=${agent} data-steps=${steps}
          aria-pressed=${chosen?.includes(agent)}
          aria-disabled=${may(agent) || chosen?.includes(agent) ? undefined : 'true'} onClick=${() => choose(agent)}>
          ${inside}<span class="sr">${name}</span></button>`
          : html`<div class="ap" role="img" aria-label=${name}>${inside}</div>`}
        ${less && (steps > 0
          ? html`<button type="button" class="ib mi"
            aria-label=${speak.say('agenci-page-less', { agent: named(agent) })}
            onClick=${() => less(agent)}><${Icon} name="i-minus"/></button>` : html`<span class="mi"></span>`)}
      </li>`;
    })}</ul>`;
}

/** What each agent has just got. @param {{gains: Map<number, number> | null, speak: Speaker}} props */
export function Gains({ gains, speak }) {
  if (!gains) return null;
  return html`<ul class="gains" aria-label=${speak.say('agenci-page-gains')}>${[...gains].map(([agent, points]) => html`
    <li key=${agent}><${Hat} agent=${agent}/><span aria-hidden="true">${signed(points)}</span>
      <span class="sr">
        ${speak.say('agenci-change', { agent: named(agent), points: signed(points) })}</span></li>`)}</ul>`;
}
