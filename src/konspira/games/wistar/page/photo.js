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

/** The picture, no wider than a screen. @param {File} file @returns {Promise<string>} */
async function small(file) {
  const picture = await createImageBitmap(file), scale = Math.min(1, WIDTH / picture.width);
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
        within('readwrite', (store) => store.put(found, id)).catch(() => {});
      }}/></label>
    ${picture && html`<button type="button" class="btn s quiet" onClick=${() => {
      setPicture(null);
      within('readwrite', (store) => store.delete(id)).catch(() => {});
    }}>${speak.say('wistar-album-photo-remove')}</button>`}</div>`;
}
