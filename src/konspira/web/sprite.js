// Drawings kept in the page itself: fetched once, so that they are there when the network is not.

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();

/** Put a sprite into the page; its symbols are called `PREFIX-id` from then on. */
export function sprite(address, prefix) {
  if (!sprites.has(address)) sprites.set(address, load(address, prefix));
  return sprites.get(address);
}

async function load(address, prefix) {
  const answer = await fetch(address);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const part of drawn.querySelectorAll('[id]')) part.id = `${prefix}-${part.id}`;
  for (const use of drawn.querySelectorAll('use')) use.setAttribute('href', `#${prefix}-${use.getAttribute('href').slice(1)}`);
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(drawn, true));
}
