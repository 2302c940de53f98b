/** The service: where games are opened, joined, watched and played. */

import {
  bearer,
  body,
  connection,
  type Api,
  type CallOptions,
  type Connection,
  type DeadDropOptions,
  type WriteOptions,
} from "./connection.ts";
import { Game } from "./game.ts";
import { claimCommitment, isFinal, withCommitments, type Luck } from "./luck.ts";
import { createInbox, Inbox, play } from "./inbox.ts";
import { Seat, type BotFunction } from "./seat.ts";
import { newKey } from "./transport.ts";
import type { NewGame, RulesetName, Schemas, View } from "./types.ts";

/** A claim code, which makes its holder the player of a seat. */
export interface Invitation {
  readonly seat: number;
  readonly code: string;
}

/** A game that you opened. Its own token is the organiser's, who sees what everybody sees. */
export class Table<R extends RulesetName = string> extends Game<R> {
  /** Your seats: those requested with `claim`. */
  readonly seats: readonly Seat<R>[];
  readonly #made: Schemas["GameMade"];

  constructor(connection: Connection, made: Schemas["GameMade"]) {
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

  /**
   * The table that follows this one, which was cancelled for want of nonces, as its organiser. The seats go on by their
   * own `successor`. Raises ProblemError: `not-cancelled`.
   */
  async successor({ signal }: CallOptions = {}): Promise<Table<R>> {
    const asked = { params: { path: { gameId: this.id } }, body: {}, ...this.options(signal) };
    const { made } = body(await this.connection.api.PUT("/v1/games/{gameId}/successor", asked));
    return new Table<R>(this.connection, made as Schemas["GameMade"]);
  }

  /** The arbiter's token, where the game was opened with `arbiter`. */
  get arbiterToken(): string | null {
    return this.#made.arbiter_token ?? null;
  }
}

export interface ClaimOptions extends WriteOptions {
  name?: string;
}

/** One installation of Dead Drop. */
export class DeadDrop {
  readonly #connection: Connection;

  /** url: where the service is, without `/v1`. */
  constructor(url: string | URL, options: DeadDropOptions = {}) {
    this.#connection = connection(url, options);
  }

  /** Every operation of the contract, typed (openapi-fetch), with the same retries. */
  get api(): Api {
    return this.#connection.api;
  }

  /** The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`. */
  keysFile(): Promise<string> {
    return this.#connection.vault.keysFile();
  }

  /**
   * Open a game. The ruleset's name types its options, and everything that comes of it. With a `key` your seats bring
   * nonces only where the client has a `store`, as a repeated request has to bring the same.
   */
  async create<R extends RulesetName>(
    ruleset: R,
    game: Omit<NewGame<R>, "ruleset">,
    { key, token = null, signal }: WriteOptions & { token?: string | null } = {},
  ): Promise<Table<R>> {
    const { vault } = this.#connection;
    const params = { header: { "Idempotency-Key": key ?? newKey() } };
    const asked = { ...game, ruleset } as unknown as Schemas["GameBody"];
    const { game: whole, commits } = await withCommitments(this.#connection, asked, key ?? null, signal);
    let made: Schemas["GameMade"];
    try {
      made = body(
        await this.api.POST("/v1/games", { params, body: whole, headers: bearer(token), signal: signal ?? null }),
      );
    } catch (error) {
      for (const [seat, commit] of isFinal(error) ? commits : []) await vault.dropNonce(commit, key && `${key}/${seat}`);
      throw error;
    }
    const table = new Table<R>(this.#connection, made);
    for (const [seat, commit] of commits) await vault.noteCommitment(table.id, seat, commit);
    let luck: Luck | null = null;
    if (commits.size > 0 && table.invitations.length === 0)
      for (const seat of table.seats) luck = await seat.begin(luck, { signal });
    return table;
  }

  /** Claim a seat. With a `key` it brings a nonce only where the client has a `store`, as with `create`. */
  async claim<R extends RulesetName = string>(
    gameId: string,
    { seat, code }: Invitation,
    { key, signal, ...said }: ClaimOptions = {},
  ): Promise<Seat<R>> {
    const { vault } = this.#connection;
    const commit = await claimCommitment(this.#connection, gameId, key ?? null, signal);
    const params = { path: { gameId, seat }, header: { "Idempotency-Key": key ?? newKey() } };
    const asked = { code, ...said, ...(commit !== null && { commit }) };
    let token: string;
    try {
      ({ token } = body(
        await this.api.POST("/v1/games/{gameId}/seats/{seat}/claim", { params, body: asked, signal: signal ?? null }),
      ));
    } catch (error) {
      if (isFinal(error)) await vault.dropNonce(commit, key);
      throw error;
    }
    const made = new Seat<R>(this.#connection, gameId, token, seat);
    if (commit !== null) await vault.noteCommitment(gameId, seat, commit);
    if (vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }

  /** A seat whose token was kept. Asks nothing yet. */
  seat<R extends RulesetName = string>(gameId: string, token: string): Seat<R> {
    return new Seat<R>(this.#connection, gameId, token);
  }

  /** A game to watch, as the public or with a token that may see more. Asks nothing yet. */
  game<R extends RulesetName = string>(gameId: string, token: string | null = null): Game<R> {
    return new Game<R>(this.#connection, gameId, token);
  }

  /** A new inbox for these seats, up to 100. */
  inbox(seats: readonly { readonly token: string }[], options: CallOptions = {}): Promise<Inbox> {
    return createInbox(this.#connection, seats, options);
  }

  /**
   * Let a bot play seats to the end of their games, up to 100 at once; the last view of each. The bot is asked again
   * where a decision was closed meanwhile. Raises what the bot raises, and ProblemError for what the rules refuse.
   */
  play<R extends RulesetName>(
    seats: readonly Seat<R>[],
    bot: BotFunction<R>,
    options: CallOptions = {},
  ): Promise<View<R>[]> {
    return play<R>(this.#connection, seats, bot, options);
  }
}
