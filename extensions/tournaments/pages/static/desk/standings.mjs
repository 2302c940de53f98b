/**
 * The standings so far, and the cross table once it is asked for, as the service draws them.
 */

import { at, complain, made } from "../shared/page.mjs";
import { part, saveCsv } from "./asking.mjs";
import { findingRows } from "./form.mjs";
import { desk, isCorrected } from "./state.mjs";

let drawn = 0;
const cross = made("details", "", "panel");
const title = made("summary");
title.append(made("h2", "Cross table"));
cross.append(title, made("div"));
cross.addEventListener("toggle", () => cross.open && void fillCross().catch(complain));

/** The cross table as it is now: of hundreds it is half a megabyte. */
async function fillCross() {
  if (cross.dataset.version === String(desk.card.version)) return;
  cross.dataset.version = String(desk.card.version);
  cross.lastElementChild.replaceChildren(await part("cross-table"));
}

export async function showStandings() {
  const place = at("standings");
  if (drawn === desk.card.version) return;
  drawn = desk.card.version;
  const shown = await part("standings");
  const row = made("p", "", "row");
  for (const [what, words] of [["standings", "Print the standings"], ["cross-table", "Print the cross table"]]) {
    const link = made("a", words, "button");
    link.href = `/desk/${desk.tournament}/print/${what}`;
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
  const words = isCorrected() ? "Corrected: rulings were made after these standings were final." : desk.card.status === "final" ? "Final." : "Provisional: every result and ruling changes them at once.";
  const all = made("div", "", "tournament");
  all.append(shown, cross);
  if (cross.open) await fillCross();
  row.append(findingRows("Find a name or number", all));
  place.replaceChildren(row, made("p", words, "soft"), all);
}
