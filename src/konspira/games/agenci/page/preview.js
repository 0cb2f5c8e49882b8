// What an action would do, asked of the server: the page itself knows no rule.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Art } from './city.js';
/** @import { Explanation, Speaker } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn } from './view.js' */

/** A name for a moment: it counts for one seat of one match. @param {Turn} turn */
export const stamp = ({ match, moment, view }) => `${match}-${view.seat}-${moment}`;

/**
 * What I have in mind: `[now, change]`; it is forgotten with the stamp, before anything is drawn.
 * @template {object} Mind
 * @param {string} mark
 * @param {Mind} empty
 * @returns {[Mind, (part: Partial<Mind>) => void]}
 */
export function useMind(mark, empty) {
  const [held, hold] = useState(/** @type {{mark?: string, now?: any}} */ ({}));
  const now = held.mark === mark ? held.now : empty;
  return [now, (part) => hold({ mark, now: { ...now, ...part } })];
}

/**
 * What the server says of an action; null until it has answered.
 * @param {Action | undefined} action
 * @param {BoardProps['explain']} explain
 * @param {string} mark
 * @returns {Explanation | null}
 */
export function useTold(action, explain, mark) {
  const [told, setTold] = useState(/** @type {{key?: string | null, mark?: string, answer?: Explanation}} */ ({}));
  const key = action ? JSON.stringify(action) : null;
  useEffect(() => {
    let wanted = true;
    if (action && explain) explain([action]).then(([answer]) => {
      if (wanted) setTold({ key, mark, answer });
    }).catch(() => {});
    return () => { wanted = false; };
  }, [key, mark]);
  return told.key === key && told.mark === mark ? told.answer ?? null : null;
}

/** What is certain, as the server says it. @param {{told: Explanation | null, speak: Speaker}} props */
export const Then = ({ told, speak }) => html`<div class="then" role="status">${told && told.preview.length > 0
  ? told.preview.map((news) => html`
    <p key=${news.id}
      class=${`hint ${news.id === 'agenci-then-scoring' || news.id === 'agenci-then-cause'
        || news.id === 'agenci-then-end' ? 'warn' : ''}`}>
      <${Art} name="safe"/><span>${speak.say(news)}</span></p>`) : null}</div>`;
