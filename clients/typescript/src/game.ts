/** A game as one viewpoint sees it, and a seat that acts in it. */

import { bearer, body, type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { HistoryChanged, ProblemError, type Head } from "./errors.ts";
import { Chain, parseExactly } from "./ledger.ts";
import { messages } from "./stream.ts";
import { newKey, pause, STREAM } from "./transport.ts";
import type { Command, Entry, GameCard, RulesetName, Schemas, View } from "./types.ts";

/** A viewpoint: `seat:<number>`, `public`, or `all`. */
export type Viewpoint = `seat:${number}` | "public" | "all";

export interface ViewOptions extends CallOptions {
  /** A version that may be read; the present one by default. */
  at?: number;
  as?: Viewpoint;
}

export interface FollowOptions extends CallOptions {
  /** Go on after this version; after a head, its digest is checked too. From the beginning by default. */
  after?: Head | number;
  as?: Viewpoint;
  /** In place of the service's own `check`. */
  check?: boolean;
}

/** The result of a command. */
export interface Acted<R extends string> extends Head {
  readonly events: readonly Entry<R>[];
  readonly view: View<R>;
}

const PAGE = 500;
const RESET_PAUSE_MS = 1000;

/** A game from the viewpoint of a token, or of the public without one. */
export class Game<R extends RulesetName = string> {
  readonly id: string;
  readonly #connection: Connection;
  readonly #token: string | null;

  constructor(connection: Connection, id: string, token: string | null = null) {
    this.#connection = connection;
    this.id = id;
    this.#token = token;
  }

  /** The token to keep for later; null for the public. No message and no printed object shows it. */
  get token(): string | null {
    return this.#token;
  }

  protected get connection(): Connection {
    return this.#connection;
  }

  /** Who plays, under which options, and how far the game is. */
  async card({ signal }: CallOptions = {}): Promise<GameCard> {
    const params = { path: { gameId: this.id } };
    return body(await this.connection.api.GET("/v1/games/{gameId}", { params, ...this.options(signal) }));
  }

  /** The game now, or at a version. Other viewpoints than your own are allowed when the game is over. */
  async view(options: ViewOptions = {}): Promise<View<R>> {
    return (await this.read(options)) as unknown as View<R>;
  }

  protected async read({ at, as, signal }: ViewOptions): Promise<Schemas["View"]> {
    const params = { path: { gameId: this.id }, query: { ...(at && { at }), ...(as && { as }) } };
    return body(
      await this.connection.api.GET("/v1/games/{gameId}/view", { params, ...this.options(signal) }),
    ) as Schemas["View"];
  }

  /**
   * Every entry once and in order, from the beginning or after a version, until the game is over and revealed. Goes
   * on over lost connections. Raises HistoryChanged where an entry does not fit to those before, or the service
   * lost entries.
   */
  async *follow({
    after = 0,
    as,
    signal = new AbortController().signal,
    check = this.connection.check,
  }: FollowOptions = {}): AsyncGenerator<Entry<R>, void> {
    const chain = check ? new Chain(after) : null;
    let last = typeof after === "number" ? after : after.version;
    for (;;) {
      for await (const { event, data } of messages(() => this.#open(last, as, signal), this.connection.how, signal)) {
        if (event === "end") return;
        if (event === "reset") {
          await this.#compare(JSON.parse(data).version, last, chain?.head ?? null, as, signal);
          break;
        }
        if (event !== undefined) continue;
        const entry = JSON.parse(data);
        if (entry.version <= last) continue;
        await chain?.add(parseExactly(data) as Schemas["Entry"]);
        last = entry.version;
        yield entry;
      }
      await pause(RESET_PAUSE_MS, signal);
    }
  }

  async #open(after: number, as: Viewpoint | undefined, signal: AbortSignal): Promise<Response> {
    const params = { path: { gameId: this.id }, query: { after, ...(as && { as }) } };
    const headers = { ...bearer(this.token), Accept: STREAM };
    const { response, error } = await this.connection.api.GET("/v1/games/{gameId}/events", {
      params,
      headers,
      signal,
      parseAs: "stream",
    });
    return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
  }

  /** After a reset: whether the log still leads to the head that is held. Raises HistoryChanged. */
  async #compare(
    now: number,
    last: number,
    held: Head | null,
    as: Viewpoint | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (now < last)
      throw new HistoryChanged(`it is at version ${now}, and was at ${last}`, held, { version: now, digest: null });
    if (held === null) return;
    const chain = new Chain(0);
    while ((chain.head?.version ?? 0) < held.version) {
      const params = {
        path: { gameId: this.id },
        query: { after: chain.head?.version ?? 0, limit: PAGE, ...(as && { as }) },
      };
      const page = body(
        await this.connection.api.GET("/v1/games/{gameId}/events", {
          params,
          ...this.options(signal),
          parseAs: "text",
        }),
      );
      const { entries } = parseExactly(page as string) as Schemas["FeedPage"];
      if (entries.length === 0)
        throw new HistoryChanged("entries are missing", held, chain.head ?? { version: 0, digest: null });
      for (const entry of entries) {
        if (entry.version <= held.version) await chain.add(entry);
      }
    }
    if (chain.head?.digest !== held.digest)
      throw new HistoryChanged(
        `version ${held.version} is another one`,
        held,
        chain.head ?? { version: 0, digest: null },
      );
  }

  protected options(signal: AbortSignal | undefined) {
    return { headers: bearer(this.token), signal: signal ?? null };
  }
}

