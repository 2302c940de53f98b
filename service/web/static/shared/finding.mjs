/**
 * Finds people and tables as one types.
 */

/** @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What tells whether names have all words that were typed: accents and capitals do not matter, and a number is found whole.
 * @param {string} typed @returns {(names: string) => boolean}
 */
export function finderOf(typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (names) => {
    const has = plain(names);
    return words.every((word) => (/^\d+$/.test(word) ? has.split(/\s+/).includes(word) : has.includes(word)));
  };
}
