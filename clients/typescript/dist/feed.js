/** The log of one game as a token sees it: pages, signed heads, and comparison with what is held. */
import { bearer, body } from "./connection.js";
import { HistoryChanged, ProblemError, UntrustedSignature } from "./errors.js";
import { Chain, parseExactly } from "./ledger.js";
const PAGE = 500;
/** Pages of the log that are looked through for the reason of a change. */
const MOST_PAGES = 20;
/** Between two signatures. */
const SIGN_MS = 60_000;
export class Feed {
    connection;
    id;
    /** What was found wrong after a command was accepted; the next call raises it. */
    owed = null;
    /** The highest version that was seen. */
    latest = 0;
    /** The last event whose chain was checked. */
    head = null;
    #token;
    /** Digests by version, read or held. */
    #known = new Map();
    #signAt = 0;
    #isCompared = false;
    constructor(connection, id, token) {
        this.connection = connection;
        this.id = id;
        this.#token = token;
    }
    /** What goes with every request. */
    options(signal) {
        return { headers: bearer(this.#token), signal: signal ?? null };
    }
    /** Events after a version, as they come, and the game's last version; no events if it ends before that version. */
    async page(after, limit, { viewpoint, signal } = {}) {
        const query = { after, limit, ...(viewpoint !== undefined && { viewpoint }) };
        const params = { path: { gameId: this.id }, query };
        const asked = { params, ...this.options(signal), parseAs: "text" };
        try {
            const text = body(await this.connection.api.GET("/v1/games/{gameId}/events", asked));
            return parseExactly(text);
        }
        catch (error) {
            const reset = error instanceof ProblemError && error.code === "reset" ? error.problem?.reset : undefined;
            if (reset === undefined)
                throw error;
            return { events: [], head: reset.head ?? 0 };
        }
    }
    /** Read the log from the beginning to a version, and check its chain. Raises HistoryChanged. */
    async read(to, asked, each = () => { }) {
        const chain = new Chain(0);
        while ((chain.head?.version ?? 0) < to) {
            const before = chain.head?.version ?? 0;
            for (const event of (await this.page(before, Math.min(PAGE, to - before), asked)).events) {
                if (event.version > to)
                    break;
                await chain.add(event);
                this.note(event);
                each(event);
            }
            if ((chain.head?.version ?? 0) === before)
                break;
        }
        const { head } = chain;
        if (head?.version !== to)
            throw this.changed("events are missing", head ?? { version: 0, digest: null });
        return head;
    }
    /** Know an event whose chain was checked. Raises HistoryChanged where it was another before. */
    note({ version, digest }) {
        const before = this.#known.get(version);
        if (before !== undefined && before !== digest)
            throw new HistoryChanged(`version ${version} was another before`, { version, digest: before }, { version, digest });
        this.#known.set(version, digest);
        this.latest = Math.max(this.latest, version);
        if (version >= (this.head?.version ?? 0))
            this.head = { version, digest };
    }
    /** Compare with the newest head that was kept: its digest binds every event before it. Once. Raises HistoryChanged. */
    async compareHeld(asked) {
        this.raiseOwed();
        if (this.#isCompared || !this.connection.check)
            return;
        const kept = await this.connection.vault.compared(this.id);
        const held = kept.reduce((last, each) => (last && last.version > each.version ? last : each), null);
        if (held !== null)
            await this.compare(held, asked);
        for (const { version, digest } of kept)
            this.#known.set(version, digest);
        this.#isCompared = true;
    }
    raiseOwed() {
        const { owed } = this;
        this.owed = null;
        if (owed !== null)
            throw owed;
    }
    /** Compare with a head. Raises HistoryChanged. */
    async compare(held, asked) {
        const { events, head } = await this.page(held.version - 1, 1, asked);
        const [found] = events;
        if (found?.version !== held.version)
            throw new HistoryChanged(`it is at version ${head}, and was at ${held.version}`, held, { version: head, digest: null });
        if (found.digest !== held.digest)
            throw new HistoryChanged(`version ${held.version} is another one`, held, found);
    }
    /** Have the service sign a head, and keep that. Raises UntrustedSignature, HistoryChanged for another digest. */
    async sign(head, signal) {
        const { api, vault } = this.connection;
        if ((await vault.heads(this.id)).some(({ version, digest }) => version === head.version && digest === head.digest))
            return;
        const params = { path: { gameId: this.id }, query: { at: head.version } };
        const found = body(await api.GET("/v1/games/{gameId}/checkpoint", { params, ...this.options(signal) }));
        if (!(await vault.pinnedKeys()).some(({ id }) => id === found.key))
            await pinKeys(this.connection, signal);
        await vault.check(found);
        if (found.game !== this.id || found.version !== head.version)
            throw new UntrustedSignature("another head was signed than the one that was asked for");
        await vault.hold(found);
        if (found.digest !== head.digest)
            throw new HistoryChanged("the service signs another digest", head, found);
        this.#signAt = Date.now() + SIGN_MS;
    }
    /** The same as long as the service can sign. `isLast`: however soon after the one before. */
    async trySign(head, signal, isLast) {
        if (!this.connection.check || (!isLast && Date.now() < this.#signAt))
            return;
        try {
            await this.sign(head, signal);
        }
        catch (error) {
            if (error instanceof HistoryChanged || error instanceof UntrustedSignature)
                throw error;
            signal?.throwIfAborted();
            this.#signAt = Date.now() + SIGN_MS;
        }
    }
    changed(why, found) {
        return new HistoryChanged(why, this.head, found);
    }
    /** What work comes to. A HistoryChanged that it raises says from where on, and what the operator says of it. */
    async withExplanation(work, asked) {
        try {
            return await work();
        }
        catch (error) {
            throw await this.explain(error, asked);
        }
    }
    async explain(error, asked) {
        if (!(error instanceof HistoryChanged) || error.since !== null)
            return error;
        const known = new Map(this.#known);
        for (const { version, digest } of await this.connection.vault.compared(this.id))
            known.set(version, digest);
        let [since, isSame, after] = [0, true, 0];
        let restored = null;
        try {
            for (let nth = 0; nth < MOST_PAGES; nth++) {
                const { events, head } = await this.page(after, PAGE, asked);
                for (const { version, type, digest, data } of events) {
                    after = version;
                    const before = known.get(version);
                    isSame &&= before === undefined || before === digest;
                    if (isSame && before !== undefined)
                        since = version;
                    if (type === "game.restored")
                        restored = data;
                }
                if (events.length === 0 || after >= head)
                    break;
            }
        }
        catch {
            return error;
        }
        const isNewer = restored !== null && restored.kept.version <= (error.held?.version ?? this.latest);
        return new HistoryChanged(error.why, error.held, error.found, since, isNewer ? restored : null);
    }
    /** Drop what is known: the history read from now on is trusted. What is held stays held. */
    async forget() {
        await this.connection.vault.forget(this.id);
        this.#known.clear();
        this.latest = 0;
        this.head = null;
        this.owed = null;
    }
}
/** Pin the service's keys, or newer ones that came to them. Raises UntrustedSignature where one is gone. */
export async function pinKeys({ api, vault }, signal) {
    await vault.pin(body(await api.GET("/v1/keys", { signal: signal ?? null })).items);
}
