/** A tournament's games and drand rounds, by its log. */

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

const LONGEST_NAME = 40; // characters

/** A name in the order in which it is spoken; one that is written surname first has one comma. @param {string} written */
export const spokenName = (written) => written.replace(/^([^,]*[^, ]), ([^, ][^,]*)$/u, "$2 $1");

/** A name as seats show it. @param {string} written @param {number} entry */
function seatName(written, entry) {
  const name = spokenName(written);
  const [characters, number] = [[...name], ` (${entry})`];
  if (characters.length <= LONGEST_NAME) return name;
  return characters.slice(0, LONGEST_NAME - number.length).join("").replace(/ +$/, "") + number;
}

/** The names that an entry's member has had, as seats show them; none unless the record has them all. @param {Fold} fold @param {any} seated @param {Map<string, string>} texts */
function namesOf(fold, { entry, member }, texts) {
  const { names, former, misspelt } = fold.entries.get(entry) ?? { names: [], former: [], misspelt: [] };
  const places = [...[...former, ...misspelt].filter((/** @type {any} */ each) => each.member === member).map((/** @type {any} */ each) => each.place), ...names.slice(member).slice(0, 1)];
  const found = places.flatMap((place) => (place !== null && texts.has(place) ? [seatName(/** @type {string} */ (texts.get(place)), entry)] : []));
  return found.length === places.length ? found : [];
}

/** Every published game, by id, with the log's statements about it. @param {Fold} fold @param {Map<string, string>} texts */
export function plannedGames(fold, texts) {
  const found = new Map();
  for (const round of [...fold.withdrawn, ...fold.rounds.values()]) {
    for (const table of round.tables.values()) {
      const byScores = round.unfinished.some((/** @type {any} */ each) => each.how === "by_scores" && each.table === table.number);
      table.games.forEach((/** @type {any} */ game, /** @type {number} */ again) => {
        found.set(game.id, {
          game: game.id, tournament: fold.tournament, round: round.number, attempt: round.attempt, table: table.number, board: again ? null : table.board, seats: table.seats.length, entries: table.seats.map((/** @type {any} */ each) => each.entry),
          isDue: game.opened !== null && (fold.isComplete || round.state === "closed" || round.state === "withdrawn"), terms: fold.terms.get(game.id) ?? [fold.regulations],
          named: fold.named.get(game.id) ?? null, openedAt: fold.opened.get(game.id) ?? null, startsAt: round.startsAt,
          opened: game.opened, finish: fold.finished.get(game.id) ?? null, closed: fold.closed.get(game.id) ?? null, byScores,
          names: table.seats.map((/** @type {any} */ each) => (fold.hasNames ? namesOf(fold, each, texts) : [])),
          seed: fold.isComplete && fold.ended !== undefined && hasLuck(round) ? hex(fold.tableSeed(round, table, again)) : null,
        });
      });
    }
  }
  return found;
}
