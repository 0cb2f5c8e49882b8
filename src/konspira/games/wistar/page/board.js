// Krysobot in the browser: he speaks, lists what is to be done on the table, and asks; his side of the table is drawn
// beside it.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { useWide } from '/web/components.js';
import { answerName, Ask } from './ask.js';
import { Badge } from './badge.js';
import { Beside, Burrow } from './burrow.js';
import { highlights, marks, Opened, Score, shout } from './end.js';
import { Farm } from './farm.js';
import { Teaching } from './teaching.js';
import { Keep } from './download.js';
import { teaching, TURNS } from './pieces.js';
import { Scales } from './scales.js';
import { useOwnPictures, voice } from './symbols.js';
import { PutBack, Steps, Talk, Todo } from './turn.js';
import { formOf } from './forms.js';
/** @import { ComponentChildren, News, Speaker, VNode } from '/web/types/page.js' */
/** @import { BoardProps, Page, Turn, View } from './view.js' */

/** @type {{[key: string]: number}} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };
const ALONE = 3;  // with so few things to do there is room for all of him
const OF_BURROW = new Set(['wistar-board-rats', 'wistar-board-burrow', 'wistar-board-tiles']);
const OF_FARM = new Set(['wistar-board-farm', 'wistar-board-tents', 'wistar-board-top']);

/** The board in words, taken apart: what is to be done, what is asked, and the rest. @param {Turn} turn */
function parts(turn) {
  const board = turn.board ?? [], at = board.findIndex(({ id }) => id.startsWith('wistar-ask-'));
  return { deeds: at < 0 ? turn.news : board.slice(0, at), question: board[at], rest: board };
}

/**
 * His burrow, scales and farm: all of them on a desk, one at a time under tabs on a phone.
 * @param {{view: View, rest: News[], speak: Speaker, replay: boolean, children: ComponentChildren}} props
 */
function Views({ view, rest, speak, replay, children }) {
  const wide = useWide();
  const [tab, setTab] = useState('burrow');
  /** @param {Set<string>} ids @param {string} title */
  const told = (ids, title) => rest.filter(({ id }) => ids.has(id)).map((news) => speak.say(news)).join(' ')
    || speak.say(title);
  const beside = html`<${Beside} view=${view} speak=${speak}/>`;
  /** @type {{[name: string]: VNode}} */
  const views = {
    burrow: html`<${Burrow} view=${view} speak=${speak} label=${told(OF_BURROW, 'wistar-screen-burrow')}/>
      ${!wide && beside}`,
    farm: html`<${Farm} view=${view} label=${told(OF_FARM, 'wistar-screen-farm')}/>`,
    scales: html`<${Scales} view=${view} speak=${speak}/>`,
  };
  if (wide) {
    return html`<section class="g-info rat-views" aria-label=${speak.say('wistar-page-views')} tabindex="0">
      ${Object.entries(views)
        .map(([name, inside]) => html`<div key=${name} class=${`view v-${name}`}>
          <h2>${speak.say(`wistar-screen-${name}`)}</h2>${inside}</div>`)}
      <div class="view v-more">${beside}${children}</div></section>`;
  }
  const names = ['burrow', 'scales', 'farm'];
  /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
  const walk = (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    const next = names[(names.indexOf(tab) + step + names.length) % names.length];
    setTab(next);
    /** @type {HTMLElement | null} */ (event.currentTarget.querySelector(`#view-${next}`))?.focus();
  };
  return html`<section class="g-info rat-views" aria-label=${speak.say('wistar-page-views')}>
    <div class="tabs" role="tablist" aria-label=${speak.say('wistar-page-views')} onKeyDown=${walk}>
      ${names.map((name) => html`
        <button type="button" role="tab" key=${name} id=${`view-${name}`} aria-selected=${tab === name}
          aria-controls="view-panel" tabindex=${tab === name ? 0 : -1}
          onClick=${() => setTab(name)}>${speak.say(`wistar-screen-${name}`)}</button>`)}</div>
    <div class="view" id="view-panel" role="tabpanel" aria-labelledby=${`view-${tab}`} tabindex="0">${views[tab]}</div>
    <div class="view v-more">${children}</div>
    ${!replay && html`<${Badge} view=${view} speak=${speak} look="thin" text="wistar-page-badge"/>`}</section>`;
}

