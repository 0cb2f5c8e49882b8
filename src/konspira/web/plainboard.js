// The plain board, for every game without a page of its own: the board as text, the legal actions as buttons.
import { html, useEffect, useLayoutEffect, useState } from './vendor/preact.js';
import { Act, Icon } from './components.js';
import { all } from './legal.js';
/** @import { BoardProps, Explanation, Person, Speaker } from './types/page.js' */

const AT_FIRST = 30;

/** The people round the table. @param {{people: Person[], seat: number, speak: Speaker}} props */
export function Seats({ people, seat, speak }) {
  return html`<ol class="seats" aria-label=${speak.say('plain-seats')}>${people.map((one) => html`
    <li key=${one.seat}><div class=${`seat ${one.gone ? 'gone' : ''}`}><${Icon} name=${one.face} class="av"/>
      <b class="seat-n">${one.name}</b><${Absent} one=${one} speak=${speak}/>
      ${one.seat === seat && html`<span class="sr">${speak.say('lobby-you')}</span>`}</div></li>`)}</ol>`;
}

/** What is to be said of somebody who is not there. @param {{one: Person, speak: Speaker}} props */
export function Absent({ one, speak }) {
  if (one.stand_in) return html`<span class="tagline-s">${speak.say('seat-stand-in')}</span>`;
  return one.gone ? html`<span class="tagline-s">${speak.say('seat-gone')}</span>` : null;
}

/**
 * @param {{actions: any[], shown: number, setShown: (shown: number) => void, told: Explanation[],
 *   chosen: number | null, setChosen: (k: number) => void, busy: boolean, speak: Speaker}} props
 */
function Choices({ actions, shown, setShown, told, chosen, setChosen, busy, speak }) {
  return html`
    <div class="plain-actions" role="group" aria-label=${speak.say('plain-actions')}>
      ${actions.slice(0, shown).map((action, k) => html`
        <button type="button" key=${k} class="btn s quiet" aria-pressed=${chosen === k} disabled=${busy}
          onClick=${() => setChosen(k)}>
          ${told[k]?.label ? speak.say(told[k].label) : '…'}</button>`)}
      ${actions.length > shown && html`
        <button type="button" class="btn s" onClick=${() => setShown(shown + 3 * AT_FIRST)}>
          ${speak.say('plain-more-actions', { more: actions.length - shown })}</button>`}
    </div>`;
}

/** @param {BoardProps} props */
function Board({ turn, people, speak, act, busy, explain, replay }) {
  const actions = all(turn.legal);
  const [told, setTold] = useState(/** @type {Explanation[]} */ ([]));
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [shown, setShown] = useState(AT_FIRST);
  useLayoutEffect(() => { setTold([]); setChosen(null); setShown(AT_FIRST); }, [turn.moment]);
  useEffect(() => {  // some games allow thousands of actions: only those that are shown are asked about
    let wanted = true;
    const asked = actions.slice(0, shown);
    if (asked.length && explain) explain(asked).then((answers) => { if (wanted) setTold(answers); }).catch(() => {});
    return () => { wanted = false; };
  }, [turn.moment, shown]);
  const picked = chosen === null ? null : actions[chosen], pick = chosen === null ? null : told[chosen];
  return html`
    <main class="stage g-stage plain">
      <${Seats} people=${people} seat=${turn.view.seat} speak=${speak}/>
      <div class="plain-board">
        ${(turn.board ?? turn.news).map((news, i) => html`<p key=${i}>${speak.say(news)}</p>`)}</div>
    </main>
    ${!replay && html`
      <footer class="pocket g-pocket" id="act" tabindex="-1">
        <div class="welt flat">
          ${actions.length === 0
            ? html`<p class="hint"><${Icon} name="i-hourglass" class=""/>
              <span>${speak.say(turn.view.seat < 0 ? 'table-looking-on' : 'table-wait')}</span></p>` : html`
                <${Choices} actions=${actions} shown=${shown} setShown=${setShown} told=${told} chosen=${chosen}
                  setChosen=${setChosen} busy=${busy} speak=${speak}/>
                ${pick?.preview.map((news, i) => html`<p class="hint" key=${i}><${Icon} name="i-info" class=""/>
                  <span>${speak.say(news)}</span></p>`)}
                <div class="actions"><${Act} class="go" off=${!pick || busy} onClick=${() => act(picked)}>
                  ${pick?.label ? speak.say(pick.label) : speak.say('plain-choose')}<//></div>`}
        </div>
      </footer>`}`;
}

/** The page of a game: see docs/game-page.md. */
export default { Board, look: 'plain' };
