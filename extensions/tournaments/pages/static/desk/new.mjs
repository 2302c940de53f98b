/**
 * A new tournament: from a preset with changes; its desk opens, and this browser keeps the organiser's link.
 */

import { post, Problem } from "../shared/api.mjs";
import { at, complain, made, submitting } from "../shared/page.mjs";
import { changedOptions, changedRegulations, fillRegulations, put } from "./regulations.mjs";
import { all, keep } from "./state.mjs";
import { ownZone, zones } from "./zones.mjs";

const form = at("new");
const fields = form.elements;
const parts = JSON.parse(form.dataset.parts);
/** The regulations as preset and game have them. */
const chosen = () => ({ ...parts[fields.preset.value], ...JSON.parse(game().dataset.usual)[fields.preset.value], ruleset: fields.ruleset.value });
const game = () => fields.ruleset.selectedOptions[0];

fields.ruleset.addEventListener("change", fit);
for (const each of fields.preset) each.addEventListener("change", fit);
fields.size.addEventListener("change", () => (fitLeast(), fitByes()));
// A wrong field must be visible.
form.addEventListener("invalid", (/** @type {Event} */ { target }) => /** @type {HTMLElement} */ (target).closest("details")?.setAttribute("open", ""), true);
fields.zone.append(...zones().map((each) => new Option(each)));
fields.zone.value = ownZone();
submitting("new", create);
listDesks();
fit();

/** Show the description of the game and the preset. */
function fit() {
  const usual = chosen().sizes;
  fields.rounds.value = chosen().pairing.rounds;
  fields.size.replaceChildren(...JSON.parse(game().dataset.sizes).map((/** @type {number} */ size) => new Option(String(size), String(size), false, size === usual.best)));
  fitLeast();
  fields.least.value = String(usual.min);
  fillRegulations(form, chosen());
  for (const each of form.querySelectorAll("[data-game]")) each.hidden = each.dataset.game !== fields.ruleset.value;
}

/** Smaller tables than usual, if the number of people requires them. */
function fitLeast() {
  const best = Number(fields.size.value);
  const smaller = JSON.parse(game().dataset.sizes).filter((/** @type {number} */ size) => size < best).reverse();
  const before = fields.least.value;
  fields.least.replaceChildren(new Option("none: a bye instead", String(best)), ...smaller.map((/** @type {number} */ size) => new Option(`down to ${size}`, String(size))));
  fields.least.value = Number(before) < best && smaller.includes(Number(before)) ? before : String(smaller[0] ?? best);
}

/** Byes at tables of two are worth a win and half of one; typed values stay. */
function fitByes() {
  for (const [name, more, pair] of [["allocated", "6/5", "2"], ["asked", "4/5", "1"]]) {
    const input = form.querySelector(`[data-path="byes.${name}"]`);
    if ([more, pair].includes(input.value)) input.value = fields.size.value === "2" ? pair : more;
  }
}

async function create() {
  const regulations = changedRegulations(form, chosen());
  const size = Number(fields.size.value);
  put(regulations, "pairing.rounds", Number(fields.rounds.value));
  put(regulations, "sizes", { min: Number(fields.least.value), best: size, max: size });
  if (fields.clock.value) put(regulations, "clock", JSON.parse(fields.clock.value));
  if (fields.luck.value) put(regulations, "luck.public", fields.luck.value);
  const options = changedOptions(form, fields.ruleset.value);
  if (Object.keys(options).length) put(regulations, "options", options);
  const body = { title: fields.title.value.trim(), ruleset: fields.ruleset.value, preset: fields.preset.value, regulations };
  const venue = fields.venue.value.trim();
  const told = await post("/v1/tournaments", { ...body, location: { zone: fields.zone.value, ...(venue && { venue }) } });
  const { id } = told.tournament;
  keep(id, { token: told.token, title: told.tournament.title, starts: fields.starts.value ? new Date(fields.starts.value).toISOString() : undefined });
  if (fields.entering.checked) {
    await post(`/v1/tournaments/${id}`, { is_entering: true }, { method: "PATCH", token: told.token }).catch((error) => (error instanceof Problem ? complain(error) : Promise.reject(error)));
  }
  location.assign(`/desk/${id}`);
}

/** The way back to desks that this browser has opened. */
function listDesks() {
  const desks = all();
  at("desks").hidden = !desks.length;
  at("desks").querySelector("ul").append(...desks.map(([tournament, { title }]) => {
    const link = made("a", title ?? tournament);
    link.href = `/desk/${tournament}`;
    const item = made("li");
    item.append(link);
    return item;
  }));
}
