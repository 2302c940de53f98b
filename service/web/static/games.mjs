/**
 * The games that this browser plays, in its own storage: a seat's token, the links for friends, how far one has looked, and what one saw last.
 *
 * @typedef {{token?: string, seat?: number, title?: string, at?: number, looked?: number, lines?: string[], over?: boolean,
 *   invites?: {seat: number, code: string}[]}} Kept
 */

const PREFIX = "deaddrop.game.";

/** @param {string} game @returns {Kept} */
export function kept(game) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + game) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep more about a game. @param {string} game @param {Kept} more */
export function keep(game, more) {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify({ ...kept(game), ...more }));
  } catch {
    // Storage is full or forbidden: the game can be played until the page is closed.
  }
}

/** @param {string} game */
export function forget(game) {
  localStorage.removeItem(PREFIX + game);
}

/** The games that one sits in, the newest first. @returns {[string, Kept][]} */
export function all() {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const found = names.map((game) => /** @type {[string, Kept]} */ ([game, kept(game)])).filter(([, each]) => each.token);
  return found.sort(([, one], [, other]) => (other.at ?? 0) - (one.at ?? 0));
}

/** What one is called, from the last game. */
export const myName = () => localStorage.getItem("deaddrop.name") ?? "";

/** @param {string} called */
export function keepName(called) {
  if (called) localStorage.setItem("deaddrop.name", called);
}
