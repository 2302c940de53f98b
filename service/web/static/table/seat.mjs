/**
 * A person's own seat: to go on with it on another device, to leave for a while and come back, or for good.
 */

import { sure } from "./acting.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const AWAY = "A bot plays your seat until you are back, and everybody reads that you are away.";
const GOOD = "You leave the game, and a bot plays your seat. It cannot be taken back.";

/** @typedef {(body: any, headers: Record<string, string>) => Promise<boolean>} Send */

/** @param {Send} send @param {string} game @param {() => string | null} token */
export function prepareSeat(send, game, token) {
  at("device").addEventListener("toggle", () => void import("./device.mjs").then(({ showDevice }) => showDevice(game, token() ?? "")));
  at("away").addEventListener("click", () => void leave(send));
  at("resign").addEventListener("click", () => void resign(send));
  at("table").addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("[data-do=return]");
    if (button) void send({ type: "return" }, {});
  });
}

/** Show the acts of the seat's holder now. @param {boolean} isHolder */
export function showSeat(isHolder) {
  const { status, resigned, away } = at("now").dataset;
  const mayGo = isHolder && status === "playing" && resigned !== "yes";
  at("leave").hidden = !mayGo;
  at("device").hidden = !isHolder || !["seating", "playing"].includes(status ?? "");
  at("away").hidden = away === "yes";
  const back = document.querySelector("[data-do=return]");
  if (back instanceof HTMLElement) back.hidden = !mayGo;
}

/** Leave for a while, after a confirmation that names the terms for absence. @param {Send} send */
async function leave(send) {
  const absence = document.getElementById("absence")?.textContent;
  if (await sure(absence ? `${AWAY} Otherwise, ${absence[0].toLowerCase()}${absence.slice(1)}` : AWAY, "Yes, leave for a while")) await send({ type: "leave" }, {});
}

/** @param {Send} send */
async function resign(send) {
  if (await sure(GOOD, "Yes, resign")) await send({ type: "resign" }, {});
}
