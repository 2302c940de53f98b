/**
 * Seeks in the lobby: each game's sheet has a button to look for players, and says when others look for some.
 */

import { askName, complain, sizeOf, wanted } from "../lobby/offer.mjs";
import { listSeeks, lookForPlayers, wordsOf } from "./seeks.mjs";

for (const form of document.querySelectorAll("form.play")) {
  if (form instanceof HTMLFormElement) prepare(form);
}
listSeeks();

/** @param {HTMLFormElement} form */
function prepare(form) {
  form.querySelector(".ways")?.after(copyOf("seek-notice"));
  form.querySelector("[data-open]")?.after(" ", copyOf("seek-button"));
  for (const each of form.querySelectorAll("[data-wanted] .unseen")) each.textContent = ` ${form.dataset.title}`;
  form.querySelector("[data-seek]")?.addEventListener("click", () => {
    if (form.reportValidity()) void look(form);
  });
}

/** What a template holds. @param {string} id */
function copyOf(id) {
  return /** @type {HTMLTemplateElement} */ (document.getElementById(id)).content.cloneNode(true);
}

/** Look for players from this page, all of them people. @param {HTMLFormElement} form */
async function look(form) {
  const fields = /** @type {any} */ (form.elements);
  const called = fields.name.value.trim();
  if (!called) return askName(form, fields);
  if (fields.robots.value !== "0" || fields.hints.checked) return complain(form, "Players are looked for at tables without bots and without hints.");
  const { ruleset, options, seats, clock, rated } = wanted(form, fields, called, Number(sizeOf(fields).value) - 1, undefined, undefined);
  try {
    await lookForPlayers({ ruleset, options, seats: seats.length, clock, rated, name: called }, form.dataset.title ?? "");
    form.querySelector("dialog")?.close();
  } catch (problem) {
    complain(form, wordsOf(problem));
  }
}
