/**
 * The places of things on the page: zones and their contents, by their names in the scene.
 */

/** @typedef {import("./motion/steps.mjs").Move} Move */

/** Names of a thing; exactly one is there. */
const WHAT = ["kind", "back", "coins", "piece", "die", "token"];

/** The element of a zone. @param {string | null | undefined} place a zone, or a cell in it @returns {HTMLElement | null} */
export const zoneAt = (place) => (place ? document.querySelector(`[data-zone="${CSS.escape(place.split("/")[0])}"]`) : null);

/** The plate of a seat. @param {string | number | null | undefined} seat @returns {HTMLElement | null} */
export const plateOf = (seat) => document.querySelector(`[data-place="seat:${CSS.escape(String(seat))}"]`);

/** The thing that a move names, in a place; else one that lies face down there. @param {string | null | undefined} place @param {Move["what"]} what @returns {HTMLElement | null} */
export function thingAt(place, what) {
  const zone = zoneAt(place);
  if (!zone || !place) return null;
  const name = WHAT.find((each) => each in what) ?? "kind";
  const cell = place.split("/")[1];
  const things = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(".thing")]).filter(isDrawn);
  const here = cell === undefined ? things : things.filter((each) => each.dataset.at === cell);
  const same = here.filter((each) => each.dataset.what === name && (name === "coins" || each.dataset.id === String(what[name])));
  return same.at(-1) ?? here.filter((each) => each.dataset.what === "back").at(-1) ?? null;
}

/** The place of a move's start or end on the screen: at its thing, else in its zone, else with the zone's seat; null if nothing of it is drawn. @param {string | null | undefined} place @param {Move["what"]} what @returns {DOMRect | null} */
export function boxAt(place, what) {
  const zone = zoneAt(place);
  const cell = place?.split("/")[1];
  const square = cell === undefined ? null : zone?.querySelector(`[data-at="${CSS.escape(cell)}"]`);
  const seat = plateOf(zone?.dataset.seat);
  const at = [thingAt(place, what), square, zone, seat].find((each) => each && isDrawn(each));
  return at ? at.getBoundingClientRect() : null;
}

/** The cells of a track that lie between two places on it, in the order of the way; none elsewhere. @param {string | null | undefined} from @param {string | null | undefined} to @returns {DOMRect[]} */
export function stopsBetween(from, to) {
  const zone = zoneAt(from);
  if (!zone || zone !== zoneAt(to) || zone.dataset.form !== "track") return [];
  const cells = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(":scope > .cell[data-at]")]);
  const [start, end] = [from, to].map((place) => cells.findIndex((each) => each.dataset.at === place?.split("/")[1]));
  if (start < 0 || end < 0) return [];
  const many = (end - start + cells.length) % cells.length;
  return Array.from({ length: Math.max(0, many - 1) }, (_, nth) => cells[(start + nth + 1) % cells.length].getBoundingClientRect());
}

/** @param {Element} at */
function isDrawn(at) {
  const { width, height } = at.getBoundingClientRect();
  return width > 0 && height > 0;
}
