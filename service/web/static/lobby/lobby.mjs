/**
 * The lobby: opens tables, and lists the games that this browser plays.
 */

import { name } from "../shared/api.mjs";
import { forget, keep, keepName, keepToken, myName } from "../shared/games.mjs";
import { pinKeys } from "../shared/keys.mjs";
import { postAsPlayer, signedIn } from "../shared/player.mjs";
import { commitment, moveNonces } from "../verify/nonces.mjs";
import { listOwnGames } from "./own_games.mjs";
import { listSeeks, lookForPlayers, wordsOf } from "./seeks.mjs";


for (const form of document.querySelectorAll("form.play")) {
  if (form instanceof HTMLFormElement) prepare(form);
}
void listOwnGames().catch(() => null);
listSeeks();
void pinKeys().catch(() => null);
void import("../verify/watched_log.mjs").then(({ watchLog }) => watchLog());

/** @param {HTMLFormElement} form */
function prepare(form) {
  const fields = /** @type {any} */ (form.elements);
  const sheet = /** @type {HTMLDialogElement} */ (form.querySelector("dialog"));
  fields.name.value = myName();
  for (const each of fields.size.length ? fields.size : [fields.size]) each.addEventListener("change", () => fit(fields));
  fields.rated.addEventListener("change", () => fitRated(form, fields));
  fitRated(form, fields);
  form.querySelector("[data-friends]")?.addEventListener("click", () => sheet.showModal());
  form.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { alone, learn, seek } = event.submitter?.dataset ?? {};
    if (seek !== undefined) void look(form, fields, sheet);
    else void open(form, fields, alone !== undefined || learn !== undefined, learn !== undefined);
  });
}

/** The number of players that is chosen. @param {any} fields @returns {HTMLInputElement} */
function sizeOf(fields) {
  return fields.size.length ? [...fields.size].find((/** @type {any} */ each) => each.checked) : fields.size;
}

/** The number of players against bots. @param {HTMLFormElement} form @param {any} fields @returns {HTMLInputElement} */
const practiceSize = (form, fields) =>
  [...(fields.size.length ? fields.size : [fields.size])].find((/** @type {any} */ each) => each.value === /** @type {HTMLElement} */ (form.querySelector("[data-alone]")).dataset.alone);

/** No more bots than seats other than one's own. @param {any} fields */
function fit(fields) {
  const most = Number(sizeOf(fields).value) - 1;
  for (const each of fields.robots.options) each.disabled = Number(each.value) > most;
  if (Number(fields.robots.value) > most) fields.robots.value = String(most);
}

/** A rated table is for people alone, and without help. @param {HTMLFormElement} form @param {any} fields */
function fitRated(form, fields) {
  const isRated = fields.rated.checked;
  const [words, out] = /** @type {HTMLElement[]} */ ([form.querySelector("[data-rated]"), form.querySelector("[data-signed-out]")]);
  words.hidden = !isRated;
  out.hidden = signedIn() !== null;
  fields.robots.disabled = fields.hints.disabled = isRated;
  if (isRated) fields.robots.value = "0";
  if (isRated) fields.hints.checked = false;
  fit(fields);
}

