/**
 * The next step, in one sentence with its button: an evening can be run by following it.
 */

import { at, once } from "../shared/page.mjs";
import { send } from "./asking.mjs";
import { paste } from "./entering.mjs";
import { findEntry } from "./entries.mjs";
import { button } from "./form.mjs";
import { upload } from "./round.mjs";
import { desk, isCorrected, isHere, kept, may, playing } from "./state.mjs";
import { close, confirm, draft, endAppeals, lastAppealMs, publish, speak } from "./steps.mjs";
import { counted, timeWords } from "./words.mjs";

/** @param {(said?: string) => Promise<void>} refresh @param {(part: string) => void} go */
export function showNext(refresh, go) {
  const { words, acts } = next(refresh, go);
  if (at("next-words").textContent !== words) at("next-words").textContent = words;
  const place = at("next-acts");
  const offered = acts.map(([label]) => label).join();
  if (place.dataset.offered === offered) return;
  place.dataset.offered = offered;
  place.replaceChildren(...acts.map(([label, act], nth) => {
    const found = button(label, () => void once(found, async () => act()), nth ? "button" : "button strong");
    return found;
  }));
  at("next").hidden = !words;
}

/** @param {(said?: string) => Promise<void>} refresh @param {(part: string) => void} go @returns {{words: string, acts: [string, () => unknown][]}} */
function next(refresh, go) {
  const { card, round } = desk;
  const people = playing().filter(({ kind }) => kind === "people");
  const to = (/** @type {string} */ part) => () => go(part);
  const print = (/** @type {string} */ what) => () => void window.open(`/desk/${desk.tournament}/print/${what}`, "_blank", "noopener");
  if (card.status === "cancelled") return { words: "The tournament was cancelled.", acts: [] };
  if (card.status === "final") return { words: isCorrected() ? "The standings were final, and have been corrected since: print and announce them again." : "The standings are final. The record holds everything, and anybody can verify it.", acts: [["Print the standings", print("standings")], ["Record", to("tournament")]] };
  if (round?.state === "published") return round.awaits === "spoken"
    ? { words: `Round ${round.round} waits for its luck: throw dice before all eyes, and type in what came up.`, acts: [["Type in the throw …", () => speak(refresh)]] }
    : { words: `Round ${round.round} is published${round.awaits ? ", and waits for the public luck" : ""}: its tables ${round.waits_for ? `wait for room. ${round.waits_for}` : "are being opened."}`, acts: [["Print the pairings", print("pairings")]] };
  if (round?.state === "open") return running(refresh, print, to);
  if (round?.state === "closing") return { words: `Round ${round.round} is being closed.`, acts: [] };
  if (!people.length) return nobody(refresh, go);
  if (card.next_round > card.rounds) return done(refresh, print, to);
  const away = people.filter((each) => !isHere(each)).length;
  const here = card.regulations.entries.check_in === "none" ? `${counted(people.length, "entry", "entries")}.` : `${people.length - away} of ${counted(people.length, "entry", "entries")} checked in.`;
  const slips = Object.keys(kept(desk.tournament).slips ?? {}).length ? [/** @type {[string, () => unknown]} */ (["Print slips", print("slips")])] : [];
  if (desk.draft) {
    const stale = desk.draft.changes.length;
    return { words: `Round ${card.next_round} is drafted${stale ? `, and ${counted(stale, "thing has", "things have")} changed since` : ""}. Only officials see it. ${here}`, acts: stale ? [["Draft it again", () => draft(refresh, go)], ["Look at the draft", to("round")]] : [["Publish …", () => publish(refresh)], ["Look at the draft", to("round")]] };
  }
  const isFirst = card.next_round === 1;
  if (desk.lacksSolver) return { words: `This host cannot draft round ${card.next_round}: pair it yourself, and upload the list. ${here}`, acts: [["Upload a draft …", () => (go("round"), upload())], ...slips] };
  if (2 * away > people.length) {
    const anyway = /** @type {[string, () => unknown]} */ ([`Draft round ${card.next_round}`, () => draft(refresh, go)]);
    return { words: `${here} Check people in as they come, under Entries: find the name and press Enter. Only people who are checked in are paired.`, acts: [["Check people in", () => (go("entries"), findEntry())], ...(away < people.length ? [anyway] : []), ...slips] };
  }
  return { words: `${isFirst ? "" : `Round ${card.next_round - 1} is over. `}${here} Next: draft round ${card.next_round} of ${card.rounds}.`, acts: [[`Draft round ${card.next_round}`, () => draft(refresh, go)], ...(isFirst ? slips : [/** @type {[string, () => unknown]} */ (["Print the standings", print("standings")])])] };
}

