/**
 * The steps of a round, as buttons carry them out: draft, publish, close, take back; luck, lots, and the end of the tournament.
 */

import { read, Refused, send, worthWords } from "./asking.mjs";
import { askFor } from "./form.mjs";
import { numbersOf } from "./lists.mjs";
import { desk, kept } from "./state.mjs";
import { nameOf, tableWords, timeWords } from "./words.mjs";

/** @typedef {(said?: string) => Promise<void>} Refresh */

const UNFINISHED = /** @type {[string, string][]} */ ([["", "leave it: do not close the round"], ["draw", "a draw"], ["by_scores", "by its scores as they are now"], ["void", "for nobody: everybody who played has the mean"]]);

/** Draft the round; on a host without solvers the rounds offer to upload a draft instead. @param {Refresh} refresh @param {(part: string) => void} go */
export async function draft(refresh, go) {
  try {
    await send("POST", `/rounds/${desk.card.next_round}/draft`, undefined);
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== "no-solver") throw error;
    desk.lacksSolver = true;
  }
  await refresh(desk.lacksSolver ? undefined : `Round ${desk.card.next_round} is drafted.`);
  go("round");
}

/** Publish the draft, at once or at a time; a stale one only if the official confirms. @param {Refresh} refresh */
export async function publish(refresh) {
  const { round, version, tables } = desk.draft;
  const starts = round === 1 ? kept(desk.tournament).starts : undefined;
  const isAhead = starts && Date.parse(starts) > Date.now();
  let newest;
  await askFor({
    title: `Publish round ${round}`,
    words: "From here on everybody reads who plays whom. The tables open by themselves; clocks start when all are there, and not before the time you name.",
    fields: [{ name: "starts_at", label: "The round begins", kind: "time", value: isAhead ? local(starts) : "", hint: "Empty: now." }],
    go: "Publish",
    act: async ({ starts_at }) => {
      try {
        await send("POST", `/rounds/${round}/publish`, { ...(starts_at && { starts_at }), ...(newest && { newest }) }, { seen: version, tables });
      } catch (error) {
        if (error instanceof Refused && error.problem.code === "draft-stale") {
          newest = error.problem.told.changes.at(-1).version;
          throw new Error(`${error.message}\nPress “Publish” again to publish it all the same, or “Never mind” and draft it again.`);
        }
        throw error;
      }
      await refresh(`Round ${round} is published${starts_at ? `, and begins ${timeWords(starts_at)}` : ""}.`);
    },
  });
}

/** As the field of a time wants it. @param {string} stamp */
function local(stamp) {
  const then = new Date(stamp);
  return new Date(then.getTime() - 60_000 * then.getTimezoneOffset()).toISOString().slice(0, 16);
}

/** Close the round; ask for the result of each table that still plays. @param {Refresh} refresh */
export async function close(refresh) {
  const round = /** @type {import("./state.mjs").Round} */ (desk.round);
  const on = round.tables.filter(({ state, result }) => !(["ruled", "void"].includes(state) || (state === "finished" && result)));
  const closed = async (/** @type {any[]} */ unfinished) => {
    await send("POST", `/rounds/${round.round}/close`, { unfinished }, { seen: Math.max(round.changed, desk.card.version) });
    await refresh(`You have closed round ${round.round}: its results stand as soon as its games are ended.`);
  };
  if (!on.length) return closed([]);
  const isCounted = on.some(({ table }) => desk.progress.get(table)?.counts_scores);
  const choices = UNFINISHED.filter(([how]) => how !== "by_scores" || isCounted);
  await askFor({
    title: `Close round ${round.round}`,
    words: `These tables are not over. Say what each counts as; their games are ended then. ${(await worthWords(on[0].seats.length)).void}`,
    fields: [...(on.length > 1 ? [{ name: "rest", label: "Where nothing else is said below", kind: /** @type {const} */ ("choice"), options: choices, needed: false }] : []), ...on.map((each) => ({ name: `t${each.table}`, label: `${tableWords(each.table)} counts as`, kind: /** @type {const} */ ("choice"), options: on.length > 1 ? [/** @type {[string, string]} */ (["", "as said above"]), ...choices.slice(1)] : choices, needed: false }))],
    go: "Close the round",
    act: (given) => closed(on.map(({ table }) => ({ table, how: given[`t${table}`] || given.rest })).filter(({ how }) => how)),
  });
}

