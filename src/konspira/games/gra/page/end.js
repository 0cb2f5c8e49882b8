// GRA at its end and in the replay: places, opened cards, the story of the rounds.
import { html } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { around } from '/web/people.js';
import { Card, Count, Die, Picture } from './cards.js';
import { ends, shown, within } from './pieces.js';
import { Meter } from './seats.js';
import { crowd } from './showdown.js';
/** @import { Person, Speaker } from '/web/types/page.js' */
/** @import { Derived, Seen, View } from './view.js' */

/** The seats from the winner down. @param {Derived} derived */
const ranked = ({ places }) => around(places.length, 0).sort((a, b) => places[a] - places[b]);

/** The first three: who, and the number of cards they end with. @param {View} view @param {Derived} derived */
export const podium = (view, derived) => ranked(derived).slice(0, 3)
  .map((seat) => ({ seat, mark: html`<${Count} n=${view.hand[seat]}/>` }));

/**
 * Everything that was hidden at the last check, by places.
 * @param {{view: View, derived: Derived, people: Person[], speak: Speaker}} props
 */
export function Opened({ view, derived, people, speak }) {
  const claim = { id: 'gra-claim', args: { count: view.shown_count, face: view.shown_face } };
  return html`
    <h2 id="opened">${speak.say('gra-cards-open')}</h2>
    <ul class="open dice">${ranked(derived).map((seat) => {
      const place = derived.places[seat], cards = shown({ view, derived }, seat);
      return html`<li key=${seat} class=${place === 1 ? 'win' : place === view.options.seats ? 'lost' : ''}>
        <span class="who"><${Icon} name=${people[seat].face} class="av"/></span>
        <div><b>${seat === view.seat ? speak.say('you') : people[seat].name}</b>
          <span class="small muted">${speak.say('gra-place', { place })}</span>
          <${Meter} cards=${view.hand[seat]} most=${derived.most} speak=${speak}/></div>
        ${cards.length > 0 && html`
          <span class="rest" role="img"
            aria-label=${speak.say('gra-showed', { faces: cards.map((card) => card.ends[0]).join(', ') })}>
            ${cards.map((card, i) => html`
              <${Die} key=${i} face=${card.ends[0]} class=${card.counts ? 'hit' : ''}/>`)}</span>`}
      </li>`;
    })}</ul>
    <p class="muted small">
      ${speak.say('gra-last-bid', { seat: view.shown_bidder, claim, found: view.shown_found })}</p>`;
}

/** The sights at which a round was settled. @param {Seen[]} sights */
const settled = (sights) => sights.map((sight, at) => ({ ...sight, at }))
  .filter(({ news }) => news.some(({ id }) => id === 'gra-check'));

/** Marks for the scrubber: one a round, at its showdown. @param {Seen[]} sights @param {Speaker} speak */
export const marks = (sights, speak) => settled(sights).map(({ view, derived, step }) => {
  const { held, loser: seat } = derived, bluff = !held;
  return {
    step, label: view.shown_round, look: bluff ? 'f' : '', icon: bluff ? 'i-close' : 'i-check',
    title: speak.say(bluff ? 'gra-mark-bluff' : 'gra-mark-true', { round: view.shown_round, seat }),
  };
});

const TOLD = new Set(['gra-check', 'gra-true', 'gra-bluff', 'gra-loses', 'gra-out', 'gra-ends', 'gra-tie']);

/**
 * The story: each round in a few sentences, and who bid without a single card of that value.
 * @param {Seen[]} sights
 * @param {Speaker} speak
 */
export const highlights = (sights, speak) => settled(sights).map(({ view, derived, step, news }) => {
  const naked = derived.counted[view.shown_bidder] === 0;
  return {
    step, head: speak.say('gra-round', { round: view.shown_round }),
    picture: html`<span class="bidp" aria-hidden="true"><${Count} n=${view.shown_count}/>
      <${Die} face=${view.shown_face}/></span>`,
    news: [
      ...news.filter(({ id }) => TOLD.has(id)),
      ...(naked ? [{ id: 'gra-story-naked', args: { seat: view.shown_bidder } }] : []),
    ],
  };
});

/**
 * The table with every hand open, as it lay at that moment.
 * @param {{view: View, all: View[], people: Person[], speak: Speaker}} props
 */
export function OpenTable({ view, all, people, speak }) {
  const bid = view.bidder >= 0;
  return html`
    <main class="stage g-stage showdown">
      <div class="verdict open-bid">
        ${bid ? html`<div><span class="kicker">${speak.say('gra-says', { seat: view.bidder })}</span>
          <div class="v"><${Picture} count=${view.count} face=${view.face}/></div></div>`
          : html`<b>${speak.say('gra-no-bid-yet')}</b>`}
      </div>
      <ol class=${`show ${crowd(view.options.seats)}`} aria-label=${speak.say('gra-open-cards')}>
        ${around(view.options.seats, 0).filter((seat) => within(view.playing, seat)).map((seat) => {
          const own = all[seat], turned = own.up >= 0;
          return html`<li key=${seat} class=${seat === view.turn ? 'lost' : ''}>
            <div class="seat"><${Icon} name=${people[seat].face} class="av"/><b class="seat-n">${people[seat].name}</b>
              <span class="seat-i">${turned ? '' : speak.say('gra-screen-thinks')}</span></div>
            <div class="cards">
              ${ends(own.card, own.hand[seat], Math.max(own.up, 0))
                .map((card, i) => html`<${Card} key=${i} ends=${card} speak=${speak}
                  look=${turned ? '' : 'unturned'}/>`)}</div>
          </li>`;
        })}</ol>
      <p class="ticker"><${Icon} name="i-eye" class=""/><span>${speak.say('replay-all-open')}</span></p>
    </main>`;
}
