/** The talk beside a game: messages, presence, reminders, blocks. Nothing of it is in the log. */
import { bearer, body } from "./connection.js";
import { messages } from "./stream.js";
import { newKey, STREAM } from "./transport.js";
/** The talk beside a game, as the holder of a token takes part in it. */
export class Talk {
    #connection;
    #id;
    #token;
    constructor(connection, id, token) {
        this.#connection = connection;
        this.#id = id;
        this.#token = token;
    }
    /** Who talks, and what this token may. */
    async mode({ signal } = {}) {
        return body(await this.#connection.api.GET("/v1/games/{gameId}/chat", { params: this.#game(), ...this.#options(signal) }));
    }
    /** Choose who talks, as the organiser. Raises ProblemError: `chat-off` at tables of a duplicate deal. */
    async setMode(mode, { signal } = {}) {
        const asked = { params: this.#game(), body: { mode }, ...this.#options(signal) };
        return body(await this.#connection.api.PUT("/v1/games/{gameId}/chat", asked));
    }
    /** Say something in one line. Raises ProblemError: `chat-off`, `too-many-messages`. */
    post(text, options = {}) {
        return this.#post({ text }, options);
    }
    /** The same without words. */
    emote(emote, options = {}) {
        return this.#post({ emote }, options);
    }
    async #post(said, { scope, key, signal }) {
        const params = { ...this.#game(), header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, body: { ...said, ...(scope && { scope }) }, ...this.#options(signal) };
        return body(await this.#connection.api.POST("/v1/games/{gameId}/messages", asked));
    }
    /** A page of messages after a number, by default the last ones. `waitS`: how long to wait for the first one. */
    async read({ after, scope, limit, waitS, signal, } = {}) {
        const query = {
            ...(after !== undefined && { after }),
            ...(scope && { scope }),
            ...(limit && { limit }),
            ...(waitS && { wait: waitS }),
        };
        const asked = { params: { ...this.#game(), query }, ...this.#options(signal) };
        return body(await this.#connection.api.GET("/v1/games/{gameId}/messages", asked));
    }
    /**
     * Messages after a number, by default the last ones, and all to come, without end. One with `removed` names earlier
     * ones that are to be shown no more.
     */
    async *follow({ after, scope, signal = new AbortController().signal, } = {}) {
        const { api, how } = this.#connection;
        const open = async () => {
            const query = { ...(after !== undefined && { after }), ...(scope && { scope }) };
            const headers = { ...bearer(this.#token), Accept: STREAM };
            const params = { ...this.#game(), query };
            const { response, error } = await api.GET("/v1/games/{gameId}/messages", { params, headers, signal, parseAs: "stream" });
            return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
        };
        for await (const { event, id, data } of messages(open, how, signal)) {
            if (event === "reset")
                after = undefined; // then the stream continues as for a new reader
            if (event === undefined && data)
                yield JSON.parse(data);
            if (id)
                after = Number(id);
        }
        throw new Error("unreachable: the stream of messages has no end");
    }
    /** Who is there, by the seats' own word. */
    async presence({ signal } = {}) {
        const asked = { params: this.#game(), ...this.#options(signal) };
        return body(await this.#connection.api.GET("/v1/games/{gameId}/presence", asked)).items;
    }
    /** Say whether this seat's person is there: `online` once a minute while the game is looked at. */
    async setPresence(state, { signal } = {}) {
        const asked = { params: this.#game(), body: { state }, ...this.#options(signal) };
        return body(await this.#connection.api.PUT("/v1/games/{gameId}/presence", asked)).items;
    }
    /** Remind another seat that is awaited, as a seat or the organiser. Raises ProblemError: `not-awaited`, `too-soon`. */
    async remind(seat, { key, signal } = {}) {
        const params = { path: { gameId: this.#id, seat }, header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, ...this.#options(signal) };
        return body(await this.#connection.api.POST("/v1/games/{gameId}/seats/{seat}/reminders", asked));
    }
    /** The authors that this seat leaves out for itself. */
    async blocks({ signal } = {}) {
        const asked = { params: this.#game(), ...this.#options(signal) };
        return body(await this.#connection.api.GET("/v1/games/{gameId}/blocks", asked)).items.map(({ author }) => author);
    }
    /** Leave an author's messages out. Nobody is told. Raises ProblemError: `too-many-blocks`. */
    async block(author, { signal } = {}) {
        const params = { path: { gameId: this.#id, author: toAuthor(author) } };
        body(await this.#connection.api.PUT("/v1/games/{gameId}/blocks/{author}", { params, ...this.#options(signal) }));
    }
    /** Read an author's messages again. Raises ProblemError: `not-found`. */
    async unblock(author, { signal } = {}) {
        const params = { path: { gameId: this.#id, author: toAuthor(author) } };
        body(await this.#connection.api.DELETE("/v1/games/{gameId}/blocks/{author}", { params, ...this.#options(signal) }));
    }
    /** Tell moderators of a message, by its number in a scope. Nobody at the table is told. Raises ProblemError: `too-many-open`. */
    report(number, ground, { scope = "players", ...more } = {}) {
        return this.#report({ kind: "message", scope, number }, ground, more);
    }
    /** Tell moderators of the name at a seat. Raises ProblemError: `too-many-open`. */
    reportName(seat, ground, options = {}) {
        return this.#report({ kind: "name", seat }, ground, options);
    }
    async #report(subject, ground, { note, key, signal }) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { subject: { ...subject, game: this.#id }, ground, ...(note !== undefined && { note }) };
        return body(await this.#connection.api.POST("/v1/reports", { params, body: asked, ...this.#options(signal) }));
    }
    #game() {
        return { path: { gameId: this.#id } };
    }
    #options(signal) {
        return { headers: bearer(this.#token), signal: signal ?? null };
    }
}
/** The name of an author, as blocks take it. Raises a TypeError for one that nobody can block. */
function toAuthor(author) {
    if (typeof author === "string")
        return author;
    if (typeof author === "number")
        return `seat-${author}`;
    if (author.seat !== null)
        return `seat-${author.seat}`;
    if (author.guest !== null)
        return `guest-${author.guest}`;
    throw new TypeError(`The ${author.kind} cannot be blocked`);
}
