/**
 * Seeks, tables in search of players: a seeker keeps a place while this page is open, and goes to the table once it is full.
 *
 * @typedef {{id: string, ruleset: string, options: Record<string, any>, seats: number, people: number, rated: boolean, clock?: {decision_s: number, bank_s: number}}} Seek
 * @typedef {{id: string, token: string, nonces: string, title: string}} Place nonces: the name that they are kept under until the table has an id
 */

import { ask, isPassing, name, pause, Problem } from "../shared/api.mjs";
import { forget, keep, keepName, keepToken, myName } from "../shared/games.mjs";
import { postAsPlayer, signedIn } from "../shared/player.mjs";
import { commitment, moveNonces } from "../verify/nonces.mjs";

const LOOK_MS = 10_000;
const WAIT_S = 20;
const HELD = "deaddrop.seek";
const LOST = "Your place was given up, as this page did not ask for it in time. Look again, or join others.";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Place | null} */
let place = null;
let asking = new AbortController(); // the request that waits for the others

/** List open seeks, and resume this tab's own after a reload. */
export function listSeeks() {
  const held = sessionStorage.getItem(HELD);
  if (held) void follow(JSON.parse(held));
  at("looking-stop").addEventListener("click", () => void stop());
  const dialog = /** @type {HTMLDialogElement} */ (at("seek-join"));
  dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
  document.addEventListener("visibilitychange", () => document.hidden || void look().catch(() => null));
  void keepLooking();
}

async function keepLooking() {
  for (;;) {
    if (!document.hidden) await look().catch(() => null);
    await pause(LOOK_MS);
  }
}

const look = async () => show(await fetchSeeks());

/** @returns {Promise<Seek[]>} */
const fetchSeeks = async () => (await (await ask("/v1/seeks")).json()).items;

