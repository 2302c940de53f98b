/**
 * The lobby: opens tables, and lists the games that this browser plays.
 */

import { name } from "../shared/api.mjs";
import { forget, keep, keepName, keepToken, myName } from "../shared/games.mjs";
import { pinKeys } from "../shared/keys.mjs";
import { postAsPlayer, signedIn } from "../shared/player.mjs";
import { commitment, moveNonces } from "../verify/nonces.mjs";
import { askName, botNames, complain, sizeOf, wanted } from "./offer.mjs";
import { keepLast, layLast, sayChanged } from "./last_table.mjs";
import { listOwnGames } from "./own_games.mjs";

for (const form of document.querySelectorAll("form.play")) {
  if (form instanceof HTMLFormElement) prepare(form);
}
for (const button of document.querySelectorAll("button:is([data-of], [data-first])")) {
  if (button instanceof HTMLButtonElement) prepareFor(button);
}
listenToMotion();
void listOwnGames().catch(() => null);
void pinKeys().catch(() => null);
void import("../verify/watched_log.mjs").then(({ watchLog }) => watchLog());

/** @param {HTMLFormElement} form */
function prepare(form) {
  const fields = /** @type {any} */ (form.elements);
  const sheet = /** @type {HTMLDialogElement} */ (form.querySelector("dialog"));
  fields.name.value = myName();
  layLast(form);
  for (const each of fields.size.length ? fields.size : [fields.size]) each.addEventListener("change", () => fit(fields));
  fields.rated.addEventListener("change", () => fitRated(form, fields));
  fitRated(form, fields);
  form.addEventListener("change", () => sayChanged(form));
  sayChanged(form);
  form.querySelector("[data-friends]")?.addEventListener("click", () => sheet.showModal());
  form.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { alone, learn } = event.submitter?.dataset ?? {};
    void open(form, fields, learn === undefined ? alone : practiceOf(form), learn !== undefined);
  });
}

/** A button elsewhere on the page that opens a table of a game: its first lesson, practice with a number of players, or the sheet with that number chosen. @param {HTMLButtonElement} button */
function prepareFor(button) {
  const { first, of: ruleset = first, alone, size } = button.dataset;
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(`form.play[data-ruleset="${ruleset}"]`));
  if (!form) return;
  const fields = /** @type {any} */ (form.elements);
  button.addEventListener("click", async () => {
    if (size) {
      fields.size.value = size;
      fit(fields);
      /** @type {HTMLDialogElement} */ (form.querySelector("dialog")).showModal();
      return;
    }
    button.disabled = true;
    await open(form, fields, alone ?? practiceOf(form), first !== undefined);
    button.disabled = false;
    form.querySelector(".error:not(:empty)")?.scrollIntoView({ block: "center" });
  });
}

/** The number of players against bots, as a game is played at first. @param {HTMLFormElement} form */
const practiceOf = (form) => /** @type {HTMLElement | null} */ (form.querySelector("[data-alone]"))?.dataset.alone;

/** Say under the table in motion what happens there. */
function listenToMotion() {
  const [frame, said] = [document.querySelector("#motion iframe"), document.getElementById("motion-said")];
  if (!(frame instanceof HTMLIFrameElement) || !said) return;
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source === frame.contentWindow && origin === location.origin && typeof data.said === "string") said.textContent = data.said || "The next game begins.";
  });
}

/** No more bots than seats other than one's own, and a table that begins smaller by the same rules. @param {any} fields */
function fit(fields) {
  fitLeast(fields);
  const most = Number(sizeOf(fields).value) - 1;
  for (const each of fields.robots) {
    each.disabled = fields.rated.checked || Number(each.value) > most;
    each.closest("label").hidden = Number(each.value) > most;
  }
  if (Number(fields.robots.value) > most) fields.robots.value = String(most);
}

/** Offer to begin with fewer than the number that is chosen, where the options of that number allow it. @param {any} fields */
function fitLeast(fields) {
  if (!fields.least) return;
  const size = sizeOf(fields);
  const others = fields.size.length ? [...fields.size] : [fields.size];
  for (const each of fields.least) {
    const same = others.find(({ value }) => value === each.value);
    each.disabled = each.value !== "" && (Number(each.value) >= Number(size.value) || same?.dataset.options !== size.dataset.options);
    each.closest("label").hidden = each.disabled;
    if (each.disabled && each.checked) fields.least[0].checked = true;
  }
  fields.least[0].closest("fieldset").hidden = [...fields.least].every(({ value, disabled }) => disabled || value === "");
}

/** A rated table is for people alone, and without help. @param {HTMLFormElement} form @param {any} fields */
function fitRated(form, fields) {
  const isRated = fields.rated.checked;
  const [words, out] = /** @type {HTMLElement[]} */ ([form.querySelector("[data-rated]"), form.querySelector("[data-signed-out]")]);
  words.hidden = !isRated;
  out.hidden = signedIn() !== null;
  fields.hints.disabled = isRated;
  if (isRated) fields.robots.value = "0";
  if (isRated) fields.hints.checked = false;
  fit(fields);
}

/** Open the table, and go there. @param {HTMLFormElement} form @param {any} fields @param {string | undefined} practice number of players, with bots alone @param {boolean} isLesson */
async function open(form, fields, practice, isLesson) {
  const called = fields.name.value.trim();
  const friends = practice ? 0 : Number(sizeOf(fields).value) - 1 - Number(fields.robots.value);
  if (!called && friends) return askName(form, fields);
  const buttons = form.querySelectorAll("button");
  const place = `new-${name()}`; // the game has no id yet
  for (const each of buttons) each.disabled = true;
  complain(form, "");
  try {
    keepName(called);
    if (!practice) keepLast(form);
    const body = wanted(form, fields, called || fields.name.placeholder, friends, practice, commitment(place, 0));
    const made = await postAsPlayer("/v1/games", isLesson ? { ...body, ...lesson(form, body.seats) } : body);
    const mine = made.seats.find((/** @type {any} */ seat) => seat.token);
    const invites = made.seats.filter((/** @type {any} */ seat) => seat.claim_code);
    keepToken(made.game.id, made.organiser_token);
    keepToken(made.game.id, mine.token);
    moveNonces(place, made.game.id, mine.seat);
    keep(made.game.id, {
      seat: mine.seat,
      title: form.dataset.title,
      at: Date.now(),
      invites: invites.map((/** @type {any} */ seat) => ({ seat: seat.seat, code: seat.claim_code })),
      invitation: made.invitation_code,
      player: signedIn()?.id,
      lesson: isLesson ? { counts: {}, at: 0 } : undefined,
    });
    location.assign(`/g/${made.game.id}#token=${mine.token}`);
  } catch (problem) {
    forget(place);
    complain(form, problem instanceof Error ? problem.message : String(problem));
  } finally {
    for (const each of buttons) each.disabled = false;
  }
}

/** A lesson's own table: its options and deal, and the number of bots. @param {HTMLFormElement} form @param {any[]} seats */
function lesson(form, seats) {
  const { players, options, deal } = JSON.parse(form.dataset.lesson ?? "{}");
  const names = botNames(form, seats[0].name);
  const bots = Array.from({ length: players - 1 }, (_, nth) => ({ kind: "bot", bot: "house", name: names[nth] }));
  return { options, seats: [seats[0], ...bots], deal: { mode: "fixed", description: deal } };
}
