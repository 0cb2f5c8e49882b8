// Drawings kept in the page itself: fetched once, so that they are there when the network is not.

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();

/**
 * Put a sprite into the page; its symbols are called `PREFIX-id` from then on.
 * @param {string} address
 * @param {string} prefix
 */
export function sprite(address, prefix) {
  const found = sprites.get(address) ?? load(address, prefix);
  sprites.set(address, found);
  return found;
}

/** @param {string} address @param {string} prefix */
async function load(address, prefix) {
  const answer = await fetch(address);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const part of drawn.querySelectorAll('[id]')) part.id = `${prefix}-${part.id}`;
  for (const use of drawn.querySelectorAll('use')) use.setAttribute('href',
    `#${prefix}-${use.getAttribute('href')?.slice(1)}`);
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(drawn, true));
}
