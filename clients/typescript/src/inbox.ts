/** Bots in many games at once: one inbox hears of all their seats. */

import { bearer, body, type CallOptions, type Connection } from "./connection.ts";
import type { BotFunction, Seat } from "./game.ts";
import { messages } from "./stream.ts";
import { newKey, STREAM } from "./transport.ts";
import type { InboxEntry, RulesetName, View } from "./types.ts";

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

  /** Every entry in order, without end. `after`: the last `cursor` that was handled; `i`: all since each seat was put in. */
  async *follow({ after = "i", signal = new AbortController().signal }: CallOptions & { after?: string } = {}): AsyncGenerator<InboxEntry, never> {
    const { api, how } = this.#connection;
    const open = async () => {
      const headers = { ...bearer(this.#token), Accept: STREAM };
      const { response, error } = await api.GET("/v1/inbox", { params: { query: { after } }, headers, signal, parseAs: "stream" });
      return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
    };
    for await (const { event, id, data } of messages(open, how, signal)) {
      if (event === undefined && data) yield JSON.parse(data) as InboxEntry;
      if (id) after = id;
    }
    throw new Error("unreachable: the stream of an inbox has no end");
  }
}

export async function createInbox(connection: Connection, seats: readonly Seat[], { signal }: CallOptions): Promise<Inbox> {
  const key = newKey();
  const asked = { params: { header: { "Idempotency-Key": key } }, body: { tokens: seats.map((each) => each.token) }, signal: signal ?? null };
  return new Inbox(connection, body(await connection.api.POST("/v1/inbox", asked)).inbox_token);
}

/** Plays seats to the end of their games; the last view of each. A seat's questions come one by one, those of several at once. */
export async function play<R extends RulesetName>(connection: Connection, seats: readonly Seat<R>[], bot: BotFunction<R>, { signal }: CallOptions): Promise<View<R>[]> {
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const inbox = await createInbox(connection, seats as readonly Seat[], { signal: either });
  const named = new Map(await Promise.all(seats.map(async (seat) => [`${seat.id}/${await seat.number()}`, seat] as const)));
  const ended = new Map<Seat<R>, View<R>>();
  const work = new Map<Seat<R>, Promise<void>>();

  const answer = async (seat: Seat<R>) => {
    if (ended.has(seat)) return;
    const view = await seat.answer(bot, { signal: either });
    if (view.status === "over" || view.status === "aborted") ended.set(seat, view);
    if (ended.size === seats.length) stop.abort(DONE);
  };
  const queue = (seat: Seat<R>) => {
    const before = work.get(seat) ?? Promise.resolve();
    work.set(seat, before.then(() => answer(seat)).catch((error) => stop.abort(error)));
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
    await Promise.all(work.values());
  }
  return seats.map((seat) => ended.get(seat) as View<R>);
}

const DONE = Symbol("every game is over");
