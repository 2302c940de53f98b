/**
 * Mistakes among the entries: a name that is corrected, an entry that is removed, and one person who is there twice.
 */

import { send } from "./asking.mjs";
import { nameFields, nameIn } from "./entering.mjs";
import { askFor } from "./form.mjs";
import { desk, publishedRounds } from "./state.mjs";
import { entryChoices, nameOf } from "./words.mjs";

/** @typedef {import("./state.mjs").Entry} Entry @typedef {(said?: string) => Promise<void>} Refresh */

/** Whether no published round can name an entry, as far as the desk knows: then it may be removed. @param {number} entry */
export function isRemovable(entry) {
  const { round } = desk;
  const published = publishedRounds().length;
  return !published || (published === 1 && round !== null && ![...round.tables.flatMap(({ seats }) => seats), ...round.byes].some((each) => each.entry === entry));
}

/** @param {Entry} each @param {number} member @param {Refresh} refresh */
export async function correctName({ entry, names, surnames }, member, refresh) {
  const [name, surname] = [names[member] ?? "", surnames[member] ?? ""];
  const given = name.endsWith(` ${surname}`) ? name.slice(0, -surname.length - 1) : "";
  await askFor({
    title: `The name of ${name || nameOf(entry)}`,
    words: "The same person, spelt otherwise: the slip and the seats stay. Everybody reads that the name was corrected. Open tables keep the name that they were opened with.",
    fields: nameFields({ given, surname: given ? surname : name }),
    go: "Correct it",
    act: async (typed) => {
      await send("PATCH", `/entries/${entry}`, { correction: { member, name: nameIn(typed) } });
      await refresh(`No. ${entry} has a corrected name.`);
    },
  });
}

/** @param {Entry} each @param {Refresh} refresh */
export async function removeEntry({ entry }, refresh) {
  await askFor({
    title: `Remove ${nameOf(entry)}`,
    words: "For a mistake, such as a line that is no person. The entry leaves all lists, its slip opens nothing any more, and its number is not used again. Everybody reads that it was removed. If a person does not play after all, withdraw them instead.",
    fields: [{ name: "reason", label: "Why, as everybody reads it", needed: false }],
    go: "Remove it",
    act: async ({ reason }) => {
      await send("PATCH", `/entries/${entry}`, { state: "removed", ...(reason && { reason }) });
      await refresh(`${nameOf(entry)} is removed.`);
    },
  });
}

/** The entries that an entry may be a second one of. @param {number} entry */
export const others = (entry) => [...desk.entries.values()].filter((each) => each.kind === "people" && each.entry !== entry && ["entered", "waiting"].includes(each.state));

/** @param {Entry} each @param {Refresh} refresh */
export async function mergeEntries({ entry, surnames }, refresh) {
  const found = others(entry);
  const likely = found.find((each) => each.surnames[0]?.localeCompare(surnames[0] ?? "", undefined, { sensitivity: "base" }) === 0);
  await askFor({
    title: `${nameOf(entry)} (no. ${entry}) is there twice`,
    words: "The other entry stays as it is, with its slip; this one is removed. If the other waits for a place, it gets the place of this one.",
    fields: [{ name: "same", label: "The same person is", kind: "choice", options: entryChoices(found.map((each) => each.entry)), value: likely && String(likely.entry) }],
    go: `Remove no. ${entry}`,
    act: async ({ same }) => {
      await send("PATCH", `/entries/${entry}`, { state: "removed", same_as: Number(same) });
      await refresh(`${nameOf(Number(same))} stays, no. ${entry} is removed.`);
    },
  });
}
