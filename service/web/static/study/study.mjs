/**
 * The notes of a study next to its replay: they lead to their moments, and appear as the reader gets there if the end is hidden.
 */

import { ask, post } from "../shared/api.mjs";
import { at, complain, once } from "../shared/page.mjs";
import { brings, leaveAddress, wants } from "../shared/taking.mjs";
import { keepByAccount, keepStudy, studyToken } from "./kept.mjs";

/** @typedef {{study: string, version: () => number, refresh: () => Promise<void>, say: (text: string) => void}} StudyPage */

const { study = "", last, version: given } = at("table").dataset;
const KEY = /^dd_study_[0-9a-z]+$/;
const OFFER = { title: "Change this study here?", words: "Everybody who has the key of this link can change the study and delete it. Take it over only if it was given to you.", go: "Take the key" };
const REPLACED = " This browser changes the study by another key, which the link’s replaces.";

let version = Number(given);
let reached = version;
let shown = version; // up to which notes are shown, if the end is hidden

listen();
mark();
void takeKey().then(() => {
  const token = studyToken(study);
  at("study-report").hidden = token !== null;
  if (token) void import("./editing.mjs").then(({ edits }) => edits({ study, version: () => version, refresh, say }));
});

/** Keep the key that the address brings if the reader takes it; `#edit` without one leads to a study of the own account. */
async function takeKey() {
  const brought = brings("edit");
  if (brought === null) return;
  leaveAddress();
  if (!brought) return keepByAccount(study);
  const own = studyToken(study);
  if (!KEY.test(brought) || brought === own) return;
  const words = OFFER.words + (own?.startsWith("dd_study_") ? REPLACED : "");
  if (await wants({ ...OFFER, words })) keepStudy(study, brought);
}

function listen() {
  at("table").addEventListener("moment", (/** @type {CustomEvent} */ { detail }) => {
    ({ version, reached } = detail);
    mark();
    if (!last && reached > shown) void refresh().catch(complain);
  });
  for (const each of document.querySelectorAll(".sheet.study, #begin")) {
    each.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a.at");
      if (!(link instanceof HTMLAnchorElement) || /** @type {MouseEvent} */ (event).ctrlKey || /** @type {MouseEvent} */ (event).metaKey) return;
      event.preventDefault();
      location.hash = /** @type {HTMLElement} */ (link.closest("[data-at]")).dataset.at ?? "";
    });
  }
  addEventListener("pageshow", ({ persisted }) => (persisted || isBack()) && void refresh().catch(complain));
  const report = at("study-report");
  report.querySelector("form").addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    void once(/** @type {HTMLButtonElement} */ (form.querySelector("button")), () => send(form));
  });
}

/** Whether the page is shown as it was kept: a variation may have come since. */
const isBack = () => performance.getEntriesByType("navigation").some((each) => /** @type {PerformanceNavigationTiming} */ (each).type === "back_forward");

/** @param {HTMLFormElement} form */
async function send(form) {
  const told = new FormData(form);
  const note = String(told.get("note")).trim();
  await post("/v1/reports", { subject: { kind: "study", study }, ground: told.get("ground"), ...(note && { note }) });
  at("study-report").open = false;
  say("Moderators have it.");
}

/** Light the notes of the moment that is shown, and say them under the table of a small window. */
function mark() {
  let here = null;
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".study-notes > li"))) {
    const link = /** @type {HTMLElement} */ (item.querySelector("a.at"));
    if (Number(item.dataset.at) === version) {
      link.setAttribute("aria-current", "true");
      here = item;
    } else link.removeAttribute("aria-current");
  }
  const texts = here ? [...here.querySelectorAll("[data-note] > span")] : [];
  at("noted").replaceChildren(...texts.map(paragraph));
  const sheet = document.querySelector(".sheet.study");
  if (here && sheet) sheet.scrollTop = here.offsetTop - /** @type {HTMLElement} */ (sheet).offsetTop - 60;
}

/** @param {Element} text */
function paragraph({ textContent }) {
  const made = document.createElement("p");
  made.textContent = textContent;
  return made;
}

/** The notes as they are now. */
async function refresh() {
  const most = reached;
  const answer = await ask(`/study/${study}/notes?v=${most}`);
  const part = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("study-list");
  if (!part || most < shown) return;
  shown = most;
  at("study-list").replaceWith(document.importNode(part, true));
  mark();
  at("table").dispatchEvent(new CustomEvent("noted"));
}

/** @param {string} text */
function say(text) {
  at("study-done").textContent = text;
}
