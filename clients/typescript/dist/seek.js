/** A place at a seek: a table that people are looked for. */
import { bearer, body } from "./connection.js";
import { isFinal, pinAtFirstVisit } from "./luck.js";
import { Seat } from "./seat.js";
const WAIT_S = 25;
/** A place at a seek, which `wait` keeps; nobody else does. */
export class Seek {
    #connection;
    #commit;
    #player;
    #place;
    constructor(connection, place, commit, player) {
        this.#connection = connection;
        this.#place = place;
        this.#commit = commit;
        this.#player = player;
    }
    get id() {
        return this.#place.seek.id;
    }
    /** Opens this place, and nothing else. */
    get token() {
        return this.#place.token;
    }
    /** As it was told last. */
    get place() {
        return this.#place;
    }
    /** The seat, once the table is open. Raises ProblemError: `gone`, `not-found` for a place that was not kept. */
    async wait({ signal } = {}) {
        const { api, vault } = this.#connection;
        const params = { path: { seekId: this.id }, query: { wait: WAIT_S } };
        const headers = bearer(this.token);
        while (this.#place.seat_token === null)
            this.#place = body(await api.GET("/v1/seeks/{seekId}", { params, headers, signal: signal ?? null }));
        const { game, seat, seat_token } = this.#place;
        if (game === null || seat === null)
            throw new TypeError("a seat's token without its seat");
        if (this.#commit !== null)
            await vault.noteCommitment(game, seat, this.#commit);
        const made = new Seat(this.#connection, game, seat_token, seat);
        await this.#player?.keep(made);
        if (vault.bringsLuck)
            await made.begin(null, { signal });
        return made;
    }
    /** Give the place up. Raises ProblemError: `seek-filled` once the table is open. */
    async leave({ signal } = {}) {
        const { api, vault } = this.#connection;
        const params = { path: { seekId: this.id } };
        await api.DELETE("/v1/seeks/{seekId}", { params, headers: bearer(this.token), signal: signal ?? null });
        await vault.dropNonce(this.#commit);
    }
}
/** Take a place at a seek, with a commitment to a nonce. send: the request, with it and the player's token. */
export async function comeToSeek(connection, key, send, signal, player = null) {
    const { vault } = connection;
    let commit = null;
    if (vault.bringsLuck && vault.knowsAfterCrash(key)) {
        await pinAtFirstVisit(connection, signal);
        commit = await vault.makeCommitment(key);
    }
    try {
        const more = { ...(commit !== null && { commit }), ...(player && { player: player.token }) };
        return new Seek(connection, await send(more), commit, player);
    }
    catch (error) {
        if (isFinal(error))
            await vault.dropNonce(commit, key);
        throw error;
    }
}
