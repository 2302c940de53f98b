/**
 * The player that this browser is signed in as, kept in its own storage with the tokens of seats.
 *
 * @typedef {{token: string, id: string, name: string}} SignedIn
 */

import { ask, post, Problem } from "./api.mjs";
import { keepName } from "./games.mjs";

export const PLACE = "deaddrop.player";
const SIGNED_OUT = "This browser was signed out of your account. Sign in again on the page “You”, or go on without it.";

let current = read();

/** @type {(() => Promise<unknown>)[]} what sections of the page show of the signed-in player */
const sections = [];
let isShown = false;

/** @returns {SignedIn | null} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null");
  } catch {
    return null;
  }
}

/** Who is signed in here. */
export const signedIn = () => current;

/** Store the answer of signing in. @param {{player: {id: string, name: string}, token: string}} told */
export function signIn({ player: { id, name }, token }) {
  current = { token, id, name };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
    keepName(name);
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
}

export function signOut() {
  current = null;
  isShown = false;
  localStorage.removeItem(PLACE);
}

/**
 * Call this whenever the page shows the account of the signed-in player: at once if it does already. For scripts of sections that the page does not know.
 * @param {() => Promise<unknown>} show handles its own errors
 */
export function whenSignedIn(show) {
  sections.push(show);
  if (isShown) void show();
}

/** The page shows the account: so do its sections, each once. */
export function showSections() {
  isShown = true;
  return Promise.all(sections.map((show) => show()));
}

/** Whether a token opens nothing any more. @param {unknown} error */
export const isRefused = (error) => error instanceof Problem && [401, 410].includes(error.status);

/**
 * A POST whose new seats the signed-in player gets; without one, no player.
 * @param {string} path @param {any} body
 */
export async function postAsPlayer(path, body) {
  if (!current) return post(path, body);
  const { token } = current;
  try {
    return await post(path, { ...body, player: token });
  } catch (error) {
    if (!isRefused(error) || (await isGood(token))) throw error;
    signOut();
    throw new Problem(401, { detail: SIGNED_OUT });
  }
}

/** Whether a player's token opens the account; true if that is unknown. @param {string} token */
const isGood = (token) =>
  ask("/v1/players/me", { token }).then(
    () => true,
    (error) => !isRefused(error),
  );
