/**
 * Things on the table, zone by zone: how the keys go among them.
 */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SPREAD = "grid sheet track"; // forms in which things lie in two directions

/** @typedef {HTMLElement | SVGGraphicsElement} Thing */

/** Whether a key goes from thing to thing. @param {string} key */
export const isWay = (key) => key in WAYS;

/** @param {Element} at @returns {HTMLElement | null} */
const zoneOf = (at) => at.closest("[data-zone]");

/** Make one tab stop of each zone: the last focused thing, else the first, things that can be pointed at before others. Things outside zones are stops of their own. @param {Thing[]} live */
export function rove(live) {
  /** @type {Map<Element, Thing[]>} */
  const zones = new Map();
  for (const each of live) {
    const zone = zoneOf(each) ?? each;
    zones.set(zone, [...(zones.get(zone) ?? []), each]);
  }
  for (const things of zones.values()) {
    const first = things.filter((each) => each.matches(".live"));
    const stops = first.length ? first : things;
    const stop = things.find((each) => each === document.activeElement) ?? stops.find((each) => each.tabIndex === 0 && each.hasAttribute("tabindex")) ?? stops[0];
    for (const each of things) each.setAttribute("tabindex", each === stop ? "0" : "-1");
  }
}

/** The thing that a key leads to: within the zone, or the nearest if there are no zones. @param {Thing} from @param {string} key @param {Thing[]} live */
export function within(from, key, live) {
  const way = WAYS[/** @type {keyof typeof WAYS} */ (key)];
  const zone = zoneOf(from);
  const near = zone ? live.filter((each) => zoneOf(each) === zone) : live.filter((each) => !zoneOf(each));
  if (!zone || SPREAD.includes(zone.dataset.form ?? "-")) return nearest(from, way, near);
  return near[near.indexOf(from) + way[0] + way[1]] ?? null;
}

/** The nearest thing in a direction. @param {Thing} from @param {number[]} way @param {Thing[]} live */
function nearest(from, [right, down], live) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of live) {
    const there = middle(each);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [each, ahead + 2 * aside];
  }
  return best;
}

/** @param {Element} at */
function middle(at) {
  const { left, top, width, height } = at.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
