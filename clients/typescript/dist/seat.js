/** A seat that acts in a game. */
import { bearer, body } from "./connection.js";
import { HistoryChanged, ProblemError, ServiceUnreachable, UntrustedSignature } from "./errors.js";
import { Game, isOver } from "./game.js";
import { closingOf, give, sitAgain, takePart } from "./luck.js";
import { newKey } from "./transport.js";
/** A seat of yours. */
export class Seat extends Game {
    #place;
    #luck = null;
    #isWarned = false;
    constructor(connection, id, token, number = null) {
        super(connection, id, token);
        this.#place = number === null ? null : Promise.resolve({ number, canAct: true });
    }
    /**
     * The luck as this seat read it last: `awaits` names the seats that it waits for, `until` how long. Null before the
     * first view, and in games from before it was planned.
     */
    get luck() {
        return this.#luck;
    }
    get token() {
        return super.token;
    }
    /** The seat's number, from 0. Asks the service where only the token is known. */
    async number(options = {}) {
        return (await this.#whose(options)).number;
    }
    async #whose({ signal }) {
        const asked = async () => {
            const { seat, scope } = body(await this.connection.api.GET("/v1/token", this.options(signal)));
            return { number: seat, canAct: scope === "seat:act" };
        };
        this.#place ??= asked();
        return this.#place.catch((error) => {
            this.#place = null;
            throw error;
        });
    }
    async read(options) {
        let view = await super.read(options);
        if (options.at !== undefined || options.viewpoint !== undefined)
            return view;
        this.#luck = view.luck;
        if (await this.#takePart(view.luck, options)) {
            view = await super.read(options);
            this.#luck = view.luck;
        }
        return view;
    }
    async #takePart(luck, { signal }) {
        if (luck !== null && luck.silent.length > 0)
            await this.#warnIfLeftOut(luck, { signal });
        if (!this.connection.vault.bringsLuck || (luck?.state !== "open" && luck?.state !== "closed"))
            return false;
        const { number, canAct } = await this.#whose({ signal });
        return canAct && takePart(this.feed, number, luck, signal);
    }
    /** Once: the luck was made without a nonce that this seat sent, which is kept. */
    async #warnIfLeftOut({ silent }, options) {
        if (this.#isWarned)
            return;
        const { number } = await this.#whose(options);
        if (!silent.includes(number) || (await this.connection.vault.sent(this.id, number)) === null)
            return;
        this.#isWarned = true;
        console.warn(`The luck of game ${this.id} was made without the nonce that seat ${number} sent. Ask the operator why.`);
    }
    /**
     * Take part in the luck, as every view does; for who has just sat down. What fails is tried again with the next view.
     * `luck`: of the game, if it was just read.
     */
    async begin(luck, { signal }) {
        try {
            const found = luck ?? (await super.read({ signal })).luck;
            await this.#takePart(found, { signal });
            return found;
        }
        catch (error) {
            if (!isOurs(error))
                throw error;
            return luck;
        }
    }
    async react(event, signal) {
        if (!this.connection.vault.bringsLuck)
            return;
        const closing = closingOf(event);
        if (closing === null)
            return;
        const { number, canAct } = await this.#whose({ signal });
        if (canAct)
            await give(this.feed, number, event, closing, signal);
    }
    /**
     * Send a command. `decision` is the one that it answers, from the view that it was chosen from; `*` answers
     * whichever is open, so a late command may answer another question. `words`: in the events and the view of the
     * answer. Raises ProblemError: `stale-decision`, `not-offered`, …
     */
    async act(command, decision = "*", { key = newKey(), words = false, signal } = {}) {
        this.feed.raiseOwed();
        const headers = {
            ...bearer(this.token),
            "Idempotency-Key": key,
            "If-Match": decision === null || decision === "*" ? "*" : `"${decision.id}"`,
        };
        const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key }, query: { ...(words && { words }) } };
        const sent = { params, headers, body: command, signal: signal ?? null };
        const acted = body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent));
        const { version, digest } = acted;
        this.feed.latest = Math.max(this.feed.latest, version);
        const { status } = acted.view;
        try {
            await this.feed.withExplanation(() => this.feed.trySign({ version, digest }, signal, isOver(status)), { signal });
        }
        catch (error) {
            // The command was accepted: that is what has to be told, even where the caller gave up meanwhile.
            if (error instanceof HistoryChanged || error instanceof UntrustedSignature)
                this.feed.owed = error;
        }
        return { ...acted, problem: this.feed.owed };
    }
    /**
     * A seat at the rematch of this game, with the same people: the first who asks opens it, and everybody moves up by one
     * seat. `player`: who is to hold the seat. May be repeated; after a crash only with a `store`. Raises ProblemError:
     * `no-rematch`.
     */
    async rematch({ player, signal } = {}) {
        const number = await this.number({ signal });
        const { game, seat, token } = await sitAgain(this.feed, number, signal, player?.token);
        const made = new Seat(this.connection, game, token, seat);
        await player?.keep(made);
        if (this.connection.vault.bringsLuck)
            await made.begin(null, { signal });
        return made;
    }
    /** Leave the seat to a bot until `return_`. Raises ProblemError: `seat-absent`, `seat-resigned`. */
    async leave(options = {}) {
        await this.act({ type: "leave" }, "*", options);
    }
    /** Come back to the seat: what plays for it stops. Raises ProblemError: `not-absent`. */
    async return_(options = {}) {
        await this.act({ type: "return" }, "*", options);
    }
    /** Resign; a bot of the service plays on. */
    async resign(options = {}) {
        await this.act({ type: "resign" }, "*", options);
    }
    /**
     * Answer until nothing is asked of this seat, and give the view then. A decision that was answered or replaced
     * meanwhile is read again, and the bot asked anew. A pause in which this seat is awaited is waited through: no news come
     * at its end. `words`: in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
     */
    async answer(bot, { signal, words = false } = {}) {
        const read = () => this.feed.withExplanation(() => this.read({ signal, words }), { signal });
        let view = await read();
        for (;;) {
            if (await this.#isHeld(view, signal))
                view = await this.#afterPause(view, { signal, words });
            if (view.decision === null)
                break;
            const command = await bot(view, this);
            signal?.throwIfAborted();
            try {
                view = (await this.act(command, view.decision, { signal, words })).view;
            }
            catch (error) {
                if (!(error instanceof ProblemError) || !MOVED_ON.has(error.code))
                    throw error;
                view = await read();
            }
        }
        return view;
    }
    /** Whether a pause keeps this seat from its decision. */
    async #isHeld({ pause, decision, decisions }, signal) {
        if (!pause?.since || decision !== null)
            return false;
        const number = await this.number({ signal });
        return decisions.some(({ seat }) => seat === number);
    }
    async #afterPause({ version }, how) {
        const { signal } = how;
        for await (const _ of this.follow({ after: version, ...(signal && { signal }) })) {
            const view = await this.read(how);
            if (!(await this.#isHeld(view, signal)))
                return view;
        }
        return this.read(how);
    }
}
const MOVED_ON = new Set(["stale-decision", "not-your-decision", "game-over", "seat-resigned", "paused"]);
const isOurs = (error) => [HistoryChanged, ProblemError, ServiceUnreachable, UntrustedSignature].some((kind) => error instanceof kind);
