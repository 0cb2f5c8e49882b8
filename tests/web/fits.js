// What is wrong with a page on the screen that it is on, one sentence a fault. Looking changes nothing.
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=radio], [role=tab], [role=checkbox]';
const root = document.scrollingElement;
const PLACES = ['nearest', 'start', 'center', 'end'];
const SLIGHT = 4;  // pixels by which things may touch
const ENOUGH = 6;  // of nine points of a thing that is seen

const name = (one) => {
  const look = [...one.classList].map((part) => `.${part}`).join('');
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  return `${one.tagName.toLowerCase()}${one.id && `#${one.id}`}${look} "${words}"`;
};

const wide = () => document.documentElement.clientWidth;
const inside = ([x, y]) => x >= 0 && y >= 0 && x < wide() && y < innerHeight;

/** Can a finger or a mouse meet it at all? */
const shown = (one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  return box.width > 1 && box.height > 1 && style.visibility === 'visible' && style.pointerEvents !== 'none'
    && one.checkVisibility();
};

/** The point at which it would be pressed. */
const centre = (one) => {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

const reached = (one) => {
  const point = centre(one), hit = inside(point) && document.elementFromPoint(...point);
  if (!hit) return false;
  return one.contains(hit) || (one.matches('input') && Boolean(one.closest('label')?.contains(hit)));
};

const whatIsThere = (one) => (inside(centre(one))
  ? `covered by ${name(document.elementFromPoint(...centre(one)) ?? root)}` : 'off the screen');

/** Of nine points of a thing, how many are seen. */
const seen = (one) => {
  const box = one.getBoundingClientRect();
  const xs = [0.3, 0.5, 0.7].map((part) => box.left + part * box.width);
  const ys = [0.2, 0.5, 0.8].map((part) => box.top + part * box.height);
  return xs.flatMap((x) => ys.map((y) => inside([x, y]) && document.elementFromPoint(x, y)))
    .filter((hit) => hit && (one.contains(hit) || hit.contains(one))).length;
};

const scrolls = (one) => {
  const { overflowX, overflowY } = getComputedStyle(one);
  return [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
};

/** Words, a picture or a control, and not a frame around such things. */
const isThing = (one) => one.matches(`${CONTROLS}, svg, img`)
  || [...one.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim() !== '');

/** Where a scroller's content can be seen: what sticks to its bottom lies over it. */
function opening(one) {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const over = [...one.querySelectorAll('*')].filter((part) => {
    const { position, bottom: at } = getComputedStyle(part);
    return position === 'sticky' && at !== 'auto' && part.checkVisibility();
  }).map((part) => part.getBoundingClientRect().top);
  return {
    left: Math.max(left, 0), right: Math.min(right, wide()), top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight, ...over),
  };
}

/** Does what scrolls there fade above the buttons that stay? */
const goesUnder = (one) => [...one.querySelectorAll('.actions')].some((part) => {
  const { backgroundImage, opacity } = getComputedStyle(part, '::before');
  return backgroundImage.startsWith('linear-gradient') && opacity > 0.5;
});

const PEEKS = 8, GOES_ON = 4;  // pixels of a thing on this side of an edge, and beyond it

/**
 * The edges at which it is seen that there is more: the content fades there, or a thing is cut in two. Of a bar nothing
 * is known: on phones it comes only while a finger scrolls.
 */
function tells(one) {
  const { maskImage } = getComputedStyle(one), box = opening(one), edges = new Set();
  if (/rgba\(0, 0, 0, 0\)\)$/.test(maskImage)) edges.add('right').add('bottom');
  if (goesUnder(one)) edges.add('bottom');
  if (/^linear-gradient\(rgba\(0, 0, 0, 0\)/.test(maskImage)) edges.add('top');  // it begins faded
  if (/^linear-gradient\(90deg, rgba\(0, 0, 0, 0\)/.test(maskImage)) edges.add('left');
  for (const part of one.querySelectorAll('*')) {
    if (!isThing(part) || !part.checkVisibility()) continue;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (right > box.left && left < box.right) {
      if (top < box.bottom - PEEKS && bottom > box.bottom + GOES_ON) edges.add('bottom');
      if (bottom > box.top + PEEKS && top < box.top - GOES_ON) edges.add('top');
    }
    if (bottom > box.top && top < box.bottom) {
      if (left < box.right - PEEKS && right > box.right + GOES_ON) edges.add('right');
      if (right > box.left + PEEKS && left < box.left - GOES_ON) edges.add('left');
    }
  }
  return edges;
}

/** The edges over which something was scrolled in. */
const crossing = ({ one, left, top }) => [
  one.scrollTop > top && 'bottom', one.scrollTop < top && 'top',
  one.scrollLeft > left && 'right', one.scrollLeft < left && 'left',
].filter(Boolean);

/** All that can be scrolled, by hand or by a script, and where it is now. */
function resting() {
  const found = [root, ...document.querySelectorAll('body *')].filter((one) => one === root
    || one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  return found.map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }));
}

