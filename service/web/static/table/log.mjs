/**
 * The log in words for the viewpoint: the newest entry first under the heading of its turn, unseen entries marked by a word.
 */

import { keepMoves } from "../play/past.mjs";
import { plateOf } from "../play/places.mjs";
import { foldInto, heading, isBeginning, isFolded, seatOfTurn } from "../shared/log_lines.mjs";
import { keepSettings, settings } from "./settings.mjs";

const KEPT = 30; // announcements

/** The name of a chapter of the log. */
let chapter = "";
/** The heading under which the next line comes. @type {HTMLElement | null} */
let under = null;
/** A turn without a line so far. @type {any} */
let begun = null;

/** Cite rules at the log's lines only while its button is pressed. */
export function prepareRuleNumbers() {
  const button = /** @type {HTMLElement} */ (document.getElementById("rule-numbers"));
  const show = (/** @type {boolean} */ isOn) => {
    button.setAttribute("aria-pressed", String(isOn));
    button.closest(".log")?.classList.toggle("cites", isOn);
  };
  button.addEventListener("click", () => show(keepSettings({ hasRuleNumbers: !settings().hasRuleNumbers }).hasRuleNumbers));
  show(settings().hasRuleNumbers);
}

/** Forget all entries: they come again. */
export function forget() {
  document.getElementById("log")?.replaceChildren();
  chapter = "";
  under = begun = null;
}

/** @param {any[]} entries @param {{isLive: boolean, looked: number}} seen */
export function told(entries, { isLive, looked }) {
  const list = /** @type {HTMLElement} */ (document.getElementById("log"));
  const said = entries.filter((each) => tell(list, each, (isLive || looked > 0) && each.version > looked));
  if (isLive) announce(said.map(textOf));
}

/** One entry's line, under its chapter and its turn; whether it has one. @param {HTMLElement} list @param {any} entry @param {boolean} isNew */
function tell(list, entry, isNew) {
  if (entry.told?.chapter && entry.told.chapter.title !== chapter) {
    list.prepend((under = heading("chapter", (chapter = entry.told.chapter.title))));
    begun = null;
  }
  if (isTurnBeginning(entry)) {
    if (isBeginning(entry)) begun = entry;
    return false;
  }
  if (begun) under = beginTurn(list, begun);
  begun = null;
  const line = item(entry, isNew);
  const before = under ? under.nextElementSibling : list.firstElementChild;
  if (under) under.after(line);
  else list.prepend(line);
  if (!isFolded(list, entry.type)) return true;
  line.dataset.folds = "";
  if (before instanceof HTMLElement && before.dataset.folds === "") foldInto(line, before, { isNewestFirst: true });
  return true;
}

/** Whether an entry says nothing but whose turn it is: rules tell it, and it is not shown. @param {any} entry */
const isTurnBeginning = ({ type, told }) => told?.weight === "silent" && !String(type).startsWith("game.");

/** An entry in words for the viewpoint. @param {any} entry @returns {string} */
const textOf = ({ told, text }) => told?.text ?? text;

/** The heading of a turn, with the sign of its seat, or of a phase: on top of its chapter. @param {HTMLElement} list @param {any} entry */
function beginTurn(list, entry) {
  const plate = plateOf(seatOfTurn(entry));
  const name = plate?.closest("#rail") ? "Your turn" : plate?.dataset.name;
  const first = list.firstElementChild;
  const isInChapter = first?.className === "chapter";
  const made = heading("turn", name || textOf(entry).replace(/\.$/, ""), isInChapter);
  const sign = plate?.querySelector(".sign")?.cloneNode(true);
  if (sign) made.firstElementChild?.prepend(sign);
  if (isInChapter) first?.after(made);
  else list.prepend(made);
  return made;
}

/** @param {any} entry @param {boolean} isNew */
function item(entry, isNew) {
  const { version, at, rule } = entry;
  const made = document.createElement("li");
  made.value = version;
  made.dataset.text = textOf(entry);
  if (isNew) {
    made.className = "new";
    const mark = document.createElement("b");
    mark.textContent = "new";
    made.append(mark, " ");
  }
  made.append(textOf(entry));
  made.title = new Date(at).toLocaleTimeString();
  if (rule) made.append(" ", cited(rule));
  keepMoves(made, entry.told?.moves ?? []);
  return made;
}

/** Mark the lines that are not as they were when one last looked. @param {string[] | undefined} before */
export function compare(before) {
  for (const line of lines()) line.classList.toggle("new", before !== undefined && !before.includes(line.textContent ?? ""));
}

/** The table's state in words, a text for each line. */
export const inWords = () => lines().map((line) => line.textContent ?? "");

const lines = () => [...document.querySelectorAll("#known li, #words li")];

/** A link to a rule. @param {string} rule */
function cited(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `${document.getElementById("table")?.dataset.rules}#${rule}`;
  link.target = "rules";
  link.textContent = rule;
  link.setAttribute("aria-label", `Rule ${rule}`);
  return link;
}

/** Everything is known now. */
export function read() {
  for (const old of document.querySelectorAll("#log .new")) {
    old.classList.remove("new");
    old.querySelector("b")?.remove();
  }
}

/** Say it to screen readers, one after the other. @param {string[]} texts */
export function announce(texts) {
  const news = document.getElementById("news");
  for (const text of texts) {
    const said = document.createElement("p");
    said.textContent = text;
    news?.append(said);
  }
  while (news && news.children.length > KEPT) news.firstElementChild?.remove();
}
