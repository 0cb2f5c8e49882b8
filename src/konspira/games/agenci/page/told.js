// What an action would do, asked of the server: the page itself knows no rule.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Art } from './city.js';

/** What I have in mind in this moment: `[now, change]`; it is forgotten with the moment, before anything is drawn. */
export function useMind(turn, empty) {
  const [held, hold] = useState({});
  const now = held.moment === turn.moment ? held.now : empty;
  return [now, (part) => hold({ moment: turn.moment, now: { ...now, ...part } })];
}

/** What the server says of an action; null until it has answered. */
export function useTold(action, explain, moment) {
  const [told, setTold] = useState({});
  const key = action ? JSON.stringify(action) : null;
  useEffect(() => {
    let wanted = true;
    if (action && explain) explain([action]).then(([answer]) => { if (wanted) setTold({ key, moment, answer }); }).catch(() => {});
    return () => { wanted = false; };
  }, [key, moment]);
  return told.key === key && told.moment === moment ? told.answer ?? null : null;
}

/** What is certain, as the server says it. */
export const Then = ({ told, speak }) => html`<div class="then" role="status">${told?.preview.length > 0
  ? told.preview.map((news) => html`<p key=${news.id} class=${`hint ${news.id === 'agenci-then-scoring' || news.id === 'agenci-then-cause' || news.id === 'agenci-then-end' ? 'warn' : ''}`}>
    <${Art} name="safe"/><span>${speak.say(news)}</span></p>`) : null}</div>`;
