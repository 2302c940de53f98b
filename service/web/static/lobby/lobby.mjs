/**
 * The lobby: opens tables, and lists the games that this browser plays.
 */

import { name } from "../shared/api.mjs";
import { forget, keep, keepName, keepToken, myName } from "../shared/games.mjs";
import { pinKeys } from "../shared/keys.mjs";
import { postAsPlayer, signedIn } from "../shared/player.mjs";
import { commitment, moveNonces } from "../verify/nonces.mjs";
import { askName, botNames, complain, sizeOf, wanted } from "./offer.mjs";
import { listOwnGames } from "./own_games.mjs";

for (const form of document.querySelectorAll("form.play")) {
  if (form instanceof HTMLFormElement) prepare(form);
}
void listOwnGames().catch(() => null);
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
    const { alone, learn } = event.submitter?.dataset ?? {};
    void open(form, fields, alone !== undefined || learn !== undefined, learn !== undefined);
  });
}

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

/** A lesson's own table: its options and deal, and the number of bots. @param {HTMLFormElement} form @param {any[]} seats */
function lesson(form, seats) {
  const { players, options, deal } = JSON.parse(form.dataset.lesson ?? "{}");
  const names = botNames(form, seats[0].name);
  const bots = Array.from({ length: players - 1 }, (_, nth) => ({ kind: "bot", bot: "house", name: names[nth] }));
  return { options, seats: [seats[0], ...bots], deal: { mode: "fixed", description: deal } };
}
