/**
 * The room before a table begins: the seats, the link for further players, and the host's acts.
 */

import { ask, name, post, Problem } from "../shared/api.mjs";
import { all, kept, myName, organiserToken, seatTokens } from "../shared/games.mjs";
import { copying } from "../shared/copying.mjs";
import { drawCode } from "../shared/qr_code.mjs";
import { keepSeats } from "./keeping.mjs";
import { sure } from "../table/acting.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const REASONS = { fill_with_bot: "Nobody else comes", start_smaller: "Nobody else comes", abort: "We do not play now" };
let drawn = ""; // the address that the QR code shows
/** @type {Promise<(string | null)[]> | undefined} by seat, for whom a rematch keeps it */
let keptFor;

/** Show the room while seats are free. @param {string} game @param {string[]} free seats, as the page was last seen */
export function showRoom(game, free) {
  const isWaiting = free.some(Boolean);
  at("waiting-room").hidden = !isWaiting;
  if (!isWaiting) return;
  const people = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#people li")]).map(({ dataset }) => dataset);
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#room-seats li"))) showSeat(item, people.find(({ seat }) => seat === item.dataset.seat));
  void nameKept(game);
  const here = people.length - free.length;
  const least = Number(at("waiting-room").dataset.beginsFrom ?? people.length);
  const then = least < people.length ? `From ${least} on, each of you may begin.` : "The game begins when the last one is.";
  at("room-words").textContent = `${here} of ${people.length} seats ${here === 1 ? "is" : "are"} taken. ${then}`;
  prepareHost(game, people);
  prepareBegin(game, people, least);
  showInvitations(game, free);
}

/** @param {HTMLElement} item @param {DOMStringMap | undefined} seat */
function showSeat(item, seat) {
  const isFree = seat?.state === "free";
  item.dataset.state = seat?.state;
  const name = item.querySelector("strong");
  if (name) name.textContent = isFree ? "Free seat" : (seat?.name ?? "");
  const words = item.querySelector("span");
  if (words) words.textContent = isFree ? "" : item.dataset.seat === at("now").dataset.seat ? "you" : seat?.state === "bot" ? "bot" : "";
  if (!isFree) item.querySelector("[data-fill]")?.remove();
}

/** Name the people for whom a rematch keeps its free seats, as its page does not know them. @param {string} game */
async function nameKept(game) {
  keptFor ??= fetchKept(game).catch(() => []);
  const names = await keptFor;
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#room-seats li[data-state=free]"))) {
    const called = names[Number(item.dataset.seat)];
    if (called) item.querySelector("strong")?.replaceChildren(`Kept for ${called}`);
  }
}

/** @param {string} game @returns {Promise<(string | null)[]>} */
async function fetchKept(game) {
  const before = gameBefore(game);
  const token = before && (seatTokens(before)[0] ?? organiserToken(before));
  return token ? (await (await ask(`/v1/games/${before}/rematch`, { token })).json()).names : [];
}

/** The host's acts: seat a bot, begin without the free seats, cancel. @param {string} game @param {DOMStringMap[]} people */
function prepareHost(game, people) {
  const isHost = organiserToken(game) !== null;
  at("host").hidden = !isHost;
  const isOne = people.filter(({ state }) => state !== "free" && state !== "automaton").length < 2;
  /** @type {HTMLElement} */ (at("host").querySelector("[data-host=start_smaller]")).hidden = isOne;
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#room-seats [data-fill]"))) each.hidden = !isHost;
  at("waiting-room").onclick = (event) => {
    const { host, fill } = /** @type {HTMLElement} */ (event.target).dataset;
    const seat = /** @type {HTMLElement} */ (event.target).closest("li")?.dataset.seat;
    if (fill !== undefined) void carryOut(game, "fill_with_bot", Number(seat));
    if (host) void carryOut(game, /** @type {keyof typeof REASONS} */ (host));
  };
}

/** Let each person begin once enough have come. @param {string} game @param {DOMStringMap[]} people @param {number} least */
function prepareBegin(game, people, least) {
  const count = people.filter(({ state }) => state !== "free" && state !== "automaton").length;
  const token = seatTokens(game)[0];
  at("begin").hidden = !token || count < least || count === people.length;
  if (at("begin").hidden) return;
  const button = /** @type {HTMLButtonElement} */ (at("begin").querySelector("button"));
  button.textContent = `Begin now with ${count}`;
  button.onclick = () => void begin(game, token, button);
  /** @type {HTMLElement} */ (at("host").querySelector("[data-host=start_smaller]")).hidden = true;
}

