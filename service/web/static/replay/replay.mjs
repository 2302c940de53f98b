/**
 * The player of a replay: steps, plays and leafs through its moments, and checks them as they come.
 */

import { isPassing, pause } from "../shared/api.mjs";
import { copied } from "../shared/copying.mjs";
import { embedCode } from "../shared/embedding.mjs";
import { prepareFrame, unfold } from "../scene/frame.mjs";
import { settings } from "../table/settings.mjs";
import { startsStudies } from "../study/starting.mjs";
import { forks, offerAt } from "./forking.mjs";
import { Frames } from "./frames.mjs";
import { Log } from "./leaves.mjs";
import { beginsChapter, isTurning, lastEnd, nextStep, search, stepBefore } from "./moments.mjs";
import { horizon } from "./scale.mjs";
import { Stage } from "./stage.mjs";
import { prepareTelling } from "../play/telling.mjs";
import { traces } from "./tracing.mjs";
import { Verdict } from "./verdict.mjs";

/** @typedef {import("../play/motion/steps.mjs").Step} Step */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const { replay = "", first: begins, last: told, viewpoint: own = "", shown = own, version: given, page = "" } = at("table").dataset;
const STEADY_MS = 2200; // from one step to the next
const first = Number(begins);
const scrubber = /** @type {HTMLInputElement} */ (at("scrubber"));
const PACES = { slow: 2, steady: 1, fast: 0.4 };
const shownPace = /** @type {HTMLElement} */ (at("pace").querySelector("b"));
const pace = () => PACES[/** @type {keyof typeof PACES} */ (shownPace.textContent)];
const eyes = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("#eyes a")]);

const api = `/v1/replays/${replay}`;
const all = new Frames(replay, own, first);
const log = new Log(at("log"));
const stage = new Stage(`/r/${replay}`);
const verdict = new Verdict(all, first);

let viewpoint = shown;
let frames = viewpoint === own ? all : new Frames(replay, viewpoint, first);
let version = Number(given);
let reached = version;
let last = Number(told) || null; // unknown if it would be a spoiler
let isEndReached = false;
let wanted = 0; // the latest of the moments that were asked for
let round = 0; // of playing; 0 when paused
let rounds = 0;

void start();
void import("../verify/watched_log.mjs").then(({ watchLog }) => watchLog());

async function start() {
  prepareFrame();
  scrubber.max = String(scaleEnd());
  scrubber.value = String(version);
  for (const id of ["player", "log-panel", "doing", "proof", "badge"]) at(id).hidden = false;
  document.querySelector(".steps")?.remove();
  const how = document.getElementById("how");
  if (how) how.textContent = "Press Play to watch it, or step through it yourself.";
  listen();
  forks(() => version, complain);
  startsStudies(api, () => version, complain);
  traces({ frames: () => frames, version: () => version, first, go: (version) => (stop(), void go(version)) });
  prepareTelling(at("table"), ".thing");
  await visit(moment());
}

/** The moment that the address names; without a name, the shown one. @param {number | null} named */
async function visit(named) {
  if (named === null) return void (await go(version, { isFirst: true }));
  if (await go(named)) return;
  await go(version);
  complain(new Error(`There is no event ${named} in this replay.`));
}

