/**
 * The others at the table: presence, reminders, and blocked authors. None of it is part of the game.  docs/social.md
 */

import { ask, isPassing, name, Problem } from "../shared/api.mjs";
import { keep, kept, organiserToken } from "../shared/games.mjs";
import { announce } from "./log.mjs";
import { settings } from "./settings.mjs";

const OFTEN_MS = 30_000; // the step in which presence changes
const MINUTE_S = 60;

/** @typedef {{game: string, token: () => string | null, complain: (error: unknown) => void, changed: () => void}} Page changed: other authors are read now */

/** @type {Map<number, string>} */
let presence = new Map();
/** @type {Set<number>} seats that were away when they were last heard of */
const gone = new Set();
/** @type {Set<string>} blocked authors */
let blocked = new Set();
/** @type {Map<number, number>} by seat, until when it is not reminded again */
const reminded = new Map();
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

const lines = () => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#people li"));
const own = () => /** @type {HTMLElement} */ (document.getElementById("now")).dataset.seat ?? "";
const isHolder = (/** @type {string | null} */ token) => own() !== "" && (token?.startsWith("dd_seat_") ?? false);

/** Whether other people sit at the table, or may still. */
export const hasCompany = () => [...lines()].some(({ dataset }) => dataset.seat !== own() && ["here", "away", "free", "resigned"].includes(dataset.state ?? ""));

/** Whether an author is left out. @param {string} author */
export const isBlocked = (author) => blocked.has(author);

/** Keep company with the others from now on. @param {Page} page */
export function prepareCompany(page) {
  document.getElementById("table")?.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    const seat = button?.closest("#people li")?.getAttribute("data-seat");
    if (button?.dataset.do === "remind") void remind(page, Number(seat), button).catch(page.complain);
    if (button?.dataset.do === "mute") void mute(page, `seat-${seat}`, button).catch(page.complain);
  });
}

/** Mark the seats whose players do not look, or have gone, on the table itself; not one's own, and not those that a bot plays. */
function markSeats() {
  for (const { dataset: { seat, state } } of lines()) {
    const isGone = state === "here" && seat !== own() && (presence.get(Number(seat)) === "away" || gone.has(Number(seat)));
    for (const plate of document.querySelectorAll(`.seat .person[data-place="seat:${seat}"]`)) {
      const mark = plate.querySelector("[data-gone]");
      if (!isGone) mark?.remove();
      else if (!mark) plate.append(markOfGone());
    }
  }
}

function markOfGone() {
  const mark = document.createElement("span");
  mark.className = "absent";
  mark.dataset.gone = "";
  mark.textContent = "not here";
  return mark;
}

/** Take the presence of all seats. Who was away long enough is in no answer any more, as is who hides it; the first is gone still. @param {{seat: number, state: string | null}[]} items */
function takePresence(items) {
  for (const { seat, state } of items) {
    if (state !== null) gone.delete(seat);
    else if (presence.get(seat) === "away") gone.add(seat);
  }
  presence = new Map(items.map(({ seat, state }) => [seat, state ?? ""]));
}

/** Send one's presence, and fetch that of others; show it with every look. @param {Page} page */
export function keepCompany(page) {
  if (timer !== undefined || !/^dd_(seat|read|org|arb)_/.test(page.token() ?? "") || !hasCompany()) return;
  const say = () => void sayPresence(page);
  timer = setInterval(() => document.hidden || say(), OFTEN_MS);
  document.addEventListener("visibilitychange", say);
  say();
  if (!isHolder(page.token())) return;
  void loadBlocks(page).catch(() => null);
  void import("./asks.mjs").then(({ watchAsks }) => watchAsks(page)).catch(() => null);
}

/** Keep the names of the others, once for a game that has begun, to offer them at the next table. @param {string} game */
export function keepNames(game) {
  const names = [...lines()].filter(({ dataset: { seat, state = "" } }) => seat !== own() && ["here", "away"].includes(state)).map(({ dataset }) => dataset.name ?? "");
  if (document.getElementById("now")?.dataset.status !== "playing" || own() === "" || !names.length || kept(game).met) return;
  keep(game, { met: true });
  void import("../shared/friends.mjs").then(({ meet }) => meet(names)).catch(() => null);
}

/** @param {Page} page */
export async function sayPresence({ game, token }) {
  const path = `/v1/games/${game}/presence`;
  const state = !settings().isShown ? "hidden" : document.hidden ? "away" : "online";
  try {
    const answer = await (isHolder(token()) ? ask(path, { method: "PUT", token: token(), body: { state } }) : ask(path, { token: token() }));
    takePresence((await answer.json()).items);
    showCompany(token());
  } catch (error) {
    if (!isPassing(error) && error instanceof Problem && [401, 403, 410].includes(error.status)) clearInterval(timer);
  }
}

/** @param {Page} page */
async function loadBlocks({ game, token, changed }) {
  const { items } = await (await ask(`/v1/games/${game}/blocks`, { token: token() })).json();
  blocked = new Set(items.map((/** @type {any} */ each) => each.author));
  showCompany(token());
  if (blocked.size) changed();
}

/** Fill in the parts that a look leaves out. @param {string | null} token */
export function showCompany(token) {
  markSeats();
  for (const line of lines()) {
    const seat = Number(line.dataset.seat);
    const state = presence.get(seat);
    const dot = /** @type {HTMLElement} */ (line.querySelector(".dot"));
    dot.hidden = !state;
    dot.className = `dot ${state ?? ""}`;
    dot.setAttribute("role", "img");
    dot.setAttribute("aria-label", state === "online" ? "There" : "Not looking");
    const [remind, mute] = ["remind", "mute"].map((what) => /** @type {HTMLButtonElement | null} */ (line.querySelector(`[data-do=${what}]`)));
    if (remind) {
      remind.hidden = !isHolder(token) && !token?.startsWith("dd_org_");
      remind.disabled = (reminded.get(seat) ?? 0) > Date.now();
      if (remind.disabled) remind.firstChild?.replaceWith("Reminded");
    }
    if (mute) {
      mute.hidden = !isHolder(token);
      mute.setAttribute("aria-pressed", String(blocked.has(`seat-${seat}`)));
    }
  }
}

/** @param {Page} page @param {number} seat @param {HTMLButtonElement} button */
async function remind({ game, token }, seat, button) {
  button.disabled = true;
  try {
    const path = `/v1/games/${game}/seats/${seat}/reminders`;
    const { again_at } = await (await ask(path, { method: "POST", token: token() ?? organiserToken(game), headers: { "Idempotency-Key": name() } })).json();
    reminded.set(seat, Date.parse(again_at));
    announce(["Reminded."]);
  } catch (error) {
    button.disabled = false;
    throw error instanceof Problem && error.code === "too-soon" ? new Error(soon(error)) : error;
  } finally {
    showCompany(token());
  }
}

/** @param {Problem} error */
const soon = ({ message, waitS }) => `${message} It can be done in ${Math.ceil(waitS / MINUTE_S)} min.`;

/** Hide an author's messages, or show them again. @param {Page} page @param {string} author @param {HTMLElement} button */
export async function mute({ game, token, changed }, author, button) {
  const isMuted = blocked.has(author);
  await ask(`/v1/games/${game}/blocks/${author}`, { method: isMuted ? "DELETE" : "PUT", token: token() });
  if (isMuted) blocked.delete(author);
  else blocked.add(author);
  button.setAttribute("aria-pressed", String(!isMuted));
  showCompany(token());
  changed();
}
