// Parts that every page is put together from: icons, posters, dialogs, choices by arrow keys, notices.
import {
  html, createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState,
} from './vendor/preact.js';
import { at } from './site.js';
/** @import { ComponentChildren, GameInfo, Item, News, Shell, Speaker } from './types/page.js' */

const NERVOUS = 350;  // milliseconds within which a finger that taps twice has done so
const AGAIN = 2000;  // milliseconds until a part that could not be fetched is asked for again

/** What every part may ask: see shell.js, which gives it. */
export const ShellContext = createContext(/** @type {Shell} */ (/** @type {unknown} */ (null)));
export const useShell = () => useContext(ShellContext);

/**
 * A drawing of the shared sprite; for the eye only, the words are always beside it.
 * @param {{name: string, class?: string, box?: string}} props
 */
export const Icon = ({ name, class: look = 'ic', box }) =>
  html`<svg class=${look} viewBox=${box} aria-hidden="true"><use href=${`#shell-${name}`}/></svg>`;

/**
 * A drawing of a game's own sprite, `page/symbols.svg`.
 * @param {{game: string, name: string, class?: string}} props
 */
export const Drawn = ({ game, name, class: look }) =>
  html`<svg class=${look} aria-hidden="true"><use href=${`#${game}-${name}`}/></svg>`;

/**
 * A drawing of a game's poster: out of its own file, or where games stand side by side of the one with `all` of them.
 * @param {{game: string, name: string, class?: string, box?: string, all?: boolean}} props
 */