/** Take a published round back. @param {Refresh} refresh */
export async function withdraw(refresh) {
  const round = /** @type {import("./state.mjs").Round} */ (desk.round);
  await askFor({
    title: `Take round ${round.round} back`,
    words: "It counts for nothing, its games end, and it is drafted again. Only as long as nobody has answered a decision.",
    fields: [{ name: "reason", label: "Why, as everybody reads it" }],
    go: "Take it back",
    act: async (body) => {
      await send("POST", `/rounds/${round.round}/withdraw`, body, { seen: Math.max(round.changed, desk.card.version) });
      await refresh(`Round ${round.round} is taken back.`);
    },
  });
}

/** Enter the dice thrown in public. @param {Refresh} refresh */
export async function speak(refresh) {
  const { round } = /** @type {import("./state.mjs").Round} */ (desk.round);
  await askFor({
    title: "What came up?",
    words: "Say aloud what you type. It goes into the deals of the round, and everybody reads it.",
    fields: [{ name: "numbers", label: "Numbers, in their order", hint: "Such as 6 2 5 1." }],
    go: "Note it",
    act: async (body) => {
      await send("POST", `/rounds/${round}/luck`, body);
      await refresh("The throw is noted.");
    },
  });
}

/** Draw the lot if one entry must advance. @param {Refresh} refresh */
export async function drawLot(refresh) {
  const round = Number(Object.entries(desk.card.states).filter(([, state]) => state === "closed").map(([each]) => each).at(-1));
  await askFor({
    title: `Draw a lot after round ${round}`,
    words: "Where somebody must go on and nothing else tells who. It is drawn once for each entry, and everybody can check it at the end.",
    fields: [{ name: "among", label: "Among whom", hint: "Names or numbers, with commas between them." }],
    go: "Draw",
    act: async ({ among }) => {
      const { lot } = await send("POST", `/rounds/${round}/lots`, { among: numbersOf(among, desk.entries) });
      await refresh(`The lot says: ${lot.order.map(nameOf).join(", then ")}.`);
    },
  });
}

/** Make the standings final. @param {Refresh} refresh */
export async function confirm(refresh) {
  const standings = await read("/standings");
  const first = standings.sections.map((/** @type {any} */ { section, rows }) => `${standings.sections.length > 1 ? `${section}: ` : ""}${rows.filter((/** @type {any} */ { place }) => place === 1).map((/** @type {any} */ { entry }) => nameOf(entry)).join(" and ")}`).join("; ");
  await askFor({
    title: "Make the standings final",
    words: `First: ${first}. The seed of all luck is revealed, so that everybody can check deals, pairings and lots. Later rulings are errata, beside the places as they are now.`,
    go: "Make them final",
    act: async () => {
      await send("POST", "/confirm", undefined, { seen: standings.scored });
      await refresh("The standings are final.");
    },
  });
}

/** The end of the time for appeals, in milliseconds since the epoch. */
export function lastAppealMs() {
  const times = [desk.round?.closed_at, ...desk.decisions.rulings.map(({ at }) => at)].filter((each) => typeof each === "string").map(Date.parse);
  return Math.max(0, ...times) + 1000 * desk.card.regulations.times.appeal_s;
}

/** End the time for appeals if all agree, by a public amendment. @param {Refresh} refresh */
export async function endAppeals(refresh) {
  await askFor({
    title: "End the time for appeals",
    words: `Appeals may come until ${timeWords(new Date(lastAppealMs()).toISOString())}. Where everybody is there and nobody appeals, the regulations can be changed to no time at all; everybody reads that, and why.`,
    fields: [{ name: "reason", label: "Why, as everybody reads it", value: "Everybody agrees with the results" }],
    go: "Change the regulations",
    act: async ({ reason }) => {
      await send("PATCH", "", { regulations: { times: { appeal_s: 0 } }, reason }, { seen: desk.card.version });
      await refresh("No more appeals may come.");
    },
  });
}
