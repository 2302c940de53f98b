/**
 * Loads the desk's data and follows the tournament: one request asks for news and waits for it.
 */

import { isPassing, pause, Problem } from "../shared/api.mjs";
import { complain } from "../shared/page.mjs";
import { entryPages, read, readMaybe } from "./asking.mjs";
import { desk, isOneOf, keep, publishedRounds } from "./state.mjs";

const WAIT_S = 25;
const QUIET_MS = 400; // facts of the same time are loaded together

const KEEPS_ENTRIES = /^(?:table|ruling)\./; // most news of a round

/** Everything. @param {boolean} [isWhole] whether entries may be otherwise: they are most of it */
export async function load(isWhole = true) {
  desk.card = await read("");
  keep(desk.tournament, { token: desk.token, title: desk.card.title });
  const { next_round: next, states } = desk.card;
  const last = Math.max(0, ...publishedRounds());
  const wanted = last === desk.round?.round ? desk.earlier?.round : undefined; // a new round is shown at once
  const [entries, round, draft, decisions, earlier] = await Promise.all([
    isWhole || !desk.entries.size ? allEntries() : null,
    last ? readMaybe(`/rounds/${last}`) : null,
    isOneOf("organiser", "chief", "arbiter", "scorer") && states[next] === "drafted" ? readMaybe(`/rounds/${next}/draft`) : null,
    read("/appeals"),
    wanted ? readMaybe(`/rounds/${wanted}`) : null,
  ]);
  if (entries) desk.entries = new Map(entries.map((/** @type {any} */ each) => [each.entry, each]));
  desk.round = round?.round ?? null;
  desk.earlier = earlier?.round ?? null;
  desk.draft = draft?.draft ?? null;
  desk.decisions = decisions;
  await loadProgress();
}

/** Look at the tables of another round. @param {number} number */
export async function lookAtRound(number) {
  desk.earlier = number === desk.round?.round ? null : (await read(`/rounds/${number}`)).round;
}

/** All entries. */
async function allEntries() {
  const found = [];
  for await (const { items } of entryPages()) found.push(...items);
  return found;
}

/** Progress of the tables, while a round is open. */
export async function loadProgress() {
  if (!desk.round || desk.round.state !== "open") return void desk.progress.clear();
  const told = await readMaybe(`/rounds/${desk.round.round}/progress`);
  desk.aheadMs = told ? Date.parse(told.server_time) - Date.now() : 0;
  desk.progress = new Map(told?.tables.map((/** @type {any} */ each) => [each.table, each]));
}

/** Keep up with the tournament until the page is closed. @param {() => void} show */
export async function follow(show) {
  let isWhole = false;
  for (let after = 0; ; ) {
    try {
      const isBehind = after < desk.card.version;
      const { facts, head } = await read(`/facts?after=${after}&limit=500${isBehind ? "" : `&wait=${WAIT_S}`}`);
      desk.facts.push(...facts);
      isWhole ||= facts.some(({ type }) => !KEEPS_ENTRIES.test(type));
      const last = facts.at(-1)?.version ?? after;
      after = last;
      if (last < head || !facts.length) continue;
      await pause(QUIET_MS);
      if (last > desk.card.version) await load(isWhole);
      isWhole = false;
      show();
    } catch (error) {
      if (error instanceof Problem && error.code === "reset") return location.reload();
      if (error instanceof Problem && [401, 410].includes(error.status)) return complain(new Error("Your link was revoked: this page is as it was, and changes nothing any more."));
      if (isPassing(error)) complain(new Error("The service cannot be reached. This page keeps trying; what you see may be old."));
      else complain(error);
      await pause(4000);
      await load().then(() => (complain(null), show()), () => null);
    }
  }
}

/** A fact of the log; undefined while it is not loaded. @param {(fact: import("./state.mjs").Fact) => boolean} is */
export const factWhere = (is) => desk.facts.find(is);
