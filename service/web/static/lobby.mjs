/**
 * The lobby: opens a table in one click, and lists the games that this browser plays.
 */

import { ask, name, post } from "./api.mjs";
import { all, forget, keep, keepName, keepToken, myName, tokenOf } from "./games.mjs";
import { pinKeys } from "./keys.mjs";
import { commitment, moveNonces } from "./nonces.mjs";

const SHOWN = 8;
const ALONE_WAIT_S = 30;
const FRIENDS_WAIT_S = 120; // phones suspend pages

for (const form of document.querySelectorAll("form.play")) {
  if (form instanceof HTMLFormElement) prepare(form);
}
void listMine();
void pinKeys().catch(() => null);
void import("./watched_log.mjs").then(({ watchLog }) => watchLog());

/** @param {HTMLFormElement} form */
function prepare(form) {
  const fields = /** @type {any} */ (form.elements);
  fields.name.value = myName();
  fields.friends.addEventListener("change", () => fit(fields));
  fields.size.addEventListener("change", () => fit(fields));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void open(form, fields, isAlone(event.submitter));
  });
}

/** Whether the button asked for bots alone. @param {HTMLElement | null} submitter */
const isAlone = (submitter) => submitter?.dataset.alone !== undefined;

/** No more friends than there are seats beside one's own. @param {any} fields */
function fit(fields) {
  const most = Number(fields.size.value) - 1;
  for (const each of fields.friends.options) each.disabled = Number(each.value) > most;
  if (Number(fields.friends.value) > most) fields.friends.value = String(most);
}

/** Open the table, and go there. @param {HTMLFormElement} form @param {any} fields @param {boolean} isPractice */
async function open(form, fields, isPractice) {
  const error = form.querySelector(".error");
  const called = fields.name.value.trim();
  const buttons = form.querySelectorAll("button");
  const place = `new-${name()}`; // the game has no id yet
  for (const each of buttons) each.disabled = true;
  try {
    keepName(called);
    const made = await post("/v1/games", wanted(form, fields, called || fields.name.placeholder, isPractice, commitment(place, 0)));
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
    });
    location.assign(`/g/${made.game.id}#token=${mine.token}`);
  } catch (problem) {
    forget(place);
    if (error) error.textContent = problem instanceof Error ? problem.message : String(problem);
  } finally {
    for (const each of buttons) each.disabled = false;
  }
}

/** @param {HTMLFormElement} form @param {any} fields @param {string} called @param {boolean} isPractice @param {string | undefined} commit to the own nonce */
function wanted(form, fields, called, isPractice, commit) {
  const friends = isPractice ? 0 : Number(fields.friends.value);
  const players = Number(fields.size.value);
  const names = (form.dataset.bots ?? "").split(",").filter((each) => each.toLowerCase() !== called.toLowerCase());
  const bots = Array.from({ length: players - 1 - friends }, (_, nth) => ({ kind: "bot", bot: fields.bot.value, name: names[nth] }));
  return {
    ruleset: form.dataset.ruleset,
    options: { ...changed(form), ...JSON.parse(fields.size.selectedOptions[0].dataset.options) },
    seats: [{ kind: "human", name: called, claim: true, commit }, ...Array.from({ length: friends }, () => ({ kind: "human" })), ...bots],
    luck: { wait_s: friends ? FRIENDS_WAIT_S : ALONE_WAIT_S },
    visibility: fields.public.checked && !isPractice ? "public" : "unlisted",
  };
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

/** The games that one sits in, with how they stand. */
async function listMine() {
  const mine = all().slice(0, SHOWN);
  const section = document.getElementById("mine");
  const list = section?.querySelector("ul");
  if (!section || !list || !mine.length) return;
  section.hidden = false;
  for (const [game, each] of mine) {
    const { title, seat } = each;
    const link = document.createElement("a");
    link.href = `/g/${game}`;
    link.append(strong(title ?? "A game"), " ");
    const state = document.createElement("span");
    link.append(state);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
    try {
      const view = await (await ask(`/v1/games/${game}/view`, { token: tokenOf(each) })).json();
      const isMine = view.decisions.some((/** @type {any} */ each) => each.seat === seat);
      const isAwaited = view.luck?.awaits.includes(seat);
      state.textContent = isAwaited ? "waits for you to open it" : view.status !== "playing" ? view.status : isMine ? "your decision" : "waiting for others";
    } catch (problem) {
      if (/** @type {any} */ (problem).status === 404) {
        forget(game);
        item.remove();
      }
    }
  }
  section.hidden = !list.children.length;
}

/** @param {string} text */
function strong(text) {
  const made = document.createElement("strong");
  made.textContent = text;
  return made;
}
