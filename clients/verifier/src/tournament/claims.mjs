/** Claims held by others: heads of the tournament's log and of its games, a log of games. tournament-record.md, section 9. */

import { compareHeld } from "../../../../service/web/static/verify/held.mjs";
import { compareWithLog } from "../logged.mjs";

/** @typedef {{keys?: any, held?: any[], read?: any, policy?: any, counted?: Map<string, number>}} Claims counted: by tournament, the version at which a series counted it */

/** A tournament's record against held claims, part by part. `problem`: the first contradiction. */
export class ClaimedTournament {
  /** @param {Claims} claims */
  constructor({ keys, held = [], read, policy = null }) {
    this.claims = { keys, held, read, policy };
    this.heads = /** @type {any[]} */ ([]);
    this.logs = /** @type {any[]} */ ([]);
    this.known = new Set();
    this.problem = /** @type {any} */ (null);
  }

  /** The heads of the tournament itself. @param {string} tournament @param {any[]} facts @param {any[]} restores */
  async lookAtFacts(tournament, facts, restores) {
    this.known.add(tournament);
    const record = { header: { game: tournament, first: 1, head: { version: facts.length, digest: facts[facts.length - 1].digest } }, entries: facts };
    this.note(null, 0, await this.compare(record, restores));
  }

  /** A game without a fault. @param {any} record @param {number} line @param {any[]} restores */
  async lookAtGame(record, line, restores) {
    const { read, policy } = this.claims;
    const { game } = record.header;
    this.known.add(game);
    this.note(game, line, await this.compare(record, restores));
    if (policy === null) return;
    if (read !== undefined) {
      const { log, problem } = await compareWithLog(record, restores, read, policy);
      this.logs.push(log);
      this.note(game, line, problem);
    }
  }

  /** @param {any} record @param {any[]} restores */
  async compare(record, restores) {
    const { game } = record.header;
    const own = this.claims.held.filter((each) => each.game === game);
    const { heads, problem } = await compareHeld(record, restores, own, this.claims.keys);
    this.heads.push(...heads.map((/** @type {any} */ each) => ({ ...each, game })));
    return problem;
  }

  /** @param {string | null} game @param {number} line @param {any} problem */
  note(game, line, problem) {
    if (problem === null || this.problem !== null) return;
    this.problem = { line: line + problem.line, version: problem.version, game, word: problem.word, how: problem.how, why: null };
  }

  /** The findings, as in a verdict. */
  shown() {
    const others = this.claims.held.filter((each) => !this.known.has(each.game));
    const held = [...this.heads, ...others.map(({ source, version, digest, game }) => ({ source, version, digest, signature: "not checked", result: "other game", game }))];
    if (this.logs.length === 0) return { held, log: null };
    const { origin, size, cosigned, quorum, witnesses, asks } = this.logs[0];
    const ended = this.logs.filter(({ head }) => head).length;
    return { held, log: { origin, size, games: this.logs.length, ended, cosigned, quorum, witnesses, asks } };
  }
}
