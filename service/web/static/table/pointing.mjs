/**
 * Pointing at things on the table: each stands for values of commands' fields, and fills in the forms that ask for them.
 *
 * The form in use lies over the page until it is sent or put aside. Values that cannot be pointed at are chosen there.
 */

import { cellUse, isPicked, sendAside, sendNext } from "../play/answer/cells.mjs";
import { markBoards } from "../play/answer/boards.mjs";
import { prepareList } from "../play/answer/list.mjs";
import { prepareSteppers } from "../play/answer/stepper.mjs";
import { prepareSlots } from "../play/answer/slots.mjs";
import { markTray, putBack } from "../play/answer/tray.mjs";
import { prepareWhich, which } from "../play/answer/which.mjs";
import { prepareWords } from "../play/answer/words.mjs";
import { nameTelling, TELLING } from "../play/telling.mjs";
import { isWay, rove, within } from "../play/zones.mjs";
import { complete, has, limit, missing, sender, stakeOf, summaryOf, use, wordsOf } from "./filling.mjs";
import { prepareDragging } from "./dragging.mjs";
import { hold, isHeld, letGo, prepareHolding, sayOfHeld, takeBack } from "./holding.mjs";
import { announce } from "./log.mjs";

/** @typedef {import("./filling.mjs").Use} Use */
/** @typedef {import("../play/zones.mjs").Thing} Thing */
/** @typedef {[string, any, string?]} Meaning a field, a value of it, and in which command, if not in any */

/** Targets of keys: things that can be pointed at, heads of rows and columns, and things with words. */
const REACHED = `:is(.live, .head, ${TELLING})`;
const SVG = "http://www.w3.org/2000/svg";

/** @type {HTMLFormElement | null} the form that is being filled in */
let chosen = null;
/** @type {Element | null} the thing pointed at last */
let last = null;

/** @type {typeof import("../play/answer/pencil.mjs") | null} loaded at the first sheet */
let pencil = null;

/** Load the pencil once a sheet lies on the table. @param {HTMLElement} table */
async function loadPencil(table) {
  if (pencil || !table.querySelector(".zone[data-form=sheet]")) return;
  const found = await import("../play/answer/pencil.mjs");
  if (!pencil) (pencil = found).preparePencil(table);
}

/** Listen in a part of the page that outlives its content. @param {HTMLElement} table */
export function prepare(table) {
  prepareHolding();
  prepareWords(table);
  prepareWhich();
  prepareSteppers(table);
  prepareSlots(table);
  prepareList({ choose, putAside, mark });
  void loadPencil(table);
  new MutationObserver(() => void loadPencil(table)).observe(table, { childList: true });
  prepareDragging(table, { thing: (at) => (pencil?.takesPencil(thing(at)) ? null : thing(at)), target, fits: (from, to) => together(from, to).length > 0, bring: (from, to) => void bring(from, to) });
  table.addEventListener("click", (event) => {
    const opener = event.target instanceof Element ? event.target.closest("form.act [data-open]") : null;
    if (event.target instanceof Element && event.target.closest("[data-aside]")) putAside();
    else if (opener instanceof HTMLButtonElement && opener.form) open(opener.form);
    else void point(thing(event.target));
  });
  table.addEventListener("keydown", (event) => {
    if (event.key === "Escape") putAside();
    const here = reached(event.target);
    const live = thing(event.target);
    if (!here || !(isWay(event.key) || (live && (event.key === "Enter" || event.key === " ")))) return;
    event.preventDefault();
    if (isWay(event.key)) within(here, event.key, things(REACHED))?.focus();
    else void point(live);
  });
  table.addEventListener("change", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (form) limit(form);
    mark();
  });
  table.addEventListener("focusin", (event) => reached(event.target) && rove(things(REACHED)));
  addEventListener("resize", () => document.querySelector("main")?.style.removeProperty("--held"));
}

/** Show the things that can be pointed at now. */
export function mark() {
  if (!chosen?.isConnected) chosen = null;
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.act:has([data-order], [data-some])"))) limit(form);
  let live = 0;
  for (const each of things(":is([data-means], [data-cells] [data-at])")) {
    const uses = usesOf(each);
    live += uses.length;
    each.classList.toggle("live", uses.length > 0);
    const isFree = uses.some((use) => use.isOpen);
    each.classList.toggle("picked", chosen !== null && !isFree && (isPicked(each, chosen) || means(each).some((meaning) => chosen && isTaken(chosen, meaning))));
    each.classList.toggle("other", uses.length > 0 && uses.every((use) => chosen !== null && use.form !== chosen));
    if (uses.length) invite(each, uses);
    else if (each.dataset.called !== undefined) leave(each);
  }
  markTray(chosen, things("[data-means]"), means);
  if (!chosen) holdRoom();
  markBoards(chosen);
  nameTelling(things(TELLING));
  rove(things(REACHED));
  sendNext();
  document.querySelector("#board > svg")?.setAttribute("role", live ? "group" : "img");
}

