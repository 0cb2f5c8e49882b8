// Beside the board: what has happened, told in order, and what people say to each other.
import { html, useEffect, useLayoutEffect, useRef, useState } from './vendor/preact.js';
import { Icon, Sheet, Told, useShell } from './components.js';
import { Forgive, Moderate } from './moderation.js';
import { botAt, botFace } from './people.js';
/** @import { ComponentChildren, News, Page, Person, Room, Speaker } from './types/page.js' */

/**
 * The story in chapters, the newest chapter first; inside a chapter in the order of events. A game may forbid to look
 * further back.
 * @param {Room['story']} story
 * @param {Page} page
 */
function chapters(story, { chapters: opens, quiet, recalls = Infinity }) {
  /** @type {{head: News | null, news: News[]}[]} */
  const found = [{ head: null, news: [] }];
  for (const { news } of story) {
    for (const one of news) {
      if (opens?.has(one.id)) found.push({ head: one, news: [] });
      else if (!quiet?.has(one.id)) found[found.length - 1].news.push(one);
    }
  }
  return found.filter(({ head, news }) => head || news.length).reverse().slice(0, recalls);
}

/** Who did it. @param {{seat: number, people: Person[]}} props */
const Whose = ({ seat, people }) => (seat >= 0
  ? html`<${Icon} name=${people[seat]?.face} class=""/>` : html`<${Icon} name="i-info" class="ic-s"/>`);

/** What happened. @param {{story: Room['story'], page: Page, speak: Speaker, people: Person[]}} props */
export function Story({ story, page, speak, people }) {
  const now = useRef(/** @type {HTMLLIElement | null} */ (null));
  const last = story.length ? story[story.length - 1].moment : 0;
  useLayoutEffect(() => now.current?.scrollIntoView?.({ block: 'nearest' }), [last]);
  return html`<ol class="log">${chapters(story, page).map(({ head, news }, c) => html`
    ${head && html`<li class="kicker" key=${`h${c}`}>${speak.say(head)}</li>`}
    ${news.map((one, i) => html`
      <li key=${`${c}-${i}`} class=${c === 0 && i === news.length - 1 ? 'now' : ''}
        ref=${c === 0 && i === news.length - 1 ? now : undefined}>
        <${Whose} seat=${one.args?.seat ?? -1} people=${people}/>
        <span><${Told} speak=${speak} news=${one}/> ${page.ornament?.(one)}</span>
      </li>`)}`)}</ol>`;
}

/**
 * The bot that said something at a seat, which may be somebody else's by now.
 * @param {number} seat
 * @param {Person[]} people
 * @param {Speaker} speak
 */
const whoTalks = (seat, people, speak) => {
  const now = people[seat];
  return now?.who === 'bot' ? now.name : botAt(seat, speak);
};

/**
 * What people say. A name in a chat is whatever its owner typed: it is only ever set as text.
 * @param {{room: Room, speak: Speaker, people: Person[], seat: number}} props
 */
export function Chat({ room, speak, people, seat }) {
  const { chat, table } = room, spectators = table?.spectators ?? 0;
  const end = useRef(/** @type {HTMLLIElement | null} */ (null));
  useLayoutEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), [chat.length]);
  return html`
    ${spectators > 0 && html`<p class="chip"><${Icon} name="i-spectator" class=""/>
      ${speak.say('chat-spectators', { spectators })}</p>`}
    <ol class="chat" aria-label=${speak.say('chat-title')}>
      <li class="sys">${speak.say('chat-note')}</li>
      ${chat.map((one) => {
        if (one.phrase === 'clock-out') return html`
          <li key=${one.number} class="sys">${speak.say('clock-out', { seat: one.seat })}</li>`;
        const text = one.phrase ? speak.say(one.phrase) : one.text;
        if (!one.name && one.seat >= 0) return html`
          <li key=${one.number}><${Icon} name=${botFace(one.seat)} class=""/>
            <p><small>${whoTalks(one.seat, people, speak)}</small>${text}</p></li>`;
        if (one.seat === seat && seat >= 0) return html`<li key=${one.number} class="me"><p>${text}</p></li>`;
        return html`<li key=${one.number}><${Icon} name=${people[one.seat]?.face ?? 'i-spectator'} class=""/>
          <p><small>${one.name}</small>${text}</p>
          ${table?.you.host && !table.you.mine.includes(one.seat) && html`
            <${Moderate} room=${room} speak=${speak} name=${one.name} who=${{ line: one.number }}/>`}</li>`;
      })}
      <li ref=${end}></li>
    </ol>
    <${Forgive} room=${room} speak=${speak}/>`;
}

