// The city: twelve buildings round the park, the score track as its frame, and on it whatever moves.
import { html } from '/web/vendor/preact.js';
import { Drawn, useWide } from '/web/components.js';
import { at, useMotion } from './motion.js';
import { AGENTS, LAST, ONE_TO_THREE, playing, PRINTED, written } from './pieces.js';
import { arrow, between, field, HIGH, HOUSES, markers, pawns, stop, WIDE } from './ring.js';
/** @import { Spot } from './ring.js' */
/** @import { ComponentChildren, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/** @param {{name: string, class?: string}} props */
export const Art = ({ name, class: look }) => html`<${Drawn} game="agenci" name=${name} class=${look}/>`;
/** @param {{name: string, x?: number, y?: number, width?: number, height?: number}} props */
const Use = ({ name, ...more }) => html`<use href=${`#agenci-${name}`} ...${more}/>`;
/** @param {{agent: number, class?: string}} props */
export const Hat = ({ agent, class: look = '' }) => html`<${Art} name=${`h-${AGENTS[agent]}`} class=${look}/>`;
/** @param {number} die */
export const dieName = (die) => (die === ONE_TO_THREE ? 'd13' : `d${die}`);

const STEP = 280, FIELD = 90;  // milliseconds a building, a field of the track

/** @param {{agent: number, place: number, spot: Spot, steps: number, look: string, onClick?: () => void}} props */
function Pawn({ agent, place, spot, steps, look, onClick }) {
  const thing = useMotion({ ...spot, of_: place, hops: true }, between, STEP);
  return html`<span ref=${thing} class=${`pawn ${look}`} style=${{ transform: at(spot), zIndex: Math.round(spot.y) }}
    data-agent=${AGENTS[agent]} data-place=${PRINTED[place]} onClick=${onClick}>
    <${Art} name=${`ag-${AGENTS[agent]}`}/>${steps > 0 && html`<b>+${steps}</b>`}</span>`;
}

/** The fields that a marker goes over, both ends left out. @param {number} from @param {number} to */
function overFields(from, to) {
  const step = Math.sign(to - from), count = Math.abs(to - from) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => from + step * (i + 1))
    .filter((score) => score >= 0 && score <= LAST).map(field);
}

/** @param {{agent: number, score: number, spot: Spot}} props */
function Marker({ agent, score, spot }) {
  const thing = useMotion({ ...spot, of_: score }, overFields, FIELD);
  return html`
    <span ref=${thing} class=${`marker ${spot.number === undefined ? '' : spot.number < 0 ? 'below' : 'past'}`}
      style=${{ transform: at(spot) }} data-agent=${AGENTS[agent]} data-score=${score}>
      <${Hat} agent=${agent}/>${spot.number !== undefined && html`<b>${written(spot.number)}</b>`}</span>`;
}

/** Where the safe stands at a building. @param {number} place */
const besideHouse = (place) => ({ x: HOUSES[place].x + 29, y: HOUSES[place].y + 15 });

/** @param {{place: number}} props */
function TheSafe({ place }) {
  const spot = besideHouse(place);
  const thing = useMotion({ ...spot, of_: place }, () => [], 3 * STEP / 2);
  return html`<span ref=${thing} class="the-safe" style=${{ transform: at(spot) }} data-place=${PRINTED[place]}>
    <${Art} name="safe"/></span>`;
}