/** Open the table, and go there. @param {HTMLFormElement} form @param {any} fields @param {boolean} isPractice with bots alone, as it is @param {boolean} isLesson */
async function open(form, fields, isPractice, isLesson) {
  const called = fields.name.value.trim();
  const friends = isPractice ? 0 : Number(sizeOf(fields).value) - 1 - Number(fields.robots.value);
  if (!called && friends) return askName(form, fields);
  const buttons = form.querySelectorAll("button");
  const place = `new-${name()}`; // the game has no id yet
  for (const each of buttons) each.disabled = true;
  complain(form, "");
  try {
    keepName(called);
    const body = wanted(form, fields, called || fields.name.placeholder, friends, isPractice, commitment(place, 0));
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

/** Look for players from this page, all of them people. @param {HTMLFormElement} form @param {any} fields @param {HTMLDialogElement} sheet */
async function look(form, fields, sheet) {
  const called = fields.name.value.trim();
  if (!called) return askName(form, fields);
  if (fields.robots.value !== "0" || fields.hints.checked) return complain(form, "Players are looked for at tables without bots and without hints.");
  const { ruleset, options, seats, clock, rated } = wanted(form, fields, called, Number(sizeOf(fields).value) - 1, false, undefined);
  try {
    await lookForPlayers({ ruleset, options, seats: seats.length, clock, rated, name: called }, form.dataset.title ?? "");
    sheet.close();
  } catch (problem) {
    complain(form, wordsOf(problem));
  }
}

/** Show the error, in the sheet while that is open. @param {HTMLFormElement} form @param {string} words */
function complain(form, words) {
  const [outside, inside] = form.querySelectorAll(".error");
  const isOpen = form.querySelector("dialog[open]") !== null;
  outside.textContent = isOpen ? "" : words;
  inside.textContent = isOpen ? words : "";
}

/** Ask for a name: an example name is not enough at a table with others. @param {HTMLFormElement} form @param {any} fields */
function askName(form, fields) {
  complain(form, "Tell the others what to call you.");
  fields.name.focus();
}

/** @param {HTMLFormElement} form @param {any} fields @param {string} called @param {number} friends @param {boolean} isPractice @param {string | undefined} commit to the own nonce */
function wanted(form, fields, called, friends, isPractice, commit) {
  const size = isPractice ? practiceSize(form, fields) : sizeOf(fields);
  const isOpen = friends > 0 && fields.strangers.checked;
  const names = botNames(form, called);
  const bots = Array.from({ length: Number(size.value) - 1 - friends }, (_, nth) => ({ kind: "bot", bot: fields.bot.value, name: names[nth] }));
  return {
    ruleset: form.dataset.ruleset,
    options: { ...changed(form), ...JSON.parse(size.dataset.options ?? "{}") },
    seats: [{ kind: "human", name: called, claim: true, commit }, ...Array.from({ length: friends }, () => ({ kind: "human", ...(isOpen && { open: true }) })), ...bots],
    clock: !isPractice && fields.clock.value ? JSON.parse(fields.clock.value) : undefined,
    hints: isPractice || fields.hints.checked,
    rated: friends > 0 && fields.rated.checked ? true : undefined,
    visibility: friends && (fields.public.checked || isOpen) ? "public" : "unlisted",
  };
}

/** Names of bots, none of them the player's. @param {HTMLFormElement} form @param {string} called */
const botNames = (form, called) => (form.dataset.bots ?? "").split(",").filter((each) => each.toLowerCase() !== called.toLowerCase());

/** A lesson's own table: its options and deal, and the number of bots. @param {HTMLFormElement} form @param {any[]} seats */
function lesson(form, seats) {
  const { players, options, deal } = JSON.parse(form.dataset.lesson ?? "{}");
  const names = botNames(form, seats[0].name);
  const bots = Array.from({ length: players - 1 }, (_, nth) => ({ kind: "bot", bot: "house", name: names[nth] }));
  return { options, seats: [seats[0], ...bots], deal: { mode: "fixed", description: deal } };
}

/** The options that are not as they were. @param {HTMLFormElement} form */
function changed(form) {
  /** @type {Record<string, any>} */
  const wanted = {};
  for (const each of /** @type {NodeListOf<any>} */ (form.querySelectorAll("[data-option]"))) {
    if (each.type === "checkbox" && each.checked !== each.defaultChecked) wanted[each.dataset.option] = each.checked;
    if (each.type === "number" && each.value !== each.defaultValue) wanted[each.dataset.option] = each.value === "" ? null : Number(each.value);
    if (each instanceof HTMLSelectElement && !each.selectedOptions[0]?.defaultSelected) wanted[each.dataset.option] = JSON.parse(each.value);
  }
  return wanted;
}
