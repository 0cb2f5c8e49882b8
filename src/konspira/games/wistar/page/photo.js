// A photo beside a card of the album. It never leaves this device: the browser keeps it, and nobody is sent it.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
/** @import { Speaker } from '/web/types/page.js' */

const STORE = 'photos', WIDTH = 800;

/** @returns {Promise<IDBDatabase>} */
const opened = () => new Promise((resolve, reject) => {
  const asked = indexedDB.open('konspira-wistar', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  asked.onsuccess = () => resolve(asked.result);
  asked.onerror = () => reject(asked.error);
});

/** @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} what @returns {Promise<any>} */
async function within(mode, what) {
  const store = (await opened()).transaction(STORE, mode).objectStore(STORE), asked = what(store);
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Every picture whose key begins so, by the rest of its key. @param {string} beginning
 * @returns {Promise<[string, string][]>} */
export async function allPictures(beginning) {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uFFFF`);
  const [keys, found] = await Promise.all([
    within('readonly', (store) => store.getAllKeys(range)), within('readonly', (store) => store.getAll(range)),
  ]);
  return keys.map((/** @type {string} */ key, /** @type {number} */ i) => [key.slice(beginning.length), found[i]]);
}

/** Keep a picture on this device, or forget it. @param {string} key @param {string | null} picture */
export const keepPicture = (key, picture) => within('readwrite',
  (store) => (picture ? store.put(picture, key) : store.delete(key))).catch(() => {});  // not in a private window

/**
 * The picture, no wider than a screen; a small one is square, cut out of the middle.
 * @param {File} file
 * @param {number} [square]
 * @returns {Promise<string>}
 */
export async function small(file, square) {
  const picture = await createImageBitmap(file);
  if (square) {
    const side = Math.min(picture.width, picture.height), canvas = document.createElement('canvas');
    canvas.width = canvas.height = square;
    canvas.getContext('2d')?.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side,
      0, 0, square, square);
    return canvas.toDataURL('image/png');
  }
  const scale = Math.min(1, WIDTH / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** @param {{id: string, speak: Speaker}} props */
export function Photo({ id, speak }) {
  const [picture, setPicture] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let wanted = true;
    within('readonly', (store) => store.get(id)).then((found) => { if (wanted && found) setPicture(found); })
      .catch(() => {});  // a private window keeps nothing
    return () => { wanted = false; };
  }, [id]);
  return html`<div class="alb-photo">${picture && html`<img src=${picture} alt=${speak.say('wistar-album-photo')}/>`}
    <label class="btn s quiet"><${Icon} name="i-plus"/>${speak.say('wistar-album-photo-add')}
      <input type="file" accept="image/*" class="sr" onChange=${async (/** @type {any} */ e) => {
        const file = e.currentTarget.files?.[0];
        if (!file) return;
        const found = await small(file);
        setPicture(found);
        keepPicture(id, found);
      }}/></label>
    ${picture && html`<button type="button" class="btn s quiet" onClick=${() => {
      setPicture(null);
      keepPicture(id, null);
    }}>${speak.say('wistar-album-photo-remove')}</button>`}</div>`;
}
