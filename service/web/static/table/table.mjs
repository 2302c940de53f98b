/**
 * The table: the viewpoint, its view, its commands, and events.
 */

import { command, sure } from "./acting.mjs";
import { ask } from "../shared/api.mjs";
import { forgetSights, remember } from "../play/motion/last_shown.mjs";
import { apply, fetchTable, isScene } from "../play/parts.mjs";
import { prepareChecks, showHead } from "../verify/checks.mjs";
import { runClocks, showClocks } from "./clocks.mjs";
import { keepCompany, keepNames, prepareCompany, sayPresence, showCompany } from "./company.mjs";
import { chosenToken, showEyes } from "./eyes.mjs";
import { follow } from "../shared/following.mjs";
import { dropToken, keep, kept, organiserToken, tokenOf } from "../shared/games.mjs";
import { History } from "../verify/history.mjs";
import { pinKeys } from "../shared/keys.mjs";
import { announce, compare, forget, inWords, prepareRuleNumbers, read, told } from "./log.mjs";
import { luck, prepareLuck, showLuck } from "./luck_panel.mjs";
import { Nonces } from "../verify/nonces.mjs";
import { isRefused } from "../shared/player.mjs";
import { empty, mark, prepare, putAside } from "./pointing.mjs";
import { prepareSeat, showSeat } from "./seat.mjs";
import { invited } from "../lobby/seats.mjs";
import { complain as complainOn, connected, sayNext, sendCommand, toldBefore } from "./sending.mjs";
import { prepareFrame, widen } from "../scene/frame.mjs";
import { prepareMute, prepareSettings, settings } from "./settings.mjs";
import { stakeOf, wordsOf } from "./filling.mjs";
import { giveObvious } from "../play/answer/obvious.mjs";
import { checkFirst, prepareChecking } from "../play/answer/checking.mjs";
import { call, ring } from "../calls/calls.mjs";
import { isPast, leave, prepareLog } from "../play/past.mjs";
import { Show } from "../play/motion/stage.mjs";
import { OpeningOnce } from "./opening_once.mjs";
import { prepareTelling } from "../play/telling.mjs";
import { takenToken } from "./taking.mjs";
import { warnOfChange } from "./warned.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const game = at("table").dataset.game ?? "";
const api = `/v1/games/${game}`;

let token = await arrive();
let isFollowing = false;
let isShared = false;
let asked = 0;
let shown = 0;

const page = { game, token: () => token, line, look, sent: () => void past.sign().catch(() => null), sending: () => show.player.hold(), answered };
const show = new Show({ fetchAt: fetchStep, settle: () => look().catch(complain) });
/** @type {{entry: any, isLive: boolean, looked: number}[]} entries that the table does not show yet */
let ahead = [];
const opening = new OpeningOnce(game, show);
let played = Promise.resolve();
/** Whether the end is on its stage, which the panel about it waits for. */
let isStaged = false;
const company = { game, token: () => token, complain, changed: () => void import("./talk.mjs").then(({ readAgain }) => readAgain()) };
const past = new History(game, () => token, warnOfChange);
const nonces = new Nonces(game, past, complain);
const OWN_MS = 600; // for which the entries of an own answer are awaited
/** @type {Promise<void>} the look begun last, with any outcome */
let lastLook = Promise.resolve();

start();

/** The token that the address brings, to look with this once, if the reader takes it; else the best of those that are kept. */
async function arrive() {
  const brought = await takenToken(game, at("table").dataset.title).catch((problem) => (sayNext(game, problem.message), null));
  const chosen = chosenToken(game);
  return brought ?? (chosen === undefined ? tokenOf(kept(game)) : chosen);
}

/** Load notes on things once there is one, or once a thing is asked about. */
function loadCardNotes() {
  const load = async (/** @type {Event | void} */ first) => {
    document.removeEventListener("tells", load);
    (await import("../play/card_notes.mjs")).prepareCardNotes(at("table"), /** @type {CustomEvent | undefined} */ (first));
  };
  if (Object.keys(kept(game).notes ?? {}).length) void load();
  else document.addEventListener("tells", load);
}

function start() {
  at("table").addEventListener("submit", (event) => {
    event.preventDefault();
    void act(/** @type {HTMLFormElement} */ (event.target), event.submitter);
  });
  prepareFrame();
  prepare(at("table"));
  prepareTelling(at("table"));
  loadCardNotes();
  prepareLog({ layAt: async (version) => (await fetchAt(version))(), layNow: look, complain });
  prepareRuleNumbers();
  prepareChecking(api, () => token, headers);
  prepareSeat(send, game, () => token);
  prepareCompany(company);
  prepareSettings(() => void sayPresence(company));
  prepareMute(() => ring("turn"));
  runClocks();
  prepareChecks(game, past, complain);
  prepareLuck(game, (token) => nonces.seatOf(token), complain);
  document.addEventListener("visibilitychange", () => document.hidden && void past.sign().catch(() => null));
  document.addEventListener("visibilitychange", () => document.hidden || keep(game, { looked: Number(at("now").dataset.version) }));
  document.addEventListener("visibilitychange", () => document.hidden || isFollowing || void look().catch(complain));
  if (!token) invited(game, luck, complain);
  const before = toldBefore(game);
  if (before) complain(new Error(before));
  void stay();
  void import("../verify/watched_log.mjs").then(({ watchLog }) => watchLog());
  at("report-button").addEventListener("click", () => void import("./reporting.mjs").then(({ askReport }) => askReport(company)).catch(complain));
  at("reporting").hidden = false;
}

