/**
 * Pointing at things in the drawing: each stands for values of commands' fields, and fills in the forms that ask for them.
 *
 * The form that is being filled in lies over the page until it is sent or put aside. What cannot be pointed at is chosen there.
 */

import { which } from "./acting.mjs";
import { complete, has, limit, missing, sender, use } from "./filling.mjs";
import { announce } from "./log.mjs";

/** @typedef {import("./filling.mjs").Use} Use */

const SVG = "http://www.w3.org/2000/svg";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {HTMLFormElement | null} the form that is being filled in */
let chosen = null;
/** @type {Element | null} what was pointed at last */
let last = null;

/** Listen in a part of the page that outlives what is drawn in it. @param {HTMLElement} table */
export function prepare(table) {
  table.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-aside]")) putAside();
    else void point(thing(event.target), event);
  });
  table.addEventListener("keydown", (event) => {
    if (event.key === "Escape") putAside();
    const here = thing(event.target);
    if (!here || !(event.key in WAYS || event.key === "Enter" || event.key === " ")) return;
    event.preventDefault();
    if (event.key in WAYS) beside(here, WAYS[/** @type {keyof WAYS} */ (event.key)])?.focus();
    else void point(here, null);
  });
  table.addEventListener("change", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (form) limit(form);
    mark();
  });
}

/** Show what can be pointed at now. */
export function mark() {
  if (!chosen?.isConnected) chosen = null;
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.act:has([data-order], [data-some])"))) limit(form);
  let live = 0;
  for (const each of things("[data-means]")) {
    const uses = usesOf(each);
    live += uses.length;
    each.classList.toggle("live", uses.length > 0);
    const isFree = uses.some((use) => use.isOpen);
    each.classList.toggle("picked", chosen !== null && !isFree && means(each).some(([field, value]) => chosen && has(chosen, field, value)));
    if (uses.length) invite(each, uses);
    else for (const name of ["role", "tabindex", "aria-label"]) each.removeAttribute(name);
  }
  document.querySelector("#board svg")?.setAttribute("role", live ? "group" : "img");
}

/** Make a button of a thing. @param {SVGGraphicsElement} at @param {Use[]} uses */
function invite(at, uses) {
  const told = { role: "button", tabindex: "0", "aria-label": `${called(at)}: ${uses.map((each) => each.form.dataset.title).join(", ")}` };
  for (const [name, value] of Object.entries(told)) at.setAttribute(name, value);
  if (at.querySelector(".halo")) return;
  const { x, y, width, height } = at.getBBox();
  const halo = document.createElementNS(SVG, "rect");
  const place = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8, class: "halo" };
  for (const [name, value] of Object.entries(place)) halo.setAttribute(name, String(value));
  at.append(halo);
}

/** Do what a thing stands for, or ask which of several. @param {SVGGraphicsElement | null} at @param {MouseEvent | null} event */
async function point(at, event) {
  if (!at) return;
  last = at;
  const uses = usesOf(at);
  const isAsked = uses.length > 1 || (uses.length === 1 && !chosen && isUnlabelled(at, uses[0]));
  const taken = isAsked ? await which(called(at), uses, event) : 0;
  if (uses[taken]) take(uses[taken]);
}

/** Whether nothing that one sees of a thing says what it does at once: a panel, or a pile that stands for a whole command. @param {Element} at @param {Use} use */
const isUnlabelled = (at, { button }) => at.hasAttribute("data-panel") || (at.hasAttribute("data-pile") && button !== undefined && !button.name);

/** @param {Use} taken */
function take({ form, fill, button }) {
  if (chosen !== form) putAside();
  fill();
  limit(form);
  const send = button ?? sender(form);
  if (!send) choose(form);
  mark();
  if (send) form.requestSubmit(send);
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
  if (!chosen) return;
  chosen.reset();
  limit(chosen);
  chosen.classList.remove("chosen");
  chosen = null;
  mark();
  if (last instanceof SVGElement) last.focus({ preventScroll: true });
}

/** Empty a form that was sent: it stays on the page where the same can be done again. @param {HTMLFormElement} form */
export function empty(form) {
  if (chosen === form) putAside();
  form.reset();
  limit(form);
  mark();
}

/** What a thing can be used for: once in each form, where its place is free still if possible. @param {Element} at @returns {Use[]} */
function usesOf(at) {
  const forms = chosen ? [chosen] : /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll("form.act")]);
  return forms.flatMap((form) => {
    const answers = means(at).filter(([field]) => !chosen || field !== "type" || complete(form));
    const found = answers.map(([field, value]) => use(form, field, value)).filter((each) => each !== null);
    return (found.find((each) => each.isOpen) ?? found[0] ?? []);
  });
}

/** @param {Element} at @returns {[string, any][]} */
const means = (at) => JSON.parse(at.getAttribute("data-means") ?? "[]");

/** @param {Element} at */
const called = (at) => at.querySelector("title")?.textContent ?? "";

/** @param {string} selector */
const things = (selector) => /** @type {NodeListOf<SVGGraphicsElement>} */ (document.querySelectorAll(`#board ${selector}`));

/** The thing that can be pointed at, here. @param {EventTarget | null} target */
const thing = (target) => (target instanceof Element ? /** @type {SVGGraphicsElement | null} */ (target.closest("#board .live")) : null);

/** The nearest thing in a direction. @param {Element} from @param {number[]} way */
function beside(from, [right, down]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of things(".live")) {
    const there = middle(each);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [each, ahead + 2 * aside];
  }
  return best;
}

/** @param {Element} at */
function middle(at) {
  const { left, top, width, height } = at.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
