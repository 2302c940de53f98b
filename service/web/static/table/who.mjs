/**
 * “Who are you?”: a device without a key to a seat says whose it is, and waits until another person at the table agrees.
 */

import { ask, isPassing, post, Problem } from "../shared/api.mjs";
import { keep, keepToken, kept } from "../shared/games.mjs";
import { button } from "../shared/page.mjs";
import { leaveAddress } from "../shared/taking.mjs";

const OFTEN_MS = 3_000;

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The names of people's seats. */
const seats = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#people li"))].map(({ dataset }) => dataset).filter(({ state }) => state === "here" || state === "away");

/** Ask the reader who they are. @param {string} game */
export function askWho(game) {
  const place = at("who-seats");
  place.replaceChildren(...seats().map(({ seat, name }) => button(`I am ${name}`, "button", () => send(game, Number(seat)))));
  at("who-words").textContent = seats().length ? "" : "No person plays at this table now.";
  at("who-wrong").textContent = "";
  /** @type {HTMLDialogElement} */ (at("who")).showModal();
  if (kept(game).ask) void wait(game);
  else showWaiting(false);
}

/** While an answer is awaited there is nothing to choose, and the buttons that lead here say so. @param {boolean} isWaiting */
function showWaiting(isWaiting) {
  at("who-seats").hidden = at("who-explained").hidden = isWaiting;
  const close = at("who").querySelector("form button");
  if (close) close.textContent = isWaiting ? "Close" : "Never mind";
  for (const each of document.querySelectorAll("[data-who]")) each.textContent = isWaiting ? "The table is asked …" : "I have a seat here …";
}

/** @param {string} game @param {number} seat */
async function send(game, seat) {
  const buttons = at("who-seats").querySelectorAll("button");
  at("who-wrong").textContent = "";
  for (const each of buttons) each.disabled = true;
  try {
    const { secret } = await post(`/v1/games/${game}/seat-asks`, { seat });
    keep(game, { ask: { seat, secret } });
    await wait(game);
  } catch (error) {
    complain(error);
  } finally {
    for (const each of buttons) each.disabled = false;
  }
}

/** Wait for an answer, and take the seat once another person agrees. @param {string} game */
async function wait(game) {
  clearTimeout(timer);
  const own = kept(game).ask;
  if (!own) return;
  const called = seats().find(({ seat }) => Number(seat) === own.seat)?.name ?? "you";
  showWaiting(true);
  at("who-words").textContent = `The table is asked whether you are ${called}. Tell the others by voice or in a message, so that one of them agrees. This may take a minute: keep this page open.`;
  try {
    const { state, token } = await (await ask(`/v1/games/${game}/seat-asks/own`, { token: own.secret })).json();
    if (token) return take(game, own.seat, token);
    if (state === "open") {
      timer = setTimeout(() => void wait(game), OFTEN_MS);
      return;
    }
    stop(game, state === "refused" ? "The table says no. You can ask once more in a while." : "Nobody answered in three minutes. Tell the others, and ask once more.");
  } catch (error) {
    if (isPassing(error)) timer = setTimeout(() => void wait(game), OFTEN_MS);
    else stop(game, error instanceof Problem && error.status === 404 ? "The time for an answer is over. Ask once more." : "", error);
  }
}

/** @param {string} game @param {string} words @param {unknown} [error] */
function stop(game, words, error = null) {
  keep(game, { ask: undefined });
  showWaiting(false);
  at("who-words").textContent = words;
  if (!words) complain(error);
}

/** @param {string} game @param {number} seat @param {string} token */
function take(game, seat, token) {
  keepToken(game, token);
  keep(game, { ask: undefined, seat, at: Date.now(), title: at("table").dataset.title });
  leaveAddress();
  location.reload();
}

/** @param {unknown} error */
function complain(error) {
  const wait = error instanceof Problem && error.waitS ? ` It can be done in ${Math.ceil(error.waitS / 60)} min.` : "";
  at("who-wrong").textContent = (error instanceof Error ? error.message : String(error)) + wait;
}
