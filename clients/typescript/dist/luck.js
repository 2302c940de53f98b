/** A seat's part in the luck (docs/spec/chance.md, section 2). */
import { body } from "./connection.js";
import { HistoryChanged, ProblemError } from "./errors.js";
import { pinKeys } from "./feed.js";
const TOO_LATE = new Set(["luck-drawn", "game-over", "seat-resigned"]);
/**
 * Commit a seat that has committed to nothing yet, and give its nonce when nobody can change theirs any more. Whether
 * something was done. Raises HistoryChanged and UntrustedSignature, and gives nothing then.
 */
export async function takePart(feed, seat, luck, signal) {
    if (luck.state === "open" && luck.nonces !== "none" && luck.commits[seat] === null)
        return commit(feed, seat, signal);
    if (luck.state === "closed" && luck.closed !== null && luck.awaits.includes(seat))
        return give(feed, seat, luck.closed, luck, signal);
    return false;
}
async function commit(feed, seat, signal) {
    const { api, vault } = feed.connection;
    await pinAtFirstVisit(feed.connection, signal);
    const made = await vault.makeCommitment();
    if (made === null)
        return false;
    const params = { path: { gameId: feed.id, seat } };
    try {
        body(await api.PUT("/v1/games/{gameId}/seats/{seat}/commit", {
            params,
            body: { commit: made },
            ...feed.options(signal),
        }));
    }
    catch (error) {
        if (!(error instanceof ProblemError) || !(error.code === "luck-closed" || TOO_LATE.has(error.code)))
            throw error;
        await vault.dropNonce(made);
        return false;
    }
    await vault.noteCommitment(feed.id, seat, made);
    return true;
}
/**
 * Give a seat's nonce, after the log up to `game.luck_closed` was recomputed, the own commitment found there, and that
 * head kept with a good signature. `said`: what is said to stand there.
 */
export async function give(feed, seat, { version, digest }, { commits }, signal) {
    const { api, vault } = feed.connection;
    const closed = { version, digest };
    const claimed = commits[seat] ?? null;
    const [own, nonce] = [await vault.commitment(feed.id, seat), await vault.nonceOf(claimed)];
    const isOwn = own === null || own === claimed;
    if (nonce === null && isOwn)
        return false; // it was given, or another program of the same person made it
    const name = `${feed.id} ${version} ${digest}`;
    let proved = vault.proofs.get(name);
    if (proved === undefined) {
        proved = await prove(feed, closed, signal);
        await feed.sign(closed, signal);
        vault.proofs.set(name, proved);
    }
    if (nonce === null || proved.commits[seat] !== claimed || !isOwn)
        throw feed.changed(`seat ${seat} committed to something else than stands there`, closed);
    await vault.noteSent(feed.id, seat, nonce);
    try {
        const params = { path: { gameId: feed.id, seat } };
        body(await api.PUT("/v1/games/{gameId}/seats/{seat}/nonce", {
            params,
            body: { nonce, digest },
            ...feed.options(signal),
        }));
    }
    catch (error) {
        if (!(error instanceof ProblemError))
            throw error;
        if (error.code === "other-history")
            throw new HistoryChanged("the commitments were closed in another event", closed, { version, digest: null });
        if (!TOO_LATE.has(error.code))
            throw error;
    }
    await vault.dropNonce(claimed);
    return true;
}
/** What stands in `game.luck_closed`, after every digest up to it was recomputed. Raises HistoryChanged. */
async function prove(feed, closed, signal) {
    let last = null;
    const head = await feed.read(closed.version, { signal }, (event) => (last = closingOf(event)));
    if (head.digest !== closed.digest || last === null)
        throw feed.changed("the commitments were not closed in this event", closed);
    return last;
}
/** What stands in `game.luck_closed`; null for another event. */
export function closingOf({ type, data }) {
    const { commits } = type === "game.luck_closed" ? data : {};
    if (!Array.isArray(commits))
        return null;
    return { commits: commits.map((each) => (typeof each === "string" ? each : null)) };
}
/** A new game whose own seats commit to nonces. `drop`: for a refusal after which the same would be refused again. */
export async function withCommitments(connection, game, key, signal) {
    const commits = new Map();
    const takesNone = game.luck?.nonces === "none" || game.deal?.mode === "duplicate";
    if (takesNone || !connection.vault.bringsLuck || !connection.vault.knowsAfterCrash(key))
        return { game, commits };
    const seats = [];
    for (const [number, seat] of game.seats.entries()) {
        const isOurs = seat.claim && seat.commit === undefined;
        if (isOurs)
            await pinAtFirstVisit(connection, signal);
        const made = isOurs ? await connection.vault.makeCommitment(key && `${key}/${number}`) : null;
        if (made !== null)
            commits.set(number, made);
        seats.push(made === null ? seat : { ...seat, commit: made });
    }
    return { game: { ...game, seats }, commits };
}
/** The commitment to bring with a claim; null for a table that takes none. */
export async function claimCommitment(connection, gameId, key, signal) {
    if (!connection.vault.bringsLuck || !connection.vault.knowsAfterCrash(key))
        return null;
    if (!(await takesNonces(connection, gameId, signal)))
        return null;
    await pinAtFirstVisit(connection, signal);
    return connection.vault.makeCommitment(key);
}
/** Whether seats of a game may commit to nonces; so may those of the games that follow it. */
async function takesNonces({ api }, gameId, signal) {
    const { luck } = body(await api.GET("/v1/games/{gameId}", { params: { path: { gameId } }, signal: signal ?? null }));
    return luck !== null && luck.nonces !== "none";
}
/** Sit down at the table that follows this one, with a new commitment: a seat at the rematch. May be repeated. */
export async function sitAgain(feed, seat, signal, player) {
    const { api, vault } = feed.connection;
    const key = `rematch of ${feed.id}, seat ${seat}`;
    let commit = null;
    if (vault.bringsLuck && (await takesNonces(feed.connection, feed.id, signal))) {
        await pinAtFirstVisit(feed.connection, signal);
        commit = await vault.makeCommitment(key);
    }
    const params = { path: { gameId: feed.id } };
    try {
        const said = { ...(commit !== null && { commit }), ...(player !== undefined && { player }) };
        const asked = { params, body: said, ...feed.options(signal) };
        const found = body(await api.PUT("/v1/games/{gameId}/rematch", asked));
        const { game, seat: number, token } = found;
        if (commit !== null)
            await vault.noteCommitment(game, number, commit);
        return { game, seat: number, token };
    }
    catch (error) {
        if (isFinal(error))
            await vault.dropNonce(commit, key);
        throw error;
    }
}
export async function pinAtFirstVisit(connection, signal) {
    if ((await connection.vault.pinnedKeys()).length === 0)
        await pinKeys(connection, signal);
}
/** Whether the same request would be refused again. */
export const isFinal = (error) => error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.problem?.retry_after_s == null;
