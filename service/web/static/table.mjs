/**
 * The table: who one is here, what one sees, what one may do, and what happens.
 */

import { command, sure } from "./acting.mjs";
import { ask, isPassing, post, Problem } from "./api.mjs";
import { follow } from "./following.mjs";
import { keep, keepToken, kept, tokenOf } from "./games.mjs";
import { History } from "./history.mjs";
import { pinKeys } from "./keys.mjs";
import { announce, compare, inWords, read, told } from "./log.mjs";
import { prepareLuck, showLuck } from "./luck_panel.mjs";
import { Nonces } from "./nonces.mjs";
import { empty, mark, prepare, putAside } from "./pointing.mjs";
import { inWords as inWordsOf, RoundWatch, verdict } from "./round_sight.mjs";
import { invitations, invited } from "./seats.mjs";
import { sharing } from "./share.mjs";
import { warn } from "./warnings.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const game = at("table").dataset.game ?? "";
const api = `/v1/games/${game}`;
const narrow = matchMedia("(max-width: 56rem)");
const title = document.title;

let token = arrive();
let isBusy = false;
let isFollowing = false;
let asked = 0;
let shown = 0;
/** @type {Map<string, string>} what each part was made of */
const parts = new Map();

const past = new History(game, () => token, changed);
const nonces = new Nonces(game, past, complain);
const rounds = new RoundWatch(game);
/** @type {ReturnType<typeof setTimeout> | undefined} the next look for a round that is not named yet */
let nextLook;

start();

/** The token that the address brings, to look with this once, or the best of those that are kept. */
function arrive() {
  const brought = new URLSearchParams(location.hash.slice(1)).get("token");
  if (brought) {
    keepToken(game, brought);
    keep(game, { at: kept(game).at ?? Date.now(), title: kept(game).title ?? at("table").dataset.title });
    history.replaceState(null, "", location.pathname);
  }
  return brought ?? tokenOf(kept(game));
}

function start() {
  at("table").addEventListener("submit", (event) => {
    event.preventDefault();
    void act(/** @type {HTMLFormElement} */ (event.target), event.submitter);
  });
  prepare(at("table"));
  at("resign").addEventListener("click", () => void resign());
  at("verify").addEventListener("click", () => void verify());
  prepareLuck(game, (token) => nonces.seatOf(token), complain);
  sharing(api, () => token, complain);
  at("held").addEventListener("click", () => save(past.file(), `deaddrop-${game}.json`));
  at("compare").addEventListener("toggle", () => void words());
  document.addEventListener("visibilitychange", () => document.hidden && void past.sign().catch(() => null));
  document.addEventListener("visibilitychange", () => document.hidden || keep(game, { looked: Number(at("now").dataset.version) }));
  document.addEventListener("visibilitychange", () => document.hidden || isFollowing || void look().catch(complain));
  narrow.addEventListener("change", () => void look());
  if (!token) invited(game, luck, complain);
  void stay();
  void import("./watched_log.mjs").then(({ watchLog }) => watchLog());
}

/** Look, and follow the game until it is over. */
async function stay() {
  isFollowing = true;
  try {
    await Promise.all([look(), pinKeys().catch(() => null)]);
    await follow(game, token, { entries, line, reset });
    await past.sign();
    at("line").textContent = at("now").dataset.status === "over" ? "Over" : "";
  } catch (error) {
    complain(error);
    at("line").textContent = "Not connected";
  } finally {
    isFollowing = false;
  }
}

/** Entries came: tell them, and look again. @param {any[]} found @param {boolean} isLive */
async function entries(found, isLive) {
  past.take(found);
  nonces.check(found);
  void words();
  if (found.length) {
    if (at("now").dataset.seat === "") read();
    told(found, { isLive, looked: kept(game).looked ?? 0 });
    if (!document.hidden) keep(game, { looked: found.at(-1).version });
    if (found.at(-1).version > Number(at("now").dataset.version)) await look();
    void nonces.bring(luck());
  }
  return !["over", "aborted"].includes(at("now").dataset.status ?? "") || found.length > 0;
}

/** The service was restored, or failed over, to an earlier state: what was told does not count. */
async function reset() {
  drop();
  await look();
}

function drop() {
  past.reset();
  at("log").replaceChildren();
  keep(game, { looked: 0, lines: undefined });
}

/** @param {boolean} isUp */
function line(isUp) {
  const text = isUp ? "Live" : "Connection lost. Trying again …";
  const shown = at("line");
  if (shown.textContent !== text) shown.textContent = text;
  shown.classList.toggle("lost", !isUp);
}

