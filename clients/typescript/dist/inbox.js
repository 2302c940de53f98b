/** Bots in many games at once: one inbox gets the news of all their seats. */
import { bearer, body } from "./connection.js";
import { isOver } from "./game.js";
import { messages } from "./stream.js";
import { newKey, STREAM } from "./transport.js";
/** One token and one stream for the news of many seats. */
export class Inbox {
    #connection;
    #token;
    constructor(connection, token) {
        this.#connection = connection;
        this.#token = token;
    }
    /** The token to keep for later. No message and no printed object shows it. */
    get token() {
        return this.#token;
    }
    /**
     * All news in order, without end. `after`: the last `cursor` handled; `i`: all since each seat was put in; null:
     * first what is owed now.
     */
    async *follow({ after = "i", signal = new AbortController().signal, } = {}) {
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
            if (event === "reset")
                after = null; // then the stream continues as for a new reader
            if (event === undefined && data)
                yield JSON.parse(data);
            if (id)
                after = id;
        }
        throw new Error("unreachable: the stream of an inbox has no end");
    }
    /** Have a browser told while no page is open: what its `pushManager.subscribe` gave. Repeatable; the answer names the subscription. */
    async subscribe(subscription, { signal } = {}) {
        const { endpoint = "", keys = {} } = subscription.toJSON();
        const told = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
        const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
        return body(await this.#connection.api.PUT("/v1/inbox/push", asked));
    }
    /** Give the inbox a mail address for digests; a new one gets a code first, for `confirmMail`. */
    async mailTo(address, { everyMinutes = 60, signal } = {}) {
        const told = { address, every_minutes: everyMinutes };
        const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
        return body(await this.#connection.api.PUT("/v1/inbox/mail", asked));
    }
    /** Confirm the address by the code that came. */
    async confirmMail(code, { signal } = {}) {
        const asked = {
            params: { header: { "Idempotency-Key": newKey() } },
            headers: bearer(this.#token),
            body: { code },
            signal: signal ?? null,
        };
        return body(await this.#connection.api.POST("/v1/inbox/mail/confirm", asked));
    }
    /** Delete the address. */
    async endMail({ signal } = {}) {
        const asked = { headers: bearer(this.#token), signal: signal ?? null };
        body(await this.#connection.api.DELETE("/v1/inbox/mail", asked));
    }
}
export async function createInbox(connection, seats, { signal }) {
    const key = newKey();
    const asked = {
        params: { header: { "Idempotency-Key": key } },
        body: { tokens: seats.map((each) => each.token) },
        signal: signal ?? null,
    };
    return new Inbox(connection, body(await connection.api.POST("/v1/inbox", asked)).inbox_token);
}
/** Plays seats to the end of their games, then checks the logs; the last view of each. Each seat is asked one thing at a time. */
export async function play(connection, seats, bot, { signal }) {
    const [only] = seats;
    if (only !== undefined && seats.length === 1) {
        const end = await only.play(bot, { signal });
        if (connection.check)
            await only.verify({ signal });
        return [end];
    }
    const stop = new AbortController();
    const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const inbox = await createInbox(connection, seats, { signal: either });
    const named = new Map();
    for (const seat of seats)
        named.set(`${seat.id}/${await seat.number({ signal: either })}`, seat);
    const ended = new Map();
    const work = new Map();
    const answer = async (seat) => {
        if (ended.has(seat))
            return;
        const view = await seat.answer(bot, { signal: either });
        const { status } = view;
        if (isOver(status))
            ended.set(seat, view);
        if (ended.size === seats.length)
            stop.abort(DONE);
    };
    const queue = (seat) => {
        const before = work.get(seat) ?? Promise.resolve();
        work.set(seat, before.then(() => answer(seat)).catch((error) => stop.abort(error)));
    };
    seats.forEach(queue);
    try {
        for await (const { game, seat } of inbox.follow({ signal: either })) {
            const found = named.get(`${game}/${seat}`);
            if (found)
                queue(found);
        }
    }
    catch (error) {
        if (error !== DONE)
            throw error;
    }
    finally {
        stop.abort(DONE);
    }
    if (connection.check)
        for (const seat of seats)
            await seat.verify({ signal });
    return seats.map((seat) => ended.get(seat));
}
const DONE = Symbol("every game is over");
