// The language that is chosen, and who speaks it: a speaker for every game.
import { html, useEffect, useState } from './vendor/preact.js';
import { Radios, Sheet, useShell } from './components.js';
import { languageName, LANGUAGES, Speaker, texts, titles } from './speech.js';

/**
 * A speaker for every game that has texts, by name.
 * @param {string[]} names
 * @param {string} language
 * @returns {{[game: string]: Speaker}}
 */
export function useSpeakers(names, language) {
  const [speakers, setSpeakers] = useState(/** @type {{[game: string]: Speaker}} */ ({}));
  useEffect(() => {
    let wanted = true;
    Promise.all(names.map((name) => texts(language, name).then((found) => [{ [name]: new Speaker(found) }], () => [])))
      .then((found) => { if (wanted) setSpeakers(Object.assign({}, ...found.flat())); });
    return () => { wanted = false; };
  }, [names.join(), language]);
  return speakers;
}

/**
 * Who can say what every game is called, what it is about and how long it takes, and no more.
 * @param {string} language
 * @returns {{[game: string]: Speaker}}
 */
export function useTitles(language) {
  const [speakers, setSpeakers] = useState(/** @type {{[game: string]: Speaker}} */ ({}));
  useEffect(() => {
    let wanted = true;
    titles(language).then((found) => {
      const speaking = Object.entries(found).map(([game, known]) => [game, new Speaker(known)]);
      if (wanted) setSpeakers(Object.fromEntries(speaking));
    }, () => {});
    return () => { wanted = false; };
  }, [language]);
  return speakers;
}

/** Which language? @param {{chosen: string, choose: (language: string) => void, onClose: () => void}} props */
export function LanguageSheet({ chosen, choose, onClose }) {
  const { speak } = useShell();
  const items = LANGUAGES.map((value) => ({
    value, label: languageName(value), content: html`<span lang=${value}>${languageName(value)}</span>`,
  }));
  return html`<${Sheet} title=${speak.say('lobby-language-title')} onClose=${onClose}>
    <${Radios} label=${speak.say('lobby-language-title')} items=${items} value=${chosen} look="choices" item="choice"
      walkSelects=${false}
      onChange=${(language) => { choose(language); onClose(); }}/><//>`;
}
