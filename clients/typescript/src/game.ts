/** A game as one viewpoint sees it. */

import { bearer, body, type CallOptions, type Connection } from "./connection.ts";
import { HistoryChanged, type Head } from "./errors.ts";
import { Feed } from "./feed.ts";
import { Chain, parseExactly } from "./ledger.ts";
import { messages } from "./stream.ts";
import { Talk } from "./talk.ts";
import { pause, STREAM } from "./transport.ts";
import type { DecisionOpen, Event, GameCard, RulesetName, Schemas, View } from "./types.ts";
import type { HeldHead } from "./vault.ts";

/** A viewpoint: `seat:<number>`, `public`, or `all`. */
export type Viewpoint = `seat:${number}` | "public" | "all";

export interface WordsOptions {
  /**
   * With what the ruleset says of itself: `asked`, `goal`, `danger` and `scene` of views, what offers bring about, and
   * `told` of events.
   */
  words?: boolean;
}

export interface ViewOptions extends CallOptions, WordsOptions {
  /** A version that may be read; the present one by default. */
  at?: number;
  viewpoint?: Viewpoint;
}

export interface FollowOptions extends CallOptions, WordsOptions {
  /** Go on after this version; after a head, its digest is checked too. From the beginning by default. */
  after?: Head | number;
  viewpoint?: Viewpoint;
  /** In place of the service's own `check`. */
  check?: boolean;
}

const RESET_PAUSE_MS = 1000;

/** How the events of a stream are shown. */
interface Shown {
  readonly viewpoint: Viewpoint | undefined;
  readonly words: boolean;
}

/** How the service is asked for a view. `waitS`: wait so long for a decision of this seat, or the end of the game. */
export interface ReadOptions extends ViewOptions {
  waitS?: number;
}

/** A game from the viewpoint of a token, or of the public without one. */
export class Game<R extends RulesetName = string> {
  readonly id: string;
  readonly #feed: Feed;
  readonly #token: string | null;

  constructor(connection: Connection, id: string, token: string | null = null) {
    this.#feed = new Feed(connection, id, token);
    this.id = id;
    this.#token = token;
  }

  /** The token to keep for later; null for the public. No message and no printed object shows it. */
  get token(): string | null {
    return this.#token;
  }

  protected get connection(): Connection {
    return this.#feed.connection;
  }

  protected get feed(): Feed {
    return this.#feed;
  }

