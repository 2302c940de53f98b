/**
 * The table that follows this one, with the same people: a rematch, or a smaller one.  docs/adr/0045
 */

import { ask, isPassing, Problem } from "../shared/api.mjs";
import { keep, keepToken, kept, organiserToken, seatTokens } from "../shared/games.mjs";
import { commitment, moveNonces } from "../verify/nonces.mjs";
import { signedIn } from "../shared/player.mjs";
import { luck } from "../table/luck_panel.mjs";

const LOOK_MS = 10_000;
const LONGEST_MS = 1_800_000;
const WENT = "deaddrop.went.";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {(token: string) => Promise<number>} SeatOf */

const TWICE = "You sat down there in another browser: go on in that one, or ask the organiser of the table for another link.";

/**
 * Sit down at the table that follows, on every seat of this browser, and go there. Without a press of a button, the
 * way back leads to the page before this one.
 * @param {string} before @param {HTMLButtonElement | null} button @param {SeatOf} seatOf
 */
export async function goOn(before, button, seatOf) {
  if (button) button.disabled = true;
  try {
    const address = await nextAddress(before, seatOf);
    if (button) location.assign(address);
    else location.replace(address);
  } catch (error) {
    throw error instanceof Problem && error.code === "idempotency-conflict" ? new Error(TWICE) : error;
  } finally {
    if (button) button.disabled = false;
  }
}

/** @param {string} before @param {SeatOf} seatOf */
async function nextAddress(before, seatOf) {
  const path = `/v1/games/${before}/rematch`;
  const { next } = kept(before);
  const isThere = next !== undefined && seatTokens(next).length > 0;
  let found = { game: next ?? "", token: "" };
  for (const token of isThere ? [] : seatTokens(before)) found = await sitDown(before, path, token, await seatOf(token));
  const organiser = organiserToken(before);
  if (organiser && !(next !== undefined && organiserToken(next))) {
    const { game, made } = await (await ask(path, { method: "PUT", token: organiser, body: {} })).json();
    organise(game, made);
    found = { game, token: found.token || (isThere ? "" : made.organiser_token) };
  }
  keep(before, { next: found.game });
  return `/g/${found.game}${found.token && `#token=${found.token}`}`;
}

/** Take the place of a seat, with a commitment to the luck that is kept here. @param {string} before @param {string} path @param {string} token @param {number} seat */
async function sitDown(before, path, token, seat) {
  const place = `after-${before}`; // the game has no id yet
  const player = kept(before).player ? signedIn() : null;
  const takesNonces = luck()?.nonces !== "none";
  const body = { ...(takesNonces && { commit: commitment(place, seat) }), ...(player && { player: player.token }) };
  const found = await (await ask(path, { method: "PUT", token, body })).json();
  moveNonces(place, found.game, found.seat ?? seat, seat);
  keepToken(found.game, found.token);
  keep(found.game, { seat: found.seat ?? seat, title: kept(before).title, at: Date.now(), player: player?.id });
  return found;
}

/** Store the organiser's data of a table: its token, and links for those who lost theirs. @param {string} game @param {any} made */
function organise(game, made) {
  keepToken(game, made.organiser_token);
  const invites = made.seats.filter((/** @type {any} */ each) => each.claim_code);
  keep(game, { invites: invites.map((/** @type {any} */ each) => ({ seat: each.seat, code: each.claim_code })), invitation: made.invitation_code });
}

let since = 0; // when this page began to ask for the table that follows; 0: it did not

/** Offer the table that follows a game that has ended; if it goes on with fewer seats, go there. @param {string} game @param {SeatOf} seatOf @param {(error: unknown) => void} complain */
export function offerNext(game, seatOf, complain) {
  const token = seatTokens(game)[0] ?? organiserToken(game);
  const button = /** @type {HTMLButtonElement} */ (at("rematch"));
  if (!token || since || at("table").dataset.whole) return; // what a table belongs to pairs the next one
  since = Date.now();
  const isSmaller = at("now").dataset.goesOn === "yes";
  button.onclick = () => void goOn(game, button, seatOf).catch(complain);
  button.textContent = isSmaller ? "Go on at the smaller table" : "Rematch";
  button.hidden = false;
  if (isSmaller && !sessionStorage.getItem(WENT + game)) {
    sessionStorage.setItem(WENT + game, "yes"); // once: who comes back to this page wants to see it
    at("next").textContent = "Going on at the smaller table …";
    void goOn(game, null, seatOf).catch(complain);
  } else if (!isSmaller) void watch(game, token, button, complain);
}

/** Look now and then whether one of the others opened it. @param {string} game @param {string} token @param {HTMLButtonElement} button @param {(error: unknown) => void} complain */
async function watch(game, token, button, complain) {
  try {
    const found = document.hidden ? { game: null } : await (await ask(`/v1/games/${game}/rematch`, { token })).json();
    if (found.game) {
      button.textContent = "Go to the rematch";
      at("next").textContent = "The rematch is open: your seat is kept for you.";
      return;
    }
  } catch (error) {
    if (!isPassing(error)) return complain(error);
  }
  if (Date.now() - since < LONGEST_MS) setTimeout(() => void watch(game, token, button, complain), LOOK_MS);
}