/** Say something: a sentence at hand, or one of my own. @param {{room: Room, speak: Speaker}} props */
export function SayIt({ room, speak }) {
  const shell = useShell();
  const [text, setText] = useState('');
  /**
   * Who has no name yet, as who only looks on, is asked for one; what was written waits for it.
   * @param {{[name: string]: unknown}} fields
   */
  const say = async (fields) => {
    const known = shell.me;
    if (!known && await shell.introduce() === null) return;
    if (!known) room.now();  // the line must be opened anew by the guest I have just become
    if (fields.text) setText('');
    await room.send('say', fields).catch((error) => shell.toast(error, speak));
  };
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) say({ text: text.trim() });
  };
  return html`
    <div class="say-it">
      ${speak.has('note-talk') && html`<p class="small muted">${speak.say('note-talk')}</p>`}
      <div class="quick scroll-x" role="group" aria-label=${speak.say('chat-quick')}>
        ${shell.phrases.map((phrase) => html`
          <button type="button" key=${phrase} class="btn s quiet" onClick=${() => say({ phrase })}>
            ${speak.say(phrase)}</button>`)}
      </div>
      <form class="row" onSubmit=${send}>
        <input class="grow field" maxlength="300" aria-label=${speak.say('chat-message')}
          placeholder=${speak.say('chat-placeholder')}
          autocomplete="off" value=${text} onInput=${(e) => setText(e.currentTarget.value)}/>
        <button class="btn go s" aria-label=${speak.say('chat-send')} title=${speak.say('chat-send')}>
          <${Icon} name="i-send"/></button>
      </form>
    </div>`;
}

/**
 * The chat alone, where there is no story beside it: before the first game and after the end. `talk` is for the bar.
 * @param {{room: Room, speak: Speaker, people: Person[], seat: number}} props
 */
export function useTalk({ room, speak, people, seat }) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => room.chat.length);
  useEffect(() => { if (open) setRead(room.chat.length); }, [open, room.chat.length]);
  const sheet = open && html`<${Sheet} title=${speak.say('chat-title')} look="side" onClose=${() => setOpen(false)}>
    <div class="side-panel" role="region" aria-label=${speak.say('chat-title')} tabindex="0">
      <${Chat} room=${room} speak=${speak} people=${people} seat=${seat}/></div>
    <${SayIt} room=${room} speak=${speak}/><//>`;
  return { talk: () => setOpen(true), unread: room.chat.length - read, sheet };
}

/**
 * Story and chat under two tabs: paper at the right on a desk, a sheet on a phone.
 * @param {{room: Room, page: Page, speak: Speaker, people: Person[], seat: number, wide: boolean, open: boolean,
 *   quiet: boolean, onClose: () => void}} props
 */
export function Sidebar({ room, page, speak, people, seat, wide, open, quiet, onClose }) {
  const [tab, setTab] = useState('story');
  const [read, setRead] = useState(room.chat.length);
  const showing = wide || open;
  const unread = tab === 'chat' && showing ? 0 : room.chat.length - read;
  useEffect(() => { if (tab === 'chat' && showing) setRead(room.chat.length); }, [tab, showing, room.chat.length]);
  /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
  const arrows = (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = tab === 'story' ? 'chat' : 'story';
    setTab(other);
    /** @type {HTMLElement | null} */ (event.currentTarget.querySelector(`#tab-${other}`))?.focus();
  };
  /** @param {string} name @param {ComponentChildren} label */
  const button = (name, label) => html`
    <button type="button" role="tab" id=${`tab-${name}`} aria-selected=${tab === name} aria-controls="side-panel"
      tabindex=${tab === name ? 0 : -1}
      onClick=${() => setTab(name)}>${label}</button>`;
  const inside = html`
    <div class="tabs" role="tablist" aria-label=${speak.say('table-side')} onKeyDown=${arrows}>
      ${button('story', speak.say('table-story'))}
      ${button('chat', html`${speak.say('chat-title')}${unread > 0 && html` <span class="badge">${unread}</span>`}`)}
    </div>
    <div class="side-panel" id="side-panel" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="0">
      ${tab === 'story' ? html`<${Story} story=${room.story} page=${page} speak=${speak} people=${people}/>`
        : html`<${Chat} room=${room} speak=${speak} people=${people} seat=${seat}/>`}
    </div>
    ${quiet ? html`<p class="small muted say-it">${speak.say('refused-watching')}</p>`
      : html`<${SayIt} room=${room} speak=${speak}/>`}`;
  if (wide) return html`<aside class="g-side" aria-label=${speak.say('table-side')}>${inside}</aside>`;
  return open ? html`<${Sheet} title=${speak.say('table-side')} look="side" onClose=${onClose}>${inside}<//>` : null;
}
