/**
 * Commands on their way: one at a time, shown in the strip at the top of the table while they go, and offered again if it is unknown
 * whether they came through.
 */

import { isPassing, name, post, Problem } from "../shared/api.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Failures of the connection, which are over when it is back; other ones stay until the next command. */
let isOfConnection = false;
let isBusy = false;

/** @typedef {{game: string, token: () => string | null, line: (isUp: boolean) => void, look: () => Promise<void>, sent: () => void, sending: () => void, answered: (version: number | null) => Promise<void>}} Page
 *   sending: a command goes; answered: it was accepted as this version, or not, for null. */

/** Send a command; whether it was accepted. @param {Page} page @param {any} body @param {Record<string, string>} headers @param {string} key the same for the same command */
export async function sendCommand(page, body, headers, key = name()) {
  if (isBusy) return false;
  isBusy = true;
  at("table").classList.add("busy", "sends");
  at("sending").textContent = "Sending …";
  complain(page, null);
  /** @type {number | null} */
  let version = null;
  page.sending();
  try {
    ({ version } = await post(`/v1/games/${page.game}/commands`, body, { token: page.token(), headers: { ...headers, Prefer: "return=minimal" }, key }));
    page.sent();
    document.dispatchEvent(new CustomEvent("answered", { detail: body }));
    at("whose").focus({ preventScroll: true });
  } catch (error) {
    complain(page, error);
    if (isPassing(error)) offerAgain(() => sendCommand(page, body, headers, key));
  } finally {
    isBusy = false;
    at("sending").textContent = "";
    await page.answered(version).catch((error) => complain(page, error));
    at("table").classList.remove("busy", "sends");
  }
  return version !== null;
}

/** @param {() => Promise<boolean>} send */
function offerAgain(send) {
  const button = at("again-button");
  button.hidden = false;
  button.onclick = () => void send();
}

/** Show an error in words; nothing for null. @param {{line: (isUp: boolean) => void}} page @param {unknown} error */
export function complain({ line }, error) {
  isOfConnection = isPassing(error);
  if (isOfConnection) line(false);
  at("wrong").textContent = inWords(error);
  at("again-button").hidden = true;
}

/** @param {unknown} error */
function inWords(error) {
  if (error instanceof Problem && error.code === "stale-decision") return "The table has moved on. Look again, and decide again.";
  return error instanceof Error ? error.message : "";
}

/** The connection is up: clear its warning, unless a command waits to be retried. */
export function connected() {
  if (isOfConnection && at("again-button").hidden) at("wrong").textContent = "";
}

const PLACE = "deaddrop.said.";

/** Have the page of a game say something when it is opened next in this tab; null: not any more. @param {string} game @param {string | null} text */
export function sayNext(game, text) {
  if (text === null) sessionStorage.removeItem(PLACE + game);
  else sessionStorage.setItem(PLACE + game, text);
}

/** The message for the page, shown once. @param {string} game */
export function toldBefore(game) {
  const text = sessionStorage.getItem(PLACE + game);
  sayNext(game, null);
  return text;
}