/**
 * Every new thing to do is seen before its question: on a phone the page begins with the first of them, or, where there
 * is none, with the question; on a desk the list does, if it is too long for its place.
 * @param {number} moment
 * @param {boolean} off
 */
function useInstructionFirst(moment, off) {
  const wide = useWide();
  useEffect(() => {
    if (off) return undefined;
    const show = () => {
      const lesson = document.querySelector('.g-strip:has(.tutorial)');  // it points, and would be scrolled away
      if (lesson && getComputedStyle(lesson).position !== 'sticky') return;
      const fresh = [...document.querySelectorAll('.todo li:has([aria-checked=false])')];
      const stage = document.querySelector('.krysobot .stage')?.getBoundingClientRect();
      const fits = wide && stage && fresh.every((one) => one.getBoundingClientRect().top >= stage.top
        && one.getBoundingClientRect().bottom <= stage.bottom);
      if (fresh.length && !fits) fresh[0].scrollIntoView({ block: 'start' });
      if (!fresh.length && !wide) document.querySelector('.krysobot .pocket')?.scrollIntoView({ block: 'nearest' });
    };
    const timer = setTimeout(show, 60);  // after the shell has given the keyboard its place
    const watch = new ResizeObserver(show), stage = document.querySelector('.krysobot .stage');
    if (wide && stage) watch.observe(stage);  // answers that come later take room away from it
    return () => { clearTimeout(timer); watch.disconnect(); };
  }, [moment, wide]);
}

/** @param {BoardProps} props */
function Board({ turn, table, speak, act, busy, tapped, explain, undo, replay }) {
  const { view } = turn, { deeds, question, rest } = parts(turn), wide = useWide();
  useInstructionFirst(turn.moment, Boolean(replay));
  useOwnPictures();
  const [taken, setTaken] = useState({ from: -1, news: /** @type {News[]} */ ([]) });
  const takeBack = undo && (() => {
    setTaken({ from: turn.moment, news: turn.news });
    undo();
  });
  return html`
    <main class="stage g-stage" tabindex=${wide ? 0 : undefined}>
      <${Talk} view=${view} speak=${speak} alone=${deeds.length <= ALONE}/>
      <${Steps} view=${view} speak=${speak}/>
      ${turn.moment < taken.from && taken.news.length > 0 && html`<${PutBack} news=${taken.news} speak=${speak}/>`}
      ${teaching(view) && !formOf(view) && html`<${Teaching} view=${view} speak=${speak}/>`}
      <${Todo} deeds=${deeds} fresh=${turn.news.length} moment=${turn.moment} speak=${speak}/>
    </main>
    <${Views} view=${view} rest=${rest} speak=${speak} replay=${Boolean(replay)}>
      <${Badge} view=${view} speak=${speak} look="only-wide"/>
      <${Score} board=${rest} speak=${speak}/>
      ${!replay && view.seat >= 0 && html`<${Keep} view=${view} table=${table} speak=${speak}/>`}
    <//>
    ${replay ? html`<section class="g-pocket" aria-label=${speak.say('wistar-page-badge')}>
      <${Badge} view=${view} speak=${speak} look="only-phone"/></section>` : html`
      <${Ask} turn=${turn} question=${question} speak=${speak} act=${act} busy=${busy} tapped=${tapped}
        explain=${explain} undo=${takeBack} seat=${view.seat} table=${table.id} lesson=${Boolean(table.tutorial)}/>`}`;
}

/** A line under the name of the game. @param {View} view @param {Speaker} speak */
const headline = (view, speak) => (view.round < 1 ? null
  : speak.say('wistar-page-headline', {
    round: view.round, turn: Math.min(TURNS, Math.max(1, view.his_turns + (view.stage > 0 ? 1 : 0))),
    points: view.points,
  }));

/** What is touched to give this answer. @type {NonNullable<Page['touches']>} */
const touches = (action) => [[`.answers [data-answer="${answerName(action)}"]`]];

/** @satisfies {Page} */
const page = {
  Board, headline, chapters: new Set(['wistar-deed-round', 'wistar-deed-card']), look: 'krysobot', hero: 'blue', Opened,
  shout, marks, highlights, voice, touches,
};
export default page;
