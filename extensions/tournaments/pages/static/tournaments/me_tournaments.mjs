/**
 * A section of the page “You”: my tournaments on all devices: the progress of each, my table or place, and entries of this browser that no account has.
 */

import { Problem } from "../shared/api.mjs";
import { tournamentsOfOwn, keepOwn } from "./kept.mjs";
import { askAsMe, readAsMe } from "../me/me_page.mjs";
import { at, complain, done, made, pressing } from "../shared/page.mjs";
import { signedIn, whenSignedIn } from "../shared/player.mjs";

/** @typedef {{tournament: {id: string, title: string, status: string, rounds: number, closed_rounds: number}, location: {venue: string | null}, entry: {state: string, names: (string | null)[], entry: number}, table: {round: number, table: number} | null, is_table_over: boolean, starts_at: string | null, place: number | null}} MyTournament */

/** @type {string | null} the cursor of the next page */
let next = null;

pressing("more-tournaments", () => list(next));
pressing("loose-entries-add", addLoose);
whenSignedIn(() => showTournaments().catch(complain));

/** The first page of the tournaments, and the candidates to add. */
async function showTournaments() {
  at("tournaments").querySelector("ul").replaceChildren();
  await list(null);
  const count = loose().length;
  at("loose-entries").hidden = !count;
  at("loose-entries-words").textContent = `This browser has ${count === 1 ? "the entry of a tournament" : `entries of ${count} tournaments`} that your account does not know. Added, you find ${count === 1 ? "it" : "them"} on every device.`;
  at("tournaments").hidden = !count && !at("tournaments").querySelector("li");
}

/** @param {string | null} cursor */
async function list(cursor) {
  const page = await readAsMe(`/v1/players/me/tournaments${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`);
  at("tournaments").querySelector("ul").append(...page.items.map(item));
  next = page.next;
  at("more-tournaments").hidden = next === null;
}

/** @param {MyTournament} each */
function item(each) {
  const { tournament, location, entry, table, is_table_over: isOver } = each;
  const link = made("a");
  link.href = `/t/${tournament.id}`;
  const who = entry.names.filter(Boolean).join(" / ") || `Entry ${entry.entry}`;
  link.append(made("strong", tournament.title), " ", made("span", words(each), "state"), " ", made("span", location.venue ? `${who} · ${location.venue}` : who, "names"));
  const found = made("li", "", table && !isOver && tournament.status === "running" ? "yours" : ["final", "cancelled"].includes(tournament.status) ? "over" : "");
  found.append(link);
  return found;
}

/** How a tournament stands for me. @param {MyTournament} each */
function words({ tournament, entry, table, is_table_over: isOver, starts_at, place }) {
  if (tournament.status === "cancelled") return "Cancelled";
  if (place !== null) return `Place ${place}`;
  if (tournament.status === "final") return "Over";
  if (entry.state === "withdrawn") return "You are withdrawn";
  if (entry.state === "disqualified") return "You are disqualified";
  if (entry.state === "waiting") return "You wait for a place";
  if (table && isOver) return `Round ${table.round} is on, and your table is over`;
  if (table) return `Round ${table.round}: table ${table.table}${later(starts_at)}`;
  if (tournament.status === "provisional") return "All rounds are played";
  return tournament.closed_rounds ? `${tournament.closed_rounds} of ${tournament.rounds} rounds are played` : "Not begun yet";
}

/** When a round starts that has not. @param {string | null} stamp */
function later(stamp) {
  const at = new Date(stamp ?? 0);
  return at.getTime() > Date.now() ? `, from ${at.toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit" })}` : "";
}

/** Tournaments whose entries of this browser no account has, to its knowledge; those of one person, which a button can add. */
const loose = () => tournamentsOfOwn().filter(([, own]) => own.every(({ player }) => player === undefined) && own[0].entry && !own[0].name?.includes(" / "));

async function addLoose() {
  let failed = 0;
  for (const [tournament, [own]] of loose()) if (!(await bindOwn(tournament, own, 0))) failed++;
  await showTournaments();
  if (failed) complain(new Error(`${failed === 1 ? "One entry" : `${failed} entries`} could not be added: another account has it, or yours has another one at that tournament.`));
  else done("Added.");
}

/** Bind an entry of this browser; whether it was. A refused one is not offered again. @param {string} tournament @param {import("./kept.mjs").Own} own @param {number} member */
async function bindOwn(tournament, { token, entry }, member) {
  let isBound = true;
  try {
    await askAsMe(`/v1/players/me/entries/${tournament}/${entry}`, { method: "PUT", body: { token, member } });
  } catch (error) {
    if (!(error instanceof Problem) || !["entry-bound", "already-entered", "unauthorised", "gone", "not-found"].includes(error.code)) throw error;
    isBound = false;
  }
  keepOwn(tournament, { token, player: isBound ? signedIn()?.id : "" });
  return isBound;
}
