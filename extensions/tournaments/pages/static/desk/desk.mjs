/**
 * The desk of a tournament: opened with an official's link, filled from the API, and kept up by the tournament's feed.
 */

import { Problem } from "../shared/api.mjs";
import { copying } from "../shared/copying.mjs";
import { at, complain, done } from "../shared/page.mjs";
import { bringsOne } from "../shared/taking.mjs";
import { prepareDecisions, showDecisions } from "./decisions.mjs";
import { checkIn, prepareEntries, showEntries } from "./entries.mjs";
import { prepareTournament, showTournament } from "./tournament.mjs";
import { reachWarning } from "./form.mjs";
import { load, follow, loadProgress } from "./loading.mjs";
import { showNext } from "./next.mjs";
import { prepareRound, showRound } from "./round.mjs";
import { showStandings } from "./standings.mjs";
import { arrive, desk, deskLink, keep, kept, myself, takeOver } from "./state.mjs";
import { nextFilter, openFirst, prepareTables, showTables, tickTables } from "./tables.mjs";
import { ROLES } from "./words.mjs";

const PARTS = ["tables", "entries", "round", "standings", "decisions", "tournament"];
const PROGRESS_MS = 4000;
const SAID_MS = 8000;

/** @type {Record<string, () => unknown>} */
const SHOW = { tables: showTables, entries: showEntries, round: showRound, standings: showStandings, decisions: showDecisions, tournament: showTournament };

let part = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let quiet;

void start();

async function start() {
  at("unlock").addEventListener("submit", unlock);
  addEventListener("hashchange", () => (bringsOne("slip", "token") ? location.reload() : choose()));
  addEventListener("keydown", press);
  copying(at("keep-copy"), at("keep-link"));
  at("keep-done").addEventListener("click", () => (keep(desk.tournament, { isNoted: true }), (at("keep").hidden = true)));
  try {
    await arrive(at("desk").dataset.tournament);
  } catch (error) {
    complain(error);
  }
  if (!desk.token) return lock();
  try {
    await load();
  } catch (error) {
    if (error instanceof Problem && [401, 410].includes(error.status)) return lock(error.status === 410 ? "This link was revoked: another official can give you a new one." : "This link opens nothing here.");
    return complain(error);
  }
  if (!myself()) return lock("This is the link of an entry; the desk opens with an official’s.");
  at("open").hidden = false;
  at("keep-reach").replaceChildren(...reachWarning({ isFolded: true }));
  prepareTables(refresh);
  prepareEntries(refresh);
  prepareRound(refresh);
  prepareDecisions(refresh);
  prepareTournament(refresh);
  show();
  choose();
  setInterval(() => !document.hidden && tickTables(), 1000);
  setInterval(() => !document.hidden && void loadProgress().then(showProgress, () => null), PROGRESS_MS);
  void follow(show);
}

/** @param {Event} event */
async function unlock(event) {
  event.preventDefault();
  try {
    if (!(await takeOver(desk.tournament, at("unlock").elements.link.value))) throw new Error("That is no link of an official.");
    location.reload();
  } catch (error) {
    complain(error);
  }
}

/** @param {string} [why] */
function lock(why) {
  at("locked").hidden = false;
  if (why) complain(new Error(why));
}

/** Load the present state, and report the last act. @param {string} [said] */
async function refresh(said) {
  await load();
  show();
  if (!said) return;
  done(said);
  clearTimeout(quiet);
  quiet = setTimeout(() => done(""), SAID_MS);
}

function show() {
  const { card } = desk;
  document.title = `${card.title} · the desk`;
  at("title").textContent = card.title;
  const mine = myself();
  at("status").textContent = `You are ${mine.name ? `${mine.name}, ` : ""}${ROLES[/** @type {keyof ROLES} */ (mine.role)]}${mine.entry ? ", and you play" : ""}.${card.has_outside_arbiter ? "" : " Everybody who may rule plays too: nobody rules in their own section while its round is on."}`;
  const stays = kept(desk.tournament);
  at("keep").hidden = Boolean(stays.isNoted) || mine.role !== "organiser";
  at("keep-link").value = deskLink(desk.token);
  const open = card.open_appeals.length;
  at("appeals-open").hidden = !open;
  at("appeals-open").textContent = `${open} open`;
  showNext(refresh, go);
  if (part) void SHOW[part]();
}

function showProgress() {
  if (part === "tables") showTables();
  showNext(refresh, go);
}

/** @param {string} to */
function go(to) {
  location.hash = `/${to}`;
  choose();
}

/** Show the part that the address names, or the usual one now. */
function choose() {
  const wanted = location.hash.slice(2);
  part = PARTS.includes(wanted) ? wanted : usual();
  for (const each of PARTS) at(each).hidden = each !== part;
  for (const link of at("parts").querySelectorAll("a")) {
    if (link.hash === `#/${part}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  void Promise.resolve(SHOW[part]()).catch(complain);
}

function usual() {
  if (!desk.entries.size) return "entries";
  if (desk.round && ["published", "open", "closing"].includes(desk.round.state)) return "tables";
  return ["provisional", "final"].includes(desk.card.status) ? "standings" : "round";
}

/** @param {KeyboardEvent} event */
function press(event) {
  const typed = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at("open").hidden || document.querySelector("dialog[open]") || typed.closest("input:not([type=checkbox], [type=search]), select, textarea")) return;
  const isFinding = typed instanceof HTMLInputElement && typed.type === "search";
  if (isFinding && event.key !== "Enter") return;
  const find = at(part).querySelector("input[type=search]");
  if (PARTS[Number(event.key) - 1]) go(PARTS[Number(event.key) - 1]);
  else if (event.key === "/" && find) (event.preventDefault(), find.focus(), find.select());
  else if (event.key.toLowerCase() === "f" && part === "tables") nextFilter();
  else if ((event.key.toLowerCase() === "c" || (isFinding && event.key === "Enter")) && part === "entries") (event.preventDefault(), void checkIn(typed).catch(complain));
  else if (isFinding && part === "tables") (event.preventDefault(), openFirst());
  else if (event.key.startsWith("Arrow") && typed.closest(".glance")) (event.preventDefault(), step(typed, event.key));
}

/** From table to table by the arrows. @param {HTMLElement} from @param {string} key */
function step(from, key) {
  const all = [...at("tables").querySelectorAll(".glance button")];
  const now = all.indexOf(from);
  const across = all.findIndex((each, nth) => nth > 0 && each.getBoundingClientRect().top > all[0].getBoundingClientRect().top);
  const row = across < 0 ? all.length : across;
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[key] ?? 0;
  all[Math.min(all.length - 1, Math.max(0, now + by))]?.focus();
}

