/**
 * Changing a study: notes at the moment that is shown, its title, its end. Each change is whole, and on the version that it was decided on.
 */

import { ask, Problem } from "../shared/api.mjs";
import { copied } from "../shared/copying.mjs";
import { at, made, once, pressing } from "../shared/page.mjs";
import { forgetStudy, studyToken } from "./kept.mjs";

/** @typedef {import("./study.mjs").StudyPage} StudyPage */
/** @typedef {{title: string, notes: {at: number, text: string}[], variations: {game: string, text: string | null}[]}} Words */

const CHANGED = "It was changed elsewhere meanwhile, and is shown as it is now. Send yours again.";

/** @type {number | null} the note that is being said in other words */
let edited = null;

/** Let the author write. @param {StudyPage} page */
export function edits(page) {
  const form = at("note-form");
  form.hidden = at("study-own").hidden = false;
  const says = document.getElementById("fork-says");
  if (says) says.hidden = false;
  at("table").addEventListener("moment", () => head(page));
  at("table").addEventListener("noted", () => tools(page));
  document.getElementById("study-fork")?.addEventListener("click", () => at("fork-ask").showModal());
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    void once(form.querySelector("button"), () => write(page));
  });
  form.elements.text.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  at("note-stop").addEventListener("click", () => end(page));
  at("title-form").addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    void once(at("title-form").querySelector("button"), () => rename(page));
  });
  pressing("copy-study", () => copy(page, location.pathname, "Copied. Everybody who has it reads the study."));
  pressing("copy-editing", () => copy(page, `${location.pathname}#edit=${studyToken(page.study)}`, "Copied. Everybody who has it can change the study and delete it."));
  at("copy-editing").hidden = !studyToken(page.study)?.startsWith("dd_study_");
  at("study-delete").addEventListener("click", () => at("study-end").showModal());
  at("study-end").addEventListener("close", () => at("study-end").returnValue === "yes" && void once(at("study-delete"), () => remove(page)));
  head(page);
  tools(page);
}

/** The form's subject. @param {StudyPage} page */
function head(page) {
  if (edited === null) at("note-at").textContent = `A note at event ${page.version()}`;
}

/** Buttons at every note and variation. @param {StudyPage} page */
function tools(page) {
  for (const note of document.querySelectorAll("[data-note]")) {
    const number = Number(/** @type {HTMLElement} */ (note).dataset.note);
    note.append(button("Change", () => begin(number, note)), button("Remove", () => change(page, (words) => words.notes.splice(number, 1), "The note is gone.")));
  }
  for (const variation of document.querySelectorAll("[data-variation]")) {
    const { variation: game } = /** @type {HTMLElement} */ (variation).dataset;
    variation.append(button("Drop", () => change(page, (words) => (words.variations = words.variations.filter((each) => each.game !== game)), "It is not in the study any more.")));
  }
}

/** @param {string} text @param {() => Promise<unknown> | void} act */
function button(text, act) {
  const found = made("button", text, "button quiet");
  found.type = "button";
  found.addEventListener("click", () => void once(found, async () => act()));
  return found;
}

/** Say a note in other words. @param {number} number @param {Element} note */
function begin(number, note) {
  edited = number;
  at("note-form").elements.text.value = note.querySelector("span")?.textContent ?? "";
  at("note-at").textContent = "The note in other words";
  at("note-stop").hidden = false;
  at("note-form").elements.text.focus();
}

/** @param {StudyPage} page */
function end(page) {
  edited = null;
  at("note-form").reset();
  at("note-stop").hidden = true;
  head(page);
}

/** @param {StudyPage} page */
async function write(page) {
  const text = at("note-form").elements.text.value.replace(/\s+/g, " ").trim();
  const [moment, number] = [page.version(), edited];
  /** @param {Words} words */
  const put = ({ notes }) => (number === null ? notes.push({ at: moment, text }) : (notes[number] = { at: notes[number].at, text }));
  await change(page, put, "Noted.");
  end(page);
}

/** @param {StudyPage} page */
async function rename(page) {
  const title = at("title-form").elements.title.value.trim();
  await change(page, (words) => (words.title = title), "Renamed.");
  at("study-title").textContent = title;
}

/**
 * Change the study as it was shown here; if another change came first, show the present study instead.
 * @param {StudyPage} page @param {(words: Words) => unknown} by @param {string} said
 */
async function change(page, by, said) {
  const where = `/v1/studies/${page.study}`;
  const token = studyToken(page.study);
  const seen = Number(at("study-list").dataset.version);
  const now = await (await ask(where)).json();
  if (now.version === seen) {
    const { title, notes } = now;
    /** @type {Words} */
    const words = { title, notes, variations: now.variations.map((/** @type {any} */ { game, text }) => ({ game, text })) };
    by(words);
    try {
      await ask(where, { method: "PUT", token, body: words, headers: { "If-Match": `"${seen}"` } });
      await page.refresh();
      return page.say(said);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412) throw error;
    }
  }
  await page.refresh();
  throw new Error(CHANGED);
}

/** @param {StudyPage} page @param {string} path @param {string} said */
async function copy(page, path, said) {
  const link = at("study-link");
  link.value = new URL(path, location.href).href;
  page.say((await copied(link)) ? said : "Not copied: copy it by hand.");
}

/** Delete it, and go on in its replay. @param {StudyPage} page */
async function remove(page) {
  await ask(`/v1/studies/${page.study}`, { method: "DELETE", token: studyToken(page.study) });
  forgetStudy(page.study);
  location.assign(`/r/${at("table").dataset.replay}#${page.version()}`);
}
