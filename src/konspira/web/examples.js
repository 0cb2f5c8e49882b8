// Worked examples on the page of rules: step through a small position, try an action, and hear what the rules answer.
// The server has asked the rules; the page only shows it.
import { html, useMemo, useState } from './vendor/preact.js';
import { Act, Icon } from './components.js';
import { api } from './connection.js';
import { at } from './site.js';
import { style } from './stylesheet.js';
/** @import { Choice, ComponentType, Example, GameInfo, Scene, Speaker } from './types/page.js' */

/** @typedef {ComponentType<{scene: Scene, speak: Speaker}>} Picture */
/** @typedef {{example: Example, Picture: Picture, speak: Speaker}} Props */
/** @typedef {{examples: Example[], Picture: Picture, Worked: ComponentType<Props>}} Examples */

const SEATS = { first_seat: 0, second_seat: 1, third_seat: 2, fourth_seat: 3 };

/**
 * The examples of a game, and how they are shown.
 * @param {GameInfo} game
 * @returns {Promise<Examples>}
 */
export async function load(game) {
  const { examples } = await api(`/api/games/${game.name}/examples`), folder = at(`games/${game.name}/page`);
  if (examples.length === 0) return { examples, Picture: () => null, Worked };
  const [module] = await Promise.all([import(`${folder}/example.js`), style(`${folder}/board.css`)]);
  return { examples, Picture: module.default, Worked };
}

/** @param {{choice: Choice, speak: Speaker}} props */
const Answer = ({ choice: { legal, answer }, speak }) => html`
  <p class=${`verdict ${legal ? 'may' : 'may-not'}`}>
    <${Icon} name=${legal ? 'i-check' : 'i-close'} class="ic-s"/>
    <span><b>${speak.say(legal ? 'rules-may' : 'rules-may-not')}</b>
      ${answer.map((news) => ` ${speak.say(news)}`)}</span></p>`;

/** @param {Props} props */
function Worked({ example, Picture, speak }) {
  const [place, setPlace] = useState(0), [tried, setTried] = useState(/** @type {Choice | null} */ (null));
  const voice = useMemo(() => speak.at(speak.say('rules-names').split(', '), example.me), [speak, example]);
  const scene = example.scenes[place], last = example.scenes.length - 1;
  /** @param {number} next */
  const go = (next) => { setTried(null); setPlace(next); };
  return html`<figure class="worked" data-example=${example.name}>
    <figcaption><span class="kicker">${voice.say('rules-example')}</span><b>${voice.say(`example-${example.name}`)}</b>
      <span class="small">${voice.say('rules-example-step', { step: place + 1, steps: last + 1 })}</span></figcaption>
    <div class="scene" aria-hidden="true"><${Picture} scene=${scene} speak=${voice}/></div>
    <ul class="sr">${scene.board.map((news, i) => html`<li key=${i}>${voice.say(news)}</li>`)}</ul>
    <div class="told" role="status">
      ${scene.news.map((news, i) => html`<p key=${`${place}-${i}`} class="small">${voice.say(news)}</p>`)}
      ${scene.say && html`<p><b>${voice.say(scene.say, SEATS)}</b></p>`}
      ${tried && html`<${Answer} choice=${tried} speak=${voice}/>`}</div>
    ${scene.choices.length > 0 && html`<div class="tries">${scene.choices.map((choice, i) => html`
      <button key=${`${place}-${i}`} type="button" class="btn s" aria-pressed=${tried === choice}
        onClick=${() => setTried(choice)}>${voice.say(choice.label)}</button>`)}</div>`}
    <div class="row between">
      <${Act} class="s" off=${place === 0} onClick=${() => go(place - 1)}>${voice.say('rules-back')}<//>
      ${place < last ? html`<${Act} class="s go" onClick=${() => go(place + 1)}>${voice.say('rules-next')}<//>`
        : html`<${Act} class="s" onClick=${() => go(0)}>${voice.say('rules-again')}<//>`}</div>
  </figure>`;
}
