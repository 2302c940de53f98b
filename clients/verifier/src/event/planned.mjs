/** An event's games and drand rounds, by its log. */

import { isRoundSigned } from "../../../../service/web/static/verify/drand.mjs";
import { hex } from "../../../../service/web/static/verify/ledger.mjs";
import { Fault } from "./lines.mjs";
import { hasLuck } from "./needs.mjs";

/** @typedef {import("./fold.mjs").Fold} Fold */

/** The first round of drand whose signature is not its own. @param {any[]} facts */
export async function roundFault(facts) {
  for (const { type, version, data } of facts) {
    if (type === "round.entropy_given" && !(await isRoundSigned(data.number, data.signature))) return new Fault(version + 1, version, null, "round").found;
  }
  return null;
}

/** Every published game, by id, with the log's statements about it. @param {Fold} fold */
export function plannedGames(fold) {
  const found = new Map();
  for (const round of [...fold.withdrawn, ...fold.rounds.values()]) {
    for (const table of round.tables.values()) {
      const byScores = round.unfinished.some((/** @type {any} */ each) => each.how === "by_scores" && each.table === table.number);
      table.games.forEach((/** @type {any} */ game, /** @type {number} */ again) => {
        found.set(game.id, {
          game: game.id, event: fold.event, round: round.number, attempt: round.attempt, table: table.number, board: again ? null : table.board, seats: table.seats.length,
          isDue: game.opened !== null && (fold.isComplete || round.state === "closed" || round.state === "withdrawn"), terms: fold.terms.get(game.id) ?? fold.regulations,
          opened: game.opened, finish: fold.finished.get(game.id) ?? null, closed: fold.closed.get(game.id) ?? null, byScores,
          seed: fold.isComplete && fold.ended !== undefined && hasLuck(round) ? hex(fold.tableSeed(round, table, again)) : null,
        });
      });
    }
  }
  return found;
}
