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
            view = await super.read({ ...options, waitS: 0 });
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
     * answer. Raises ProblemError: `stale-decision`, `not-offered`, …; TypeError for anything that is no object.
     */
    async act(command, decision = "*", { key = newKey(), words = false, signal } = {}) {
        this.feed.raiseOwed();
        if (typeof command !== "object" || command === null)
            throw new TypeError(`A command is an object, not ${String(command)}.`);
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
     * meanwhile is read again, and the bot asked again. A pause in which this seat is awaited is waited through: no news come
     * at its end. `words`: in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
     */
    async answer(bot, { signal, words = false } = {}) {
        const view = await this.#readAgain({ signal, words });
        return (await this.#answerFrom(view, bot, { signal, words }));
    }
    /**
     * The view as soon as this seat has to decide, or the game is over. `words`: as in `view`.
     */
    async wait({ signal, words = false } = {}) {
        const view = await this.#readAgain({ signal, words });
        return (await this.#waitFrom(view, { signal, words }));
    }
    /**
     * Answer until the game is over, and give its last view. One request reads each decision, and one answers it. `words`:
     * in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
     */
    async play(bot, { signal, words = false } = {}) {
        const how = { signal, words };
        const waitS = this.connection.vault.bringsLuck ? 0 : this.#waitS;
        let view = await this.#readAgain({ ...how, waitS });
        while (!isOver((view = await this.#answerFrom(view, bot, how)).status))
            view = await this.#waitFrom(view, how);
        return view;
    }
    /**
     * The events of `follow`, and a `DecisionOpen` once this seat has to decide, after all events so far; again with each
     * connection while it still has to. Then read the view, or have `answer` do so.
     */
    news(options = {}) {
        return this.listen(options);
    }
    #readAgain({ signal, ...how }) {
        return this.feed.withExplanation(() => this.read({ signal, ...how }), { signal });
    }
    /** Until the deal by the events, as the luck may await this seat. */
    async #waitFrom(view, how) {
        if (view.status === "seating" && this.connection.vault.bringsLuck)
            view = await this.#after(view, how, async ({ status }) => status === "seating");
        while (view.decision === null && !isOver(view.status))
            view = await this.#readAgain({ ...how, waitS: this.#waitS });
        return view;
    }
    get #waitS() {
        return Math.max(1, Math.min(LONG_POLL_S, Math.floor(this.connection.how.timeoutMs / 2000)));
    }
    async #answerFrom(view, bot, how) {
        const { signal, words } = how;
        for (;;) {
            const isHeld = (seen) => this.#isHeld(seen, signal);
            if (await isHeld(view))
                view = await this.#after(view, how, isHeld);
            if (view.decision === null)
                break;
            const command = await unlessAborted(bot(view, this), signal);
            try {
                view = (await this.act(command, view.decision, { signal, words })).view;
            }
            catch (error) {
                if (!(error instanceof ProblemError) || !MOVED_ON.has(error.code))
                    throw error;
                view = await this.#readAgain(how);
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
    /** The view after the first event that ends a waiting, or the game. */
    async #after({ version }, how, isWaiting) {
        const { signal } = how;
        for await (const _ of this.follow({ after: version, ...(signal && { signal }) })) {
            const view = await this.read(how);
            if (!(await isWaiting(view)))
                return view;
        }
        return this.read(how);
    }
}
const LONG_POLL_S = 25;
/** What work comes to. Raises the signal's reason as soon as there is one: a bot may think for ever. */
function unlessAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const cancelled = () => reject(signal?.reason);
        if (signal?.aborted)
            cancelled();
        signal?.addEventListener("abort", cancelled, { once: true });
        Promise.resolve(work)
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener("abort", cancelled));
    });
}
const MOVED_ON = new Set(["stale-decision", "not-your-decision", "game-over", "seat-resigned", "paused"]);
const isOurs = (error) => [HistoryChanged, ProblemError, ServiceUnreachable, UntrustedSignature].some((kind) => error instanceof kind);
