// The bar of a table: the way out, the name of the game, and what is one tap away: the story, the rules, the menu.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, IconButton, Sheet, Switch, Title, useShell } from './components.js';
import { isDark, load, toggleTheme } from './preferences.js';
import { LanguageSheet } from './lobby.js';
import { notificationsOn, pushReaches, canNotify, setNotifications } from './notify.js';
import { RulesSheet } from './rules.js';
import { setSounds } from './sound.js';
/** @import { ComponentChildren, GameInfo, Options, Speaker } from './types/page.js' */

/** Shall the browser call me when it is my turn? It asks for permission itself. @param {{speak: Speaker}} props */
function Calls({ speak }) {
  const shell = useShell();
  const [on, setOn] = useState(notificationsOn);
  const [far, setFar] = useState(false);
  useEffect(() => { if (canNotify()) pushReaches(shell.language).then(setFar); }, [on, shell.language]);
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
 * `side` opens narration and chat on a phone, `talk` the chat alone; `menu` are more entries: `{icon, text, onClick}`.
 * @param {{game: GameInfo, speak: Speaker, line: ComponentChildren, options?: Options, side?: () => void,
 *   talk?: (() => void) | false, coach?: (() => void) | null, unread?: number, menu?: {icon: string, text: string,
 *   onClick: () => void}[], children?: ComponentChildren}} props
 */
export function Bar({ game, speak, options, line, side, talk, coach, unread = 0, menu = [], children }) {
  const shell = useShell();
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [, redraw] = useState(0);
  const close = () => setSheet(null);
  const paper = () => { toggleTheme(); redraw((n) => n + 1); };
  return html`
    <header class="bar g-bar">
      <a class="bar-home" href="/" aria-label=${speak.say('page-home')}><${Icon} name="mark" class=""/></a>
      <div class="bar-t"><h1><${Title} game=${game} title=${speak.say('title')}/></h1><p>${line}</p></div>
      ${coach && html`<${IconButton} icon="i-coach" label=${speak.say('coach-ask')} aria-keyshortcuts="Alt+C"
        onClick=${coach}/>`}
      ${side && html`<${IconButton} icon="i-log" class="only-phone" badge=${unread} onClick=${side}
        label=${speak.say('table-story-new', { unread })}/>`}
      ${talk && html`<${IconButton} icon="i-chat" badge=${unread} onClick=${talk}
        label=${speak.say('chat-new', { unread })}/>`}
      <${IconButton} icon="i-book" label=${speak.say('table-rules')} onClick=${() => setSheet('rules')}/>
      <${IconButton} icon=${isDark() ? 'i-sun' : 'i-moon'} class="only-wide" label=${speak.say('page-paper')}
        onClick=${paper}/>
      <${IconButton} icon="i-menu" label=${speak.say('table-menu')} onClick=${() => setSheet('menu')}/>
      ${sheet === 'rules' && html`<${RulesSheet} game=${game} speak=${speak} options=${options} onClose=${close}/>`}
      ${sheet === 'language' && html`<${LanguageSheet} chosen=${shell.language} choose=${shell.choose}
        onClose=${close}/>`}
      ${sheet === 'menu' && html`
        <${Sheet} title=${speak.say('table-menu')} onClose=${close}>
          <ul class="menu">
            ${menu.map(({ icon, text, onClick }) => html`
              <li key=${text}><button type="button" class="btn quiet full" onClick=${() => { close(); onClick(); }}>
                <${Icon} name=${icon}/>${text}</button></li>`)}
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
