// The clock of a table: how long everybody whose turn it is may still think.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, useWide } from './components.js';
import { timeLeft } from './speech.js';
/** @import { ClockHere, Person, Speaker } from './types/page.js' */

const SOON = 10, HOUR = 3600;
const FEW = { desk: 3, phone: 2 };  // clocks beside which there is room for names

/** The time, told again and again while something is to be counted. @param {boolean} wanted */
function useNow(wanted) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}

/** In figures, or where there are hours in words. @param {number} seconds @param {Speaker} speak */
const shown = (seconds, speak) => (seconds >= HOUR ? timeLeft(speak, seconds)
  : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);

/**
 * Who is to act, and how long each of them has; mine is said aloud when it gets short.
 * @param {{clock: ClockHere | null, people: Person[], seat: number, speak: Speaker}} props
 */
export function Clocks({ clock, people, seat, speak }) {
  const running = Object.entries(clock?.ends ?? {}).map(([who, ends]) => ({ who: Number(who), ends }));
  const now = useNow(running.length > 0), few = useWide() ? FEW.desk : FEW.phone;
  if (!clock || !running.length) return null;
  const told = running.map(({ who, ends }) => ({
    who, left: Math.max(0, Math.ceil((ends + clock.skew - Math.max(now, clock.heard)) / 1000)),
  }));
  const mine = told.find(({ who }) => who === seat);
  return html`<div class="clocks" role="region" aria-label=${speak.say('clock-title')}>
    <ul class=${told.length > few ? 'many' : ''}>${told.map(({ who, left }) => html`
      <li key=${who} class=${`${left <= SOON ? 'soon' : ''} ${who === seat ? 'is-me' : ''}`}
        style=${{ '--left': Math.min(1, left / clock.seconds) }}>
        <${Icon} name=${people[who].face} class=""/><span>${who === seat ? speak.say('you') : people[who].name}</span>
        <b class="tnum" role="timer">${shown(left, speak)}</b><i aria-hidden="true"></i></li>`)}</ul>
    <p class="sr" role="status">
      ${mine && mine.left <= SOON ? speak.say('clock-soon', { seconds: SOON }) : ''}</p></div>`;
}
