/** A place at a seek: a table that people are looked for. */

import { bearer, body, type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { isFinal, pinAtFirstVisit } from "./luck.ts";
import type { Player } from "./player.ts";
import { Seat } from "./seat.ts";
import type { RulesetName, Schemas } from "./types.ts";

const WAIT_S = 25;

export interface SeekerOptions extends WriteOptions {
  name?: string;
  /** Who is to hold the seat. */
  player?: Player;
}

/** A place at a seek, which `wait` keeps; nobody else does. */
export class Seek<R extends RulesetName = string> {
  readonly #connection: Connection;
  readonly #commit: string | null;
  readonly #player: Player | null;
  #place: Schemas["SeekPlace"];

  constructor(connection: Connection, place: Schemas["SeekPlace"], commit: string | null, player: Player | null) {
    this.#connection = connection;
    this.#place = place;
    this.#commit = commit;
    this.#player = player;
  }

  get id(): string {
    return this.#place.seek.id;
  }

  /** Opens this place, and nothing else. */
  get token(): string {
    return this.#place.token;
  }

  /** As it was told last. */
  get place(): Schemas["SeekPlace"] {
    return this.#place;
  }

  /** The seat, once the table is open. Raises ProblemError: `gone`, `not-found` for a place that was not kept. */
  async wait({ signal }: CallOptions = {}): Promise<Seat<R>> {
    const { api, vault } = this.#connection;
    const params = { path: { seekId: this.id }, query: { wait: WAIT_S } };
    const headers = bearer(this.token);
    while (this.#place.seat_token === null)
      this.#place = body(await api.GET("/v1/seeks/{seekId}", { params, headers, signal: signal ?? null }));
    const { game, seat, seat_token } = this.#place;
    if (game === null || seat === null) throw new TypeError("a seat's token without its seat");
    if (this.#commit !== null) await vault.noteCommitment(game, seat, this.#commit);
    const made = new Seat<R>(this.#connection, game, seat_token, seat);
    await this.#player?.keep(made);
    if (vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }

  /** Give the place up. Raises ProblemError: `seek-filled` once the table is open. */
  async leave({ signal }: CallOptions = {}): Promise<void> {
    const { api, vault } = this.#connection;
    const params = { path: { seekId: this.id } };
    await api.DELETE("/v1/seeks/{seekId}", { params, headers: bearer(this.token), signal: signal ?? null });
    await vault.dropNonce(this.#commit);
  }
}

/** Take a place at a seek, with a commitment to a nonce. send: the request, with it and the player's token. */
export async function comeToSeek<R extends RulesetName>(
  connection: Connection,
  key: string | null,
  send: (more: { commit?: string; player?: string }) => Promise<Schemas["SeekPlace"]>,
  signal: AbortSignal | undefined,
  player: Player | null = null,
): Promise<Seek<R>> {
  const { vault } = connection;
  let commit: string | null = null;
  if (vault.bringsLuck && vault.knowsAfterCrash(key)) {
    await pinAtFirstVisit(connection, signal);
    commit = await vault.makeCommitment(key);
  }
  try {
    const more = { ...(commit !== null && { commit }), ...(player && { player: player.token }) };
    return new Seek<R>(connection, await send(more), commit, player);
  } catch (error) {
    if (isFinal(error)) await vault.dropNonce(commit, key);
    throw error;
  }
}
