/**
 * The viewpoint of a browser that holds several tokens of a game: a seat's, the organiser's, the arbiter's, or none.
 */

import { showChoices } from "../shared/choices.mjs";
import { tokensFor } from "../shared/games.mjs";

const PLACE = "deaddrop.eyes.";
const NOBODY = "nobody";
const OFFICES = { org: "organiser", arb: "arbiter", read: "one who looks on", spec: "spectator" };

/** The token chosen for this tab; null for none, undefined if nothing was chosen. @param {string} game @returns {string | null | undefined} */
export function chosenToken(game) {
  const chosen = sessionStorage.getItem(PLACE + game);
  if (chosen === NOBODY) return null;
  return tokensFor(game).find((token) => token === chosen);
}

/** Offer the tokens of this browser. @param {string} game @param {string | null} token that is used @param {(token: string) => Promise<number>} seatOf */
export async function showEyes(game, token, seatOf) {
  const tokens = tokensFor(game);
  const place = /** @type {HTMLElement} */ (document.getElementById("eyes"));
  if (!tokens.length) return;
  const named = await Promise.all(tokens.map(async (each) => [each, await called(each, seatOf).catch(() => null)]));
  const views = named.filter(([, name]) => name).map(([each, name]) => /** @type {[string, string]} */ ([String(each), String(name)]));
  showChoices(place, "eyes", [...views, [NOBODY, "everybody"]], token ?? NOBODY);
  place.onchange = ({ target }) => {
    sessionStorage.setItem(PLACE + game, /** @type {HTMLInputElement} */ (target).value);
    location.reload();
  };
  place.hidden = false;
}

/** A token's holder, in words; null if it opens nothing any more. @param {string} token @param {(token: string) => Promise<number>} seatOf */
async function called(token, seatOf) {
  const kind = /^dd_([a-z]+)_/.exec(token)?.[1] ?? "";
  if (kind !== "seat") return OFFICES[/** @type {keyof OFFICES} */ (kind)] ?? "spectator";
  const seat = await seatOf(token);
  return document.querySelector(`#people li[data-seat="${seat}"]`)?.getAttribute("data-name") ?? `seat ${seat}`;
}
