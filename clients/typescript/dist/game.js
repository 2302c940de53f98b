/** A game as one viewpoint sees it. */
import { bearer, body } from "./connection.js";
import { HistoryChanged } from "./errors.js";
import { Feed } from "./feed.js";
import { Chain, parseExactly } from "./ledger.js";
import { messages } from "./stream.js";
import { Talk } from "./talk.js";
import { pause, STREAM } from "./transport.js";
const RESET_PAUSE_MS = 1000;
/** A game from the viewpoint of a token, or of the public without one. */
export class Game {
    id;
    #feed;
    #token;
    constructor(connection, id, token = null) {
        this.#feed = new Feed(connection, id, token);
        this.id = id;
        this.#token = token;
    }
    /** The token to keep for later; null for the public. No message and no printed object shows it. */
    get token() {
        return this.#token;
    }
    get connection() {
        return this.#feed.connection;
    }
    get feed() {
        return this.#feed;
    }
    /** The talk beside the game: messages, presence, reminders, blocks. */
    get talk() {
        return new Talk(this.connection, this.id, this.#token);
    }
    /** The signed heads of this game that are held, oldest first. */
    heads() {
        return this.connection.vault.heads(this.id);
    }
    /** The same as the text of a file for `deaddrop verify --checkpoint FILE`. */
    headsFile() {
        return this.connection.vault.file(this.id);
    }
    /** Who plays, under which options, and how far the game is. */
    async card({ signal } = {}) {
        const params = { path: { gameId: this.id } };
        return body(await this.connection.api.GET("/v1/games/{gameId}", { params, ...this.options(signal) }));
    }
    /**
     * The game now, or at a version. Other viewpoints than your own are allowed when the game is over. Raises
     * HistoryChanged when the game has gone back.
     */
    async view(options = {}) {
        return (await this.feed.withExplanation(() => this.read(options), options));
    }
    async read({ at, viewpoint, words, waitS, signal }) {
        const { feed } = this;
        await feed.compareHeld({ viewpoint, signal });
        const before = feed.latest;
        const until = waitS ? { until: "decision", wait: waitS } : {};
        const query = { ...(at && { at }), ...(viewpoint && { viewpoint }), ...until, ...(words && { words }) };
        const params = { path: { gameId: this.id }, query };
        const view = body(await this.connection.api.GET("/v1/games/{gameId}/view", { params, ...this.options(signal) }));
        if (at === undefined && view.version < before)
            throw feed.changed(`it is at version ${view.version}, and was at ${before}`, {
                version: view.version,
                digest: null,
            });
        if (at === undefined)
            feed.latest = Math.max(feed.latest, view.version);
        return view;
    }
    /** Read the whole log and check its chain; of a game that is over, keep the last head signed. Raises HistoryChanged. */
    async verify({ signal } = {}) {
        await this.feed.withExplanation(async () => {
            const { status, version } = await this.read({ signal });
            const head = await this.feed.read(version, { signal });
            if (isOver(status))
                await this.feed.trySign(head, signal, true);
        }, { signal });
    }
    /** Drop what is known, after HistoryChanged: the history read from now on is trusted. Heads stay held. */
    forget() {
        return this.feed.forget();
    }
    /** What an event of a stream calls for, before it is handed out. */
    async react(_event, _signal) { }
    /**
     * Every event once and in order, from the beginning or after a version, until the game is over and revealed. Goes
     * on over lost connections. Raises HistoryChanged where an event does not fit to those before, or the service
     * lost events.
     */
    async *follow(options = {}) {
        for await (const item of this.listen(options))
            if (!isDecision(item))
                yield item;
    }
    /** The same, with the decisions of the reader's own seat. */
    async *listen({ after = 0, viewpoint, signal = new AbortController().signal, check = this.connection.check, words = false, }) {
        try {
            if (check)
                await this.feed.compareHeld({ viewpoint, signal });
            yield* this.#events(check ? new Chain(after) : null, after, { viewpoint, words }, signal);
        }
        catch (error) {
            throw await this.feed.explain(error, { viewpoint, signal });
        }
    }
    async *#events(chain, after, asked, signal) {
        let last = typeof after === "number" ? after : after.version;
        for (;;) {
            for await (const { event, data } of messages(() => this.#open(last, asked, signal), this.connection.how, signal)) {
                if (event === "decision.open")
                    yield JSON.parse(data);
                if (event === "end") {
                    if (chain?.head)
                        await this.feed.trySign(chain.head, signal, true);
                    return;
                }
                if (event === "reset") {
                    await this.#compare(JSON.parse(data).head ?? 0, last, chain?.head ?? null, asked.viewpoint, signal);
                    break;
                }
                if (event !== undefined)
                    continue;
                const next = JSON.parse(data);
                if (next.version <= last)
                    continue;
                const exact = parseExactly(data);
                await chain?.add(exact);
                if (chain)
                    this.feed.note(exact);
                await this.react(exact, signal);
                last = next.version;
                yield next;
            }
            await pause(RESET_PAUSE_MS, signal);
        }
    }
    async #open(after, { viewpoint, words }, signal) {
        const query = { after, ...(viewpoint && { viewpoint }), ...(words && { words }) };
        const params = { path: { gameId: this.id }, query };
        const headers = { ...bearer(this.token), Accept: STREAM };
        const { response, error } = await this.connection.api.GET("/v1/games/{gameId}/events", {
            params,
            headers,
            signal,
            parseAs: "stream",
        });
        return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
    }
    /** After a reset: whether the log still leads to the head that is held. Raises HistoryChanged, also where none is. */
    async #compare(now, last, held, viewpoint, signal) {
        if (now < last)
            throw new HistoryChanged(`it is at version ${now}, and was at ${last}`, held, { version: now, digest: null });
        if (held !== null)
            return this.feed.compare(held, { viewpoint, signal });
        if (last > 0)
            throw new HistoryChanged("it was put back", held, { version: now, digest: null });
    }
    options(signal) {
        return this.feed.options(signal);
    }
}
const isDecision = (item) => "decision" in item && !("version" in item);
export const isOver = (status) => status === "over" || status === "aborted";