/** Look, and follow the game until it is over. */
async function stay() {
  isFollowing = true;
  try {
    await Promise.all([look(), pinKeys().catch(() => null)]);
    notices();
    talk();
    void showEyes(game, token, (each) => nonces.seatOf(each));
    await follow({ path: `/v1/games/${game}/events`, query: "words=true", token }, { news, line, reset });
    await Promise.all([past.sign(), played]);
    talk();
    at("line").textContent = at("now").dataset.status === "over" ? "Over" : "";
  } catch (error) {
    if (token && isRefused(error)) return lookOn();
    complain(error);
    at("line").textContent = "Not connected";
  } finally {
    isFollowing = false;
  }
}

/** The token was revoked, as when another person plays the seat or it got another link: watch with the remaining rights. */
function lookOn() {
  dropToken(game, token ?? "");
  sayNext(game, "This browser no longer opens your seat: it was opened on another device, or given to another player. If you did not do that, ask the organiser of the table.");
  location.reload();
}

/** Company: presence and talk. */
function talk() {
  keepCompany(company);
  void import("./talk.mjs").then(({ openTalk }) => openTalk(company)).catch(() => null);
}

/** If this service can, offer notices to the seat's player while no page is open. */
function notices() {
  const { seat, status } = at("now").dataset;
  if (!seat || !token?.startsWith("dd_seat_") || status !== "playing" || !at("notices").dataset.key) return;
  void import("./notices.mjs").then(({ offerNotices }) => offerNotices(game, Number(seat), token ?? "", complain));
}

/** Events came: show them, and fetch the view again. @param {any[]} found @param {boolean} isLive */
async function news(found, isLive) {
  past.take(found);
  nonces.check(found);
  void showHead(past);
  if (found.length) {
    if (at("now").dataset.seat === "") read();
    const looked = kept(game).looked ?? 0;
    ahead.push(...found.map((entry) => ({ entry, isLive, looked })));
    if (!document.hidden) keep(game, { looked: found.at(-1).version });
    const { version, seat } = at("now").dataset;
    tellUpTo(isLive && show.isOn ? Number(version) : Infinity);
    remember(found, Number(version));
    show.note(found, seat ? Number(seat) : null);
    opening.saw(found, seat ? Number(seat) : null);
    if (isLive) show.foresee(found);
    if (isLive && show.isOn) played = show.player.add(found).then(() => nonces.bring(luck()), complain);
    else await lookFor(found.at(-1).version);
    void nonces.bring(luck());
  }
  return !["over", "aborted"].includes(at("now").dataset.status ?? "") || found.length > 0;
}

/** The service was restored, or failed over, to an earlier state: earlier events do not count. */
async function reset() {
  drop();
  await look();
}

function drop() {
  ahead = [];
  past.reset();
  show.reset();
  forgetSights();
  forget();
  keep(game, { looked: 0, lines: undefined });
}

/** @param {boolean} isUp */
function line(isUp) {
  const text = isUp ? "Live" : "Connection lost. Trying again …";
  const shown = at("line");
  if (shown.textContent !== text) shown.textContent = text;
  shown.classList.toggle("lost", !isUp);
  if (isUp) connected();
}

/** An own answer was accepted as a version, which is shown at once; later moves of others are played. @param {number | null} version */
async function answered(version) {
  if (version !== null && show.isOn && (await show.player.hangs(version, OWN_MS))) {
    played = show.player.release(Number(at("now").dataset.version)).catch(complain);
    return played;
  }
  try {
    await look(version ?? Infinity);
  } finally {
    played = show.player.release(version ?? 0).catch(complain);
  }
}

/** The table's page from this viewpoint. @param {Record<string, string>} [query] */
function fetchPage(query) {
  return fetchTable(game, token, query);
}

/** A function that lays the things on the table as at a version. @param {number} version */
async function fetchAt(version) {
  const { seen } = await fetchPage({ at: String(version), only: "scene" });
  return () => apply(seen, isScene);
}

/** As `fetchAt`, for a step that is played: the log has its lines from then on. @param {number} version */
async function fetchStep(version) {
  const lay = await fetchAt(version);
  return () => (lay(), tellUpTo(version));
}

/** Tell what the table shows. @param {number} version that it is at */
function tellUpTo(version) {
  const [isLive, looked] = [ahead[0]?.isLive ?? true, ahead[0]?.looked ?? 0];
  const shown = ahead.filter(({ entry }) => entry.version <= version).map(({ entry }) => entry);
  ahead = ahead.filter(({ entry }) => entry.version > version);
  if (shown.length) told(shown, { isLive, looked });
}

