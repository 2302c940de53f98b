/** A tournament: entries, drafts, rounds, standings. */

import { bearer, body, type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { exchangeKey } from "./slips.ts";
import { newKey } from "./transport.ts";
import type { Schemas } from "./types.ts";

/** Options of a request that was decided on a version. */
export interface Decided extends WriteOptions {
  /** The version of an answer that its caller has read. */
  seen?: number;
}

/**
 * A tournament, by the token of its organiser, another official or an entry; null reads it as anybody.
 */
export class Tournament {
  readonly id: string;
  readonly #connection: Connection;
  readonly #token: string | null;

  constructor(connection: Connection, id: string, token: string | null = null) {
    this.#connection = connection;
    this.id = id;
    this.#token = token;
  }

  /** Of an official or an entry; null for anybody. No message and no printed object shows it. */
  get token(): string | null {
    return this.#token;
  }

  /** Regulations, officials, and how far it is. */
  async card({ signal }: CallOptions = {}): Promise<Schemas["Tournament"]> {
    const params = { path: { tournamentId: this.id } };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}", { params, ...this.#as(signal) }));
  }

  /** Let everybody enter. */
  async openEntries(options: WriteOptions = {}): Promise<Schemas["ChangedTournament"]> {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { is_entering: true }, ...this.#as(options.signal) };
    return body(await this.#connection.api.PATCH("/v1/tournaments/{tournamentId}", asked));
  }

  /**
   * Enter one or many to play for them by this client, all or none: the tournament as each of them asks for it, with a token
   * of its own, for which this client exchanges the slip; with none for bots. `key` of the options: a random UUID to keep,
   * by which a repeat after a crash gets the same tokens. Raises ProblemError: `entries-closed`, `tournament-full`,
   * `already-entered`.
   */
  async enter(entries: readonly Schemas["EntryBody"][], options: WriteOptions = {}): Promise<Tournament[]> {
    const first = options.key ?? newKey();
    const found: Tournament[] = [];
    for (const { slip } of await this.makeEntries(entries, { ...options, key: first })) {
      if (slip === null) found.push(new Tournament(this.#connection, this.id));
      else found.push(await this.exchange(slip, { ...options, key: await exchangeKey(first, slip) }));
    }
    return found;
  }

  /** Exchange a slip, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
  async exchange(slip: string, options: WriteOptions = {}): Promise<Tournament> {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { slip }, signal: options.signal ?? null };
    const made = body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/exchanges", asked));
    return new Tournament(this.#connection, this.id, made.token);
  }

  /**
   * Enter people who play on devices of their own, all or none: each has the slip to hand on, which opens nothing but its
   * exchange. Raises as `enter`.
   */
  async makeEntries(
    entries: readonly Schemas["EntryBody"][],
    options: WriteOptions = {},
  ): Promise<Schemas["CreatedEntries"]["entries"]> {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { entries: [...entries] }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/entries", asked)).entries;
  }

  /** All entries, by number. */
  async *entries({ signal }: CallOptions = {}): AsyncGenerator<Schemas["Entry"], void> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const params: { path: { tournamentId: string }; query: { cursor?: string } } = {
        path: { tournamentId: this.id },
        query: cursor ? { cursor } : {},
      };
      const asked = { params, ...this.#as(signal) };
      const page = body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/entries", asked)) as Schemas["EntryPage"];
      yield* page.items;
      cursor = page.next;
    }
  }

  /** Draft a round by the method of the regulations. Raises ProblemError: `no-solver`, `pairing-illegal`. */
  async draft(round: number, options: WriteOptions = {}): Promise<Schemas["RoundDraft"]> {
    const params = { path: { tournamentId: this.id, round }, ...key(options) };
    const asked = { params, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/draft", asked)).draft;
  }

  /** Replace the draft of a round by one that is stated whole. Raises ProblemError: `pairing-illegal`, `stale-decision`. */
  async stateDraft(
    round: number,
    draft: Schemas["DraftBody"],
    options: Decided & { seen: number },
  ): Promise<Schemas["RoundDraft"]> {
    const params = { path: { tournamentId: this.id, round }, ...decided(options) };
    const asked = { params, body: draft, ...this.#as(options.signal) };
    return body(await this.#connection.api.PUT("/v1/tournaments/{tournamentId}/rounds/{round}/draft", asked)).draft;
  }

  /** Publish a draft. `newest`: the last change since it was made, to publish it all the same. Raises ProblemError: `draft-stale`. */
  async publish(
    draft: Schemas["RoundDraft"],
    { newest, ...options }: WriteOptions & { newest?: number } = {},
  ): Promise<Schemas["TournamentRound"]> {
    const seen = { ...options, seen: draft.version };
    const params = { path: { tournamentId: this.id, round: draft.round }, ...decided(seen) };
    const asked = { params, body: { ...(newest !== undefined && { newest }) }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/publish", asked)).round;
  }

  /** Close a round; `unfinished` says what tables count as that still play. Raises ProblemError: `round-unfinished`. */
  async close(
    round: number,
    { unfinished = [], ...options }: Decided & { seen: number; unfinished?: Schemas["UnfinishedBody"][] },
  ): Promise<Schemas["TournamentRound"]> {
    const params = { path: { tournamentId: this.id, round }, ...decided(options) };
    const asked = { params, body: { unfinished }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/close", asked)).round;
  }

  /** A published round, at the version of the tournament that the answer names. */
  async round(round: number, { signal }: CallOptions = {}): Promise<Schemas["VersionedRound"]> {
    const params = { path: { tournamentId: this.id, round } };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/rounds/{round}", asked)) as Schemas["VersionedRound"];
  }

  /** A table; with the token of one of its entries also the tokens of its seats. */
  async table(round: number, table: number, { signal }: CallOptions = {}): Promise<Schemas["VersionedTable"]> {
    const params = { path: { tournamentId: this.id, round, table } };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}", asked));
  }

  /** Standings by section. `at`: as of this version of the tournament's log. */
  async standings({ signal, ...query }: CallOptions & { at?: number; section?: string } = {}): Promise<Schemas["Standings"]> {
    const params = { path: { tournamentId: this.id }, query };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/standings", asked)) as Schemas["Standings"];
  }

  /** Make these standings final. Raises ProblemError: `appeals-open`, `stale-decision`. */
  async confirm(standings: Schemas["Standings"], options: WriteOptions = {}): Promise<Schemas["ChangedTournament"]> {
    const params = { path: { tournamentId: this.id }, ...decided({ ...options, seen: standings.version }) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/confirm", { params, ...this.#as(options.signal) }));
  }

  /** Have a receiver told what befalls the tournament. Raises ProblemError: `webhooks-off`, `too-many-webhooks`. */
  async createWebhook(url: string, options: WriteOptions = {}): Promise<Schemas["CreatedWebhook"]> {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { url }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/webhooks", asked));
  }

  /** The webhooks of this token, oldest first. */
  async webhooks({ signal }: CallOptions = {}): Promise<Schemas["Webhook"][]> {
    const params = { path: { tournamentId: this.id } };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/webhooks", { params, ...this.#as(signal) })).items;
  }

  /** End a webhook. */
  async deleteWebhook(webhook: string, { signal }: CallOptions = {}): Promise<void> {
    const params = { path: { tournamentId: this.id, webhookId: webhook } };
    body(await this.#connection.api.DELETE("/v1/tournaments/{tournamentId}/webhooks/{webhookId}", { params, ...this.#as(signal) }));
  }

  #as(signal: AbortSignal | undefined): { headers: Record<string, string>; signal: AbortSignal | null } {
    return { headers: this.#token === null ? {} : bearer(this.#token), signal: signal ?? null };
  }
}

function key({ key }: WriteOptions): { header: { "Idempotency-Key": string } } {
  return { header: { "Idempotency-Key": key ?? newKey() } };
}

function decided({ key, seen }: Decided): { header: { "Idempotency-Key": string; "If-Match"?: string } } {
  return { header: { "Idempotency-Key": key ?? newKey(), ...(seen !== undefined && { "If-Match": `"${seen}"` }) } };
}
