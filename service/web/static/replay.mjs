/**
 * The player of a replay: steps, plays and leafs through its moments, and checks them as they come.
 */

import { isPassing, pause } from "./api.mjs";
import { copied } from "./copying.mjs";
import { forks } from "./forking.mjs";
import { Frames } from "./frames.mjs";
import { drawn, Log } from "./leaves.mjs";
import { Verdict } from "./verdict.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const { replay = "", first: begins, last: told, viewpoint: own = "", version: given } = at("replay").dataset;
const api = `/v1/replays/${replay}`;
const first = Number(begins);
const scrubber = /** @type {HTMLInputElement} */ (at("scrubber"));
const pace = /** @type {HTMLSelectElement} */ (at("pace"));
const chooser = /** @type {HTMLSelectElement | null} */ (document.querySelector("#viewpoint select"));

const all = new Frames(api, own, first);
const log = new Log(at("log"));
const verdict = new Verdict(all, first);

let viewpoint = chooser?.value ?? own;
let frames = viewpoint === own ? all : new Frames(api, viewpoint, first);
let version = Number(given);
let reached = version;
let last = Number(told) || null; // unknown where it would be a spoiler
let wanted = 0; // the latest of the moments that were asked for
let round = 0; // of playing; 0 when paused
let rounds = 0;

void start();
void import("./watched_log.mjs").then(({ watchLog }) => watchLog());

async function start() {
  for (const id of ["player", "log-panel", "doing", "proof", "badge"]) at(id).hidden = false;
  const label = chooser?.closest("label");
  if (label) label.hidden = false;
  document.querySelector(".steps")?.remove();
  const how = document.getElementById("how");
  if (how) how.textContent = "Press Play to watch it, or step on with the arrow keys.";
  listen();
  forks(api, () => version, complain);
  await visit(moment());
}

/** The moment that the address names; without a name, the one that is shown. @param {number | null} named */
async function visit(named) {
  if (named === null) return void (await go(version, { isFirst: true }));
  if (await go(named)) return;
  await go(version);
  complain(new Error(`There is no event ${named} in this replay.`));
}

function listen() {
  /** @type {Record<string, () => unknown>} */
  const buttons = { back: () => step(-1), on: () => step(1), play: toggle, "turn-back": () => leaf(-1), "turn-on": () => leaf(1), copy };
  for (const [id, act] of Object.entries(buttons)) {
    at(id).addEventListener("click", () => {
      if (id !== "play" && id !== "copy") stop();
      void act();
    });
  }
  scrubber.addEventListener("input", () => {
    stop();
    void go(Number(scrubber.value));
  });
  chooser?.addEventListener("change", () => void look(chooser.value));
  window.addEventListener("hashchange", () => {
    const named = moment();
    if (named === version) return;
    if (named === null) return address(); // a place of the page
    stop();
    void visit(named);
  });
  document.addEventListener("keydown", typed);
}

/** The version that the address names. */
function moment() {
  const name = location.hash.slice(1);
  return /^\d{1,9}$/.test(name) ? Number(name) : null;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const here = /** @type {HTMLElement} */ (event.target);
  const isTyped = here !== scrubber && here.closest("input, select, textarea, dialog");
  if (event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
  if (event.key === " " && here.closest("button, a, summary")) return;
  /** @type {Record<string, () => unknown>} */
  const keys = {
    ArrowLeft: () => (event.shiftKey ? leaf(-1) : step(-1)),
    ArrowRight: () => (event.shiftKey ? leaf(1) : step(1)),
    Home: () => go(first),
    End: () => go(last ?? reached),
    " ": toggle,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") stop();
  void act();
}

/**
 * Show a moment; whether there is such a one.
 * @param {number} to @param {{isFirst?: boolean}} [how] isFirst: as the page came, whose address stays
 */
async function go(to, { isFirst = false } = {}) {
  const turn = ++wanted;
  try {
    const [frame, before] = await Promise.all([frames.at(to), frames.at(to - 1)]);
    if (!frame) return false;
    await drawn(api, to, viewpoint);
    if (turn !== wanted) return true;
    version = to;
    reached = Math.max(reached, to);
    if (last !== null) last = Math.max(last, reached);
    complain(null);
    log.moment(frame, before);
    if (!isFirst) {
      document.getElementById("begin")?.remove();
      address();
    }
    await settle(turn, frame);
  } catch (error) {
    if (turn === wanted) complain(error);
  }
  return true;
}

/** What follows from where one is. @param {number} turn @param {any} frame */
async function settle(turn, frame) {
  const [next] = await Promise.all([frames.at(version + 1), log.fill(frames, first, reached)]);
  if (turn !== wanted) return;
  verdict.reach(reached, last !== null || !next);
  const most = last ?? reached;
  scrubber.max = String(most);
  scrubber.value = String(version);
  scrubber.setAttribute("aria-valuetext", `Event ${version}${last ? ` of ${last}` : ""}: ${frame.event.text}`);
  at("where").textContent = `Event ${version}${last ? ` of ${last}` : ""}`;
  at("count").textContent = `${version}${last ? ` of ${last}` : ""}${next ? "" : ["over", "aborted"].includes(frame.status) ? " · the end" : " · so far"}`;
  for (const [id, is] of Object.entries({ back: version > first, "turn-back": version > first, on: next, "turn-on": next })) {
    at(id).setAttribute("aria-disabled", String(!is));
  }
  log.ticks(at("ticks"), first, most);
  log.here(version);
  if (next) await drawn(api, version + 1, viewpoint, { isAhead: true });
}

/** @param {1 | -1} by @returns {Promise<boolean>} */
const step = (by) => go(version + by);

/** To the next turning point, or the one before; else to the end, or the beginning. @param {1 | -1} by */
async function leaf(by) {
  let to = version + by;
  for (let frame = await frames.at(to); frame && !frame.event.turning; frame = await frames.at(to)) to += by;
  if (!(await go(to))) await go(to - by);
}

async function toggle() {
  if (round) return stop();
  round = ++rounds;
  const mine = round;
  shows(true);
  if (!(await frames.at(version + 1))) await go(first);
  while (round === mine) {
    await pause(Number(pace.value));
    if (round === mine && !(await step(1))) stop();
  }
}

function stop() {
  round = 0;
  shows(false);
}

/** @param {boolean} isPlaying */
function shows(isPlaying) {
  at("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  /** @type {HTMLElement} */ (at("play").querySelector("[data-playing]")).hidden = !isPlaying;
  /** @type {HTMLElement} */ (at("play").querySelector("[data-paused]")).hidden = isPlaying;
}

/** Show another viewpoint. @param {string} others */
async function look(others) {
  viewpoint = others;
  frames = viewpoint === own ? all : new Frames(api, viewpoint, first);
  log.clear();
  await go(version);
}

/** The address of this moment. */
const here = () => `/r/${replay}${viewpoint === own ? "" : `?as=${viewpoint}`}#${version}`;

function address() {
  history.replaceState(null, "", here());
}

/** Copy the address of this moment; where that is not allowed, show it. */
async function copy() {
  const link = /** @type {HTMLInputElement} */ (at("link"));
  link.value = new URL(here(), location.href).href;
  at("copy").textContent = (await copied(link)) ? "Copied" : "Not copied: copy it by hand";
  await pause(2000);
  at("copy").textContent = "Copy link to this moment";
}

/** Say what went wrong, in words; nothing for null. @param {unknown} error */
function complain(error) {
  if (error) stop();
  const text = isPassing(error) ? "The service cannot be reached at the moment. Try again." : error instanceof Error ? error.message : "";
  at("wrong").textContent = text;
}