const moved = (rest) => rest.filter(({ one, left, top }) => one.scrollLeft !== left || one.scrollTop !== top);
const putBack = (rest) => moved(rest).forEach(({ one, left, top }) => {
  one.scrollLeft = left;
  one.scrollTop = top;
});

/** A control is there to be pressed, or there is a visible way to it. */
function hidden(one, rest) {
  if (reached(one)) return null;
  const before = whatIsThere(one);
  const telling = new Map(rest.map((it) => it.one).filter((it) => it !== root && it.contains(one))
    .map((it) => [it, tells(it)]));
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const ways = moved(rest).filter((it) => it.one !== root);
  const stuck = ways.find((it) => !scrolls(it.one))?.one;
  const silent = ways.find((it) => crossing(it).some((edge) => !telling.get(it.one)?.has(edge)))?.one;
  const fault = !reached(one) ? `and scrolled to ${whatIsThere(one)}`
    : stuck ? `behind an edge that does not scroll: ${name(stuck)}`
    : silent ? `and nothing shows that ${name(silent)} scrolls` : null;
  putBack(rest);
  return fault && `${name(one)}: ${before}, ${fault}`;
}

function tooWide() {
  if (root.scrollWidth <= wide()) return [];
  const clipped = (one) => one && (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement));
  const far = [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > wide() + 0.5 && !clipped(one.parentElement));
  return [`${root.scrollWidth - wide()} px too wide: ${far.slice(0, 3).map(name).join(', ')}`];
}

/** Scroll to see a thing, and to a button beneath it that scrolls apart from it. */
function scrolled(one, button, block) {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
}

/** What a decision is about is seen together with a button that decides: at rest, or wherever one scrolls to see it. */
function apart(atRest, rest) {
  const deciding = [...document.querySelectorAll('.pocket :is(.actions, .ask)')]
    .flatMap((one) => [...one.querySelectorAll(CONTROLS)]).filter(shown);
  const about = [...document.querySelectorAll('[data-about]')].filter((one) => one.getBoundingClientRect().width > 1);
  if (deciding.length && !about.length) return ['nothing is marked as what the decision is about (data-about)'];
  return about.flatMap((one) => {
    const isTogether = () => seen(one) >= ENOUGH && (deciding.length === 0 || deciding.some(reached));
    const ways = atRest ? [] : PLACES.flatMap((block) => [null, ...deciding].map((button) => [button, block]));
    const together = isTogether() || ways.some(([button, block]) => {
      scrolled(one, button, block);
      return isTogether();
    });
    putBack(rest);
    return together ? [] : [`what it is about is not seen with a button: ${name(one)}, ${seen(one)} of 9 points`];
  });
}

/** Words on a stage lie over nothing else that lies there. */
function crossed() {
  const lying = [...document.querySelectorAll('.stage > *')].filter((one) => one.checkVisibility()
    && !one.closest('.sr') && ['static', 'relative'].includes(getComputedStyle(one).position));
  const over = (one, other) => {
    const [a, b] = [one, other].map((it) => it.getBoundingClientRect());
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLIGHT
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLIGHT;
  };
  const words = lying.filter((one) => one.matches('p, h1, h2, h3') && one.textContent.trim());
  return words.flatMap((one) => lying.filter((other) => other !== one && over(one, other))
    .map((other) => `${name(one)} lies over ${name(other)}`));
}

/**
 * What a lesson says is seen before anybody scrolls. With large letters its beginning is, or what it wants to be
 * touched, where there is no room for both.
 */
function unsaid(large) {
  const said = document.querySelector('.game .g-strip .tutorial p');
  if (!said?.textContent.trim()) return [];
  const { left, top } = said.getBoundingClientRect();
  const first = [left + 6, top + parseFloat(getComputedStyle(said).fontSize) / 2];
  const begins = inside(first) && said.contains(document.elementFromPoint(...first)), points = seen(said);
  const spot = document.querySelector('[data-spot=touch]');
  return (large ? begins || (spot && seen(spot)) : begins && points >= ENOUGH) ? []
    : [`what the lesson says is not seen${begins ? '' : ' from its beginning'}: ${name(said)}, ${points} of 9 points`];
}

window.faultsOfScreen = ({ atRest, decides, large }) => {
  const rest = resting(), sheet = [...document.querySelectorAll('dialog[open]:modal')].at(-1);
  const controls = [...(sheet ?? document.body).querySelectorAll(CONTROLS)]
    .filter((one) => shown(one) && !one.closest('.sr, .skip, [inert]'));
  const unseen = controls.map((one) => hidden(one, rest)).filter(Boolean);
  const unread = sheet ? [] : unsaid(large);
  if (sheet || !decides) return [...tooWide(), ...unseen, ...unread];
  const lyingOver = crossed();
  const main = atRest ? [...document.querySelectorAll('.pocket .actions .btn')].filter(shown) : [];
  const asleep = main.filter((one) => !reached(one)).map((one) => `a main button is not seen: ${name(one)}`);
  return [...tooWide(), ...lyingOver, ...unseen, ...unread, ...asleep, ...apart(atRest, rest)];
};
