// Bidding: the standing bid as a bubble of whoever spoke, a higher one in two taps, and the check in one.
import { html, useEffect, useLayoutEffect, useRef, useState } from '/web/vendor/preact.js';
import { Act, Icon, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Card, Die, Picture } from './cards.js';
import { FACES, mine } from './pieces.js';
import { onStage, Seats, Way } from './seats.js';
/** @import { ComponentChildren, News, Speaker } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn, View } from './view.js' */

/** Where the bubble stands and where its tail points: at the speaker, or down at me. @param {View} view */
function bubble(view) {
  const seats = onStage(view), at = seats.indexOf(view.bidder);
  if (at < 0) return { look: 'mine', tail: '50%' };
  const across = (at + 0.5) / seats.length;
  const far = seats.length > 3 && (across < 0.25 ? 'far-l' : across > 0.75 ? 'far-r' : '');
  return {
    look: `${far || ''} ${across < 0.4 ? 'left' : ''}`, tail: across < 0.4 ? '18%' : across > 0.6 ? '82%' : '50%',
  };
}

/** @param {{view: View, speak: Speaker}} props */
function Standing({ view, speak }) {
  if (view.bidder < 0) {
    return html`<div class="no-bid" data-about><h2>${speak.say('gra-first-bid', { seat: view.turn })}</h2>
      <p class="narrow">${speak.say('gra-first-bid-note', { cards: view.cards })}</p></div>`;
  }
  const { look, tail } = bubble(view);
  return html`<div class=${`bid-now ${look}`} data-about key=${`${view.round}-${view.count}-${view.face}`}
    style=${{ '--tail': tail }}>
    <span class="kicker">${speak.say('gra-says', { seat: view.bidder })}</span>
    <span class="big"><${Picture} count=${view.count} face=${view.face} cross="x"/></span>
    <p>${speak.say('gra-claim-words', { count: view.count, face: view.face })}</p></div>`;
}

/** Which bid am I about to make? Always one of the legal ones. @param {Turn} turn */
function useChoice(turn) {
  const bids = kind(turn.legal, 'bid');
  const [face, setFace] = useState(/** @type {number | null} */ (null));
  const [count, setCount] = useState(/** @type {number | null} */ (null));
  const [way, setWay] = useState(/** @type {'clockwise' | 'counter'} */ ('clockwise'));
  useLayoutEffect(() => { setFace(null); setCount(null); setWay('clockwise'); }, [turn.moment]);
  const ways = [...new Set(bids.map((bid) => bid.direction))];
  const going = ways.includes(way) ? way : ways[0];
  const possible = bids.filter((bid) => bid.direction === going);
  /** @param {number} wanted */
  const smallest = (wanted) => Math.min(...possible.filter((bid) => bid.face === wanted).map((bid) => bid.count));
  /** @param {number} wanted */
  const choose = (wanted) => { setFace(wanted); setCount(smallest(wanted)); };
  const bid = possible.find((one) => one.face === face && one.count === count) ?? null;
  return { bids, possible, ways, going, setWay, face, choose, count, setCount, bid };
}

