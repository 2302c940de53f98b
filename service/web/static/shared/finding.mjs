/**
 * Finds people and tables as one types.
 */

/** @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/**
 * A test whether one of the names, a line each, has all typed words: accents and capitals do not matter, and a
 * number is found whole.
 * @param {string} typed @returns {(names: string) => boolean}
 */
export function finderOf(typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (names) => plain(names).split("\n").some((name) => words.every((word) => (/^\d+$/.test(word) ? name.split(/\s+/).includes(word) : name.includes(word))));
}
