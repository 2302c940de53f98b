/**
 * A dialog next to its subject, inside the window; its style puts it in the middle if there is no subject, or no room.
 */

const GAP_PX = 8; // from its subject, and from the window's edge

/** @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size */

/** Put an open dialog next to a place on the page. @param {HTMLElement} dialog @param {Element | null} anchor */
export function putBeside(dialog, anchor) {
  const box = anchor?.isConnected && anchor !== document.body ? anchor.getBoundingClientRect() : null;
  const place = box && roomBeside(box, { width: dialog.offsetWidth, height: dialog.offsetHeight }, { width: innerWidth, height: innerHeight });
  Object.assign(dialog.style, place ? { margin: "0", left: `${place.left}px`, top: `${place.top}px` } : { margin: "", left: "", top: "" });
}

/** The place next to a box that covers none of it: right, left, below or above; null if there is none. @param {Box} box @param {Size} size @param {Size} room */
export function roomBeside(box, { width, height }, room) {
  const within = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ most) => Math.max(GAP_PX, Math.min(at, most - length - GAP_PX));
  const [left, top] = [within(box.left, width, room.width), within(box.top, height, room.height)];
  const places = [{ left: box.right + GAP_PX, top }, { left: box.left - GAP_PX - width, top }, { left, top: box.bottom + GAP_PX }, { left, top: box.top - GAP_PX - height }];
  const fits = (/** @type {{left: number, top: number}} */ at) => at.left >= GAP_PX && at.top >= GAP_PX && at.left + width <= room.width - GAP_PX && at.top + height <= room.height - GAP_PX;
  return places.find(fits) ?? null;
}
