// His turn: what he says, how far he is, and what is to be done on the table for him.
import { html, useState } from '/web/vendor/preact.js';
import { Art, deedArt } from './art.js';
import { asked, CARDS, teaching, STAGES } from './pieces.js';
/** @import { News, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

// Questions at which he has something of his own to say; at the others he speaks of his card.
/** @type {{[question: string]: string}} */
const SPEAKS = {
  skills: 'set-up', skill_place: 'set-up', first: 'first', your_turn: 'your-turn', how_many_yours: 'attacked',
  how_many_points: 'attacked', round_mouse: 'mouse', supply_mouse: 'mouse',
  mouse: 'mouse', tent_room: 'mouse', cheese: 'cheese', hidden: 'task', hidden_two: 'task', task: 'task',
  top: 'explore', turned: 'explore', way: 'way', door: 'door',
  goal: 'goal', won: 'won', card: 'another',
};

/** What he says of the moment. @param {View} view */
export function speech(view) {
  if (teaching(view)) return 'wistar-talk-lesson';
  const own = SPEAKS[asked(view)];
  if (own) return `wistar-talk-${own}`;
  return view.card >= 0 ? `wistar-talk-card-${CARDS[view.card]}` : 'wistar-talk-pause';
}

/** @param {{view: View, speak: Speaker, alone: boolean}} props */
export const Talk = ({ view, speak, alone }) =>
  html`<div class=${`talk ${alone ? 'alone' : ''}`}><${Art} name="krysobot" class=""/>
    <p class="bubble">${speak.say(speech(view))}</p></div>`;

/** The four steps of his turn. @param {{view: View, speak: Speaker}} props */
export function Steps({ view, speak }) {
  if (view.stage === 0) return null;
  return html`<ol class="steps" aria-label=${speak.say('wistar-page-steps')}>${STAGES.slice(1).map((name, i) => html`
    <li key=${name} class=${i + 1 < view.stage ? 'done' : i + 1 === view.stage ? 'now' : ''}
      aria-current=${i + 1 === view.stage ? 'step' : undefined}>${speak.say(`wistar-page-step-${name}`)}</li>`)}</ol>`;
}

/**
 * An answer was taken back: what had come of it is put back on the table.
 * @param {{news: News[], speak: Speaker}} props
 */
export const PutBack = ({ news, speak }) => html`<div class="put-back" role="status">
  <p class="more">${speak.say('wistar-page-put-back')}</p>
  <ol>${[...news].reverse().map((one, i) => html`<li key=${i}><s>${speak.say(one)}</s></li>`)}</ol></div>`;

const SHOWN = 2;  // of what is done already; the rest is folded

/**
 * What is to be done with his pieces: `fresh` of it is new; whatever came before has been answered, so it is done.
 * @param {{deeds: News[], fresh: number, moment: number, speak: Speaker}} props
 */
export function Todo({ deeds, fresh, moment, speak }) {
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState(/** @type {{[key: string]: boolean}} */ ({}));
  if (deeds.length === 0) return null;
  const done = deeds.length - fresh, folded = open || done <= SHOWN + 1 ? 0 : done - SHOWN;
  return html`<div class="todo" role="group" aria-label=${speak.say('wistar-page-todo')}>
    ${folded > 0 && html`
      <button type="button" class="more"
        onClick=${() => setOpen(true)}>✓ ${speak.say('wistar-page-done', { done: folded })}</button>`}
    <ol>${deeds.slice(folded).map((news, i) => {
      const number = i + folded, key = `${number}-${number < done ? 'done' : moment}`;
      const on = number < done || Boolean(ticked[key]);
      return html`
        <li key=${number}>
          <button type="button" role="checkbox" aria-checked=${on}
            onClick=${() => setTicked({ ...ticked, [key]: !on })}>
            <${Art} name=${deedArt(news)}/><span>${speak.say(news)}</span>
            <i class="ok"><${Art} name="i-check" class=""/></i></button></li>`;
    })}</ol></div>`;
}
