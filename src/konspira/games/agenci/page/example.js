// A scene of a worked example of Agenci: the ring of buildings unrolled, who stands where, the safe, and all points.
import { html } from '/web/vendor/preact.js';
import { Art, dieName, Hat } from './city.js';
import { AGENTS, playing, PRINTED, written } from './pieces.js';
/** @import { Scene, Speaker } from '/web/types/page.js' */

/** @param {{scene: Scene, speak: Speaker}} props */
export default function Ring({ scene }) {
  const { view } = scene, agents = playing(view);
  return html`<div class="ex-rows">
    <div class="ex-ring">${PRINTED.map((number, place) => html`
      <span key=${place} class=${`ex-house ${view.safe === place ? 'safe' : ''}`}>
        <span class="ex-pawns">${agents.filter((agent) => view.building[agent] === place).map((agent) => html`
          <${Art} key=${agent} name=${`ag-${AGENTS[agent]}`}/>`)}
          ${view.safe === place && html`<${Art} name="safe"/>`}</span>
        <b>${written(number)}</b></span>`)}</div>
    <div class="ex-row">${view.die > 0 && html`<${Art} name=${dieName(view.die)} class="ex-die"/>`}
      ${agents.map((agent) => html`<span key=${agent} class="ex-score"><${Hat} agent=${agent}/>
        ${written(view.score[agent])}</span>`)}</div></div>`;
}
