/**
 * The tournament as a whole: officials and their slips, announcements, who may enter, regulations, the record, and the end.
 */

import { at, complain, made, once } from "../shared/page.mjs";
import { codes, remove, saveCsv, saveRecord, saveTrf, send } from "./asking.mjs";
import { askFor, button, reachWarning, tableOf } from "./form.mjs";
import { changedRegulations, fillRegulations } from "./regulations.mjs";
import { desk, isOneOf, kept, may, me, myself, publishedRounds, slipLink, takeOver } from "./state.mjs";
import { authorOf, entryChoices, factWords, nameOf, ROLES, timeWords } from "./words.mjs";
import { zones } from "./zones.mjs";

const FACTS_AT_ONCE = 60;

/** @type {(said?: string) => Promise<void>} */
let refresh;
/** @type {any} */
let amending = null;
let regulated = 0;
/** number of facts that are listed, if there are as many */
let listed = FACTS_AT_ONCE;

/** @param {(said?: string) => Promise<void>} then */
export function prepareTournament(then) {
  refresh = then;
  amending = at("amending").content.cloneNode(true).querySelector("details");
  const row = made("p", "", "row");
  const go = made("button", "Change the regulations …", "button strong");
  row.append(go, " ", button("Agree with it …", () => void agree(form).catch(complain)));
  const form = amending.querySelector("form");
  form.append(row);
  form.addEventListener("submit", (/** @type {Event} */ event) => (event.preventDefault(), void amend(form)));
  at("tournament").replaceChildren(made("div", "", "whole"), amending, made("div", "", "happened"));
}

export function showTournament() {
  const { card } = desk;
  amending.hidden = !may("amend");
  if (regulated !== card.regulated) fillRegulations(amending, card.regulations);
  regulated = card.regulated;
  at("tournament").querySelector(".whole").replaceChildren(...officials(), ...announcements(), ...where(), ...doors(), ...record());
  showFacts();
}

/** What happened, newest first; on request all of it. */
function showFacts() {
  const facts = [...desk.facts].reverse().slice(0, listed);
  const list = made("ol", "", "facts");
  list.append(...facts.map((each) => {
    const item = made("li");
    item.append(made("time", timeWords(each.at), "soft"), ` ${authorOf(each.by)}: ${factWords(each)}`);
    return item;
  }));
  const left = desk.facts.length - facts.length;
  const row = made("p", "", "row");
  if (left) row.append(button(`Show ${Math.min(left, FACTS_AT_ONCE)} earlier`, () => ((listed += FACTS_AT_ONCE), showFacts())), made("span", `${facts.length} of ${desk.facts.length}`, "soft"));
  at("tournament").querySelector(".happened").replaceChildren(made("h2", "What happened last"), list, row);
}

function officials() {
  const isHead = isOneOf("organiser", "chief");
  const rows = desk.card.officials.map((/** @type {any} */ each) => [
    each.name ?? (each.id === "o1" ? "The organiser" : each.id), ROLES[/** @type {keyof ROLES} */ (each.role)], each.entry ? nameOf(each.entry) : "does not play", each.is_revoked ? "revoked" : each.id === me() ? "you" : each.last_slip && !each.last_slip.exchanged ? "slip not opened" : "",
    each.is_revoked || !isHead ? "" : [button("New slip …", () => void renew(each)), ...(isLastOrganiser(each) ? [] : [" ", button("Revoke …", () => void revoke(each))])],
  ]);
  const row = made("p", "", "row");
  if (may("name_officials")) row.append(button("Name an official …", () => void grant(), "button strong"));
  if (isOneOf("organiser") && may("name_officials") && !myself().entry && desk.entries.size) row.append(button("I play myself …", () => void play()));
  return [made("h2", "Officials"), made("p", "Scorers enter people and check them in; arbiters pair and rule too; organiser and chief arbiter decide on the tournament as a whole. Who plays as well rules nothing in the own section while a round is on.", "soft"), tableOf("Officials", ["Who", "Role", "Entry", "State", "Change"], rows, "stacked"), row];
}

/** Whether a tournament would be left without an organiser. @param {any} official */
const isLastOrganiser = ({ id, role }) => role === "organiser" && !desk.card.officials.some((/** @type {any} */ each) => each.role === "organiser" && !each.is_revoked && each.id !== id);