/** Look, unless the look that is under way brings this version. @param {number} version */
async function lookFor(version) {
  await lastLook;
  if (version > Number(at("now").dataset.version)) await look();
  else show.shows(Number(at("now").dataset.version));
}

/** @param {number} [most] the version that is shown where what comes after it is played */
function look(most = Infinity) {
  const looked = fetchAndShow(most);
  lastLook = looked.catch(() => undefined);
  return looked;
}

/** Fetch this viewpoint, and replace its changed parts; of two answers the later request's counts, at any version. @param {number} most */
async function fetchAndShow(most) {
  const nth = ++asked;
  const { held, head } = past;
  const now = await fetchPage();
  const latest = Number(now.seen.getElementById("now")?.dataset.version);
  const isAhead = latest > most && show.isOn;
  const { seen } = isAhead ? await fetchPage({ at: String(most) }) : now;
  if (nth < shown) return;
  shown = nth;
  const decision = at("now").dataset.decision;
  apply(seen, (part) => !isPast() || !isScene(part));
  if (decision !== at("now").dataset.decision) putAside();
  mark();
  compare(kept(game).lines);
  settle(decision !== at("now").dataset.decision);
  void showLuck(game);
  const { version, status, seat } = at("now").dataset;
  tellUpTo(Number(version));
  show.shows(Number(version));
  if (seat !== "" || status === "over") past.saw(latest, held);
  if (isFollowing || latest >= (head?.version ?? 0)) return;
  drop(); // a game that was over, and goes on from before
  void stay();
}

/** Update the page for the game's state. @param {boolean} isNew whether another decision is open now */
function settle(isNew) {
  const { status, seat, decision, free } = at("now").dataset;
  const isOver = status === "over" || status === "aborted";
  if (status === "playing") opening.look();
  if (status === "over" && !isStaged) stageEnd();
  const isEndShown = isOver && !isStaged && luck()?.state !== "cancelled";
  if (isEndShown && at("after").hidden) widen();
  at("after").hidden = !isEndShown;
  showClocks();
  showCompany(token);
  keepNames(game);
  showSeat(seat !== "" && (token?.startsWith("dd_seat_") ?? false));
  call(Boolean(decision), isOver);
  if (isNew && decision) announce(["The decision is yours."]);
  if (isNew && decision) giveObvious();
  if (isEndShown) void share();
  if (isEndShown) void import("../lobby/next_table.mjs").then(({ offerNext }) => offerNext(game, (each) => nonces.seatOf(each), complain));
  if (organiserToken(game)) void import("./organising.mjs").then(({ showOrganiser }) => showOrganiser(game, look));
  if (kept(game).lesson) void import("../lobby/lesson.mjs").then(({ teach }) => teach(game, () => token)).catch(() => null);
  const open = status === "seating" ? (free ?? "").split(",").filter(Boolean) : [];
  if (open.length || !at("waiting-room").hidden) void import("../lobby/waiting.mjs").then(({ showRoom }) => showRoom(game, open));
}

/** If the end was seen to come, show it on the whole stage before the panel about it. */
function stageEnd() {
  const before = show.takeEnd();
  if (before === null || document.hidden) return;
  isStaged = true;
  const shown = import("../play/motion/finale.mjs").then(({ showEnd }) => showEnd(game, token, before, settings().pace));
  void shown.then((secrets) => keep(game, { secrets }), complain).then(() => {
    isStaged = false;
    settle(false);
  });
}

/** Prepare the offers of an ended game, once. */
async function share() {
  if (isShared) return;
  isShared = true;
  (await import("../shared/share.mjs")).sharing(api, () => token, complain);
}

/** The decision that an answer is for. @returns {Record<string, string>} */
function headers() {
  const { decision } = at("now").dataset;
  return { "If-Match": decision ? `"${decision}"` : "*" };
}

/** Take an offer; a grave one is asked again, with its stake. @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function act(form, submitter) {
  if (!form.dataset.type || at("table").classList.contains("busy")) return;
  const body = command(form, submitter);
  const told = headers();
  const checked = form.dataset.checked === undefined ? null : await checkFirst(api, token, body, told).catch(complain);
  if (checked === undefined) return;
  const stake = checked === null ? stakeOf(form, submitter) : checked.grave ? checked.consequence : "";
  if (stake && !(await sure(stake, "Yes", `${wordsOf(form, submitter)}?`))) return;
  if (await send(body, told)) empty(form);
}

/** Send a command; whether it was accepted. @param {any} body @param {Record<string, string>} headers */
function send(body, headers) {
  read();
  leave();
  keep(game, { lines: inWords() });
  return sendCommand(page, body, headers);
}

/** Show an error in words; nothing for null. @param {unknown} error */
function complain(error) {
  complainOn(page, error);
}
