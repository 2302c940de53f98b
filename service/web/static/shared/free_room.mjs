/**
 * Free room on a page: a place for something that must not lie over what is there.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{width: number, height: number}} Size
 */

const GAP = 8; // pixels around what is placed

/** The largest boxes in a room that cover nothing: none of them lies in another. @param {Box} room @param {Box[]} taken @returns {Box[]} */
export function freeBoxes(room, taken) {
  const boxes = taken.filter((each) => overlap(each, room)).sort((one, other) => one.top - other.top);
  const lefts = [...new Set([room.left, ...boxes.map(({ right }) => right)])].filter((each) => each >= room.left && each < room.right);
  const rights = [...new Set([room.right, ...boxes.map(({ left }) => left)])].filter((each) => each > room.left && each <= room.right);
  return lefts.flatMap((left) => rights.filter((right) => right > left).flatMap((right) => gaps(boxes, { ...room, left, right })));
}

/** The boxes between the top and the bottom of a strip. @param {Box[]} boxes from top to bottom @param {Box} strip @returns {Box[]} */
function gaps(boxes, strip) {
  const found = [];
  let top = strip.top;
  for (const each of boxes) {
    if (each.left >= strip.right || each.right <= strip.left) continue;
    if (each.top > top) found.push({ ...strip, top, bottom: each.top });
    top = Math.max(top, each.bottom);
  }
  if (top < strip.bottom) found.push({ ...strip, top });
  return found;
}

/** The place in free boxes for something of this size, with its middle as near as can be to a point; its left upper corner, or null if it fits nowhere. @param {Size} size @param {{x: number, y: number}} near @param {Box[]} free */
export function placeIn({ width, height }, near, free) {
  const [wide, high] = [width + 2 * GAP, height + 2 * GAP];
  const [x, y] = [near.x - width / 2, near.y - height / 2];
  const places = free
    .filter((each) => each.right - each.left >= wide && each.bottom - each.top >= high)
    .map((each) => ({ left: within(x, each.left + GAP, each.right - GAP - width), top: within(y, each.top + GAP, each.bottom - GAP - height) }));
  const far = (/** @type {{left: number, top: number}} */ at) => Math.hypot(at.left - x, at.top - y);
  return places.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** @param {number} at @param {number} least @param {number} most */
const within = (at, least, most) => Math.min(Math.max(at, least), most);
