/**
 * One print: pairings, slips, standings or the cross table, in black on white; the browser's own print puts it on paper.
 */

import { at, complain, made, once } from "../shared/page.mjs";
import { codes, part } from "./asking.mjs";
import { button, reachWarning } from "./form.mjs";
import { load } from "./loading.mjs";
import { newSlip } from "./slips.mjs";
import { arrive, desk, entryLink, hasOpened, isCorrected, isOneOf, kept } from "./state.mjs";
import { bySurname, counted, nameOf, timeWords } from "./words.mjs";

const MOST_CODES = 40;
const LONG = /** @type {const} */ ({ day: "numeric", month: "long", year: "numeric" });
const page = at("print").dataset;

void start().catch(complain);

async function start() {
  await arrive(page.tournament);
  at("go").addEventListener("click", () => print());
  if (!desk.token) throw new Error("This browser holds no link of an official: open the desk with your link first.");
  await load();
  document.title = `${desk.card.title} · ${at("heading").textContent}`;
  at("heading").textContent = `${desk.card.title} · ${at("heading").textContent}`;
  at("venue").textContent = desk.card.location.venue ?? "";
  await draw();
}

async function draw() {
  at("sheet").setAttribute("aria-busy", "true");
  if (page.what === "slips") await slips();
  else at("sheet").replaceChildren(...(await (page.what === "pairings" ? pairings() : standings())));
  at("sheet").setAttribute("aria-busy", "false");
  at("go").disabled = false;
}

async function pairings() {
  const { round } = desk;
  if (!round) throw new Error("No round is published yet.");
  const when = made("p", round.starts_at ? `${Date.parse(round.starts_at) > Date.now() ? "Begins" : "Began"} ${timeWords(round.starts_at, LONG)}` : "", "soft");
  return [when, await part(`pairings/${round.round}`)];
}

async function standings() {
  const fragment = await part(page.what);
  const words = `${isCorrected() ? "Corrected" : desk.card.status === "final" ? "Final" : "Provisional"}, ${timeWords(new Date().toISOString(), LONG)}`;
  return [made("p", words, "soft"), fragment];
}

/** A slip for each entry that has not opened it and whose slip this browser has, as the codes come. */
async function slips() {
  const people = [...desk.entries.values()].filter(({ kind, state }) => kind !== "bot" && !["withdrawn", "removed"].includes(state)).sort((one, other) => bySurname(one.entry, other.entry));
  const withLink = people.filter(({ entry }) => entryLink(entry));
  offerSlips(people.filter((each) => !hasOpened(each) && !entryLink(each.entry)).map(({ entry }) => entry), people.filter(hasOpened).length);
  at("reach").replaceChildren(...reachWarning());
  const list = made("ul", "", "slips");
  at("sheet").replaceChildren(list);
  for (let from = 0; from < withLink.length; from += MOST_CODES) {
    const some = withLink.slice(from, from + MOST_CODES);
    const links = some.map(({ entry }) => /** @type {string} */ (entryLink(entry)));
    const drawn = await codes(links);
    list.append(...some.map((each, nth) => slip(each, links[nth], drawn[nth])));
    at("go").textContent = list.children.length < withLink.length ? `${list.children.length} of ${withLink.length} slips …` : "Print";
  }
}

/** @param {import("./state.mjs").Entry} entry @param {string} link @param {Element} code */
function slip({ entry, section }, link, code) {
  const item = made("li");
  const qr = made("div", "", "qr");
  qr.setAttribute("role", "img");
  qr.setAttribute("aria-label", `Slip of ${nameOf(entry)} as a QR code`);
  qr.append(code);
  const words = made("div");
  words.append(made("strong", nameOf(entry)), made("span", `No. ${entry}${desk.card.regulations.sections.length > 1 ? ` · ${section}` : ""}`), made("span", [desk.card.title, desk.card.location.venue].filter(Boolean).join(" · ")), made("span", "Your slip for the whole tournament: point a camera here and open it on your own device. It is opened once."), made("code", link));
  item.append(qr, words);
  return item;
}

/** Entries whose slip this browser does not have get another on request; the one before ends. @param {number[]} entries @param {number} opened number that a device has opened */
function offerSlips(entries, opened) {
  const place = at("choices");
  place.replaceChildren(...(opened ? [made("p", `${counted(opened, "entry has", "entries have")} opened the slip already. Who lost the device gets a new one under Entries, Change.`, "soft")] : []));
  if (!entries.length || !isOneOf("organiser", "chief", "arbiter", "scorer")) return;
  const words = made("span", `${counted(entries.length, "entry has", "entries have")} no slip here, as ${entries.length === 1 ? "it was" : "they were"} made elsewhere${kept(desk.tournament).slips ? "" : ", or in another browser"}: ${entries.slice(0, 6).map(nameOf).join(", ")}${entries.length > 6 ? " …" : ""}.`);
  const make = button(`Make ${counted(entries.length, "new slip")}: those before open nothing any more`, () => void once(make, async () => {
    for (const entry of entries) await newSlip(entry);
    await load();
    await draw();
  }));
  place.append(words, make);
}
