/** Bots in many games at once: one inbox gets the news of all their seats. */

import { bearer, body, type CallOptions, type Connection } from "./connection.ts";
import { isOver } from "./game.ts";
import type { BotFunction, Seat } from "./seat.ts";
import { messages } from "./stream.ts";
import { newKey, STREAM } from "./transport.ts";
import type { InboxItem, RulesetName, Schemas, View } from "./types.ts";

/** One token and one stream for the news of many seats. */
export class Inbox {
  readonly #connection: Connection;
  readonly #token: string;

  constructor(connection: Connection, token: string) {
    this.#connection = connection;
    this.#token = token;
  }

  /** The token to keep for later. No message and no printed object shows it. */
  get token(): string {
    return this.#token;
  }

  /**
   * All news in order, without end. `after`: the last `cursor` handled; `i`: all since each seat was put in; null:
   * first what is owed now.
   */
  async *follow({
    after = "i",
    signal = new AbortController().signal,
  }: CallOptions & { after?: string | null } = {}): AsyncGenerator<InboxItem, never> {
    const { api, how } = this.#connection;
    const open = async () => {
      const headers = { ...bearer(this.#token), Accept: STREAM };
      const { response, error } = await api.GET("/v1/inbox", {
        params: { query: after === null ? {} : { after } },
        headers,
        signal,
        parseAs: "stream",
      });
      return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
    };
    for await (const { event, id, data } of messages(open, how, signal)) {
      if (event === "reset") after = null; // then the stream continues as for a new reader
      if (event === undefined && data) yield JSON.parse(data) as InboxItem;
      if (id) after = id;
    }
    throw new Error("unreachable: the stream of an inbox has no end");
  }

  /** Have a browser told while no page is open: what its `pushManager.subscribe` gave. Repeatable; the answer names the subscription. */
  async subscribe(
    subscription: { toJSON(): BrowserSubscription },
    { signal }: CallOptions = {},
  ): Promise<Schemas["PushSubscription"]> {
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const told = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
    const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
    return body(await this.#connection.api.PUT("/v1/inbox/push", asked));
  }

  /** Give the inbox a mail address for digests; a new one gets a code first, for `confirmMail`. */
  async mailTo(
    address: string,
    { everyMinutes = 60, signal }: CallOptions & { everyMinutes?: number } = {},
  ): Promise<Schemas["MailAddress"]> {
    const told = { address, every_minutes: everyMinutes };
    const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
    return body(await this.#connection.api.PUT("/v1/inbox/mail", asked));
  }

  /** Confirm the address by the code that came. */
  async confirmMail(code: string, { signal }: CallOptions = {}): Promise<Schemas["MailAddress"]> {
    const asked = {
      params: { header: { "Idempotency-Key": newKey() } },
      headers: bearer(this.#token),
      body: { code },
      signal: signal ?? null,
    };
    return body(await this.#connection.api.POST("/v1/inbox/mail/confirm", asked));
  }

  /** Delete the address. */
  async endMail({ signal }: CallOptions = {}): Promise<void> {
    const asked = { headers: bearer(this.#token), signal: signal ?? null };
    body(await this.#connection.api.DELETE("/v1/inbox/mail", asked));
  }
}

/** What `PushSubscription.toJSON()` of a browser gives. */
export interface BrowserSubscription {
  readonly endpoint?: string | undefined;
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

export async function createInbox(
  connection: Connection,
  seats: readonly { readonly token: string }[],
  { signal }: CallOptions,
): Promise<Inbox> {
  const key = newKey();
  const asked = {
    params: { header: { "Idempotency-Key": key } },
    body: { tokens: seats.map((each) => each.token) },
    signal: signal ?? null,
  };
  return new Inbox(connection, body(await connection.api.POST("/v1/inbox", asked)).inbox_token);
}

/** Plays seats to the end of their games, then checks the logs; the last view of each. Each seat is asked one thing at a time. */
export async function play<R extends RulesetName>(
  connection: Connection,
  seats: readonly Seat<R>[],
  bot: BotFunction<R>,
  { signal }: CallOptions,
): Promise<View<R>[]> {
  const [only] = seats;
  if (only !== undefined && seats.length === 1) {
    const end = await only.play(bot, { signal });
    if (connection.check) await only.verify({ signal });
    return [end];
  }
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const inbox = await createInbox(connection, seats, { signal: either });
  const named = new Map<string, Seat<R>>();
  for (const seat of seats) named.set(`${seat.id}/${await seat.number({ signal: either })}`, seat);
  const ended = new Map<Seat<R>, unknown>();
  const work = new Map<Seat<R>, Promise<void>>();

  const answer = async (seat: Seat<R>) => {
    if (ended.has(seat)) return;
    const view = await seat.answer(bot, { signal: either });
    const { status } = view as unknown as Schemas["View"];
    if (isOver(status)) ended.set(seat, view);
    if (ended.size === seats.length) stop.abort(DONE);
  };
  const queue = (seat: Seat<R>) => {
    const before = work.get(seat) ?? Promise.resolve();
    work.set(
      seat,
      before.then(() => answer(seat)).catch((error) => stop.abort(error)),
    );
  };
  seats.forEach(queue);
  try {
    for await (const { game, seat } of inbox.follow({ signal: either })) {
      const found = named.get(`${game}/${seat}`);
      if (found) queue(found);
    }
  } catch (error) {
    if (error !== DONE) throw error;
  } finally {
    stop.abort(DONE);
  }
  if (connection.check) for (const seat of seats) await seat.verify({ signal });
  return seats.map<unknown>((seat) => ended.get(seat)) as View<R>[];
}

const DONE = Symbol("every game is over");