/** The organiser names the entry under which they play: another grant with it, and the one before ends. */
async function play() {
  const before = me();
  let slip = "";
  await askFor({
    title: "I play myself",
    words: "Everybody reads that you do. You go on entering, pairing and closing; you rule nothing in your own section while its round is on, nor ever on a table at which you sat. Your link changes: keep the new one.",
    fields: [
      { name: "entry", label: "You are", kind: "choice", options: entryChoices([...desk.entries.values()].filter(({ kind, state }) => kind === "people" && state !== "removed").map(({ entry }) => entry)) },
    ],
    go: "That is me",
    act: async ({ entry }) => {
      slip = (await send("POST", "/officials", { role: "organiser", name: nameOf(Number(entry)), entry: Number(entry) })).slip;
      await takeOver(desk.tournament, slip);
      desk.token = kept(desk.tournament).token ?? "";
      await remove(`/officials/${before}`);
    },
  });
  if (slip) location.reload();
}

async function grant() {
  const roles = isOneOf("organiser") ? ["arbiter", "scorer", "chief", "organiser"] : ["arbiter", "scorer"];
  let slip = "";
  let called = "";
  await askFor({
    title: "Name an official",
    fields: [
      { name: "name", label: "Name" },
      { name: "role", label: "Role", kind: "choice", options: roles.map((each) => [each, ROLES[/** @type {keyof ROLES} */ (each)]]) },
      { name: "entry", label: "Plays as", kind: "choice", options: [["", "does not play"], ...entryChoices()], needed: false },
    ],
    go: "Name",
    act: async ({ name, role, entry }) => {
      slip = (await send("POST", "/officials", { name, role, ...(entry && { entry: Number(entry) }) })).slip;
      called = name;
      await refresh(`${name} is ${ROLES[/** @type {keyof ROLES} */ (role)]}.`);
    },
  });
  if (slip) await showSlip(slip, called);
}

/** @param {any} official */
async function renew({ id, role, name }) {
  let slip = "";
  await askFor({
    title: `A new slip for ${name ?? id}`,
    words: `${id === me() ? "Your other devices open nothing any more; this browser opens the new slip." : "Their device opens nothing any more."} Everybody reads that there is a new one; until the next round is published, its holder's consent to other points or tie-breaks does not count.`,
    go: "Make a new slip",
    act: async () => {
      slip = (await send("POST", `/officials/${id}/slip`, undefined)).slip;
      if (id === me()) await takeOver(desk.tournament, slip);
    },
  });
  if (!slip) return;
  if (id === me()) return location.reload();
  await showSlip(slip, name ?? id);
}

/** @param {any} official */
async function revoke({ id, name }) {
  await askFor({
    title: `Revoke ${name ?? id}`,
    words: "The link opens nothing any more; what was decided by it stands.",
    go: "Revoke",
    act: async () => {
      await remove(`/officials/${id}`);
      await refresh(`${name ?? id} is no official any more.`);
    },
  });
}

/** Show the slip of an official, as a link and a QR code. @param {string} slip @param {string} name */
async function showSlip(slip, name) {
  const address = slipLink(slip);
  const words = `For ${name} alone, who opens it once, on their own device. It is shown here only now.`;
  const [code] = await codes([address]).catch(() => []);
  const place = made("div", "", "qr");
  if (code) place.append(code);
  place.setAttribute("role", "img");
  place.setAttribute("aria-label", "The link as a QR code");
  const input = made("input");
  input.readOnly = true;
  input.value = address;
  input.addEventListener("focus", () => input.select());
  const label = made("label", "The link ");
  label.append(input);
  await askFor({ title: "Hand this slip on", words, go: "I have it", more: [...reachWarning(), ...(code ? [place] : []), label], act: async () => null });
}

function announcements() {
  const row = made("p", "", "row");
  if (may("announce")) row.append(button("Announce …", () => void announce()));
  return [made("h2", "Announcements"), made("p", "Everybody reads them on the tournament’s page.", "soft"), row];
}

/** The venue. */
function where() {
  const { location: held } = desk.card;
  const row = made("p", "", "row");
  if (may("amend")) row.append(button("Place and time zone …", () => void locate()));
  return [made("h2", "Place"), made("p", `${held.venue ?? "No place is given"} · times are given in ${held.zone}`, "soft"), row];
}

async function locate() {
  const { location: held } = desk.card;
  await askFor({
    title: "Place and time zone",
    words: "Everybody reads it on the tournament’s pages and prints.",
    fields: [
      { name: "venue", label: "Address, or the link of a tournament online", value: held.venue ?? "", needed: false },
      { name: "zone", label: "Time zone", kind: "choice", options: zones(held.zone).map((each) => /** @type {[string, string]} */ ([each, each])), value: held.zone },
    ],
    go: "Say so",
    act: async ({ venue, zone }) => {
      await send("PATCH", "", { location: { zone, ...(venue && { venue }) } });
      await refresh("Everybody reads it now.");
    },
  });
}

async function announce() {
  await askFor({
    title: "Announcement",
    fields: [{ name: "text", label: "What everybody reads" }],
    go: "Announce",
    act: async (body) => {
      await send("POST", "/announcements", body);
      await refresh("Everybody reads it now.");
    },
  });
}

