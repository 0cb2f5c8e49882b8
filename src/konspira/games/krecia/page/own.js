// Cards of an owner's own, between the editor and the rules: what they mean, whether they can be played, and the file.
import { useEffect, useState } from '/web/vendor/preact.js';
import { api, Refusal } from '/web/connection.js';
/** @import { News, OwnMeaning } from '/web/types/page.js' */

const PAUSE = 350;  // milliseconds without a key, before the rules are asked

/** @param {string} option @param {string} text @returns {Promise<any>} */
export async function readFile(option, text) {
  const answer = await fetch(`/api/games/krecia/options/${option}`, {
    method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text,
  });
  const said = await answer.json();
  if (!answer.ok) throw new Refusal(said.news);
  return said.value;
}

/** Let the browser keep a value as a file. @param {string} option @param {any} value @param {string} name */
export async function download(option, value, name) {
  const answer = await fetch(`/api/games/krecia/options/${option}/file`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ value }),
  });
  if (!answer.ok) throw new Refusal((await answer.json()).news);
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(await answer.blob()), download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * What the rules say of something that is being written: its meaning now, what is wrong with it, and if it is kept.
 * @template Value
 * @param {string} option
 * @param {Value | null} value
 * @param {any} asked  what the meaning is asked of
 * @param {number} seats
 * @param {(value: any) => void} keep
 */
export function useMeaning(option, value, asked, seats, keep) {
  const [told, setTold] = useState(/** @type {any} */ (null)), [kept, setKept] = useState(false);
  useEffect(() => {
    if (value === null) return undefined;
    let wanted = true;
    setKept(false);
    const timer = setTimeout(() => {
      api(`/api/games/krecia/options/${option}/meaning`, { value: asked, seats }).then((found) => {
        if (!wanted) return;
        const { meaning } = /** @type {OwnMeaning} */ (found);
        setTold(meaning);
        setKept(meaning.wrong === null);
        if (meaning.wrong === null) keep(value);
      }).catch(() => {});
    }, PAUSE);
    return () => { wanted = false; clearTimeout(timer); };
  }, [JSON.stringify(asked), seats]);
  return { told, wrong: /** @type {News | null} */ (told?.wrong ?? null), kept };
}
