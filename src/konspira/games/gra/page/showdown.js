// The showdown: all cards lie open, those that match are counted aloud, then the stamp falls.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { mayMove } from '/web/preferences.js';
import { around } from '/web/people.js';
import { sound } from '/web/sound.js';
import { Card, Picture } from './cards.js';
import { OVER, shown } from './pieces.js';
/** @import { Ends } from './pieces.js' */
/** @import { ComponentChildren, News, Person, Speaker } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

const AFTER = new Set([
  'gra-loses', 'gra-out', 'gra-ends', 'gra-tie', 'gra-next', 'gra-won-fewest', 'gra-won-most', 'gra-won-tie',
  'gra-won-last',
]);

const LONGEST = 1500, A_TICK = 280;  // milliseconds: nothing that moves keeps anybody waiting

/**
 * Every card on the table in the order it is counted: `{seat, ends, hit}`, hit = its number or null.
 * @param {Turn} turn
 */
function counted(turn) {
  const { view } = turn;
  let hits = 0;
  return around(view.options.seats, view.seat).filter((seat) => view.shown_hand[seat] > 0)
    .map((seat) => ({
      seat, cards: shown(turn, seat).map(({ ends, counts }) => ({ ends, hit: counts ? ++hits : null })),
    }));
}

/** How far the count has come; `again` starts it over, `skip` ends it. @param {View} view @param {boolean} still */
function useCounting(view, still) {
  const all = view.shown_found;
  const [done, setDone] = useState(() => (still || !mayMove() ? all : 0));
  const [run, setRun] = useState(0);
  useEffect(() => {
    if (still || !mayMove()) { setDone(all); return undefined; }
    setDone(0);
    let n = 0;
    const timer = setInterval(() => {
      if (n >= all) { clearInterval(timer); sound('stamp'); setDone(all + 1); return; }
      n += 1;
      sound('tick');
      setDone(n);
    }, Math.min(A_TICK, LONGEST / Math.max(all, 1)));
    return () => clearInterval(timer);
  }, [view.shown_round, run, still]);
  const over = still || !mayMove() || done > all;
  return { done: Math.min(done, all), over, again: () => setRun(run + 1), skip: () => setDone(all + 1) };
}

/** Few rows stand in the middle, many move closer. @param {number} rows */
export const crowd = (rows) => (rows > 4 ? 'many' : rows < 4 ? 'few' : '');

/**
 * @param {{view: View, seat: number, cards: {ends: Ends, hit: number | null}[], done: number, lost: boolean,
 *   people: Person[], speak: Speaker}} props
 */
function Row({ view, seat, cards, done, lost, people, speak }) {
  /** @param {Ends} ends */
  const wild = ([up]) => up !== view.shown_face;
  const role = seat === view.shown_checker ? 'gra-checks' : seat === view.shown_bidder ? 'gra-bids' : null;
  return html`<li class=${lost ? 'lost' : ''}>
    <div class="seat"><${Icon} name=${people[seat].face} class="av"/>
      <b class="seat-n">${seat === view.seat ? speak.say('you') : people[seat].name}</b>
      ${role && html`<span class="seat-i">${speak.say(role, { seat })}</span>`}</div>
    <div class="cards">${cards.map(({ ends, hit }, i) => {
      const now = hit !== null && hit <= done;
      return html`<${Card} key=${i} ends=${ends} speak=${speak} look=${now ? 'hit' : hit ? '' : 'miss'}
        tick=${now && (wild(ends) ? '★' : hit)}/>`;
    })}</div></li>`;
}

/**
 * @param {{turn: Turn, people: Person[], speak: Speaker, watched?: () => void, still?: boolean, told: News[],
 *   children?: ComponentChildren}} props
 */
export function Showdown({ turn, people, speak, watched, still = false, told, children }) {
  const { view, derived: { held, loser } } = turn, counting = useCounting(view, still);
  const rows = counted(turn), claim = { id: 'gra-claim', args: { count: view.shown_count, face: view.shown_face } };
  const after = told.filter(({ id }) => AFTER.has(id));
  const sum = { id: held ? 'gra-true' : 'gra-bluff', args: { found: view.shown_found } };
  return html`
    <main class="stage g-stage showdown" onClick=${counting.skip}>
      <div class="verdict">
        <div><span class="kicker">${speak.say('gra-bid-of', { seat: view.shown_bidder })}</span>
          <div class="v"><${Picture} count=${view.shown_count} face=${view.shown_face}/></div></div>
        <b class=${`stamp ${held ? '' : 'bluff'} ${counting.over ? '' : 'unseen'}`} key=${counting.over}>
          ${speak.say(held ? 'gra-verdict-true' : 'gra-verdict-bluff')}</b>
        <div><span class="kicker">${speak.say('gra-on-table')}</span>
          <div class="v"><${Picture} count=${counting.over ? view.shown_found : counting.done}
            face=${view.shown_face}/></div></div>
      </div>
      <ol class=${`show ${crowd(rows.length)}`} aria-label=${speak.say('gra-open-cards')}>
        ${rows.map(({ seat, cards }) => html`
          <${Row} key=${seat} view=${view} seat=${seat} cards=${cards} lost=${seat === loser} people=${people}
            speak=${speak}
            done=${counting.over ? view.shown_found : counting.done}/>`)}</ol>
      <p class="ticker"><${Icon} name=${view.shown_wild ? 'i-star' : 'i-info'} class=""/>
        <span>${counting.over ? speak.say(sum) : speak.say('gra-counting')}</span></p>
    </main>
    <section class="g-info only-wide" aria-label=${speak.say('gra-what-happened')}>
      <h2>${speak.say('gra-what-happened')}</h2>
      <p>${speak.say('gra-check', { seat: view.shown_checker, bidder_seat: view.shown_bidder, claim })}</p>
      ${counting.over && html`<p>${speak.say(sum)}</p>`}
      <p class="muted small">${speak.say(view.shown_wild ? 'gra-count-note-wild' : 'gra-count-note')}</p>
    </section>
    ${children}
    ${watched && html`
      <footer class="pocket g-pocket" id="act" tabindex="-1">
        <div class="welt flat">
          <p class="hint"><${Icon} name="i-cards" class=""/>
            <span>${after.map((news) => speak.say(news)).join(' ')}</span></p>
          <div class="actions">
            <button type="button" class="btn quiet" onClick=${counting.again}><${Icon} name="i-undo"/>
              ${speak.say('gra-count-again')}</button>
            <button type="button" class="btn go" onClick=${watched}>
              ${speak.say(view.phase === OVER ? 'gra-to-end' : 'gra-next-round')}</button>
          </div>
        </div>
      </footer>`}`;
}