/** No entries yet. @param {(said?: string) => Promise<void>} refresh @param {(part: string) => void} go @returns {{words: string, acts: [string, () => unknown][]}} */
function nobody(refresh, go) {
  const { card } = desk;
  const fromList = /** @type {[string, () => unknown]} */ (["Enter people …", () => (go("entries"), void paste(refresh))]);
  if (card.is_entering) return { words: "Nobody is entered yet: everybody may enter on the tournament’s page, or you paste a list of names.", acts: [fromList, ["Tournament’s page", () => void window.open(`/t/${desk.tournament}`, "_blank", "noopener")]] };
  const open = /** @type {[string, () => unknown]} */ (["Let everybody enter", async () => (await send("PATCH", "", { is_entering: true }), refresh("Everybody may enter now."))]);
  return { words: "Enter the people who play: paste a list of names, or let everybody enter by themselves.", acts: may("amend") ? [fromList, open] : [fromList] };
}

/** @param {(said?: string) => Promise<void>} refresh @param {(what: string) => () => void} print @param {(part: string) => () => void} to @returns {{words: string, acts: [string, () => unknown][]}} */
function running(refresh, print, to) {
  const round = /** @type {import("./state.mjs").Round} */ (desk.round);
  const over = round.tables.filter(({ state, result }) => ["ruled", "void"].includes(state) || (state === "finished" && result)).length;
  const isAll = over === round.tables.length;
  const late = [...desk.progress.values()].filter((each) => each.no_shows.length || each.away.length).length;
  const words = isAll ? `All tables of round ${round.round} are over. Close the round: its results stand${round.round < desk.card.rounds ? ", and the next one is drafted from them" : ""}.` : `Round ${round.round}: ${over} of ${counted(round.tables.length, "table")} over.${late ? ` At ${counted(late, "table")} somebody is missing.` : ""}`;
  return { words, acts: isAll ? [[`Close round ${round.round}`, () => close(refresh)]] : [["Print the pairings", print("pairings")], ["Big screen", () => void open(`/t/${desk.tournament}/screen`, "_blank", "noopener")], ["See the tables", to("tables")], [`Close round ${round.round} …`, () => close(refresh)]] };
}

/** @param {(said?: string) => Promise<void>} refresh @param {(what: string) => () => void} print @param {(part: string) => () => void} to @returns {{words: string, acts: [string, () => unknown][]}} */
function done(refresh, print, to) {
  const open = desk.card.open_appeals.length;
  if (open) return { words: `All rounds are over. ${counted(open, "appeal")} must be decided before the standings can be final.`, acts: [["Decide appeals", to("decisions")]] };
  if (lastAppealMs() > Date.now() + desk.aheadMs) return { words: `All rounds are over. Appeals may come until ${timeWords(new Date(lastAppealMs()).toISOString())}; then the standings can be made final.`, acts: [["Print the standings", print("standings")], ["Nobody appeals …", () => endAppeals(refresh)]] };
  return { words: "All rounds are over, and nobody can appeal any more: make the standings final.", acts: [["Make the standings final …", () => confirm(refresh)], ["Print the standings", print("standings")]] };
}