/** @param {{view: View, choice: ReturnType<typeof useChoice>, speak: Speaker, why: (face: number) => void}} props */
function Picker({ view, choice, speak, why }) {
  const counts = useRef(/** @type {HTMLDivElement | null} */ (null));
  const open = new Set(choice.possible.map((bid) => bid.face));
  const values = FACES.map((face) => ({
    value: face, off: !open.has(face), label: speak.say('gra-faces', { face }),
    content: html`<${Die} face=${face} class=${face === 1 ? 'one' : ''}/>`,
  }));
  const amounts = choice.face === null ? [] : choice.possible.filter((bid) => bid.face === choice.face)
    .map((bid) => ({
      value: bid.count, label: speak.say('gra-claim', { count: bid.count, face: bid.face }), content: bid.count,
    }));
  useLayoutEffect(() => {
    counts.current?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [choice.face]);
  const ways = choice.ways.map((way) => ({ value: way, label: speak.say(`gra-way-${way}-short`), content: html`
    <${Icon} name="i-cw" class=${way === 'counter' ? 'flip' : ''}/>${speak.say(`gra-way-${way}-short`)}` }));
  return html`
    <section class="picker" aria-label=${speak.say('gra-pick')}>
      <div>
        <div class="lab">${speak.say('gra-value')} <span>
          ${open.size < FACES.length ? speak.say('gra-too-low') : ''}</span></div>
        <${Radios} label=${speak.say('gra-value')} items=${values} value=${choice.face} look="faces" item="pick"
          onChange=${(face) => (open.has(face) ? choice.choose(face) : why(face))}/>
      </div>
      <div ref=${counts}>
        <div class="lab">${speak.say('gra-how-many')} <span>
          ${speak.say('gra-in-play', { cards: view.cards })}</span></div>
        ${amounts.length
          ? html`<${Radios} label=${speak.say('gra-how-many')} items=${amounts} value=${choice.count}
            look="counts scroll-x" item="pick" onChange=${choice.setCount}/>`
          : html`<p class="counts empty-counts">${speak.say('gra-value-first')}</p>`}
      </div>
      ${ways.length > 1 && html`<div class="ways"><div class="lab">${speak.say('gra-way')}</div>
        <${Radios} label=${speak.say('gra-way')} items=${ways} value=${choice.going} look="tabs" item="way"
          onChange=${choice.setWay}/></div>`}
    </section>`;
}

/**
 * What is certain about the act at hand, from the server's own preview.
 * @param {Turn} turn
 * @param {BoardProps['explain'] | null} explain
 * @param {Action | null | undefined} action
 */
function useHint(turn, explain, action) {
  const [hint, setHint] = useState(/** @type {News[] | null} */ (null));
  const key = action && `${turn.moment} ${JSON.stringify(action)}`;
  useEffect(() => {
    let wanted = true;
    setHint(null);
    if (action && explain) explain([action]).then(([told]) => { if (wanted) setHint(told.preview); }).catch(() => {});
    return () => { wanted = false; };
  }, [key]);
  return hint;
}

/** @param {{view: View, speak: Speaker}} props */
export const Hand = ({ view, speak }) => html`<div class="hand" role="group" aria-label=${speak.say('gra-hand')}>
  ${mine(view).map((ends, i) => html`<${Card} key=${i} ends=${ends} speak=${speak}/>`)}</div>`;

/** @param {Omit<BoardProps, 'table' | 'story'> & {children: ComponentChildren}} props */
export function Bidding({ turn, people, speak, act, busy, tapped, explain, told, lost, toast, children, replay }) {
  const { view } = turn, choice = useChoice(turn);
  const [check] = kind(turn.legal, 'check');
  const my = Boolean(check || choice.bids.length);
  const hint = useHint(turn, my ? explain : null, choice.bid ?? check);
  const holds = mine(view).length > 0;
  /** @param {number} face */
  const why = (face) => explain([{ do: 'bid', count: view.cards, face, direction: 'clockwise' }])
    .then(([{ refused }]) => { if (refused) toast(speak.say(refused)); }).catch(() => {});
  const bid = () => { if (choice.bid) { sound('bid'); act(choice.bid); } };
  const faces = mine(view).map(([up]) => up).join(' ');
  const certain = (hint ?? [{ id: 'gra-my-faces', args: { faces } }]).map((news) => speak.say(news)).join(' ');
  const wait = view.seat < 0 ? 'table-looking-on' : holds ? 'gra-wait' : 'gra-out-note';
  const line = my ? speak.say(check ? 'gra-answer' : 'gra-open', { seat: view.bidder })
    : (told?.[told.length - 1] ?? '');
  return html`
    <main class="stage g-stage">
      <div><${Seats} turn=${turn} people=${people} speak=${speak}/><${Way} turn=${turn} speak=${speak}/></div>
      <${Standing} view=${view} speak=${speak}/>
      <p class="ticker"><${Icon} name="i-info" class=""/><span>${line}</span></p>
    </main>
    ${my && html`<${Picker} view=${view} choice=${choice} speak=${speak} why=${why}/>`}
    ${children}
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      ${holds && html`<${Hand} view=${view} speak=${speak}/>`}
      ${!replay && html`<div class=${`welt ${holds ? '' : 'flat'}`}>
        <p class="hint"><${Icon} name=${lost ? 'i-offline' : 'i-lock'} class=""/>
          <span>${lost ? speak.say('table-sends-later') : my ? certain : speak.say(wait, { seat: view.turn })}</span>
        </p>
        ${my && html`<div class="actions">
          ${check && html`<${Act} off=${busy || tapped} onClick=${() => act(check)}>
            ${speak.say('gra-check-button')}<//>`}
          ${choice.bids.length > 0 && html`<${Act} class="go" off=${busy || !choice.bid} onClick=${bid}>${choice.bid
            ? html`${speak.say('gra-bid-button')} <span aria-hidden="true">${choice.bid.count} ×</span>
              <${Die} face=${choice.bid.face}/>
              <span class="sr">${speak.say('gra-claim-words', { ...choice.bid })}</span>`
            : speak.say('gra-choose-value')}<//>`}
        </div>`}
      </div>`}
    </footer>`;
}
