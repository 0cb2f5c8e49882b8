// News said in Polish, Czech or English, from the same Fluent files as the terminal; the wire never carries a sentence.
import { FluentBundle, FluentResource } from './vendor/fluent.js';
import { at } from './site.js';
/** @import { Args, News } from './types/page.js' */

/** The languages that the page says it has texts in. */
export const LANGUAGES = (document.querySelector('meta[name=languages]')?.getAttribute('content') ?? 'en').split(' ');

/** What a language calls itself. @param {string} language */
export function languageName(language) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** The language chosen before, else the browser's, else English. @param {string | null} chosen */
export function firstLanguage(chosen) {
  const wanted = [chosen ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/**
 * A file of texts, fetched once.
 * @template Read
 * @param {string} address
 * @param {(text: string) => Read} read
 * @returns {Promise<Read>}
 */
function file(address, read) {
  const found = files.get(address) ?? fetched(address).then(read).catch((error) => {
    files.delete(address);  // a lost network is no reason to be silent for ever
    throw error;
  });
  files.set(address, found);
  return found;
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** @param {string} text */
const resource = (text) => new FluentResource(text);

/** @param {string} language @param {FluentResource[]} resources */
function bundled(language, resources) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of resources) bundle.addResource(one, { allowOverrides: true });
  return { bundle, ids: resources.flatMap((one) => one.body.map((message) => message.id)), language };
}

/** All sentences of a language: the shell's and a game's. @param {string} language @param {string} [game] */
export async function texts(language, game) {
  const addresses = [at(`locale/${language}.ftl`)];
  if (game) addresses.push(at(`games/${game}/locale/${language}.ftl`));
  return bundled(language, await Promise.all(addresses.map((address) => file(address, resource))));
}

/** What every game is called and is about, by its name, with the shell's sentences. @param {string} language */
export async function titles(language) {
  const [shell, games] = await Promise.all([
    file(at(`locale/${language}.ftl`), resource), file(at(`games/titles/${language}.json`), JSON.parse),
  ]);
  return Object.fromEntries(Object.entries(games).map(([game, text]) =>
    [game, bundled(language, [shell, resource(text)])]));
}

const MINUTE = 60, HOUR = 3600, DAY = 86400;

/** How much time there is, in words: days from two days on, then hours, then minutes. @param {Speaker} speak
 * @param {number} seconds */
export function timeLeft(speak, seconds) {
  if (seconds >= 2 * DAY) return speak.say('left-days', { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return speak.say('left-hours', { hours: Math.round(seconds / HOUR) });
  return speak.say('left-minutes', { minutes: Math.max(1, Math.round(seconds / MINUTE)) });
}

const complaints = new Set();

/**
 * A text that is not there is a fault of ours; it is said once, to whoever looks at the console.
 * @param {string} what
 */
function complain(what) {
  if (!complaints.has(what)) console.error(what);
  complaints.add(what);
}

const OPEN = '\uE000', CLOSE = '\uE001';  // private characters round a name, so that it can be set in bold

/** @typedef {Awaited<ReturnType<typeof texts>>} Texts */

/** Says news of one game in one language to one seat. */
export class Speaker {
  /** @param {Texts} texts @param {string[]} names @param {number | null} me */
  constructor(texts, names = [], me = null) {
    this.texts = texts;
    this.bundle = texts.bundle;
    this.language = texts.language;
    this.names = names;
    this.me = me;
    this.say = this.say.bind(this);
    this.rich = this.rich.bind(this);
  }

  /**
   * The same voice at a table: with the names there, spoken to one seat.
   * @param {string[]} names
   * @param {number} me
   */
  at(names, me) { return new Speaker(this.texts, names, me); }

  /** All that a game says about itself, such as what is not certain about its deck. */
  notes() { return this.texts.ids.filter((id) => id.startsWith('note-')).map((id) => this.say(id)); }

  /** @param {string} id */
  has(id) { return this.bundle.hasMessage(id); }

  /** The name at a seat. @param {number} seat */
  name(seat) { return this.names[seat] ?? this.say('seat-number', { number: seat + 1 }); }

  /**
   * A sentence: an id with arguments, or News.
   * @param {News | string} news
   * @param {Args} [args]
   * @returns {string}
   */
  say(news, args) { return this.#sentence(typeof news === 'string' ? { id: news, args } : news, false); }

  /**
   * The same with names apart: a list of strings and of `{name}`.
   * @param {News} news
   * @returns {(string | {name: string})[]}
   */
  rich(news) {
    return this.#sentence(news, true).split(OPEN).flatMap((part, i) => {
      if (i === 0) return [part];
      const [name, rest] = part.split(CLOSE);
      return [{ name }, rest];
    });
  }

  /** @param {{id: string, args?: any}} news @param {boolean} marked @returns {string} */
  #sentence({ id, args = {} }, marked) {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      complain(`no text for ${id} in ${this.language}`);
      return id;
    }
    /** @type {{[name: string]: string | number}} */
    const spoken = {};
    for (const [key, value] of Object.entries(args ?? {})) spoken[key] = this.#argument(key, value, marked);
    if ('seat' in spoken) spoken.me = args.seat === this.me ? 'yes' : 'no';
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(message.value, spoken, errors);
    for (const error of errors) complain(`${id} in ${this.language}: ${error.message}`);
    return text;
  }

  /** @param {string} key @param {any} value @param {boolean} marked @returns {string | number} */
  #argument(key, value, marked) {
    if (Array.isArray(value)) return value.map((item) => this.#argument('', item, marked)).join(', ');
    if (value && typeof value === 'object') return this.#sentence(value, marked);
    if (typeof value === 'boolean') return String(value);
    if (key === 'seat' || key.endsWith('_seat')) return marked ? `${OPEN}${this.name(value)}${CLOSE}`
      : this.name(value);
    return value;
  }
}