/** Fetch what this viewpoint shows, and replace what changed; of two answers the one that was asked for later counts, whatever its version. */
async function look() {
  const nth = ++asked;
  const { held, head } = past;
  const path = `/g/${game}/table?shape=${narrow.matches ? "tall" : "wide"}`;
  const askedAt = Date.now();
  const answer = await ask(path, { token });
  const seen = new DOMParser().parseFromString(await answer.text(), "text/html");
  watchRound(seen, askedAt, answer.headers.get("Date"));
  if (nth < shown) return;
  shown = nth;
  const decision = at("now").dataset.decision;
  for (const part of seen.querySelectorAll("[data-part]")) {
    if (parts.get(part.id) === part.outerHTML) continue;
    parts.set(part.id, part.outerHTML);
    const hadFocus = at(part.id).contains(document.activeElement);
    const made = document.importNode(part, true);
    const old = at(part.id);
    if (made instanceof HTMLDetailsElement && old instanceof HTMLDetailsElement) made.open = old.open;
    old.replaceWith(made);
    if (hadFocus) at("whose").focus({ preventScroll: true });
  }
  if (decision !== at("now").dataset.decision) putAside();
  mark();
  compare(kept(game).lines);
  settle(decision !== at("now").dataset.decision);
  void showLuck(game);
  const { version, status, seat } = at("now").dataset;
  if (seat !== "" || status === "over") past.saw(Number(version), held);
  if (isFollowing || Number(version) >= (head?.version ?? 0)) return;
  drop(); // a game that was over, and goes on from before
  void stay();
}

/** Say whether the awaited round of drand was still to come when it was named; look again while none is. @param {Document} seen @param {number} askedAt @param {string | null} date */
function watchRound(seen, askedAt, date) {
  const now = JSON.parse(/** @type {HTMLElement} */ (seen.getElementById("now")).dataset.luck ?? "null");
  const waitMs = rounds.saw(now, askedAt, Date.now(), date);
  clearTimeout(nextLook);
  const lookAgain = () => void look().catch(() => (nextLook = setTimeout(lookAgain, waitMs ?? 0)));
  if (waitMs !== null) nextLook = setTimeout(lookAgain, waitMs);
  const { sight } = rounds;
  const isLate = sight !== null && verdict(sight) === "late";
  warn("round", isLate ? inWordsOf(sight) : null);
  at("round").textContent = isLate ? "" : inWordsOf(sight);
}

/** The luck before the deal, as it was last seen. @returns {any} */
function luck() {
  return JSON.parse(at("now").dataset.luck ?? "null");
}

/** The game is not the one that was told before: say so, and keep saying it. @param {import("./history.mjs").Change | null} change */
function changed(change) {
  if (!change) return warn("history", null);
  const { after, held, reason } = change;
  const said = reason === null ? "Nothing in the log says why." : `The operator says: “${reason}”`;
  const from = after ? `event ${after} (the last that agrees)` : "its beginning";
  warn("history", `This is not the game that you were shown before. It is another one somewhere between ${from} and event ${held} (which you hold). ${said}`);
}

/** The head in words, for whoever opens that part. */
async function words() {
  const { head } = past;
  if (!head || !(/** @type {HTMLDetailsElement} */ (at("compare")).open)) return;
  const { inWords: wordsOf } = await import("./words.mjs");
  at("head").textContent = `Event ${head.version}: ${wordsOf(head.digest)}`;
}

/** Have a file saved. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What follows from how the game stands. @param {boolean} isNew whether another decision is open now */
function settle(isNew) {
  const { status, seat, resigned, decision, free } = at("now").dataset;
  const isOver = status === "over" || status === "aborted";
  at("after").hidden = !isOver || luck()?.state === "cancelled";
  at("leave").hidden = status !== "playing" || seat === "" || resigned === "yes";
  document.title = decision ? `Your decision · ${title}` : title;
  if (isNew && decision) announce(["The decision is yours."]);
  invitations(game, status === "seating" ? (free ?? "").split(",") : []);
}

/** Take an offer. @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function act(form, submitter) {
  if (isBusy || !form.dataset.type) return;
  const body = command(form, submitter);
  if (form.dataset.ask && !(await sure(form.dataset.ask))) return;
  const { decision } = at("now").dataset;
  if (await send(body, { "If-Match": decision ? `"${decision}"` : "*" })) empty(form);
}

async function resign() {
  if (await sure("You leave the game, and a bot plays your seat. It cannot be taken back.")) await send({ type: "resign" }, {});
}

/** Send a command; whether it was accepted. @param {any} body @param {Record<string, string>} headers */
async function send(body, headers) {
  let isAccepted = false;
  isBusy = true;
  read();
  keep(game, { lines: inWords() });
  at("table").classList.add("busy");
  complain(null);
  try {
    await post(`${api}/commands`, body, { token, headers });
    isAccepted = true;
    void past.sign().catch(() => null);
    at("whose").focus({ preventScroll: true });
  } catch (error) {
    complain(error);
  } finally {
    isBusy = false;
    await look().catch(complain);
    at("table").classList.remove("busy");
  }
  return isAccepted;
}

/** Check the whole game here, and say what was found. */
async function verify() {
  at("verified").textContent = "Checking …";
  try {
    const { verified } = await import("./verified.mjs");
    at("verified").textContent = await verified(api);
  } catch (error) {
    at("verified").textContent = "";
    complain(error);
  }
}

/** Say what went wrong, in words; nothing for null. @param {unknown} error */
function complain(error) {
  if (isPassing(error)) line(false);
  const text = error instanceof Problem && error.code === "stale-decision" ? "The table has moved on. Look again, and decide anew." : error instanceof Error ? error.message : "";
  at("wrong").textContent = text;
}