/** @param {Seek[]} seeks */
function show(seeks) {
  const others = seeks.filter((each) => each.id !== place?.id && titleOf(each.ruleset));
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.play"))) showAtGame(form, others);
  at("seeks").hidden = !others.length;
  const list = /** @type {Element} */ (at("seeks").querySelector("ul"));
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.seek : undefined;
  list.replaceChildren(...others.map(line));
  if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[data-seek="${focused}"]`))?.focus();
}

/** Say at a game that players look for others there, as the list may be out of sight. @param {HTMLFormElement} form @param {Seek[]} seeks */
function showAtGame(form, seeks) {
  const here = seeks.filter(({ ruleset }) => ruleset === form.dataset.ruleset);
  const [words, button] = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-wanted] span, [data-wanted] button")]);
  /** @type {HTMLElement} */ (form.querySelector("[data-wanted]")).hidden = !here.length;
  if (!here.length) return;
  const said = `Players wanted: ${describe(here[0])}`;
  if (words.textContent !== said) words.textContent = said;
  button.onclick = () => askName(here[0]);
}

/** @param {Seek} seek */
function line(seek) {
  const [item, words, title, state, button] = ["li", "span", "strong", "span", "button"].map((each) => document.createElement(each));
  words.className = "seek";
  title.textContent = titleOf(seek.ruleset);
  state.textContent = describe(seek);
  words.append(title, state);
  button.className = "button";
  button.dataset.seek = seek.id;
  button.textContent = "Join";
  button.setAttribute("aria-label", `Join: ${title.textContent}, ${state.textContent}`);
  button.addEventListener("click", () => askName(seek));
  item.append(words, button);
  return item;
}

/** @param {Seek} seek */
const describe = ({ ruleset, options, seats, people, clock, rated }) =>
  [`${people} of ${seats} players are here`, clockWords(clock), hasOwnRules(ruleset, seats, options) ? "rules of its own" : "", rated ? "rated" : ""].filter(Boolean).join(" · ");

/** @param {string} ruleset */
const formOf = (ruleset) => /** @type {HTMLFormElement | null} */ (document.querySelector(`form.play[data-ruleset="${ruleset}"]`));

/** @param {string} ruleset */
const titleOf = (ruleset) => formOf(ruleset)?.dataset.title ?? "";

/** Whether options are set that do not just follow from how many play. @param {string} ruleset @param {number} seats @param {Record<string, any>} options */
function hasOwnRules(ruleset, seats, options) {
  const size = /** @type {HTMLElement | null | undefined} */ (formOf(ruleset)?.querySelector(`[name=size][value="${seats}"]`));
  const usual = JSON.parse(size?.dataset.options ?? "{}");
  return Object.entries(options).some(([option, value]) => JSON.stringify(value) !== JSON.stringify(usual[option]));
}

/** @param {Seek["clock"]} clock */
function clockWords(clock) {
  if (!clock) return "";
  const choices = [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("form.play input[name=clock]"))];
  const found = choices.find(({ value }) => value && JSON.parse(value).decision_s === clock.decision_s && JSON.parse(value).bank_s === clock.bank_s);
  return found?.labels?.[0].textContent?.trim() ?? `${clock.decision_s} seconds a decision`;
}

/** Before joining, a player gives their name. @param {Seek} seek */
function askName(seek) {
  const dialog = /** @type {HTMLDialogElement} */ (at("seek-join"));
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  const [title, words, wrong] = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("h2, #seek-join-words, .error")]);
  title.textContent = `Join ${titleOf(seek.ruleset)}`;
  words.textContent = `${describe(seek)}. The table opens by itself when the last one has come.`;
  wrong.textContent = "";
  field.value = myName();
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      await take(`/v1/seeks/${seek.id}/join`, { name: field.value.trim() }, titleOf(seek.ruleset));
      dialog.close();
    } catch (problem) {
      wrong.textContent = wordsOf(problem);
    }
  };
  dialog.showModal();
}

/**
 * Look for players. Others who look for the same table are joined, so that two who look at once find each other.
 * @param {{ruleset: string, options: Record<string, any>, seats: number, clock?: any, rated?: boolean, name: string}} wanted @param {string} title
 */
export async function lookForPlayers(wanted, title) {
  const same = place ? undefined : (await fetchSeeks()).find((each) => isSameTable(each, wanted));
  if (!same) return take("/v1/seeks", wanted, title);
  try {
    await take(`/v1/seeks/${same.id}/join`, { name: wanted.name }, title);
  } catch (problem) {
    const isGone = problem instanceof Problem && (problem.code === "seek-filled" || problem.status === 404);
    if (!isGone) throw problem;
    await take("/v1/seeks", wanted, title);
  }
}

/** @param {Seek} seek @param {{ruleset: string, options: Record<string, any>, seats: number, clock?: any, rated?: boolean}} wanted */
const isSameTable = (seek, { ruleset, options, seats, clock, rated = false }) =>
  seek.ruleset === ruleset && seek.seats === seats && seek.rated === rated && isEqual(seek.options, options) && (clock ? isEqual({ ...seek.clock, ...clock }, seek.clock ?? {}) : !seek.clock);

/** Whether two sets of settings say the same. @param {Record<string, any>} one @param {Record<string, any>} other */
const isEqual = (one, other) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((each) => JSON.stringify(one[each]) === JSON.stringify(other[each]));
};

/** Take a place, with a commitment to the luck that is kept here, and go on asking for it. @param {string} path @param {any} body @param {string} title */
async function take(path, body, title) {
  if (place) throw new Error("You look for players already: stop that first.");
  const nonces = `new-${name()}`;
  try {
    const told = await postAsPlayer(path, { ...body, commit: commitment(nonces, 0) });
    keepName(body.name);
    void follow({ id: told.seek.id, token: told.token, nonces, title });
  } catch (problem) {
    forget(nonces);
    throw problem;
  }
}

/** Ask for the place again and again, which keeps it, until the table is open. @param {Place} held */
async function follow(held) {
  place = held;
  asking = new AbortController();
  sessionStorage.setItem(HELD, JSON.stringify(held));
  at("looking-wrong").textContent = "";
  at("looking").hidden = false;
  at("looking-title").textContent = `Looking for players: ${held.title}`;
  at("looking").scrollIntoView({ block: "nearest" });
  for (let wait = 0; place === held; wait = WAIT_S) {
    try {
      const told = await (await ask(`/v1/seeks/${held.id}?wait=${wait}`, { token: held.token, signal: asking.signal })).json();
      if (told.game) return sit(held, told);
      const { people, seats } = told.seek;
      at("looking-words").textContent = `${people} of ${seats} players are here. Keep this page open: the table opens by itself when the last one has come.`;
    } catch (problem) {
      if (isPassing(problem)) await pause(2000);
      else if (place === held) return end(problem instanceof Problem && [404, 410].includes(problem.status) ? LOST : wordsOf(problem));
    }
  }
}

/** @param {Place} held @param {{game: string, seat: number, seat_token: string}} told */
function sit({ nonces, title }, { game, seat, seat_token: token }) {
  sessionStorage.removeItem(HELD);
  keepToken(game, token);
  moveNonces(nonces, game, seat, 0);
  keep(game, { seat, title, at: Date.now(), player: signedIn()?.id });
  location.assign(`/g/${game}`);
}

/** Give the place up. If the last player has just come, the table opens all the same; if the service is out of reach, the place stays. */
async function stop() {
  if (!place) return;
  const held = place;
  asking.abort();
  try {
    await ask(`/v1/seeks/${held.id}`, { method: "DELETE", token: held.token });
    end("");
  } catch (problem) {
    const isFilled = problem instanceof Problem && problem.code === "seek-filled";
    if (!isFilled && !isPassing(problem)) return end(LOST);
    void follow({ ...held });
    if (!isFilled) at("looking-wrong").textContent = wordsOf(problem);
  }
}

/** @param {string} why */
function end(why) {
  if (place) forget(place.nonces);
  place = null;
  sessionStorage.removeItem(HELD);
  at("looking").hidden = true;
  at("looking-wrong").textContent = why;
}

/** The problem in words for the reader. @param {unknown} problem */
export function wordsOf(problem) {
  if (problem instanceof Problem && problem.errors.player) return "This table is rated: sign in first, on the page “You”.";
  if (problem instanceof Problem && problem.errors.name) return problem.errors.name.join(" ");
  return problem instanceof Error ? problem.message : String(problem);
}
