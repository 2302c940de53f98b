/**
 * How people come to their seats: by a link to a table.
 */

import { name, Problem } from "../shared/api.mjs";
import { forget, keep, keepName, keepToken, kept, myName, organiserToken } from "../shared/games.mjs";
import { commitment, moveNonces, noteCommitted } from "../verify/nonces.mjs";
import { postAsPlayer, signedIn } from "../shared/player.mjs";
import { brings, bringsOne, leaveAddress } from "../shared/taking.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

addEventListener("hashchange", () => bringsOne("claim", "join", "slip", "token") && location.reload()); // a link that is opened where its table is shown

/** A code in the address, of a seat (`claim`) or of the table (`join`, which open seats need without one): offer the seat. Without one, say where to get it. @param {string} game @param {() => any} luck as last seen @param {(error: unknown) => void} complain */
export function invited(game, luck, complain) {
  const [seat, code] = (brings("claim") ?? "").split(".");
  const invitation = brings("join");
  const { status, goesOn, open } = at("now").dataset;
  const askWho = () => void import("../table/who.mjs").then(({ askWho }) => askWho(game)).catch(complain);
  document.addEventListener("click", ({ target }) => /** @type {Element} */ (target).closest("[data-who]") && askWho());
  if (kept(game).ask) askWho();
  if (!code && invitation === null && open !== "yes") {
    at("unasked").hidden = status !== "seating" || organiserToken(game) !== null;
    return;
  }
  if (status !== "seating") {
    at("late").hidden = false;
    at("late-words").textContent = document.getElementById("late-watch") ? "The others have begun at a table without the free seats. The organiser can give you the seat of a player who leaves."
      : goesOn === "yes" ? "The others have begun at a table without the free seats. Ask them for its link to watch, or for the next game."
      : status === "playing" ? "Every seat is taken, and the game is on. You can watch it here."
      : "Every seat was taken, and the game is over.";
    return;
  }
  const form = /** @type {HTMLFormElement} */ (at("sit"));
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  at("sit-words").textContent = code ? `Seat ${seat} is kept for you.` : "The next free seat is yours.";
  field.value = myName();
  form.hidden = false;
  if (at("sit-rated")) at("sit-rated").hidden = signedIn() !== null;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    at("sit-wrong").textContent = "";
    try {
      const called = field.value.trim();
      if (code) await claim(game, Number(seat), { code, name: called }, luck());
      else await join(game, { ...(invitation && { code: invitation }), name: called }, luck());
      keepName(field.value.trim());
      leaveAddress();
      location.reload();
    } catch (error) {
      const told = error instanceof Problem ? (error.errors.name ?? []).join(" ") : "";
      if (told) at("sit-wrong").textContent = told;
      else complain(error);
    }
  });
}

/** Take a seat, with a commitment if the table takes any. @param {string} game @param {number} seat @param {{code: string, name: string}} given @param {any} luck */
async function claim(game, seat, given, luck) {
  const commit = takesNonces(luck) ? commitment(game, seat) : undefined;
  const { token } = await postAsPlayer(`/v1/games/${game}/seats/${seat}/claim`, { ...given, commit });
  if (commit) noteCommitted(game, seat);
  keepToken(game, token);
  keep(game, { seat, at: Date.now(), title: at("table").dataset.title, player: signedIn()?.id });
}

/** Take the next free seat. @param {string} game @param {{code?: string, name: string}} given @param {any} luck */
async function join(game, given, luck) {
  const place = `new-${name()}`; // the seat has no number yet
  const commit = takesNonces(luck) ? commitment(place, 0) : undefined;
  try {
    const { seat, token } = await postAsPlayer(`/v1/games/${game}/join`, { ...given, commit });
    moveNonces(place, game, seat, 0);
    keepToken(game, token);
    keep(game, { seat, at: Date.now(), title: at("table").dataset.title, player: signedIn()?.id });
  } finally {
    forget(place);
  }
}

/** @param {any} luck */
const takesNonces = (luck) => luck?.state === "open" && luck.nonces !== "none";
