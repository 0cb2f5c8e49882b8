// The bar of a table: the way out, the name of the game, and what is one tap away: the story, the rules, the menu.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, IconButton, Sheet, Switch, Title, useLater, useShell } from './components.js';
import { isDark, load, toggleTheme } from './preferences.js';
import { NameSheet } from './guest.js';
import { LanguageSheet } from './language.js';
import { notificationsOn, pushReaches, canNotify, setNotifications } from './notify.js';
import { OtherDeviceSheet } from './otherdevice.js';
import { faceSymbol } from './people.js';
import { PeopleSheet } from './seating.js';
import { setSounds } from './sound.js';
/** @import { ComponentChildren, GameInfo, Options, Room, Speaker, TableHere } from './types/page.js' */

/** Shall the browser call me when it is my turn? It asks for permission itself. @param {{speak: Speaker}} props */
function Calls({ speak }) {
  const shell = useShell();
  const [on, setOn] = useState(notificationsOn);
  const [far, setFar] = useState(false);
  useEffect(() => { if (canNotify()) pushReaches(shell.language).then(setFar); }, [on, shell.language]);
  if (!window.isSecureContext) return html`<li class="small muted">${speak.say('calls-need-https')}</li>`;
  if (!canNotify()) return null;
  /** @param {boolean} wanted */
  const change = async (wanted) => {
    const now = await setNotifications(wanted);
    setOn(now);
    if (wanted && !now) shell.toast(speak.say('calls-refused'));
  };
  return html`
    <li><${Switch} name=${speak.say('calls')} help=${speak.say(far ? 'calls-help-far' : 'calls-help')} checked=${on}
      onChange=${change}/></li>`;
}

/**
 * Somebody may be reported, and the host sees who was: the entry of the menu, and the sheet that it opens.
 * @param {{room?: Room, table?: TableHere, speak: Speaker, open: boolean,
 *   setSheet: (name: string | null) => void}} props
 */
function useReport({ room, table, speak, open, setSheet }) {
  const report = useLater(open, () => import('./report.js'));
  if (!room || !table) return {};
  const { host, reports = [], mine } = table.you;
  const others = table.chairs.some(({ who, seat }) => who === 'guest' && !mine.includes(seat));
  const about = host ? reports.length : others || room.chat.some(({ seat }) => seat < 0);
  const named = speak.say(host ? 'report-reports' : 'report-menu', { reports: reports.length });
  return {
    entry: about ? html`<li><button type="button" class="btn quiet full" onClick=${() => setSheet('report')}>
      <${Icon} name="i-shield"/>${named}</button></li>` : null,
    sheet: open && report && html`<${report.ReportSheet} room=${room} table=${table} speak=${speak}
      onClose=${() => setSheet(null)}/>`,
  };
}

/**
 * A host finds everybody at the table: the entry of the menu, and the sheet that it opens.
 * @param {{room?: Room, table?: TableHere, speak: Speaker, open: boolean,
 *   setSheet: (name: string | null) => void}} props
 */
function usePeople({ room, table, speak, open, setSheet }) {
  if (!room || !table?.you.host) return {};
  const others = table.chairs.some(({ who, seat }) => who === 'guest' && !table.you.mine.includes(seat));
  return {
    entry: others ? html`<li><button type="button" class="btn quiet full" onClick=${() => setSheet('people')}>
      <${Icon} name="i-user"/>${speak.say('people-title')}</button></li>` : null,
    sheet: open && html`<${PeopleSheet} room=${room} table=${table} speak=${speak} onClose=${() => setSheet(null)}/>`,
  };
}

/**
 * The name of the game, who I am at the table as the others see me, and how far it is.
 * @param {{game: GameInfo, speak: Speaker, line: ComponentChildren, table?: TableHere}} props
 */
function Heading({ game, speak, line, table }) {
  const mine = table?.you.mine ?? [], seat = mine.find((one) => one === table?.you.seat) ?? mine[0];
  const me = seat === undefined ? undefined : table?.chairs[seat];  // of several at this device, who looks now
  return html`<div class="bar-t"><h1><${Title} game=${game} title=${speak.say('title')}/></h1>
    <p>${me && html`
      <span class="bar-me"><${Icon} name=${faceSymbol(me.face)} class="my-face"/><b>${me.name}</b></span> `}
      <span>${line}</span></p></div>`;
}