/** @param {{from: number, steps: number, agent: number}} props */
const Arrow = ({ from, steps, agent }) => {
  const { line, end, turn } = arrow(from, steps);
  return html`<g class=${`arrow ${AGENTS[agent]}`}><path class="rim" d=${line}/><path d=${line}/>
    <path class="tip" transform=${`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
      d="M-3-7 8 0-3 7Z"/></g>`;
};

/** What lies in the park: the die, and the secret cards. @param {{view: View}} props */
const Park = ({ view }) => html`
  ${view.die > 0 && html`<${Use} key=${`${view.turn}`} name=${dieName(view.die)} x="170"
    y=${view.options.top_secret ? 164 : 191} width="50" height="50"/>`}
  ${view.options.top_secret && html`<${Use} name="pile"/><text x="176" y="266">${view.pile}</text>
    <text class="used" x="214" y="254">${view.used.reduce((sum, n) => sum + n, 0)}</text>`}`;

/**
 * Drawings that change at different times lie on different sheets, so that the big ones are painted once.
 * @param {{children: ComponentChildren}} props
 */
const Layer = ({ children }) =>
  html`<svg class="layer" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">${children}</svg>`;

/** @type {Spot} */
const NOWHERE = { x: 0, y: 0 };

/** Where everything stands that moves, and where it would stand. @param {View} view @param {number[]} plan */
function pieces(view, plan) {
  const agents = playing(view);
  const placed = new Map(agents.map((agent) => [agent, (view.building[agent] + (plan[agent] ?? 0)) % PRINTED.length]));
  const spots = pawns(placed), marks = markers(new Map(agents.map((agent) => [agent, view.score[agent]])));
  return agents.map((agent) => ({
    agent, steps: plan[agent] ?? 0, from: view.building[agent], place: placed.get(agent) ?? 0, score: view.score[agent],
    spot: spots.get(agent) ?? NOWHERE, mark: marks.get(agent) ?? NOWHERE,
  }));
}

/**
 * What marks a building that the safe may go to.
 * @param {{place: number, chosen: boolean, onHouse?: (place: number) => void}} props
 */
const Target = ({ place, chosen, onHouse }) => html`
  <circle class=${`tgt ${chosen ? 'on' : ''}`} cx=${HOUSES[place].x} cy=${HOUSES[place].y} r="32"
    data-house=${PRINTED[place]} onClick=${() => onHouse?.(place)}/>`;

/** Where something stood before it was thought of moving. @param {{look: string, spot: Spot, name: string}} props */
const Ghost = ({ look, spot, name }) => html`
  <span class=${`${look} ghost`} style=${{ transform: at(spot) }}><${Art} name=${name}/></span>`;

/**
 * For the eye and the finger: all of it is said in words elsewhere, and chosen by keyboard in the panel beside it.
 * @param {{view: View, speak: Speaker, plan?: number[], lit?: (agent: number) => string, houses?: Set<number>,
 *   safe?: number | null, onAgent?: (agent: number) => void, onHouse?: (place: number) => void,
 *   note?: string | false}} props
 */
export function City({ view, speak, plan = [], lit, houses, safe = null, onAgent, onHouse, note }) {
  const found = pieces(view, plan), moved = found.filter(({ steps }) => steps > 0), there = HOUSES[safe ?? view.safe];
  const crowds = found.filter(({ spot }) => spot.first && (spot.of ?? 0) > 4);
  return html`<main class="stage g-stage cityhold" tabindex=${useWide() ? 0 : undefined}>
    <div class="city" data-about role="img" aria-label=${speak.say('agenci-page-city')}>
      <${Layer}><${Use} name="city"/><//>
      <${Layer}><${Park} view=${view}/><//>
      <${Layer}><${Use} name="burst" x=${there.x - 50} y=${there.y - 53} width="100" height="100"/>
        ${[...(houses ?? [])].map((place) => html`
          <${Target} key=${place} place=${place} chosen=${place === safe} onHouse=${onHouse}/>`)}<//>
      <${Layer}><${Use} name="city-buildings"/><//>
      <${Layer}>${moved.map(({ agent, from, steps }) => html`
        <${Arrow} key=${agent} from=${from} steps=${steps} agent=${agent}/>`)}<//>
      ${safe !== null && safe !== view.safe && html`
        <${Ghost} look="the-safe" spot=${besideHouse(view.safe)} name="safe"/>`}
      <${TheSafe} place=${safe ?? view.safe}/>
      ${moved.map(({ agent, from }) => html`
        <${Ghost} key=${`g${agent}`} look="pawn" spot=${stop(from)} name=${`ag-${AGENTS[agent]}`}/>`)}
      ${found.map(({ agent, place, spot, steps }) => html`
        <${Pawn} key=${agent} agent=${agent} place=${place} spot=${spot}
          steps=${steps} look=${lit?.(agent) ?? ''} onClick=${onAgent && (() => onAgent(agent))}/>`)}
      ${crowds.map(({ agent, spot: { x, y, of } }) => html`
        <span key=${`c${agent}`} class="crowd" style=${{ transform: at({ x, y: y + 27 }) }}>× ${of}</span>`)}
      ${found.map(({ agent, score, mark }) => html`
        <${Marker} key=${`m${agent}`} agent=${agent} score=${score} spot=${mark}/>`)}
    </div>
    ${note && html`<p class="toast a-asks"><${Art} name="safe"/><span>${note}</span></p>`}
  </main>`;
}
