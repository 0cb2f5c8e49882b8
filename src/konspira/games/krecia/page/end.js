// Krecia robota at its end and in the replay: who was who, what was left, the story of the tricks, all hands open.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { Card, Emblem, Face, placeName, roleName, Suit, Tokens } from './cards.js';
import { Info } from './mission.js';
import {
  EMPTY, laid, lastTrick, members, OVER, places, pointed, professor, roleOf, suit, value, within,
} from './pieces.js';
import { Round } from './trick.js';
/** @import { News, Person, Speaker, Story } from '/web/types/page.js' */
/** @import { Derived, Seen, Turn, View } from './view.js' */

/** The mole unmasked, beside the shout. @param {{view: View, derived: Derived, people: Person[]}} props */
export const Emblems = ({ view, derived: { mole, sought }, people }) =>
  html`<div class="unmask"><${Face} view=${view} place=${mole} people=${people} class=""/>
    <${Emblem} role=${sought}/></div>`;

/** Which side has won. @param {View} view @param {Speaker} speak @param {Derived} derived */
export const shout = (view, speak, derived) => {
  if (derived.won === 'agents') return speak.say('krecia-page-agents-win');
  return derived.won === 'mole'
    ? speak.say(professor(derived) === 'yes' ? 'krecia-page-professor-wins' : 'krecia-page-mole-won') : null;
};

/** Everything that was hidden. @param {{view: View, derived: Derived, people: Person[], speak: Speaker}} props */
export function Opened({ view, derived, people, speak }) {
  const left = view.options.seats > 2 ? members(view.stock) : [];
  return html`
    <h2>${speak.say('krecia-page-opened')}</h2>
    <ul class="open krecia-open">${places(view).map((place) => html`
      <li key=${place} class=${`${within(view.winners, place) ? 'win' : ''} ${place === derived.mole ? 'lost' : ''}`}>
        <span class="who"><${Face} view=${view} place=${place} people=${people}/>
          <${Emblem} role=${roleOf(view, place)}/></span>
        <div><b>${placeName(view, place, people, speak)}</b>
          <span class="row small"><span>${roleName(speak, view, roleOf(view, place))}</span>
            <${Tokens} n=${view.tokens[place]} speak=${speak}/>
            ${within(view.winners, place) && html`<${Icon} name="i-trophy" class="ic-s"/>
              <span class="sr">${speak.say('krecia-page-won')}</span>`}</span>
          ${place < view.options.seats && pointed(view, place).length > 0 && html`
            <span class="row small vote">${speak.say('krecia-page-points')} ${pointed(view, place).map((target) => html`
              <span key=${target} class="row tight"><${Face} view=${view} place=${target} people=${people} class="ic"/>
                ${placeName(view, target, people, speak)}</span>`)}</span>`}</div>
        <span class="rest">
          ${place < view.options.seats && members(view.hand[place])
            .map((card) => html`<${Card} key=${card} card=${card} speak=${speak}/>`)}</span>
      </li>`)}</ul>
    <p class="muted small">
      ${speak.say('krecia-page-done', { done: members(view.fulfilled).length, goal: view.options.goal })}.
      ${left.length
        > 0 && html` ${speak.say('krecia-page-unseen')} ${left.map((card) => html`
          <span key=${card} class="unseen">
            <${Suit} colour=${suit(card)} speak=${speak}/> ${value(card)}</span> `)}`}</p>`;
}

/** Is this the sentence that ends a trick? @param {News} news */
export const took = ({ id }) =>
  ['krecia-fulfilled', 'krecia-failed', 'krecia-object', 'krecia-unjudged'].includes(id);
/** @param {News} news */
const voted = ({ id }) => id === 'krecia-points';

/** The sights at which a trick was taken, and the one where the votes were opened. @param {Seen[]} sights */
const settled = (sights) => sights.filter(({ news }) => news.some((one) => took(one) || voted(one)));

/** Marks for the scrubber: one a trick, and the vote. @param {Seen[]} sights @param {Speaker} speak */
export const marks = (sights, speak) => settled(sights).map(({ view, step, news }) => {
  if (news.some(voted)) return {
    step, label: speak.say('krecia-page-mark-vote'), look: 'v', icon: 'i-hand',
    title: speak.say('krecia-page-mark-vote-title'),
  };
  const trick = lastTrick(view), good = within(view.fulfilled, trick);
  return {
    step, label: trick + 1, look: good ? '' : 'f', icon: good ? 'i-check' : 'i-close',
    title: speak.say(good ? 'krecia-page-mark-done' : 'krecia-page-mark-failed', { trick: trick + 1 }),
  };
});

const TOLD = new Set([
  'krecia-takes', 'krecia-takes-none', 'krecia-partner-pays', 'krecia-revealed', 'krecia-steals', 'krecia-fulfilled',
  'krecia-failed', 'krecia-judges', 'krecia-object', 'krecia-unjudged', 'krecia-points',
]);

/** The story: each trick by the card that took it, then the vote. @param {Seen[]} sights @param {Speaker} speak */
export const highlights = (sights, speak) => settled(sights).map(({ view, derived, step, news }) => {
  const trick = lastTrick(view), vote = news.some(voted);
  const card = laid({ view, derived }, trick).find(({ place }) => place === view.won[trick])?.card ?? EMPTY;
  return {
    step, head: vote ? speak.say('krecia-page-votes') : speak.say('krecia-page-trick', { trick: trick + 1 }),
    picture: vote ? html`<${Icon} name="sealed" class="env"/>` : html`<${Card} card=${card} speak=${speak}/>`,
    news: news.filter(({ id }) => TOLD.has(id)),
  };
});

/**
 * The table with all hands and roles open, as it lay at that moment.
 * @param {{turn: Turn, story: Story, all: View[], people: Person[], speak: Speaker}} props
 */
export function OpenTable({ turn, story, all, people, speak }) {
  const { view } = turn, taken = turn.news.some(took), trick = taken ? lastTrick(view) : view.trick;
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}/>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${trick} won=${view.won[trick]} icon="i-eye"
      line=${speak.say('replay-all-open')} south=${false}/>
    <section class="pocket g-pocket all-hands" aria-label=${speak.say('krecia-page-all-hands')}>
      <ul>${all.map((eyes, seat) => html`
        <li key=${seat}><${Face} view=${view} place=${seat} people=${people} class="ic-l"/>
          <${Emblem} role=${roleOf(eyes, seat)} class="ic"/>
          <span class="sr">${people[seat].name}: ${roleName(speak, eyes, roleOf(eyes, seat))}</span>
          <${Tokens} n=${eyes.tokens[seat]} speak=${speak}/>
          <span class="cards">
            ${members(eyes.hand[seat])
              .map((card) => html`<${Card} key=${card} card=${card} speak=${speak}/>`)}</span></li>`)}</ul></section>`;
}

/** Is the game over by a vote? @param {View} view */
export const byVote = (view) => view.phase === OVER
  && view.vote.some((vote, seat) => seat < view.options.seats && vote >= 0);
