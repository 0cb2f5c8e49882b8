// What this device remembers for its visitor: language, paper, sounds, what was seen. Losing it loses no game.

/** @param {Storage | undefined} store @param {string} name @param {any} otherwise */
function read(store, name, otherwise) {
  try {
    const text = store?.getItem(`konspira-${name}`);
    return text == null ? otherwise : JSON.parse(text);
  } catch { return otherwise; }
}

/** @param {Storage | undefined} store @param {string} name @param {any} value */
function write(store, name, value) {
  try { store?.setItem(`konspira-${name}`, JSON.stringify(value)); } catch { /* full or forbidden: play on */ }
}

/** @param {'localStorage' | 'sessionStorage'} kind @returns {Storage | undefined} */
function store(kind) {
  try { return window[kind]; } catch { return undefined; }
}

/** Kept until the visitor clears it. @param {string} name @param {any} otherwise @returns {any} */
export const load = (name, otherwise) => read(store('localStorage'), name, otherwise);
/** @param {string} name @param {any} value */
export const save = (name, value) => write(store('localStorage'), name, value);

/** Kept while this tab lives, reloads included. @param {string} name @param {any} otherwise @returns {any} */
export const loadForTab = (name, otherwise) => read(store('sessionStorage'), name, otherwise);
/** @param {string} name @param {any} value */
export const saveForTab = (name, value) => write(store('sessionStorage'), name, value);

/** Is the page on dark paper now? */
export const isDark = () => document.documentElement.dataset.theme
  ? document.documentElement.dataset.theme === 'dark'
  : matchMedia('(prefers-color-scheme: dark)').matches;

/** Change the paper. */
export function toggleTheme() {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  save('theme', document.documentElement.dataset.theme);
}

/** May things move? */
export const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
