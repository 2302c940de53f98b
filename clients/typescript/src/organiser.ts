/** A game in the hands of its organiser, who sees what everybody sees. */

import { body, type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { Game } from "./game.ts";
import { Seat } from "./seat.ts";
import { newKey } from "./transport.ts";
import type { RulesetName, Schemas } from "./types.ts";

/** A claim code, which makes its holder the player of a seat. */
export interface Invitation {
  readonly seat: number;
  readonly code: string;
}

/** Who intervenes and why, as everybody reads it. */
export interface Statement extends WriteOptions {
  author: string;
  reason: string;
}

export type InterventionResult = Schemas["InterventionResult"];

/** A game by its organiser's token. An intervention is an event of the game: everybody reads its `author` and `reason`. */
export class Organiser<R extends RulesetName = string> extends Game<R> {
  /** Hold the table until a time, or until it is resumed. `afterDecisions`: once what is open is answered. */
  pause(until: Date, { afterDecisions, ...said }: Statement & { afterDecisions?: boolean }): Promise<InterventionResult> {
    const more = { until: until.toISOString(), ...(afterDecisions && { after_decisions: true }) };
    return this.#intervene({ kind: "pause", ...more }, said);
  }

  /** End the pause. Raises ProblemError: `not-paused`. */
  resume(said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "resume" }, said);
  }

  /** Give a seat, or all, more time for what is open. Raises ProblemError: `no-clock`, `not-awaited`. */
  addTime(seconds: number, { seat, ...said }: Statement & { seat?: number }): Promise<InterventionResult> {
    return this.#intervene({ kind: "add_time", seconds, ...(seat !== undefined && { seat }) }, said);
  }

  /** Have a seat's default played, or those of all who are awaited, with or without a clock. */
  strike({ seat, ...said }: Statement & { seat?: number }): Promise<InterventionResult> {
    return this.#intervene({ kind: "strike", ...(seat !== undefined && { seat }) }, said);
  }

  /** Have a bot play for a seat until its player returns. Raises ProblemError: `seat-absent`. */
  handToBot(seat: number, said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "hand_to_bot", seat }, said);
  }

  /** Give a seat back to its player. Raises ProblemError: `not-absent`. */
  returnSeat(seat: number, said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "return", seat }, said);
  }

  /** Let a seat's person play by another device, by the `slip` to hand on; the token before opens nothing any more. */
  reissue(seat: number, said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "reissue", seat }, said);
  }

  /** Put another person in a seat: the `slip` is for that person, who knows what the seat knows. */
  substitute(seat: number, name: string, said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "substitute", seat, name }, said);
  }

  /** Give a free seat of a table that waits to a bot. Raises ProblemError: `not-waiting`. */
  fillWithBot(seat: number, said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "fill_with_bot", seat }, said);
  }

  /**
   * End a table that waits: those who sit there go on without the free seats, by `rematch`. Raises ProblemError:
   * `not-waiting`, `too-few-seats`.
   */
  startSmaller(said: Statement): Promise<InterventionResult> {
    return this.#intervene({ kind: "start_smaller" }, said);
  }

  async #intervene(
    asked: Omit<Schemas["InterventionBody"], "author" | "reason">,
    { author, reason, key, signal }: Statement,
  ): Promise<InterventionResult> {
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key ?? newKey() } };
    const sent = { params, body: { ...asked, author, reason }, ...this.options(signal) };
    return body(await this.connection.api.POST("/v1/games/{gameId}/interventions", sent));
  }

  /** The rematch of this game, which has ended. The seats go on by their own `rematch`. Raises ProblemError: `no-rematch`. */
  async rematch({ signal }: CallOptions = {}): Promise<Table<R>> {
    const asked = { params: { path: { gameId: this.id } }, body: {}, ...this.options(signal) };
    const { made } = body(await this.connection.api.PUT("/v1/games/{gameId}/rematch", asked));
    return new Table<R>(this.connection, made as Schemas["CreatedGame"]);
  }

  /** End the game. */
  async abort(reason: string, { key, signal }: WriteOptions = {}): Promise<void> {
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key ?? newKey() } };
    const sent = { params, body: { type: "abort", reason }, ...this.options(signal) };
    body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent));
  }
}

/** A game that you opened. */
export class Table<R extends RulesetName = string> extends Organiser<R> {
  /** Your seats: those requested with `claim`. */
  readonly seats: readonly Seat<R>[];
  readonly #made: Schemas["CreatedGame"];

  constructor(connection: Connection, made: Schemas["CreatedGame"]) {
    super(connection, made.id, made.organiser_token);
    this.#made = made;
    this.seats = made.seats.flatMap(({ seat, token }) =>
      token === undefined ? [] : [new Seat<R>(connection, made.id, token, seat)],
    );
  }

  /** The codes to hand out, one for each seat that waits for a player. */
  get invitations(): readonly Invitation[] {
    return this.#made.seats.flatMap(({ seat, claim_code: code }) => (code === undefined ? [] : [{ seat, code }]));
  }

  /** The code that opens any free seat, for `join`; null where no seat waits for a person. */
  get invitationCode(): string | null {
    return this.#made.invitation_code ?? null;
  }

  /** The arbiter's token, where the game was opened with `arbiter`. */
  get arbiterToken(): string | null {
    return this.#made.arbiter_token ?? null;
  }
}
