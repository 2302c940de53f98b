/** The service: where games are opened, joined, watched and played. */
import { bearer, body, connection, } from "./connection.js";
import { Game } from "./game.js";
import { claimCommitment, isFinal, withCommitments } from "./luck.js";
import { createInbox, Inbox, play } from "./inbox.js";
import { Organiser, Table } from "./organiser.js";
import { Player, signedInPlayer } from "./player.js";
import { Seat } from "./seat.js";
import { Tournament } from "./tournament.js";
import { comeToSeek } from "./seek.js";
import { Talk } from "./talk.js";
import { newKey } from "./transport.js";
/** One installation of Dead Drop. */
export class DeadDrop {
    #connection;
    /** url: where the service is, without `/v1`. */
    constructor(url, options = {}) {
        this.#connection = connection(url, options);
    }
    /** Every operation of the contract, typed (openapi-fetch), with the same retries. */
    get api() {
        return this.#connection.api;
    }
    /** The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`. */
    keysFile() {
        return this.#connection.vault.keysFile();
    }
    /**
     * Open a game. The ruleset's name types its options, and everything that comes of it. With a `key` your seats bring
     * nonces only where the client has a `store`, as a repeated request has to bring the same. `player`: who is to hold
     * your seats.
     */
    async create(ruleset, game, { key, token = null, player, signal } = {}) {
        const { vault } = this.#connection;
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { ...game, ruleset, ...(player && { player: player.token }) };
        const { game: whole, commits } = await withCommitments(this.#connection, asked, key ?? null, signal);
        let made;
        try {
            made = body(await this.api.POST("/v1/games", { params, body: whole, headers: bearer(token), signal: signal ?? null }));
        }
        catch (error) {
            for (const [seat, commit] of isFinal(error) ? commits : [])
                await vault.dropNonce(commit, key && `${key}/${seat}`);
            throw error;
        }
        const table = new Table(this.#connection, made);
        await player?.keep(...table.seats);
        for (const [seat, commit] of commits)
            await vault.noteCommitment(table.id, seat, commit);
        let luck = null;
        if (commits.size > 0 && table.invitations.length === 0)
            for (const seat of table.seats)
                luck = await seat.begin(luck, { signal });
        return table;
    }
    /** Claim a seat. With a `key` it brings a nonce only where the client has a `store`, as with `create`. */
    async claim(gameId, { seat, code }, { key, signal, player, ...said } = {}) {
        const { vault } = this.#connection;
        const commit = await claimCommitment(this.#connection, gameId, key ?? null, signal);
        const params = { path: { gameId, seat }, header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { code, ...said, ...(commit !== null && { commit }), ...(player && { player: player.token }) };
        let token;
        try {
            ({ token } = body(await this.api.POST("/v1/games/{gameId}/seats/{seat}/claim", { params, body: asked, signal: signal ?? null })));
        }
        catch (error) {
            if (isFinal(error))
                await vault.dropNonce(commit, key);
            throw error;
        }
        const made = new Seat(this.#connection, gameId, token, seat);
        await player?.keep(made);
        if (commit !== null)
            await vault.noteCommitment(gameId, seat, commit);
        if (vault.bringsLuck)
            await made.begin(null, { signal });
        return made;
    }
    /** Exchange the slip of a seat, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
    async exchange(gameId, slip, { key, signal } = {}) {
        const params = { path: { gameId }, header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, body: { slip }, signal: signal ?? null };
        const made = body(await this.api.POST("/v1/games/{gameId}/exchanges", asked));
        return new Seat(this.#connection, gameId, made.token, made.seat);
    }
    /** Take the next open seat; with the table's invitation `code`, the next free one. `key` as with `claim`. */
    async join(gameId, { key, signal, player, ...said } = {}) {
        const { vault } = this.#connection;
        const commit = await claimCommitment(this.#connection, gameId, key ?? null, signal);
        const params = { path: { gameId }, header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { ...said, ...(commit !== null && { commit }), ...(player && { player: player.token }) };
        let joined;
        try {
            joined = body(await this.api.POST("/v1/games/{gameId}/join", { params, body: asked, signal: signal ?? null }));
        }
        catch (error) {
            if (isFinal(error))
                await vault.dropNonce(commit, key);
            throw error;
        }
        const made = new Seat(this.#connection, gameId, joined.token, joined.seat);
        await player?.keep(made);
        if (commit !== null)
            await vault.noteCommitment(gameId, joined.seat, commit);
        if (vault.bringsLuck)
            await made.begin(null, { signal });
        return made;
    }
    /** Look for people for a table; `wait` of the seek gives the seat. `key` as with `claim`. */
    seek(ruleset, wanted, { key, player, signal } = {}) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const send = async (more) => {
            const asked = { ...wanted, ruleset, ...more };
            return body(await this.api.POST("/v1/seeks", { params, body: asked, signal: signal ?? null }));
        };
        return comeToSeek(this.#connection, key ?? null, send, signal, player);
    }
    /** A new tournament, with its organiser's token. `regulations`: what is otherwise than in the preset. */
    async createTournament(title, ruleset, preset, { regulations = {}, key, signal } = {}) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { title, ruleset, preset, regulations };
        const made = body(await this.api.POST("/v1/tournaments", { params, body: asked, signal: signal ?? null }));
        return new Tournament(this.#connection, made.tournament.id, made.token);
    }
    /** A tournament, by a token of an official or an entry; without one as anybody reads it. */
    tournament(tournamentId, token = null) {
        return new Tournament(this.#connection, tournamentId, token);
    }
    /** Tournaments in a row, counted together. `best`: how many results of a side count; `row`: points by place, percent without. */
    async series(tournaments, { row, signal, ...query } = {}) {
        const params = { query: { ...query, tournaments: tournaments.join(","), ...(row !== undefined && { row: row.join(",") }) } };
        return body(await this.api.GET("/v1/series", { params, signal: signal ?? null }));
    }
    /** The seeks that somebody can join, oldest first. */
    async seeks(ruleset, { signal } = {}) {
        const params = { query: { ...(ruleset !== undefined && { ruleset }) } };
        return body(await this.api.GET("/v1/seeks", { params, signal: signal ?? null })).items;
    }
    /** Join a seek; its `wait` gives the seat. `key` as with `claim`. Raises ProblemError: `seek-filled`. */
    joinSeek(seekId, { key, signal, player, ...said } = {}) {
        const params = { path: { seekId }, header: { "Idempotency-Key": key ?? newKey() } };
        const send = async (more) => {
            const asked = { ...said, ...more };
            return body(await this.api.POST("/v1/seeks/{seekId}/join", { params, body: asked, signal: signal ?? null }));
        };
        return comeToSeek(this.#connection, key ?? null, send, signal, player);
    }
    /** A seat whose token was kept. Asks nothing yet. */
    seat(gameId, token) {
        return new Seat(this.#connection, gameId, token);
    }
    /** A game to watch, as the public or with a token that may see more. Asks nothing yet. */
    game(gameId, token = null) {
        return new Game(this.#connection, gameId, token);
    }
    /** A game whose organiser's token was kept. Asks nothing yet. */
    organise(gameId, token) {
        return new Organiser(this.#connection, gameId, token);
    }
    /** The talk of spectators of a game, under a name. Raises ProblemError: `chat-off` where they do not talk. */
    async guest(gameId, name, { key, signal } = {}) {
        const params = { path: { gameId }, header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, body: { name }, signal: signal ?? null };
        const { token } = body(await this.api.POST("/v1/games/{gameId}/guests", asked));
        return new Talk(this.#connection, gameId, token);
    }
    /** A new player, signed in here; show the `recoveryCode` to its person. The same `key` gives the same player again. */
    async register(name, { key, signal } = {}) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const made = body(await this.api.POST("/v1/players", { params, body: { name }, signal: signal ?? null }));
        return signedInPlayer(this.#connection, made);
    }
    /**
     * The player of a recovery code, which is used up: the player has another, and every other device is signed out. The
     * same `key` gets the same answer again. Raises ProblemError: `unauthorised`.
     */
    async recover(code, { key, signal } = {}) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, body: { recovery_code: code }, signal: signal ?? null };
        return signedInPlayer(this.#connection, body(await this.api.POST("/v1/players/recover", asked)));
    }
    /** The player who made this link on another device. `key` as with `recover`. Raises ProblemError: `unauthorised`. */
    async signInByLink(link, { key, signal } = {}) {
        const params = { header: { "Idempotency-Key": key ?? newKey() } };
        const asked = { params, body: { link }, signal: signal ?? null };
        return signedInPlayer(this.#connection, body(await this.api.POST("/v1/players/link", asked)));
    }
    /** The player who signed in last with this `store`; null where nobody has. Asks the service nothing. */
    async signedIn() {
        const kept = await this.#connection.accounts.signedIn();
        return kept && new Player(this.#connection, kept.player, kept.token);
    }
    /** A new inbox for these seats, up to 100. */
    inbox(seats, options = {}) {
        return createInbox(this.#connection, seats, options);
    }
    /** The inbox of this token: one made before, or that of a player, which follows the seats bound to the player. Asks nothing yet. */
    openInbox(token) {
        return new Inbox(this.#connection, token);
    }
    /**
     * Let a bot play seats to the end of their games, up to 100 at once; the last view of each. The bot is asked again
     * where a decision was closed meanwhile. Raises what the bot raises, and ProblemError for what the rules refuse.
     */
    play(seats, bot, options = {}) {
        return play(this.#connection, seats, bot, options);
    }
}
