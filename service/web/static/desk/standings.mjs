/**
 * The standings so far, with the cross table, as the service draws them.
 */

import { at, made } from "../shared/page.mjs";
import { part, saveCsv } from "./asking.mjs";
import { findingRows } from "./form.mjs";
import { desk } from "./state.mjs";

let drawn = 0;

export async function showStandings() {
  const place = at("standings");
  if (drawn === desk.card.version) return;
  drawn = desk.card.version;
  const shown = await part("standings");
  const row = made("p", "", "row");
  for (const [what, words] of [["standings", "Print the standings"], ["cross-table", "Print the cross table"]]) {
    const link = made("a", words, "button");
    link.href = `/desk/${desk.event}/print/${what}`;
    link.target = "_blank";
    row.append(link);
  }
  const csv = made("a", "As CSV", "button");
  csv.href = "#/standings";
  csv.addEventListener("click", async (/** @type {Event} */ event) => {
    event.preventDefault();
    await saveCsv("standings");
  });
  row.append(csv);
  const words = desk.card.status === "final" ? "Final." : "Provisional: every result and ruling changes them at once.";
  const all = made("div", "", "event");
  all.append(shown);
  row.append(findingRows("Find a name or number", all));
  place.replaceChildren(row, made("p", words, "soft"), all);
}
