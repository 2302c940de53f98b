/**
 * The lasting traces of events: the faces of dice, until they are thrown again, and the words on the last card that
 * came to a zone which says so.
 */

/** @typedef {import("./steps.mjs").Entry} Entry */
/** @typedef {{version: number, text: string, face: string}} Sight */

/** @type {Map<string, Sight[]>} by die, or by zone: the shown values, the newest last */
const sights = new Map();

/** Keep what entries show, and show it. @param {Entry[]} entries @param {number} version that the table is at */
export function remember(entries, version) {
  for (const { version, told } of entries) {
    for (const { what, to } of told?.moves ?? []) {
      const key = what.die !== undefined ? `die:${what.die}` : what.kind !== undefined && to ? `zone:${to}` : "";
      if (key) sights.set(key, [...(sights.get(key) ?? []), { version, text: told?.text ?? "", face: String(what.face ?? what.shows ?? "") }]);
    }
  }
  dress(version);
}

/** Earlier entries no longer count. */
export const forgetSights = () => sights.clear();

/** Show on the table the last shown values at a version. @param {number} version */
export function dress(version) {
  const at = (/** @type {string} */ key) => sights.get(key)?.findLast((each) => each.version <= version);
  const dice = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".thing.die")]);
  const newest = Math.max(...dice.map((die) => at(`die:${die.dataset.id}`)?.version ?? 0));
  for (const die of dice) showFace(die, at(`die:${die.dataset.id}`), newest);
  for (const words of document.querySelectorAll(".told")) {
    const zone = /** @type {HTMLElement} */ (words.closest("[data-zone]"));
    const last = at(`zone:${zone.dataset.zone}`);
    words.textContent = last && zone.querySelector(".thing") ? last.text : "";
    const same = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(".thing")]).filter((each) => each.dataset.face === last?.face);
    for (const each of zone.querySelectorAll(".latest")) each.classList.remove("latest");
    same.at(-1)?.classList.add("latest");
  }
}

/** @param {HTMLElement} die @param {Sight | undefined} sight @param {number} newest version of the last throw of any */
function showFace(die, sight, newest) {
  if (!sight) return;
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (die.querySelectorAll("[data-shows]"))) each.classList.toggle("shown", each.dataset.shows === sight.face);
  const number = die.querySelector(".number");
  if (number) number.textContent = sight.face;
  die.title = `${die.dataset.name}: ${sight.text}`;
  die.classList.toggle("old", sight.version < newest);
}

