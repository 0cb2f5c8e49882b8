// "Your turn" as a notification: only when asked for, only with permission, only while the page is not looked at.
// Where the server offers push, the browser's push service calls also when no page is open.
import { save, load } from './preferences.js';
import { api } from './connection.js';

/** Can this browser show notifications at all? */
export const canNotify = () => 'Notification' in window;

/** Are they wanted, and allowed? */
export const notificationsOn = () => canNotify() && load('calls', false) && Notification.permission === 'granted';

/** What a push service needs: the server's key and this browser's worker; null where push is not offered. */
async function push() {
  const manager = 'PushManager' in window ? (await navigator.serviceWorker?.getRegistration())?.pushManager : null;
  const key = manager && (await api('/api/push')).key;
  return manager && key ? { manager, key } : null;
}

/**
 * Can I be called also when no page is open? Who is called already says again where; false if that fails.
 * @param {string} language
 */
export async function pushReaches(language) {
  try {
    const offered = await push();
    if (!offered || !notificationsOn()) return Boolean(offered);
    const asked = { userVisibleOnly: true, applicationServerKey: offered.key };
    const { manager } = offered;
    const place = await manager.subscribe(asked).catch(async () => {  // the server has another key than it had
      await (await manager.getSubscription())?.unsubscribe();
      return manager.subscribe(asked);
    });
    const { endpoint, keys: { p256dh, auth } = {} } = place.toJSON();
    await api('/api/me/push', { endpoint, keys: { p256dh, auth }, language });
    return true;
  } catch { return false; }
}

/** Turn them on (the browser asks for permission) or off; true if they are on now. @param {boolean} on */
export async function setNotifications(on) {
  save('calls', on && await Notification.requestPermission() === 'granted');
  if (!on) await endPush().catch(() => {});
  return notificationsOn();
}

async function endPush() {
  const place = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  await place?.unsubscribe();
  if (place) await api('/api/me/push/off', { endpoint: place.endpoint });
}

/** @type {string | null} */
let last = null;  // what was called out last, so that it is not said twice

/**
 * Call whoever has gone to another window; `about` names the occasion, `address` is where a tap leads.
 * @param {string} title
 * @param {string} body
 * @param {string} about
 * @param {string} address
 */
export async function notify(title, body, about, address) {
  if (!notificationsOn() || !document.hidden || about === last) return;
  last = about;
  const fields = { body, tag: address, icon: '/web/icon-192.png', data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {  // the only way on a phone
    worker.showNotification(title, fields);
    return;
  }
  const shown = new Notification(title, fields);
  shown.onclick = () => { window.focus(); shown.close(); };
}
