// "Your turn" as a notification: only when asked for, only with permission, only while the page is not looked at.
import { keep, kept } from './keep.js';

/** Can this browser show notifications at all? */
export const canCall = () => 'Notification' in window;

/** Are they wanted, and allowed? */
export const callsOn = () => canCall() && kept('calls', false) && Notification.permission === 'granted';

/** Turn them on (the browser asks for permission) or off; true if they are on now. */
export async function setCalls(on) {
  keep('calls', on && await Notification.requestPermission() === 'granted');
  return callsOn();
}

let last = null;  // what was called out last, so that it is not said twice

/** Call whoever has gone to another window; `about` names the occasion, `address` is where a tap leads. */
export async function call(title, body, about, address) {
  if (!callsOn() || !document.hidden || about === last) return;
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