function listen() {
  /** @type {Record<string, () => unknown>} */
  const buttons = { back, on, play: toggle, "turn-back": () => leaf(-1, isTurning), "turn-on": () => leaf(1, isTurning), copy };
  for (const [id, act] of Object.entries(buttons)) {
    at(id).addEventListener("click", () => {
      if (id !== "play" && id !== "copy") stop();
      void act();
    });
  }
  scrubber.addEventListener("input", () => {
    stop();
    void go(Math.min(Number(scrubber.value), last ?? reached));
  });
  at("eyes").addEventListener("click", (event) => {
    const eye = event.target instanceof Element && event.target.closest("a");
    if (!eye || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void look(eye.dataset.viewpoint ?? own);
  });
  at("badge").addEventListener("click", (event) => {
    event.preventDefault();
    unfold("proof");
  });
  window.addEventListener("hashchange", () => {
    const named = moment();
    if (named === version) return;
    if (named === null) return address(); // a place of the page
    stop();
    void visit(named);
  });
  document.addEventListener("keydown", typed);
  at("pace").addEventListener("click", nextPace);
  document.getElementById("copy-code")?.addEventListener("click", () => void copyCode());
}

/** Play at the pace after this one, and after the last at the first. */
function nextPace() {
  const names = Object.keys(PACES);
  shownPace.textContent = names[(names.indexOf(shownPace.textContent ?? "") + 1) % names.length];
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
    ArrowLeft: () => (event.shiftKey ? leaf(-1, isTurning) : back()),
    ArrowRight: () => (event.shiftKey ? leaf(1, isTurning) : on()),
    "[": () => leaf(-1, beginsChapter),
    "]": () => leaf(1, beginsChapter),
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
 * @param {number} to @param {{isFirst?: boolean, step?: Step | null, isPlayed?: boolean}} [how] isFirst: as the page came, whose address stays;
 *   step: that it is the end of; isPlayed: whether its moves are seen
 */
async function go(to, { isFirst = false, step = null, isPlayed = false } = {}) {
  const turn = ++wanted;
  try {
    const [frame, before] = await Promise.all([frames.at(to), frames.at(to - 1)]);
    if (!frame) return false;
    if (turn !== wanted) return true;
    await stage.lay(to, viewpoint, step, isPlayed ? speed() : 0);
    if (turn !== wanted) return true;
    version = to;
    reached = Math.max(reached, to);
    if (last !== null) last = Math.max(last, reached);
    complain(null);
    log.moment(frame, before, step?.isShown ? step.texts.join(" ") : inFull(frame));
    if (!isFirst) {
      document.getElementById("begin")?.remove();
      address();
    }
    at("table").dispatchEvent(new CustomEvent("moment", { detail: { version, reached } }));
    await settle(turn, frame);
  } catch (error) {
    if (turn === wanted) complain(error);
  }
  return true;
}

/** The last event, as the viewpoint sees it. @param {any} frame @returns {string} */
const inFull = ({ event }) => (viewpoint.startsWith("seat:") ? event.told.text : event.text);

/** Factor on how long moves are seen. */
const speed = () => settings().pace * Math.min(1.5, pace());

/** Update the page for the present moment. @param {number} turn @param {any} frame */
async function settle(turn, frame) {
  const [next] = await Promise.all([frames.at(version + 1), log.fill(frames, first, reached)]);
  if (turn !== wanted) return;
  verdict.reach(reached, last !== null || !next);
  isEndReached ||= !next;
  const most = scaleEnd();
  scrubber.max = String(most);
  scrubber.value = String(version);
  scrubber.setAttribute("aria-valuetext", `Event ${version}${last ? ` of ${last}` : ""}: ${frame.event.text}`);
  at("where").textContent = `Event ${version}${last ? ` of ${last}` : ""}`;
  at("chapter").textContent = log.chapterAt(version);
  at("count").textContent = `${version}${last ? ` of ${last}` : ""}${next ? "" : ["over", "aborted"].includes(frame.status) ? " · the end" : " · so far"}`;
  for (const [id, is] of Object.entries({ back: version > first, "turn-back": version > first, on: next, "turn-on": next })) {
    at(id).setAttribute("aria-disabled", String(!is));
  }
  offerAt(frame.status);
  for (const eye of eyes) eye.href = here(eye.dataset.viewpoint);
  log.ticks(at("ticks"), first, most, last ?? reached);
  log.here(version);
  const step = next && (await nextStep(frames, version));
  if (step && turn === wanted) await stage.prefetch(step.version, viewpoint);
}

/** The last moment on the scrubber: of the replay if it may be known, else farther away than the place reached. */
function scaleEnd() {
  return last ?? (isEndReached ? reached : horizon(first, reached));
}

/** To the end of the next step, whose moves are seen; whether there is one. */
async function on() {
  const step = await nextStep(frames, version);
  return step !== null && go(step.version, { step, isPlayed: true });
}

/** To the end of the step before. */
async function back() {
  if (version <= first) return;
  const to = await lastEnd(frames, version, first);
  await go(to, { step: await stepBefore(frames, to, first) });
}

/** To the next moment that is wanted, or the one before; else to the end, or the beginning. @param {1 | -1} by @param {(frame: any) => boolean} isWanted */
async function leaf(by, isWanted) {
  await go(await search(frames, version, by, isWanted));
}

async function toggle() {
  if (round) return stop();
  round = ++rounds;
  const mine = round;
  shows(true);
  if (!(await frames.at(version + 1))) await go(first);
  while (round === mine) {
    await pause(STEADY_MS * pace());
    if (round === mine && !(await on())) stop();
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
  frames = viewpoint === own ? all : new Frames(replay, viewpoint, first);
  for (const each of eyes) {
    if (each.dataset.viewpoint === viewpoint) each.setAttribute("aria-current", "true");
    else each.removeAttribute("aria-current");
  }
  log.clear();
  await go(version, { step: await stepBefore(frames, version, first) });
}

/** The address of this moment. @param {string} [eyes] through which it is seen */
const here = (eyes = viewpoint) => `${page}${eyes === own ? "" : `?viewpoint=${eyes}`}#${version}`;

function address() {
  history.replaceState(null, "", here());
}

/** Copy the address of this moment; if that is not allowed, show it. */
async function copy() {
  const link = /** @type {HTMLInputElement} */ (at("link"));
  link.value = new URL(here(), location.href).href;
  at("copy").textContent = (await copied(link)) ? "Copied" : "Not copied: copy it by hand";
  await pause(2000);
  at("copy").textContent = "Copy link to this moment";
}

/** Copy the code that shows this moment on another page; if that is not allowed, show it. */
async function copyCode() {
  const code = /** @type {HTMLInputElement} */ (at("code"));
  code.value = embedCode(`/r/${replay}`, version);
  at("copy-code").textContent = (await copied(code)) ? "Copied" : "Not copied: copy it by hand";
  await pause(2000);
  at("copy-code").textContent = "Copy code to embed it";
}

/** Show an error in words; nothing for null. @param {unknown} error */
function complain(error) {
  if (error) stop();
  const text = isPassing(error) ? "The service cannot be reached at the moment. Try again." : error instanceof Error ? error.message : "";
  at("wrong").textContent = text;
}
