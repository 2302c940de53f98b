/**
 * Names in a record against the commitments of its log: docs/spec/names.md, section 3.
 */

import { bytes, commitment, isText } from "./ledger.mjs";

/** @typedef {import("./verify.mjs").Entry} Entry */

/** A text, cut if it is long. @param {string} text @param {number} longest characters */
export function cut(text, longest) {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : text;
}

/** A text of a record as it may stand on a terminal: invisible characters are escaped. @param {string} text */
export const onOneLine = (text) => text.replace(/(?! )[\p{C}\p{Z}]/gu, escaped);

/** A character as Python writes it. @param {string} character */
function escaped(character) {
  const [code, short] = [/** @type {number} */ (character.codePointAt(0)), { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[character]];
  const [letter, width] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return short ?? `\\${letter}${code.toString(16).padStart(/** @type {number} */ (width), "0")}`;
}

/** The commitments in force at the end; a member of another type counts as absent. @param {Entry[]} entries */
function committedPlayers(entries) {
  let bySeat = /** @type {Map<number, string>} */ (new Map());
  for (const { type, data } of entries) {
    if (type === "game.created" || type === "game.forked") {
      const listed = Array.isArray(data.players) ? data.players : [];
      bySeat = new Map(listed.flatMap((/** @type {any} */ each, /** @type {number} */ seat) => (isText(each) ? [[seat, each]] : [])));
    } else if ((type === "game.seat_taken" || type === "game.seat_substituted") && Number.isSafeInteger(data.seat) && data.seat >= 0 && isText(data.player)) bySeat.set(data.seat, data.player);
  }
  return bySeat;
}

/** The first seat with a name that its log has not committed to; null if there is none. @param {any} header @param {Entry[]} entries */
export function namesFault({ names, salts }, entries) {
  const bySeat = committedPlayers(entries);
  for (const [seat, name] of names.entries()) {
    const salt = salts[seat];
    const isRight = name === null || salt === null ? name === salt : commitment(bytes(salt, 16), { name, player: null, seat }) === bySeat.get(seat);
    if (!isRight) return seat;
  }
  return null;
}

/** Seats by the state of their names in a record without faults. @param {any} header @param {Entry[]} entries */
export function shownNames({ names }, entries) {
  const bySeat = committedPlayers(entries);
  return {
    committed: [...names.keys()].filter((seat) => names[seat] !== null),
    withheld: [...names.keys()].filter((seat) => bySeat.has(seat) && names[seat] === null),
    called: names,
  };
}