  /** The talk beside the game: messages, presence, reminders, blocks. */
  get talk(): Talk {
    return new Talk(this.connection, this.id, this.#token);
  }

  /** The signed heads of this game that are held, oldest first. */
  heads(): Promise<HeldHead[]> {
    return this.connection.vault.heads(this.id);
  }

  /** The same as the text of a file for `deaddrop verify --checkpoint FILE`. */
  headsFile(): Promise<string> {
    return this.connection.vault.file(this.id);
  }

  /** Who plays, under which options, and how far the game is. */
  async card({ signal }: CallOptions = {}): Promise<GameCard> {
    const params = { path: { gameId: this.id } };
    return body(await this.connection.api.GET("/v1/games/{gameId}", { params, ...this.options(signal) }));
  }

  /**
   * The game now, or at a version. Other viewpoints than your own are allowed when the game is over. Raises
   * HistoryChanged when the game has gone back.
   */
  async view(options: ViewOptions = {}): Promise<View<R>> {
    return (await this.feed.withExplanation(() => this.read(options), options)) as unknown as View<R>;
  }

  protected async read({ at, viewpoint, words, waitS, signal }: ReadOptions): Promise<Schemas["View"]> {
    const { feed } = this;
    await feed.compareHeld({ viewpoint, signal });
    const before = feed.latest;
    const until = waitS ? { until: "decision" as const, wait: waitS } : {};
    const query = { ...(at && { at }), ...(viewpoint && { viewpoint }), ...until, ...(words && { words }) };
    const params = { path: { gameId: this.id }, query };
    const view = body(
      await this.connection.api.GET("/v1/games/{gameId}/view", { params, ...this.options(signal) }),
    ) as Schemas["View"];
    if (at === undefined && view.version < before)
      throw feed.changed(`it is at version ${view.version}, and was at ${before}`, {
        version: view.version,
        digest: null,
      });
    if (at === undefined) feed.latest = Math.max(feed.latest, view.version);
    return view;
  }

  /** Read the whole log and check its chain; of a game that is over, keep the last head signed. Raises HistoryChanged. */
  async verify({ signal }: CallOptions = {}): Promise<void> {
    await this.feed.withExplanation(async () => {
      const { status, version } = await this.read({ signal });
      const head = await this.feed.read(version, { signal });
      if (isOver(status)) await this.feed.trySign(head, signal, true);
    }, { signal });
  }

  /** Drop what is known, after HistoryChanged: the history read from now on is trusted. Heads stay held. */
  forget(): Promise<void> {
    return this.feed.forget();
  }

  /** What an event of a stream calls for, before it is handed out. */
  protected async react(_event: Schemas["Event"], _signal: AbortSignal): Promise<void> {}

  /**
   * Every event once and in order, from the beginning or after a version, until the game is over and revealed. Goes
   * on over lost connections. Raises HistoryChanged where an event does not fit to those before, or the service
   * lost events.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<Event<R>, void> {
    for await (const item of this.listen(options)) if (!isDecision(item)) yield item;
  }

  /** The same, with the decisions of the reader's own seat. */
  protected async *listen({
    after = 0,
    viewpoint,
    signal = new AbortController().signal,
    check = this.connection.check,
    words = false,
  }: FollowOptions): AsyncGenerator<Event<R> | DecisionOpen, void> {
    try {
      if (check) await this.feed.compareHeld({ viewpoint, signal });
      yield* this.#events(check ? new Chain(after) : null, after, { viewpoint, words }, signal);
    } catch (error) {
      throw await this.feed.explain(error, { viewpoint, signal });
    }
  }

  async *#events(
    chain: Chain | null,
    after: Head | number,
    asked: Shown,
    signal: AbortSignal,
  ): AsyncGenerator<Event<R> | DecisionOpen, void> {
    let last = typeof after === "number" ? after : after.version;
    for (;;) {
      for await (const { event, data } of messages(() => this.#open(last, asked, signal), this.connection.how, signal)) {
        if (event === "decision.open") yield JSON.parse(data) as DecisionOpen;
        if (event === "end") {
          if (chain?.head) await this.feed.trySign(chain.head, signal, true);
          return;
        }
        if (event === "reset") {
          await this.#compare(JSON.parse(data).head ?? 0, last, chain?.head ?? null, asked.viewpoint, signal);
          break;
        }
        if (event !== undefined) continue;
        const next = JSON.parse(data);
        if (next.version <= last) continue;
        const exact = parseExactly(data) as Schemas["Event"];
        await chain?.add(exact);
        if (chain) this.feed.note(exact);
        await this.react(exact, signal);
        last = next.version;
        yield next;
      }
      await pause(RESET_PAUSE_MS, signal);
    }
  }

  async #open(after: number, { viewpoint, words }: Shown, signal: AbortSignal): Promise<Response> {
    const query = { after, ...(viewpoint && { viewpoint }), ...(words && { words }) };
    const params = { path: { gameId: this.id }, query };
    const headers = { ...bearer(this.token), Accept: STREAM };
    const { response, error } = await this.connection.api.GET("/v1/games/{gameId}/events", {
      params,
      headers,
      signal,
      parseAs: "stream",
    });
    return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
  }

  /** After a reset: whether the log still leads to the head that is held. Raises HistoryChanged, also where none is. */
  async #compare(
    now: number,
    last: number,
    held: Head | null,
    viewpoint: Viewpoint | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (now < last)
      throw new HistoryChanged(`it is at version ${now}, and was at ${last}`, held, { version: now, digest: null });
    if (held !== null) return this.feed.compare(held, { viewpoint, signal });
    if (last > 0) throw new HistoryChanged("it was put back", held, { version: now, digest: null });
  }

  protected options(signal: AbortSignal | undefined) {
    return this.feed.options(signal);
  }
}

const isDecision = (item: object): item is DecisionOpen => "decision" in item && !("version" in item);

export const isOver = (status: string): boolean => status === "over" || status === "aborted";