/**
 * `side` opens narration and chat on a phone, `talk` the chat alone; `menu` are more entries: `{icon, text, onClick}`.
 * @param {{game: GameInfo, speak: Speaker, line: ComponentChildren, options?: Options, side?: () => void,
 *   talk?: (() => void) | false, coach?: (() => void) | null, unread?: number, menu?: {icon: string, text: string,
 *   onClick: () => void}[], table?: TableHere, room?: Room, children?: ComponentChildren}} props
 */
export function Bar({ game, speak, options, line, side, talk, coach, unread = 0, menu = [], table, room, children }) {
  const shell = useShell();
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [, redraw] = useState(0);
  const close = () => setSheet(null);
  const asked = { room, table, speak, setSheet };
  const report = useReport({ ...asked, open: sheet === 'report' });
  const people = usePeople({ ...asked, open: sheet === 'people' });
  const rules = useLater(sheet === 'rules', () => import('./rules.js'));
  const own = table?.you.mine.length === 1 ? table.chairs[table.you.mine[0]] : undefined;  // as others see me
  const paper = () => { toggleTheme(); redraw((n) => n + 1); };
  return html`
    <header class="bar g-bar">
      <a class="bar-home" href="/" aria-label=${speak.say('page-home')}><${Icon} name="mark" class=""/></a>
      <${Heading} game=${game} speak=${speak} line=${line} table=${table}/>
      ${coach && html`<${IconButton} icon="i-coach" label=${speak.say('coach-ask')} aria-keyshortcuts="Alt+C"
        onClick=${coach}/>`}
      ${side && html`<${IconButton} icon="i-log" class="only-phone" badge=${unread} onClick=${side}
        label=${speak.say('table-story-new', { unread })}/>`}
      ${talk && html`<${IconButton} icon="i-chat" badge=${unread} onClick=${talk}
        label=${speak.say('chat-new', { unread })}/>`}
      <${IconButton} icon="i-book" label=${speak.say('table-rules')} onClick=${() => setSheet('rules')}/>
      <${IconButton} icon=${isDark() ? 'i-sun' : 'i-moon'} class="only-wide" label=${speak.say('page-paper')}
        onClick=${paper}/>
      <${IconButton} icon="i-menu" label=${speak.say('table-menu')} badge=${table?.you.reports?.length ?? 0}
        onClick=${() => setSheet('menu')}/>
      ${sheet === 'rules' && rules && html`
        <${rules.RulesSheet} game=${game} speak=${speak} options=${options} onClose=${close}/>`}
      ${sheet === 'device' && table && html`
        <${OtherDeviceSheet} table=${table} speak=${speak} onClose=${close}/>`}
      ${people.sheet}${report.sheet}
      ${sheet === 'name' && html`<${NameSheet} onClose=${close}/>`}
      ${sheet === 'language' && html`<${LanguageSheet} chosen=${shell.language} choose=${shell.choose}
        onClose=${close}/>`}
      ${sheet === 'menu' && html`
        <${Sheet} title=${speak.say('table-menu')} onClose=${close}>
          <ul class="menu">
            ${shell.me && html`<li><button type="button" class="btn quiet full" onClick=${() => setSheet('name')}>
              <${Icon} name=${faceSymbol(own?.face ?? shell.face)} class="ic-l"/>
              ${speak.say('bar-me', { name: own?.name ?? shell.me })}</button></li>`}
            ${menu.map(({ icon, text, onClick }) => html`
              <li key=${text}><button type="button" class="btn quiet full" onClick=${() => { close(); onClick(); }}>
                <${Icon} name=${icon}/>${text}</button></li>`)}
            ${table && table.you.mine.length > 0 && html`
              <li><button type="button" class="btn quiet full" onClick=${() => setSheet('device')}>
                <${Icon} name="i-qr"/>${speak.say('device-other')}</button></li>`}
            ${people.entry}${report.entry}
            <li><button type="button" class="btn quiet full" onClick=${() => setSheet('language')}>
              <${Icon} name="i-globe"/>${speak.say('lobby-language-title')}</button></li>
            <li class="only-phone"><button type="button" class="btn quiet full" onClick=${paper}>
              <${Icon} name=${isDark() ? 'i-sun' : 'i-moon'}/>${speak.say('page-paper')}</button></li>
            <li><${Switch} name=${speak.say('table-sounds')} help=${speak.say('table-sounds-help')}
              checked=${load('sounds', false)}
              onChange=${(on) => { setSounds(on); redraw((n) => n + 1); }}/></li>
            <${Calls} speak=${speak}/>
          </ul>
          ${children}
        <//>`}
    </header>`;
}
