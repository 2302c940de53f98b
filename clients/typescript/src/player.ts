/** A player who is signed in on this device. */

import { bearer, body, type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { ProblemError } from "./errors.ts";
import { Inbox } from "./inbox.ts";
import { Seat } from "./seat.ts";
import { newKey } from "./transport.ts";
import type { RulesetName, Schemas } from "./types.ts";

export type MyGame = Schemas["MyGame"];
export type MyTournament = Schemas["MyTournament"];
export type Credential = Schemas["Credential"];

/** A seat of any game, as far as a player has to do with it. */
export interface OwnSeat {
  readonly id: string;
  readonly token: string;
  number(options?: CallOptions): Promise<number>;
}

/** A player who is signed in on this device. The client's `store` keeps the token, and those of the player's seats. */
export class Player {
  readonly id: string;
  readonly #connection: Connection;
  readonly #token: string;
  #recoveryCode: string | null;

  constructor(connection: Connection, id: string, token: string, recoveryCode: string | null = null) {
    this.id = id;
    this.#connection = connection;
    this.#token = token;
    this.#recoveryCode = recoveryCode;
  }

  /** This device's secret. No message and no printed object shows it. */
  get token(): string {
    return this.#token;
  }

  /** The recovery code that was shown last, for paper; null where this program has not seen it. */
  get recoveryCode(): string | null {
    return this.#recoveryCode;
  }

  /** The news of all seats that are bound to the player, those bound later by themselves. */
  get inbox(): Inbox {
    return new Inbox(this.#connection, this.#token);
  }

  /** The name, and what the player allows. */
  async me({ signal }: CallOptions = {}): Promise<Schemas["Player"]> {
    return body(await this.#connection.api.GET("/v1/players/me", this.#options(signal)));
  }

  /** Change the name, or what is allowed: `profile`, `ratings`. What is not named stays. */
  async change({
    name,
    signal,
    ...consents
  }: CallOptions & { name?: string; profile?: boolean; ratings?: boolean }): Promise<Schemas["Player"]> {
    const asked = { ...(name !== undefined && { name }), ...(Object.keys(consents).length > 0 && { consents }) };
    return body(await this.#connection.api.PATCH("/v1/players/me", { body: asked, ...this.#options(signal) }));
  }

  /** All games of the player, of all devices and pages: running ones first, with `decision` where it is your turn. */
  async *games({ signal }: CallOptions = {}): AsyncGenerator<MyGame, void> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const params: { query: { cursor?: string } } = { query: cursor ? { cursor } : {} };
      const page: Schemas["MyGamePage"] = body(
        await this.#connection.api.GET("/v1/players/me/games", { params, ...this.#options(signal) }),
      );
      yield* page.items;
      cursor = page.next;
    }
  }

  /** All tournaments that the player has an entry of, the newest first, with the table of the round that is on. */
  async *tournaments({ signal }: CallOptions = {}): AsyncGenerator<MyTournament, void> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const params: { query: { cursor?: string } } = { query: cursor ? { cursor } : {} };
      const page: Schemas["MyTournamentPage"] = body(
        await this.#connection.api.GET("/v1/players/me/tournaments", { params, ...this.#options(signal) }),
      );
      yield* page.items;
      cursor = page.next;
    }
  }

  /**
   * A seat of the player's, by the token that is kept here, or by another one where that opens nothing any more: what
   * another device had of it ends then. Raises what `seatToken` raises.
   */
  async seat<R extends RulesetName = string>(
    gameId: string,
    seat: number,
    { signal }: CallOptions = {},
  ): Promise<Seat<R>> {
    const { accounts, api } = this.#connection;
    let token = await accounts.heldSeat(this.id, gameId, seat);
    try {
      if (token !== null) body(await api.GET("/v1/token", { headers: bearer(token), signal: signal ?? null }));
    } catch (error) {
      if (!(error instanceof ProblemError && (error.code === "gone" || error.code === "unauthorised"))) throw error;
      token = null;
    }
    return new Seat<R>(this.#connection, gameId, token ?? (await this.seatToken(gameId, seat, { signal })), seat);
  }

  /**
   * Another token for a seat of the player's in a running game; the one before opens nothing any more. Raises
   * ProblemError: `not-found`, `gone` for a seat of somebody else, `game-over`, `too-many-tokens`.
   */
  async seatToken(gameId: string, seat: number, options: WriteOptions = {}): Promise<string> {
    const params = { path: { gameId, seat }, ...this.#key(options) };
    const asked = { params, ...this.#options(options.signal) };
    const { token } = body(await this.#connection.api.POST("/v1/players/me/seats/{gameId}/{seat}/token", asked));
    await this.#connection.accounts.holdSeat(this.id, gameId, seat, token);
    return token;
  }

  /** Bind a seat that was taken without the player. Raises ProblemError: `seat-bound`, `player-full`. */
  async bind(seat: OwnSeat, { signal }: CallOptions = {}): Promise<void> {
    const params = { path: { gameId: seat.id, seat: await seat.number({ signal }) } };
    const asked = { params, body: { token: seat.token }, ...this.#options(signal) };
    body(await this.#connection.api.PUT("/v1/players/me/seats/{gameId}/{seat}", asked));
    await this.keep(seat);
  }

  /**
   * Bind an entry that was made without the player, by its own token, with the seats that its person has had. Raises
   * ProblemError: `entry-bound`, `already-entered`.
   */
  async bindEntry(
    tournamentId: string,
    entry: number,
    token: string,
    { member = 0, signal }: CallOptions & { member?: number } = {},
  ): Promise<void> {
    const asked = { params: { path: { tournamentId, entry } }, body: { token, member }, ...this.#options(signal) };
    body(await this.#connection.api.PUT("/v1/players/me/entries/{tournamentId}/{entry}", asked));
  }

  /** Keep the tokens of seats that are bound to the player. */
  async keep(...seats: readonly OwnSeat[]): Promise<void> {
    for (const seat of seats)
      await this.#connection.accounts.holdSeat(this.id, seat.id, await seat.number(), seat.token);
  }

  /** The player's ratings, one for each game and number of people. */
  async ratings({ signal }: CallOptions = {}): Promise<Schemas["OwnRating"][]> {
    return body(await this.#connection.api.GET("/v1/players/me/ratings", this.#options(signal))).items;
  }

  /** A link for another device, which signs in once by it, within ten minutes. Raises ProblemError: `too-many-credentials`. */
  async makeLink(options: WriteOptions = {}): Promise<Schemas["PlayerLink"]> {
    const asked = { params: this.#key(options), ...this.#options(options.signal) };
    return body(await this.#connection.api.POST("/v1/players/me/links", asked));
  }

  /** Another recovery code, for paper; the one before opens nothing any more. */
  async renewRecoveryCode(options: WriteOptions = {}): Promise<string> {
    const asked = { params: this.#key(options), ...this.#options(options.signal) };
    const made = body(await this.#connection.api.POST("/v1/players/me/recovery-code", asked));
    this.#recoveryCode = made.recovery_code;
    return made.recovery_code;
  }

  /** What opens the account: tokens of devices, the recovery code, links, passkeys. */
  async credentials({ signal }: CallOptions = {}): Promise<Credential[]> {
    return body(await this.#connection.api.GET("/v1/players/me/credentials", this.#options(signal))).items;
  }

  /** End a credential, by itself or its `id`; without one the token of this device, which signs out. */
  async end(credential: Credential | string | null = null, { signal }: CallOptions = {}): Promise<void> {
    const own = (await this.credentials({ signal })).find(({ current }) => current)?.id ?? "";
    const credentialId = credential === null ? own : typeof credential === "string" ? credential : credential.id;
    const asked = { params: { path: { credentialId } }, ...this.#options(signal) };
    body(await this.#connection.api.DELETE("/v1/players/me/credentials/{credentialId}", asked));
    if (credentialId === own) await this.#connection.accounts.dropPlayer(this.id);
  }

  /** Delete the account, and the player's names at tables. There is no way back. */
  async forget({ signal }: CallOptions = {}): Promise<void> {
    body(await this.#connection.api.DELETE("/v1/players/me", this.#options(signal)));
    await this.#connection.accounts.dropPlayer(this.id);
  }

  #key({ key }: WriteOptions) {
    return { header: { "Idempotency-Key": key ?? newKey() } };
  }

  #options(signal: AbortSignal | undefined) {
    return { headers: bearer(this.#token), signal: signal ?? null };
  }
}

/** The player of an answer that signs in, kept in the client's store. */
export async function signedInPlayer(
  connection: Connection,
  made: Schemas["PlayerSecrets"] | Schemas["PlayerSignIn"],
): Promise<Player> {
  await connection.accounts.holdPlayer(made.player.id, made.token);
  return new Player(connection, made.player.id, made.token, "recovery_code" in made ? made.recovery_code : null);
}
