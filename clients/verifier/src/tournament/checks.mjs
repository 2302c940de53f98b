/** Faults of a fact, found before folding: tournament-record.md, section 7. Throws if the fact has no place. */

import { roundAfter } from "../../../../service/web/static/verify/drand.mjs";
import { hex } from "../../../../service/web/static/verify/ledger.mjs";
import { isPlayable } from "./drafts.mjs";
import { hasCountedFigures } from "./figures.mjs";
import { isSame, need } from "./needs.mjs";
import { finalPlaces, scoringOf } from "./standings.mjs";

/** @typedef {import("./fold.mjs").Fold} Fold */

/** @param {any} table */
const withoutGame = ({ table, section, seats, board, match }) => ({ table, section, seats, board, match });
const STRANGE = "fold";
/** @param {string} text */
const isNumber = (text) => [...text].length <= 12 && /^(?:0|[1-9][0-9]{0,5})(?:\/[1-9][0-9]{0,3})?$/.test(text);

/** Whether a result is valid for a table; only valid results are counted. @param {any} table @param {any} result */
function isFitting({ seats: { length: size } }, result) {
  if (result === null) return true;
  const { places, scores, points, winners, forfeited } = result;
  return [places, scores ?? [], points ?? []].every(({ length }) => length === 0 || length === size) && (points ?? []).every(isNumber)
    && places.every((/** @type {any} */ each) => each >= 1 && each <= size) && [...winners, ...forfeited].every((each) => each >= 0 && each < size);
}

/** Checks of a fact before folding; each returns the fault as a word. @type {Record<string, (fold: Fold, data: any, fact: any) => string | null>} */
export const CHECKS = {
  "round.drafted": (fold, data, { opened }) => {
    if (!fold.isComplete) return null;
    const { draft } = opened;
    if (data.replaces !== (fold.rounds.get(data.round)?.draft?.version ?? null)) return "draft";
    const basis = fold.kept.get(draft.basis);
    if (basis === undefined) return "draft";
    const seed = hex(fold.draftSeed(data.round));
    if (draft.method !== "manual" && draft.seed !== seed) return "lot";
    fold.drafts++;
    if (draft.figures.length === 0) fold.withoutFigures++;
    else if (!hasCountedFigures(basis, data.round, draft, seed)) return "figures";
    return null;
  },
  "round.published": (fold, data, { at }) => {
    const { draft } = need(fold.rounds, data.round);
    if (draft === null || draft.version !== data.draft) return "draft";
    const tables = data.tables.map(withoutGame);
    if (fold.isComplete && !isSame([tables, data.byes], [draft.draft.tables, draft.draft.byes])) return "draft";
    if (!isPlayable(fold, data.round, tables, data.byes)) return "pairing";
    const wanted = fold.regulations.luck.public;
    return isSame(data.entropy, wanted === "drand" ? roundAfter(at) : wanted) ? null : "luck";
  },
  "round.entropy_given": (fold, data) => {
    const { awaits } = need(fold.rounds, data.round);
    return awaits === null || typeof awaits === "string" || awaits.round !== data.number ? "luck" : null;
  },
  "round.opened": (fold, data) => {
    const games = [...need(fold.rounds, data.round).tables.values()].flatMap((table) => table.games.map((/** @type {any} */ each) => each.id));
    return isSame([...new Set(games)].sort(), Object.keys(data.games).sort()) ? null : "fold";
  },
  "tournament.amended": (_, data) => {
    scoringOf(data.regulations);
    return null;
  },
  "table.finished": (fold, data) => {
    const table = need(need(fold.rounds, data.round).tables, data.table);
    const known = table.games.find((/** @type {any} */ each) => each.id === data.game);
    if (known === undefined || known.opened === null || known.version !== null) return "fold";
    return isFitting(table, data.result) ? null : STRANGE;
  },
  "round.closing": (fold, data) => {
    const blank = { places: [], scores: null, winners: [], forfeited: [] };
    const areFitting = data.unfinished.every((/** @type {any} */ each) => isFitting(need(need(fold.rounds, data.round).tables, each.table), { ...blank, points: each.points }));
    return areFitting ? null : STRANGE;
  },
  "penalty.given": (_, { points }) => (points === null || isNumber(points) ? null : "fold"),
  "round.closed": (fold, data) => {
    const games = [...need(fold.rounds, data.round).tables.values()].flatMap((table) => table.games).filter((each) => each.opened !== null);
    if (!isSame([...new Set(games.map((each) => each.id))].sort(), Object.keys(data.heads).sort())) return "fold";
    const isWrong = games.some(({ id, version, head }) => version === null || data.heads[id].version < version || (data.heads[id].version === version && data.heads[id].digest !== head));
    return isWrong ? "fold" : null;
  },
  "ruling.made": (fold, data) => {
    const table = need(need(fold.rounds, data.round).tables, data.table);
    if (!isSame(table.result, data.before)) return "ruling";
    return isFitting(table, data.after) ? null : STRANGE;
  },
  "lot.drawn": (fold, data) => {
    if (fold.lots.some((each) => each.round === data.round && each.order.some((/** @type {number} */ one) => data.among.includes(one)))) return "lot";
    if (!isSame([...data.order].sort((one, other) => one - other), data.among) || new Set(data.among).size < data.among.length) return "lot";
    if (!fold.isComplete) return null;
    return isSame(fold.lotOrder(need(fold.rounds, data.round), data.number, data.among), data.order) ? null : "lot";
  },
  "tournament.confirmed": (fold, data) => (isSame(finalPlaces(fold), data.places) ? null : "places"),
};