/** What a seat does when it is asked; a bot of one ruleset sees typed views. */
export type BotFunction<R extends RulesetName = string> = (
  view: View<R>,
  seat: Seat<R>,
) => Command<R> | Promise<Command<R>>;

/** A seat of yours. */
export class Seat<R extends RulesetName = string> extends Game<R> {
  #number: Promise<number> | null;

  constructor(connection: Connection, id: string, token: string, number: number | null = null) {
    super(connection, id, token);
    this.#number = number === null ? null : Promise.resolve(number);
  }

  override get token(): string {
    return super.token as string;
  }

  /** The seat's number, from 0. Asks the service where only the token is known. */
  async number({ signal }: CallOptions = {}): Promise<number> {
    const asked = async () => body(await this.connection.api.GET("/v1/token", this.options(signal))).seat as number;
    this.#number ??= asked();
    return this.#number.catch((error) => {
      this.#number = null;
      throw error;
    });
  }

  /**
   * Send a command. `decision` is the one that it answers, from the view that it was chosen from; `*` answers
   * whichever is open, so a late command may answer another question. Raises ProblemError: `stale-decision`,
   * `not-offered`, …
   */
  async act(
    command: Command<R>,
    decision: { readonly id: string } | "*" | null = "*",
    { key = newKey(), signal }: WriteOptions = {},
  ): Promise<Acted<R>> {
    const headers = {
      ...bearer(this.token),
      "Idempotency-Key": key,
      "If-Match": decision === null || decision === "*" ? "*" : `"${decision.id}"`,
    };
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key } };
    const sent = { params, headers, body: command as unknown as Schemas["Command"], signal: signal ?? null };
    return body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent)) as unknown as Acted<R>;
  }

  /**
   * Answer until nothing is asked of this seat, and give the view then. A decision that was answered or replaced
   * meanwhile is read again, and the bot asked anew. Raises ProblemError for a command that the rules refuse.
   */
  async answer(bot: BotFunction<R>, { signal }: CallOptions = {}): Promise<View<R>> {
    let view = await this.read({ signal });
    while (view.decision !== null) {
      const command = await bot(view as unknown as View<R>, this);
      signal?.throwIfAborted();
      try {
        view = (await this.act(command, view.decision, { signal })).view as unknown as Schemas["View"];
      } catch (error) {
        if (!(error instanceof ProblemError) || !MOVED_ON.has(error.code)) throw error;
        view = await this.read({ signal });
      }
    }
    return view as unknown as View<R>;
  }
}

const MOVED_ON: ReadonlySet<unknown> = new Set(["stale-decision", "not-your-decision", "game-over", "seat-resigned"]);
