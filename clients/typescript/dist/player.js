/** A player who is signed in on this device. */
import { bearer, body } from "./connection.js";
import { ProblemError } from "./errors.js";
import { Inbox } from "./inbox.js";
import { Seat } from "./seat.js";
import { newKey } from "./transport.js";
/** A player who is signed in on this device. The client's `store` keeps the token, and those of the player's seats. */
export class Player {
    id;
    #connection;
    #token;
    #recoveryCode;
    constructor(connection, id, token, recoveryCode = null) {
        this.id = id;
        this.#connection = connection;
        this.#token = token;
        this.#recoveryCode = recoveryCode;
    }
    /** This device's secret. No message and no printed object shows it. */
    get token() {
        return this.#token;
    }
    /** The recovery code that was shown last, for paper; null where this program has not seen it. */
    get recoveryCode() {
        return this.#recoveryCode;
    }
    /** The news of all seats that are bound to the player, those bound later by themselves. */
    get inbox() {
        return new Inbox(this.#connection, this.#token);
    }
    /** The name, and what the player allows. */
    async me({ signal } = {}) {
        return body(await this.#connection.api.GET("/v1/players/me", this.#options(signal)));
    }
    /** Change the name, or what is allowed: `profile`, `ratings`. What is not named stays. */
    async change({ name, signal, ...consents }) {
        const asked = { ...(name !== undefined && { name }), ...(Object.keys(consents).length > 0 && { consents }) };
        return body(await this.#connection.api.PATCH("/v1/players/me", { body: asked, ...this.#options(signal) }));
    }
    /** All games of the player, of all devices and pages: running ones first, with `decision` where it is your turn. */
    async *games({ signal } = {}) {
        for (let cursor = ""; cursor !== null;) {
            const params = { query: cursor ? { cursor } : {} };
            const page = body(await this.#connection.api.GET("/v1/players/me/games", { params, ...this.#options(signal) }));
            yield* page.items;
            cursor = page.next;
        }
    }
    /** All tournaments that the player has an entry of, the newest first, with the table of the round that is on. */
    async *tournaments({ signal } = {}) {
        for (let cursor = ""; cursor !== null;) {
            const params = { query: cursor ? { cursor } : {} };
            const page = body(await this.#connection.api.GET("/v1/players/me/tournaments", { params, ...this.#options(signal) }));
            yield* page.items;
            cursor = page.next;
        }
    }
    /**
     * A seat of the player's, by the token that is kept here, or by another one where that opens nothing any more: what
     * another device had of it ends then. Raises what `seatToken` raises.
     */
    async seat(gameId, seat, { signal } = {}) {
        const { accounts, api } = this.#connection;
        let token = await accounts.heldSeat(this.id, gameId, seat);
        try {
            if (token !== null)
                body(await api.GET("/v1/token", { headers: bearer(token), signal: signal ?? null }));
        }
        catch (error) {
            if (!(error instanceof ProblemError && (error.code === "gone" || error.code === "unauthorised")))
                throw error;
            token = null;
        }
        return new Seat(this.#connection, gameId, token ?? (await this.seatToken(gameId, seat, { signal })), seat);
    }
    /**
     * Another token for a seat of the player's in a running game; the one before opens nothing any more. Raises
     * ProblemError: `not-found`, `gone` for a seat of somebody else, `game-over`, `too-many-tokens`.
     */
    async seatToken(gameId, seat, options = {}) {
        const params = { path: { gameId, seat }, ...this.#key(options) };
        const asked = { params, ...this.#options(options.signal) };
        const { token } = body(await this.#connection.api.POST("/v1/players/me/seats/{gameId}/{seat}/token", asked));
        await this.#connection.accounts.holdSeat(this.id, gameId, seat, token);
        return token;
    }
    /** Bind a seat that was taken without the player. Raises ProblemError: `seat-bound`, `player-full`. */
    async bind(seat, { signal } = {}) {
        const params = { path: { gameId: seat.id, seat: await seat.number({ signal }) } };
        const asked = { params, body: { token: seat.token }, ...this.#options(signal) };
        body(await this.#connection.api.PUT("/v1/players/me/seats/{gameId}/{seat}", asked));
        await this.keep(seat);
    }
    /**
     * Bind an entry that was made without the player, by its own token, with the seats that its person has had. Raises
     * ProblemError: `entry-bound`, `already-entered`.
     */
    async bindEntry(tournamentId, entry, token, { member = 0, signal } = {}) {
        const asked = { params: { path: { tournamentId, entry } }, body: { token, member }, ...this.#options(signal) };
        body(await this.#connection.api.PUT("/v1/players/me/entries/{tournamentId}/{entry}", asked));
    }
    /** Keep the tokens of seats that are bound to the player. */
    async keep(...seats) {
        for (const seat of seats)
            await this.#connection.accounts.holdSeat(this.id, seat.id, await seat.number(), seat.token);
    }
    /** The player's ratings, one for each game and number of people. */
    async ratings({ signal } = {}) {
        return body(await this.#connection.api.GET("/v1/players/me/ratings", this.#options(signal))).items;
    }
    /** A link for another device, which signs in once by it, within ten minutes. Raises ProblemError: `too-many-credentials`. */
    async makeLink(options = {}) {
        const asked = { params: this.#key(options), ...this.#options(options.signal) };
        return body(await this.#connection.api.POST("/v1/players/me/links", asked));
    }
    /** Another recovery code, for paper; the one before opens nothing any more. */
    async renewRecoveryCode(options = {}) {
        const asked = { params: this.#key(options), ...this.#options(options.signal) };
        const made = body(await this.#connection.api.POST("/v1/players/me/recovery-code", asked));
        this.#recoveryCode = made.recovery_code;
        return made.recovery_code;
    }
    /** What opens the account: tokens of devices, the recovery code, links, passkeys. */
    async credentials({ signal } = {}) {
        return body(await this.#connection.api.GET("/v1/players/me/credentials", this.#options(signal))).items;
    }
    /** End a credential, by itself or its `id`; without one the token of this device, which signs out. */
    async end(credential = null, { signal } = {}) {
        const own = (await this.credentials({ signal })).find(({ current }) => current)?.id ?? "";
        const credentialId = credential === null ? own : typeof credential === "string" ? credential : credential.id;
        const asked = { params: { path: { credentialId } }, ...this.#options(signal) };
        body(await this.#connection.api.DELETE("/v1/players/me/credentials/{credentialId}", asked));
        if (credentialId === own)
            await this.#connection.accounts.dropPlayer(this.id);
    }
    /** Delete the account, and the player's names at tables. There is no way back. */
    async forget({ signal } = {}) {
        body(await this.#connection.api.DELETE("/v1/players/me", this.#options(signal)));
        await this.#connection.accounts.dropPlayer(this.id);
    }
    #key({ key }) {
        return { header: { "Idempotency-Key": key ?? newKey() } };
    }
    #options(signal) {
        return { headers: bearer(this.#token), signal: signal ?? null };
    }
}
/** The player of an answer that signs in, kept in the client's store. */
export async function signedInPlayer(connection, made) {
    await connection.accounts.holdPlayer(made.player.id, made.token);
    return new Player(connection, made.player.id, made.token, "recovery_code" in made ? made.recovery_code : null);
}
