/**
 * The headings of a log: its chapters, and in them the turns of seats and the phases.
 */

/** Whether an entry says nothing but that a turn or a phase begins. @param {any} entry */
export const isBeginning = ({ type, told }) => told?.weight === "silent" && !String(type).startsWith("game.") && String(type).endsWith("_began");

/** The seat whose turn begins; null for a phase. @param {any} entry @returns {number | null} */
export const seatOfTurn = ({ data }) => (typeof data?.seat === "number" ? data.seat : null);

/** A heading's line. @param {"chapter" | "turn"} level @param {string} title */
export function heading(level, title) {
  const made = document.createElement("li");
  const words = document.createElement(level === "chapter" ? "h3" : "h4");
  made.className = level;
  words.textContent = title;
  made.append(words);
  return made;
}
