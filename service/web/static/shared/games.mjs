/**
 * The games that this browser plays, in its own storage: every token that it came by (the last first; `token` is an older
 * page's one), the links for friends, the table that followed, the token of a guest, the last version read, the last view's words,
 * and by zone one's own marks and notes.
 *
 * @typedef {{token?: string, tokens?: string[], seat?: number, title?: string, at?: number, looked?: number, lines?: string[], secret?: string, secrets?: string[], over?: boolean, hidden?: boolean, lesson?: Progress,
 *   pencil?: Record<string, {cells: string[], rows: string[]}>, notes?: Record<string, string>,
 *   heads?: import("../verify/history.mjs").Head[], closings?: import("../verify/history.mjs").Head[], nonces?: Record<string, Nonce>,
 *   invites?: {seat: number, code: string, for?: string}[], invitation?: string, next?: string, guest?: string, guestId?: string, player?: string, replay?: string, ask?: {seat: number, secret: string}, met?: boolean}} Kept met: whether the names of the others are kept; ask: for a seat, whose answer is awaited; secret: what the opening showed; secrets: what was hidden from the reader until the end; player: the id of whose account the seat was given; replay: address of the own link to it
 * @typedef {{counts: Record<string, number>, at: number, decision?: string, isNew?: boolean, before?: string}} Progress of a lesson: decisions by kind, and the prompt
 * @typedef {{nonce: string, state: "kept" | "committed" | "sent" | "given"}} Nonce by seat
 */

const PREFIX = "deaddrop.game.";
const KINDS = ["seat", "read", "arb", "org"];
const MOST = 24;

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

/** Store a token with the others of its game. @param {string} game @param {string} token */
export function keepToken(game, token) {
  keep(game, { tokens: [token, ...tokensOf(kept(game)).filter((each) => each !== token)].slice(0, MOST) });
}

/** A token opens nothing any more. @param {string} game @param {string} token */
export function dropToken(game, token) {
  keep(game, { token: undefined, tokens: tokensOf(kept(game)).filter((each) => each !== token) });
}

/** Every token of a game, the last that came first. @param {string} game */
export const tokensFor = (game) => tokensOf(kept(game));

/** @param {Kept} each */
const tokensOf = ({ token, tokens = [] }) => (token && !tokens.includes(token) ? [...tokens, token] : tokens);

/** The tokens that play a seat. @param {string} game */
export const seatTokens = (game) => tokensOf(kept(game)).filter((token) => token.startsWith("dd_seat_"));

/** The token that may enter dice thrown in public. @param {string} game */
export const arbiterToken = (game) => ofKind(game, "arb");

/** @param {string} game */
export const organiserToken = (game) => ofKind(game, "org");

/** @param {string} game @param {string} kind */
const ofKind = (game, kind) => tokensOf(kept(game)).find((token) => token.startsWith(`dd_${kind}_`)) ?? null;

/** The token to look and act with: a seat's before one that only watches it, and the organiser's before a spectator's. @param {Kept} each @returns {string | null} */
export function tokenOf(each) {
  const found = tokensOf(each);
  return KINDS.flatMap((kind) => found.filter((token) => token.startsWith(`dd_${kind}_`)))[0] ?? found[0] ?? null;
}

/** @param {string} game */
export function forget(game) {
  localStorage.removeItem(PREFIX + game);
}

/** The games that one sits in, the newest first. @returns {[string, Kept][]} */
export function all() {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const found = names.map((game) => /** @type {[string, Kept]} */ ([game, kept(game)])).filter(([, each]) => tokenOf(each));
  return found.sort(([, one], [, other]) => (other.at ?? 0) - (one.at ?? 0));
}

/** Unbind the seats of a forgotten player. @param {string} player */
export function forgetHolder(player) {
  for (const [game, each] of all()) if (each.player === player) keep(game, { player: undefined });
}

/** One's own name, from the last game. */
export const myName = () => localStorage.getItem("deaddrop.name") ?? "";

/** @param {string} called */
export function keepName(called) {
  if (called) localStorage.setItem("deaddrop.name", called);
}