/** On an upright phone answers have as much room as they needed before, so that the table keeps its place when they go. */
function holdRoom() {
  const { style } = /** @type {HTMLElement} */ (document.querySelector("main"));
  const height = document.getElementById("offers")?.getBoundingClientRect().height ?? 0;
  if (height > parseFloat(style.getPropertyValue("--held") || "0")) style.setProperty("--held", `${height}px`);
}

/** Whether a thing begins a form, or the form holds its value. @param {HTMLFormElement} form @param {Meaning} meaning */
function isTaken(form, [field, value, type = form.dataset.type]) {
  return field === "type" ? form.dataset.type === value : type === form.dataset.type && has(form, field, value);
}

/** Make a button of a thing. @param {Thing} at @param {Use[]} uses */
function invite(at, uses) {
  at.dataset.called ??= at.dataset.name ?? at.querySelector("title")?.textContent ?? at.ariaLabel ?? at.textContent?.trim().replace(/\s+/g, " ") ?? "";
  at.dataset.role ??= at.getAttribute("role") ?? "";
  at.setAttribute("role", "button");
  at.setAttribute("aria-label", `${called(at)}: ${[...new Set(uses.map((each) => each.form.dataset.title))].join(", ")}`);
  if (!at.hasAttribute("tabindex")) at.setAttribute("tabindex", "-1");
  if (!(at instanceof SVGGraphicsElement) || at.querySelector(".halo")) return;
  const { x, y, width, height } = at.getBBox();
  const halo = document.createElementNS(SVG, "rect");
  const place = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8, class: "halo" };
  for (const [name, value] of Object.entries(place)) halo.setAttribute(name, String(value));
  at.append(halo);
}

/** Make it a thing again. @param {Thing} at */
function leave(at) {
  for (const name of ["tabindex", "aria-label", "aria-pressed", "role"]) at.removeAttribute(name);
  if (at.dataset.role) at.setAttribute("role", at.dataset.role);
  if (at instanceof HTMLElement && at.dataset.role) at.setAttribute("aria-label", called(at));
  delete at.dataset.called;
  delete at.dataset.role;
}

/** Give a thing's answer, or ask which of several. @param {Thing | null} at */
async function point(at) {
  if (!at) return;
  if (isHeld()) takeBack();
  last = at;
  if (putBack(chosen, at, things("[data-means]"), means)) return mark();
  const uses = usesOf(at);
  const aside = chosen ? undefined : uses.find((each) => each.isAside);
  if (aside && at instanceof HTMLElement && !pencil && at.closest(".zone[data-form=sheet]")) return; // a mark without the pencil would be public
  if (aside && at instanceof HTMLElement) return pencil?.takesPencil(at) ? pencil.togglePencil(at) : sendAside(at);
  const isAsked = uses.length > 1 || (uses.length === 1 && !chosen && isUnlabelled(at, uses[0]));
  const taken = isAsked ? await which(called(at), uses, { anchor: at }) : 0;
  if (uses[taken]) take(uses[taken], isAsked);
}

/** Give the common answer of two things, or ask which of several. @param {Thing} from @param {Thing} to */
async function bring(from, to) {
  if (isHeld()) takeBack();
  last = to;
  const uses = together(from, to);
  const taken = uses.length > 1 ? await which(`${called(from)}, ${called(to)}`, uses, { anchor: to }) : 0;
  if (uses[taken]) take(uses[taken], uses.length > 1);
}

/** The common uses of two things in one form. @param {Thing} from @param {Thing} to @returns {Use[]} */
function together(from, to) {
  return usesOf(from).filter((each) => !each.isAside).flatMap((first) =>
    usesIn(to, [first.form]).map((second) => ({ ...first, title: first.form.dataset.title ?? "", button: second.button ?? first.button, fill: () => (first.fill(), limit(first.form), second.fill()) })),
  );
}

/** Whether a thing's look does not show its immediate effect: a person, or a pile that stands for a whole command. @param {Thing} at @param {Use} use */
const isUnlabelled = (at, { button }) => isPerson(at) || (button !== undefined && !button.name && at.matches("[data-pile], [data-zone], [data-zone] *"));

/** @param {Thing} at */
const isPerson = (at) => at.hasAttribute("data-panel") || (at.hasAttribute("data-seat") && !at.hasAttribute("data-zone"));