const OnPoster = ({ game, name, class: look, box, all }) => html`<svg class=${look} viewBox=${box} aria-hidden="true">
  <use href=${at(all ? `games/posters.svg#${game}-${name}` : `games/${game}/page/poster.svg#${name}`)}
    width=${box && 300} height=${box && 420}/></svg>`;

/**
 * A button with a drawing only: its name is for everybody else.
 * @param {{icon: string, label: string, onClick: () => void, class?: string, badge?: number, disabled?: boolean,
 *   'aria-keyshortcuts'?: string, 'aria-disabled'?: 'true'}} props
 */
export const IconButton = ({ icon, label, onClick, class: look = '', badge = 0, ...more }) => html`
  <button type="button" class=${`ib ${look}`} aria-label=${counted(label, badge)} title=${label} onClick=${onClick}
    ...${more}>
    <${Icon} name=${icon}/>${badge > 0 && html`<span class="badge" aria-hidden="true">${badge}</span>`}
  </button>`;

/** A name with the number that is seen beside it, unless it says it itself. @param {string} name @param {number} n */
function counted(name, n) { return n > 0 && !name.includes(String(n)) ? `${name}, ${n}` : name; }

/**
 * The poster of a game; one that has none yet gets its name on paper.
 * @param {{game: GameInfo, title: string, class?: string, box?: string, all?: boolean}} props
 */
export function Poster({ game, title, class: look, box = '0 0 300 420', all }) {
  if (game.poster) return html`<${OnPoster} game=${game.name} name="poster" class=${look} box=${box} all=${all}/>`;
  return html`<span class=${`plain-poster ${look ?? ''}`} aria-hidden="true"><b>${title}</b></span>`;
}

/** The drawn name of a game for the bar. @param {{game: GameInfo, title: string}} props */
export function Title({ game, title }) {
  if (!game.poster) return html`<span class="plain-title">${title}</span>`;
  return html`<${OnPoster} game=${game.name} name="title" class="drawn-title"/><span class="sr">${title}</span>`;
}

/**
 * A part of the page that is fetched when it is wanted, and again where the network was away; `null` until it is here.
 * @template Module
 * @param {boolean} wanted
 * @param {() => Promise<Module>} load
 * @returns {Module | null}
 */
export function useLater(wanted, load) {
  const [found, setFound] = useState(/** @type {Module | null} */ (null));
  useEffect(() => {
    let timer = 0, waits = wanted && !found;
    const ask = () => load().then((module) => { if (waits) setFound(module); })
      .catch(() => { if (waits) timer = setTimeout(ask, AGAIN); });
    if (waits) ask();
    return () => { waits = false; clearTimeout(timer); };
  }, [wanted, Boolean(found)]);
  return found;
}

/** Follow a media query. @param {string} query */
export function useMedia(query) {
  const [match, setMatch] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query), heard = () => setMatch(list.matches);
    list.addEventListener('change', heard);
    heard();
    return () => list.removeEventListener('change', heard);
  }, [query]);
  return match;
}
export const useWide = () => useMedia('(min-width: 60em)');

/**
 * A finger that taps twice decides once: for a moment after a tap that led on, what needs no choice before it sleeps.
 * @param {boolean} [fresh] it has come by such a tap itself
 * @returns {[boolean, () => void]}
 */
export function useTapped(fresh = false) {
  const [tapped, setTapped] = useState(fresh), timer = useRef(0);
  const tap = useCallback(() => {
    setTapped(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTapped(false), NERVOUS);
  }, []);
  useEffect(() => {
    if (fresh) tap();
    return () => clearTimeout(timer.current);
  }, []);
  return [tapped, tap];
}

/**
 * A sheet of paper over the page: from below on a phone, in the middle on a desk. Escape and a tap beside it close it.
 * @param {{title: string, onClose: () => void, children: ComponentChildren, look?: string}} props
 */
export function Sheet({ title, onClose, children, look = '' }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null)), { speak } = useShell();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  /** @param {Event} event */
  const beside = (event) => { if (event.target === ref.current) onClose(); };
  return html`
    <dialog ref=${ref} class=${`sheet ${look}`} aria-label=${title}
      onCancel=${(e) => { e.preventDefault(); onClose(); }} onClick=${beside}>
      <div class="sheet-in">
        <div class="sheet-head row between"><h2>${title}</h2>
          <${IconButton} icon="i-close" label=${speak.say('page-close')} onClick=${onClose}/></div>
        ${children}
      </div>
    </dialog>`;
}

/** @type {{[key: string]: number}} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One of several: a radio group walked with the arrow keys. Items: `{value, label, off, content, look}`. `about`: what
 * the decision is about is these very things.
 * @template Value
 * @param {{label: string, items: Item<Value>[], value: Value | null, onChange: (value: Value) => void, look?: string,
 *   item?: string, walkSelects?: boolean, about?: boolean}} props
 */
export function Radios({ label, items, value, onChange, look = '', item: itemLook = '', walkSelects = true, about }) {
  const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
  const at = items.findIndex((item) => item.value === value);
  const stop = at >= 0 ? at : items.findIndex((item) => !item.off);
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = /** @type {HTMLElement[]} */ ([...ref.current?.querySelectorAll('[role=radio]') ?? []]);
    let next = buttons.findIndex((button) => button === document.activeElement);
    do next = (next + step + items.length) % items.length;
    while (items[next].off && items.some((item) => !item.off));
    buttons[next].focus();
    if (walkSelects && !items[next].off) onChange(items[next].value);
  };
  return html`
    <div ref=${ref} role="radiogroup" aria-label=${label} class=${look} data-about=${about} onKeyDown=${walk}>
      ${items.map((item, i) => html`
        <button type="button" role="radio" key=${/** @type {any} */ (item.value)}
          class=${`${itemLook} ${item.look ?? ''}`} data-value=${String(item.value)}
          aria-checked=${item.value === value} aria-label=${item.label}
          aria-disabled=${item.off ? 'true' : undefined} tabindex=${i === stop ? 0 : -1}
          onClick=${() => onChange(item.value)}>${item.content ?? item.label}</button>`)}
    </div>`;
}

/**
 * Yes or no, with what it means.
 * @param {{name: string, help?: string | null, checked: boolean, onChange: (on: boolean) => void,
 *   disabled?: boolean}} props
 */
export const Switch = ({ name, help, checked, onChange, disabled = false }) => html`
  <label class="switch"><b>${name}</b>
    <input type="checkbox" role="switch" checked=${checked} disabled=${disabled}
      onChange=${(e) => onChange(e.currentTarget.checked)}/>
    ${help && html`<small>${help}</small>`}
  </label>`;

/**
 * A main button that may be asleep: it stays focusable and says what is missing.
 * @param {{off?: boolean, onClick: () => void, class?: string, id?: string, children: ComponentChildren}} props
 */
export const Act = ({ off = false, onClick, class: look = '', children, ...more }) => html`
  <button type="button" class=${`btn ${look}`} aria-disabled=${off ? 'true' : undefined}
    onClick=${off ? undefined : onClick} ...${more}>${children}</button>`;

/** A sentence with the names in it in bold. @param {{speak: Speaker, news: News}} props */
export const Told = ({ speak, news }) => speak.rich(news)
  .map((part) => (typeof part === 'string' ? part : html`<b>${part.name}</b>`));

/** Copy to the clipboard; true if the browser let us. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return copySelected(text); }
}

/** Over plain http, as at home from phone to phone, a browser copies only what is selected. @param {string} text */
function copySelected(text) {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'sr' });
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
