/**
 * A section of the page “You”: my events on all devices: the progress of each, my table or place, and entries of this browser that no account has.
 */

import { Problem } from "../shared/api.mjs";
import { eventsOfOwn, keepOwn } from "./kept.mjs";
import { askAsMe, readAsMe } from "../me/me_page.mjs";
import { at, complain, done, made, pressing } from "../shared/page.mjs";
import { signedIn, whenSignedIn } from "../shared/player.mjs";

/** @typedef {{event: {id: string, title: string, status: string, rounds: number, closed_rounds: number}, location: {venue: string | null}, entry: {state: string, names: (string | null)[], entry: number}, table: {round: number, table: number} | null, is_table_over: boolean, starts_at: string | null, place: number | null}} MyEvent */

/** @type {string | null} the cursor of the next page */
let next = null;

pressing("more-events", () => list(next));
pressing("loose-entries-add", addLoose);
whenSignedIn(() => showEvents().catch(complain));

/** The first page of the events, and the candidates to add. */
async function showEvents() {
  at("events").querySelector("ul").replaceChildren();
  await list(null);
  const count = loose().length;
  at("loose-entries").hidden = !count;
  at("loose-entries-words").textContent = `This browser has ${count === 1 ? "the entry of an event" : `entries of ${count} events`} that your account does not know. Added, you find ${count === 1 ? "it" : "them"} on every device.`;
  at("events").hidden = !count && !at("events").querySelector("li");
}

/** @param {string | null} cursor */
async function list(cursor) {
  const page = await readAsMe(`/v1/players/me/events${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`);
  at("events").querySelector("ul").append(...page.items.map(item));
  next = page.next;
  at("more-events").hidden = next === null;
}

/** @param {MyEvent} each */
function item(each) {
  const { event, location, entry, table, is_table_over: isOver } = each;
  const link = made("a");
  link.href = `/e/${event.id}`;
  const who = entry.names.filter(Boolean).join(" / ") || `Entry ${entry.entry}`;
  link.append(made("strong", event.title), " ", made("span", words(each), "state"), " ", made("span", location.venue ? `${who} · ${location.venue}` : who, "names"));
  const found = made("li", "", table && !isOver && event.status === "running" ? "yours" : ["final", "cancelled"].includes(event.status) ? "over" : "");
  found.append(link);
  return found;
}

/** How an event stands for me. @param {MyEvent} each */
function words({ event, entry, table, is_table_over: isOver, starts_at, place }) {
  if (event.status === "cancelled") return "Cancelled";
  if (place !== null) return `Place ${place}`;
  if (event.status === "final") return "Over";
  if (entry.state === "withdrawn") return "You are withdrawn";
  if (entry.state === "disqualified") return "You are disqualified";
  if (entry.state === "waiting") return "You wait for a place";
  if (table && isOver) return `Round ${table.round} is on, and your table is over`;
  if (table) return `Round ${table.round}: table ${table.table}${later(starts_at)}`;
  if (event.status === "provisional") return "All rounds are played";
  return event.closed_rounds ? `${event.closed_rounds} of ${event.rounds} rounds are played` : "Not begun yet";
}

/** When a round starts that has not. @param {string | null} stamp */
function later(stamp) {
  const at = new Date(stamp ?? 0);
  return at.getTime() > Date.now() ? `, from ${at.toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit" })}` : "";
}

/** Events whose entries of this browser no account has, to its knowledge; those of one person, which a button can add. */
const loose = () => eventsOfOwn().filter(([, own]) => own.every(({ player }) => player === undefined) && own[0].entry && !own[0].name?.includes(" / "));

async function addLoose() {
  let failed = 0;
  for (const [event, [own]] of loose()) if (!(await bindOwn(event, own, 0))) failed++;
  await showEvents();
  if (failed) complain(new Error(`${failed === 1 ? "One entry" : `${failed} entries`} could not be added: another account has it, or yours has another one at that event.`));
  else done("Added.");
}

/** Bind an entry of this browser; whether it was. A refused one is not offered again. @param {string} event @param {import("./kept.mjs").Own} own @param {number} member */
async function bindOwn(event, { token, entry }, member) {
  let isBound = true;
  try {
    await askAsMe(`/v1/players/me/entries/${event}/${entry}`, { method: "PUT", body: { token, member } });
  } catch (error) {
    if (!(error instanceof Problem) || !["entry-bound", "already-entered", "unauthorised", "gone", "not-found"].includes(error.code)) throw error;
    isBound = false;
  }
  keepOwn(event, { token, player: isBound ? signedIn()?.id : "" });
  return isBound;
}
