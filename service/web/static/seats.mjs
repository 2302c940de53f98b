/**
 * How people come to their seats: by a link of the table that somebody opened.
 */

import { post } from "./api.mjs";
import { copying } from "./copying.mjs";
import { keep, keepName, keepToken, kept, myName } from "./games.mjs";
import { commitment, noteCommitted } from "./nonces.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A claim code in the address: offer the seat. @param {string} game @param {() => any} luck as last seen @param {(error: unknown) => void} complain */
export function invited(game, luck, complain) {
  const [seat, code] = (new URLSearchParams(location.hash.slice(1)).get("claim") ?? "").split(".");
  if (!code) return;
  const form = /** @type {HTMLFormElement} */ (at("sit"));
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  at("sit-seat").textContent = seat;
  field.value = myName();
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await claim(game, Number(seat), { code, name: field.value.trim() }, luck());
      keepName(field.value.trim());
      history.replaceState(null, "", location.pathname);
      location.reload();
    } catch (error) {
      complain(error);
    }
  });
}

/** Take a seat, with a commitment where the table takes any. @param {string} game @param {number} seat @param {{code: string, name: string}} given @param {any} luck */
async function claim(game, seat, given, luck) {
  const commit = luck?.state === "open" && luck.nonces !== "none" ? commitment(game, seat) : undefined;
  const { token } = await post(`/v1/games/${game}/seats/${seat}/claim`, { ...given, commit });
  if (commit) noteCommitted(game, seat);
  keepToken(game, token);
  keep(game, { seat, at: Date.now(), title: at("table").dataset.title });
}

/** Links for the seats that are free still. @param {string} game @param {string[]} free */
export function invitations(game, free) {
  const open = (kept(game).invites ?? []).filter((each) => free.includes(String(each.seat)));
  at("invites").hidden = !open.length;
  at("invites").querySelector("ul")?.replaceChildren(...open.map((each) => invitation(game, each)));
}

/** @param {string} game @param {{seat: number, code: string}} invite */
function invitation(game, { seat, code }) {
  const item = document.createElement("li");
  const link = document.createElement("input");
  link.readOnly = true;
  link.value = `${location.origin}/g/${game}#claim=${seat}.${code}`;
  link.setAttribute("aria-label", `Link for seat ${seat}`);
  link.addEventListener("focus", () => link.select());
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "button";
  copy.textContent = "Copy";
  copying(copy, link);
  item.append(link, copy);
  return item;
}