/** @param {Use} taken @param {boolean} isWorded whether it was chosen by its words: then it is sent at once */
function take({ form, fill, button }, isWorded) {
  if (chosen !== form) putAside();
  fill();
  limit(form);
  const send = button ?? sender(form);
  if (!send) choose(form);
  mark();
  if (!send) return;
  if (isWorded || stakeOf(form, send)) return form.requestSubmit(send);
  const words = summary(form, send);
  if (form.dataset.checked !== undefined) form.dispatchEvent(new CustomEvent("together", { bubbles: true, detail: (/** @type {string} */ said) => sayOfHeld(words, said) }));
  hold(words, () => form.isConnected && form.requestSubmit(send), () => (chosen === form ? putAside() : empty(form)));
}

/** The effect of a filled form, by the thing pointed at last. @param {HTMLFormElement} form @param {HTMLElement} send the button that sends it */
function summary(form, send) {
  const { title = "" } = form.dataset;
  const words = wordsOf(form, send);
  if (words !== title) return words;
  const thing = last && called(last);
  return thing && thing !== title ? `${title}: ${thing}` : title;
}

/** Begin with a form that has something to choose. @param {HTMLFormElement} form */
function open(form) {
  putAside();
  choose(form);
  mark();
}

/** Go on with this form. @param {HTMLFormElement} form */
function choose(form) {
  chosen = form;
  form.classList.add("chosen");
  form.querySelector("h3")?.focus({ preventScroll: true });
  announce([`${form.dataset.title}. To choose: ${missing(form).join(", ")}.`]);
}

/** Forget the form that was being filled in. */
export function putAside() {
  letGo();
  if (!chosen) return;
  chosen.reset();
  limit(chosen);
  chosen.classList.remove("chosen");
  chosen = null;
  mark();
  if (last instanceof SVGElement || last instanceof HTMLElement) last.focus({ preventScroll: true });
}

/** Empty a sent form: it stays on the page if the same can be done again. @param {HTMLFormElement} form */
export function empty(form) {
  if (chosen === form) putAside();
  form.reset();
  limit(form);
  mark();
}

/** The uses of a thing: once in each form, in a free place if possible; of several values there, each that a card may stand for, else its form alone. Another piece on a board can replace the picked one. @param {Element} at @returns {Use[]} */
function usesOf(at) {
  const all = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll("form.act")]);
  const found = usesIn(at, chosen ? [chosen] : all);
  return !found.length && chosen && at.matches(".cell, .piece") ? all.flatMap((form) => means(at).flatMap(([field, value]) => (field === "type" && form !== chosen ? use(form, field, value) ?? [] : []))) : found;
}

/** @param {Element} at @param {HTMLFormElement[]} forms @returns {Use[]} */
function usesIn(at, forms) {
  return forms.flatMap((form) => {
    const cell = cellUse(at, form);
    if (cell) return cell;
    const answers = means(at).filter(([, , type = form.dataset.type]) => type === form.dataset.type).filter(([field]) => !chosen || field !== "type" || complete(form));
    const found = answers.flatMap(([field, value]) => ({ field, ...use(form, field, value) })).filter((each) => each.form);
    const best = /** @type {(Use & {field: string}) | undefined} */ (found.find((each) => each.isOpen) ?? found[0]);
    const isAmbiguous = best?.isOpen && found.filter((each) => each.field === best.field).length > 1;
    const steps = found.filter((each) => isAmbiguous && each.isStep && each.isOpen);
    if (steps.length) return /** @type {Use[]} */ (steps);
    if (best && isAmbiguous) return { form, isOpen: true, fill() {}, title: form.dataset.title ?? "", consequence: summaryOf(form) };
    return best ?? [];
  });
}

/** Fields and values that a thing stands for, and in which command, if not in any. @param {Element} at @returns {Meaning[]} */
const means = (at) => JSON.parse(at.getAttribute("data-means") || "[]");

/** @param {Thing} at */
const called = (at) => at.dataset.called ?? "";

/** @param {string} selector @returns {Thing[]} */
const things = (selector) => [.../** @type {NodeListOf<Thing>} */ (document.querySelectorAll(`:is(#board, #rail, #strip) ${selector}`))];

/** The thing that can be pointed at, here. @param {EventTarget | null} target @returns {Thing | null} */
const thing = (target) => (target instanceof Element ? target.closest(":is(#board, #rail, #strip) .live") : null);

/** The thing that the keys are at, here. @param {EventTarget | null} target @returns {Thing | null} */
const reached = (target) => (target instanceof Element ? target.closest(`:is(#board, #rail, #strip) ${REACHED}`) : null);

/** The targets on which a thing can be dropped here. @param {Element | null} at @returns {Thing | null} */
const target = (at) => at?.closest(":is(#board, #rail, #strip) :is([data-means], [data-cells] [data-at])") ?? null;