function doors() {
  const { card } = desk;
  const row = made("p", "", "row");
  const open = made("a", "The tournament’s page", "button");
  open.href = `/t/${desk.tournament}`;
  open.target = "_blank";
  const screen = made("a", "The big screen", "button");
  screen.href = `/t/${desk.tournament}/screen`;
  screen.target = "_blank";
  row.append(open, screen);
  if (may("amend") && (card.is_entering || may("enter"))) {
    const door = button(card.is_entering ? "Close entries" : "Let everybody enter", () => void once(door, async () => (await send("PATCH", "", { is_entering: !card.is_entering }), refresh(card.is_entering ? "Only officials enter people now." : "Everybody may enter now."))));
    row.append(door);
  }
  if (may("cancel")) row.append(button("Cancel the tournament …", () => void cancel(), "button quiet"));
  return [made("h2", "Entries and pages"), made("p", card.is_entering ? "Everybody may enter by themselves on the tournament’s page." : "Only officials enter people.", "soft"), row];
}

async function cancel() {
  await askFor({
    title: "Cancel the tournament",
    words: "It ends without final standings, and nothing can be changed any more. It cannot be taken back.",
    fields: [{ name: "reason", label: "Why, as everybody reads it" }],
    go: "Cancel the tournament",
    act: async ({ reason }) => {
      await send("PATCH", "", { is_cancelled: true, reason });
      await refresh("The tournament is cancelled.");
    },
  });
}

function record() {
  const row = made("p", "", "row");
  const go = button("Save the record", () => void once(go, saveRecord), "button strong");
  row.append(go);
  const lists = made("p", "", "row");
  const wanted = /** @type {[string, () => Promise<void>][]} */ ([["Entries", () => saveCsv("entries")], ["Standings", () => saveCsv("standings")], ...publishedRounds().map((round) => [`Round ${round}`, () => saveCsv(`rounds/${round}`)])]);
  for (const [what, fetched] of wanted) {
    const list = button(`${what} as CSV`, () => void once(list, fetched));
    lists.append(list);
  }
  if (desk.card.regulations.sizes.max === 2) {
    const trf = button("TRF-16", () => void once(trf, saveTrf));
    lists.append(trf);
  }
  const how = made("p", "", "soft");
  how.append("The record holds the tournament’s log and every game of its closed rounds. Anybody checks it, with no service and no network: ", made("code", `.venv/bin/deaddrop verify ${desk.tournament}.jsonl`), desk.card.status === "final" ? "." : ". It is whole once the standings are final.");
  return [made("h2", "Record"), how, row, made("p", "Lists for a spreadsheet:", "soft"), lists];
}

/** Consent to the change in the form, which the other official makes. @param {HTMLFormElement} form */
async function agree(form) {
  const regulations = changedRegulations(form, desk.card.regulations);
  if (!Object.keys(regulations).length) return complain(new Error("Nothing is different."));
  const { consent } = await send("POST", "/consents", { regulations });
  const input = made("input");
  input.readOnly = true;
  input.value = consent;
  input.addEventListener("focus", () => input.select());
  const label = made("label", "Your consent ");
  label.append(input);
  await askFor({ title: "You agree with this change", words: "Give this to the other official, who makes the same change with it. It is good for that alone.", go: "They have it", more: [label], act: async () => null });
}

/** @param {HTMLFormElement} form */
async function amend(form) {
  const regulations = changedRegulations(form, desk.card.regulations);
  const parts = Object.keys(regulations);
  if (!parts.length) return complain(new Error("Nothing is different."));
  const isPublished = Object.values(desk.card.states).some((state) => state !== "drafted");
  const isScoring = isPublished && parts.some((each) => ["points", "byes", "tie_breaks", "comparison"].includes(each));
  await askFor({
    title: "Change the regulations",
    words: `Different: ${parts.map((each) => each.replace("_", "-")).join(", ")}. Everybody reads it.`,
    fields: [
      { name: "reason", label: "Why, as everybody reads it", needed: isPublished },
      ...(isScoring ? [{ name: "consent", label: "Consent of the second official", hint: "Points, byes and tie-breaks are changed by organiser and chief arbiter together. Their desk shows it: the same change, and Agree with it." }] : []),
    ],
    go: "Change them",
    act: async ({ reason, consent }) => {
      const [agreed] = /dd_consent_[0-9a-z]+/.exec(consent ?? "") ?? [];
      await send("PATCH", "", { regulations, ...(reason && { reason }), ...(agreed && { consent: agreed }) }, { seen: desk.card.regulated });
      await refresh("The regulations are changed.");
    },
  });
}
