// The city: twelve buildings round the park, the score track as its frame, and on it whatever moves.
import { html } from '/web/vendor/preact.js';
import { Drawn } from '/web/components.js';
import { at, useMotion } from './motion.js';
import { AGENTS, LAST, ONE_TO_THREE, playing, PRINTED, written } from './pieces.js';
import { arrow, between, field, HIGH, HOUSES, markers, pawns, stop, WIDE } from './ring.js';

export const Art = ({ name, class: look }) => html`<${Drawn} game="agenci" name=${name} class=${look}/>`;
const Use = ({ name, ...more }) => html`<use href=${`#agenci-${name}`} ...${more}/>`;
export const Hat = ({ agent, class: look = '' }) => html`<${Art} name=${`h-${AGENTS[agent]}`} class=${look}/>`;
export const dieName = (die) => (die === ONE_TO_THREE ? 'd13' : `d${die}`);

const STEP = 280, FIELD = 90;  // milliseconds a building, a field of the track

function Pawn({ agent, place, spot, steps, look, onClick }) {
  const thing = useMotion({ ...spot, of_: place, hops: true }, between, STEP);
  return html`<span ref=${thing} class=${`pawn ${look}`} style=${{ transform: at(spot), zIndex: Math.round(spot.y) }} data-agent=${AGENTS[agent]} data-place=${PRINTED[place]} onClick=${onClick}>
    <${Art} name=${`ag-${AGENTS[agent]}`}/>${steps > 0 && html`<b>+${steps}</b>`}</span>`;
}

/** The fields that a marker goes over, both ends left out. */
function overFields(from, to) {
  const step = Math.sign(to - from), count = Math.abs(to - from) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => from + step * (i + 1)).filter((score) => score >= 0 && score <= LAST).map(field);
}

function Marker({ agent, score, spot }) {
  const thing = useMotion({ ...spot, of_: score }, overFields, FIELD);
  return html`<span ref=${thing} class=${`marker ${spot.number === undefined ? '' : spot.number < 0 ? 'below' : 'past'}`} style=${{ transform: at(spot) }} data-agent=${AGENTS[agent]} data-score=${score}>
    <${Hat} agent=${agent}/>${spot.number !== undefined && html`<b>${written(spot.number)}</b>`}</span>`;
}

function TheSafe({ place, look }) {
  const spot = { x: HOUSES[place].x + 29, y: HOUSES[place].y + 15 };
  const thing = useMotion({ ...spot, of_: place }, () => [], 3 * STEP / 2);
  return html`<span ref=${thing} class=${`the-safe ${look}`} style=${{ transform: at(spot) }} data-place=${PRINTED[place]}><${Art} name="safe"/></span>`;
}

const Arrow = ({ from, steps, agent }) => {
  const { line, end, turn } = arrow(from, steps);
  return html`<g class=${`arrow ${AGENTS[agent]}`}><path class="rim" d=${line}/><path d=${line}/>
    <path class="tip" transform=${`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(0)})`} d="M-3-7 8 0-3 7Z"/></g>`;
};

/** What lies in the park: the die, and the secret cards. */
const Park = ({ view }) => html`
  ${view.die > 0 && html`<${Use} key=${`${view.turn}`} name=${dieName(view.die)} x="170" y=${view.options.top_secret ? 164 : 191} width="50" height="50"/>`}
  ${view.options.top_secret && html`<${Use} name="pile"/><text x="176" y="266">${view.pile}</text><text class="used" x="214" y="254">${view.used.reduce((sum, n) => sum + n, 0)}</text>`}`;

/** Drawings that change at different times lie on different sheets, so that the big ones are painted once. */
const Layer = ({ children }) => html`<svg class="layer" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">${children}</svg>`;

/** For the eye and the finger: all of it is said in words elsewhere, and chosen by keyboard in the panel beside it. */
export function City({ view, speak, plan = [], lit, houses, safe = null, onAgent, onHouse, note }) {
  const agents = playing(view), placed = new Map(agents.map((agent) => [agent, (view.building[agent] + (plan[agent] ?? 0)) % PRINTED.length]));
  const spots = pawns(placed), marks = markers(new Map(agents.map((agent) => [agent, view.score[agent]])));
  const crowds = agents.filter((agent) => spots.get(agent).first && spots.get(agent).of > 4);
  const moved = agents.filter((agent) => plan[agent] > 0);
  return html`<main class="stage g-stage cityhold">
    <div class="city" role="img" aria-label=${speak.say('agenci-page-city')}>
      <${Layer}><${Use} name="city"/><//>
      <${Layer}><${Park} view=${view}/><//>
      <${Layer}><${Use} name="burst" x=${HOUSES[safe ?? view.safe].x - 50} y=${HOUSES[safe ?? view.safe].y - 53} width="100" height="100"/>
        ${[...(houses ?? [])].map((place) => html`<circle key=${place} class=${`tgt ${place === safe ? 'on' : ''}`} cx=${HOUSES[place].x} cy=${HOUSES[place].y} r="32" data-house=${PRINTED[place]} onClick=${() => onHouse(place)}/>`)}<//>
      <${Layer}><${Use} name="city-buildings"/><//>
      <${Layer}>${moved.map((agent) => html`<${Arrow} key=${agent} from=${view.building[agent]} steps=${plan[agent]} agent=${agent}/>`)}<//>
      ${safe !== null && safe !== view.safe && html`<span class="the-safe ghost" style=${{ transform: at({ x: HOUSES[view.safe].x + 29, y: HOUSES[view.safe].y + 15 }) }}><${Art} name="safe"/></span>`}
      <${TheSafe} place=${safe ?? view.safe}/>
      ${moved.map((agent) => html`<span key=${`g${agent}`} class="pawn ghost" style=${{ transform: at(stop(view.building[agent])) }}><${Art} name=${`ag-${AGENTS[agent]}`}/></span>`)}
      ${agents.map((agent) => html`<${Pawn} key=${agent} agent=${agent} place=${placed.get(agent)} spot=${spots.get(agent)} steps=${plan[agent] ?? 0}
        look=${lit?.(agent) ?? ''} onClick=${onAgent && (() => onAgent(agent))}/>`)}
      ${crowds.map((agent) => html`<span key=${`c${agent}`} class="crowd" style=${{ transform: at({ x: spots.get(agent).x, y: spots.get(agent).y + 27 }) }}>× ${spots.get(agent).of}</span>`)}
      ${agents.map((agent) => html`<${Marker} key=${`m${agent}`} agent=${agent} score=${view.score[agent]} spot=${marks.get(agent)}/>`)}
    </div>
    ${note && html`<p class="toast a-asks"><${Art} name="safe"/><span>${note}</span></p>`}
  </main>`;
}