/** @param {string} game @param {string} token @param {HTMLButtonElement} button */
async function begin(game, token, button) {
  const wrong = at("host-wrong");
  wrong.textContent = "";
  button.disabled = true;
  try {
    await ask(`/v1/games/${game}/begin`, { method: "POST", token, headers: { "Idempotency-Key": name() } });
  } catch (error) {
    if (!(error instanceof Problem && error.code === "game-over")) wrong.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.disabled = false;
  }
}

/** @param {string} game @param {keyof typeof REASONS} kind @param {number} [seat] */
async function carryOut(game, kind, seat) {
  const wrong = at("host-wrong");
  wrong.textContent = "";
  if (kind === "abort" && !(await sure("The table is closed for everybody. It cannot be taken back.", "Cancel the table"))) return;
  const token = organiserToken(game);
  const author = myName() || "Organiser";
  const reason = REASONS[kind];
  try {
    if (kind === "abort") await post(`/v1/games/${game}/commands`, { type: "abort", reason }, { token });
    else await post(`/v1/games/${game}/interventions`, { kind, author, reason, seat }, { token });
  } catch (error) {
    wrong.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** The link of the table, and one for each seat that is free still. @param {string} game @param {string[]} free */
function showInvitations(game, free) {
  const { invites = [], invitation } = kept(game);
  const open = invites.filter((each) => free.includes(String(each.seat)));
  const [main, friends, single] = at("invites").querySelectorAll("ul");
  const more = /** @type {HTMLElement} */ (at("invites").querySelector("details"));
  at("invites").hidden = !open.length;
  if (!open.length) return;
  const address = invitation === undefined ? `${game}#claim=${open[0].seat}.${open[0].code}` : `${game}#join=${invitation}`;
  const count = open.length === 1 ? "One seat is free" : `${open.length} seats are free`;
  at("invites-words").textContent = gameBefore(game)
    ? "The others come by “Go to the rematch” on the page of the game before, each to a seat that is meant for them. Send this link to somebody new only if one of them does not come."
    : `${count}. Send this link: each person who opens it types a name and sits down.`;
  more.hidden = open.length < 2;
  fill(main, [{ address, label: "Link of the table" }]);
  const links = open.map(({ seat, code, for: called }) => ({ address: `${game}#claim=${seat}.${code}`, label: `Link for ${called ?? `seat ${seat}`}`, called }));
  fill(friends, links.filter(({ called }) => called));
  fill(single, more.hidden ? [] : links.filter(({ called }) => !called));
  if (!gameBefore(game)) keepSeats(game, open, namesHere(), () => showRoom(game, free));
  if (drawn !== address) void drawCode(`/g/${game}/qr.svg`, `${location.origin}/g/${address}`, at("invites-qr"), "The link as a QR code");
  drawn = address;
}

/** The game with the same people from which this browser came. @param {string} game */
const gameBefore = (game) => all().find(([, { next }]) => next === game)?.[0];

const namesHere = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#people li")]).map(({ dataset }) => dataset.name);

/** Show these links, unless they are shown. @param {HTMLElement} list @param {{address: string, label: string, called?: string}[]} links */
function fill(list, links) {
  const shown = links.map(({ address, label }) => address + label).join();
  if (list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  list.replaceChildren(...links.map(({ address, label, called }) => linkItem(address, label, called)));
}

/** @param {string} address of the table's page @param {string} label @param {string} [called] whose it is, if that is shown */
function linkItem(address, label, called) {
  const item = document.createElement("li");
  const link = document.createElement("input");
  link.readOnly = true;
  link.value = `${location.origin}/g/${address}`;
  link.setAttribute("aria-label", label);
  link.addEventListener("focus", () => link.select());
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "button";
  copy.textContent = "Copy";
  copying(copy, link);
  if (called) item.append(textOf("strong", called));
  item.append(link, copy);
  return item;
}

/** @param {string} tag @param {string} text */
function textOf(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
