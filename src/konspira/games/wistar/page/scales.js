// His three scales: the skill tokens above, the fields with their points and effects, his cube, and what comes after
// the last field.
import { html } from '/web/vendor/preact.js';
import { Art, Effect, Skill, SCALE_ART } from './art.js';
import { printed, SCALES, SKILLS, UNKNOWN } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/**
 * The fields of a scale as far as they are known: to the last one, or to the farthest that was asked about.
 * @param {View} view
 * @param {number} scale
 */
function fields({ pack, position }, scale) {
  const last = pack.length[scale] !== UNKNOWN ? pack.length[scale] : Math.max(position[scale], 0);
  return Array.from({ length: last + 1 }, (_, field) => field);
}

/** @param {{view: View, scale: number, field: number, speak: Speaker}} props */
function Field({ view, scale, field, speak }) {
  const { pack, position } = view, here = position[scale] === field, points = pack.points[scale][field];
  return html`<li class=${field < position[scale] ? 'past' : here ? 'here' : ''}
    aria-current=${here ? 'true' : undefined}>
    <b>${points === 0 ? '·' : printed(points)}</b>${here && html`<${Art} name="cube" class="cb"/>`}
    <${Effect} effect=${pack.effect[scale][field]} speak=${speak}/></li>`;
}

/** @param {{view: View, scale: number, speak: Speaker}} props */
function Scale({ view, scale, speak }) {
  const name = SCALES[scale], { overflow, length } = view.pack;
  return html`
    <section class="scale"
      aria-label=${speak.say('wistar-board-scale',
        { scale: speak.say(`wistar-scale-${name}`), field: view.position[scale] })}>
      <header title=${speak.say(`wistar-scale-${name}`)}><${Art} name=${SCALE_ART[name]}/>
        <b class="tnum">${view.options.difficulty[scale]}</b>
        <span class="skl">
          ${SKILLS.map((skill, i) => view.scale[i] === scale && html`
            <${Skill} key=${skill} skill=${i}/>`)}</span></header>
      <ol>${fields(view, scale)
        .map((field) => html`<${Field} key=${field} view=${view} scale=${scale} field=${field} speak=${speak}/>`)}</ol>
      ${length[scale] === UNKNOWN ? html`<footer>${speak.say('wistar-page-not-known')}</footer>`
        : overflow[scale] !== UNKNOWN && html`<footer>
          ${speak.say('wistar-screen-beyond', { points: overflow[scale] })}</footer>`}
    </section>`;
}

/** @param {{view: View, speak: Speaker}} props */
export const Scales = ({ view, speak }) =>
  html`<div class="scales">
    ${SCALES.map((name, i) => html`<${Scale} key=${name} view=${view} scale=${i} speak=${speak}/>`)}</div>`;

/** How the tokens lie, as a picture: the question says "so". @param {{view: View, speak: Speaker}} props */
export function TokensSo({ view, speak }) {
  const on = SCALES.map((name, i) => ({ name, skills: SKILLS.filter((_, k) => view.scale[k] === i) }));
  const told = on.map(({ name, skills }) => `${speak.say(`wistar-scale-${name}`)}: ${skills
    .map((skill) => speak.say('wistar-answer-skill', { skill })).join(', ')}`).join('; ');
  return html`<div class="so" role="img" aria-label=${speak.say('wistar-page-tokens-so', { told })}>
    ${on.map(({ name, skills }) => html`<div key=${name} aria-hidden="true"><${Art} name=${SCALE_ART[name]}/>
      <b>${speak.say(`wistar-scale-${name}`)}</b>
      ${skills.map((skill) => html`<span key=${skill}><${Art} name=${skill.toLowerCase()}/>
        ${speak.say('wistar-answer-skill', { skill })}</span>`)}</div>`)}</div>`;
}
