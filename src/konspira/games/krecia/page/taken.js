// A trick is taken: the cards lie there once more, the stamp falls on the mission, tokens and reveals are told.
import { html, useEffect } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { sound } from '/web/sound.js';
import { Info } from './mission.js';
import { lastTrick, OVER, VOTING, within } from './pieces.js';
import { aftermath, lastSaid } from './sentences.js';
import { Round } from './trick.js';
/** @import { BoardProps, View } from './view.js' */

/**
 * Who only looks on need not press a button: the trick makes room when the next card is laid.
 * @param {View} view
 * @param {BoardProps['watched']} watched
 */
function usePassing(view, watched) {
  const idle = view.seat < 0 && view.phase !== OVER && view.played > 0 && view.trick !== lastTrick(view);
  useEffect(() => { if (idle) watched?.(); }, [idle]);
}

/** @param {Pick<BoardProps, 'turn' | 'story' | 'people' | 'speak' | 'watched'>} props */
export function Taken({ turn, story, people, speak, watched }) {
  const { view } = turn, last = lastTrick(view), good = within(view.fulfilled, last), told = aftermath(story);
  usePassing(view, watched);
  useEffect(() => sound('stamp'), [last]);
  const next = view.phase === OVER ? 'krecia-page-to-end'
    : view.phase === VOTING ? 'krecia-page-to-vote' : 'krecia-page-next-trick';
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak} trick=${last}
      mission=${lastSaid(turn, story)}/>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${last} won=${view.won[last]} icon="i-crown"
      look="taken" line=${told.length > 0 && speak.say(told[0])}>
      <b class=${`stamp ${good ? '' : 'bad'}`}>
        ${speak.say(good ? 'krecia-page-stamp-done' : 'krecia-page-stamp-failed')}</b><//>
    ${watched && html`<footer class="pocket g-pocket" id="act" tabindex="-1"><div class="welt flat">
      <p class="hint"><${Icon} name=${good ? 'i-check' : 'i-close'} class=""/>
        <span>${told.map((news) => speak.say(news)).join(' ')}</span></p>
      <div class="actions"><button type="button" class="btn go" onClick=${watched}>
        ${speak.say(next)}</button></div></div></footer>`}`;
}
