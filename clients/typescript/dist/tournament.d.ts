/** A tournament: entries, drafts, rounds, standings. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import type { Schemas } from "./types.ts";
/** Options of a request that was decided on a version. */
export interface Decided extends WriteOptions {
    /** The version of an answer that its caller has read. */
    seen?: number;
}
/**
 * A tournament, by the token of its organiser, another official or an entry; null reads it as anybody.
 */
export declare class Tournament {
    #private;
    readonly id: string;
    constructor(connection: Connection, id: string, token?: string | null);
    /** Of an official or an entry; null for anybody. No message and no printed object shows it. */
    get token(): string | null;
    /** Regulations, officials, and how far it is. */
    card({ signal }?: CallOptions): Promise<Schemas["Tournament"]>;
    /** Let everybody enter. */
    openEntries(options?: WriteOptions): Promise<Schemas["ChangedTournament"]>;
    /**
     * Enter one or many to play for them by this client, all or none: the tournament as each of them asks for it, with a token
     * of its own, for which this client exchanges the slip; with none for bots. `key` of the options: a random UUID to keep,
     * by which a repeat after a crash gets the same tokens. Raises ProblemError: `entries-closed`, `tournament-full`,
     * `already-entered`.
     */
    enter(entries: readonly Schemas["EntryBody"][], options?: WriteOptions): Promise<Tournament[]>;
    /** Exchange a slip, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
    exchange(slip: string, options?: WriteOptions): Promise<Tournament>;
    /**
     * Enter people who play on devices of their own, all or none: each has the slip to hand on, which opens nothing but its
     * exchange. Raises as `enter`.
     */
    makeEntries(entries: readonly Schemas["EntryBody"][], options?: WriteOptions): Promise<Schemas["CreatedEntries"]["entries"]>;
    /** All entries, by number. */
    entries({ signal }?: CallOptions): AsyncGenerator<Schemas["Entry"], void>;
    /** Draft a round by the method of the regulations. Raises ProblemError: `no-solver`, `pairing-illegal`. */
    draft(round: number, options?: WriteOptions): Promise<Schemas["RoundDraft"]>;
    /** Replace the draft of a round by one that is stated whole. Raises ProblemError: `pairing-illegal`, `stale-decision`. */
    stateDraft(round: number, draft: Schemas["DraftBody"], options: Decided & {
        seen: number;
    }): Promise<Schemas["RoundDraft"]>;
    /** Publish a draft. `newest`: the last change since it was made, to publish it all the same. Raises ProblemError: `draft-stale`. */
    publish(draft: Schemas["RoundDraft"], { newest, ...options }?: WriteOptions & {
        newest?: number;
    }): Promise<Schemas["TournamentRound"]>;
    /** Close a round; `unfinished` says what tables count as that still play. Raises ProblemError: `round-unfinished`. */
    close(round: number, { unfinished, ...options }: Decided & {
        seen: number;
        unfinished?: Schemas["UnfinishedBody"][];
    }): Promise<Schemas["TournamentRound"]>;
    /** A published round, at the version of the tournament that the answer names. */
    round(round: number, { signal }?: CallOptions): Promise<Schemas["VersionedRound"]>;
    /** A table; with the token of one of its entries also the tokens of its seats. */
    table(round: number, table: number, { signal }?: CallOptions): Promise<Schemas["VersionedTable"]>;
    /** Standings by section. `at`: as of this version of the tournament's log. */
    standings({ signal, ...query }?: CallOptions & {
        at?: number;
        section?: string;
    }): Promise<Schemas["Standings"]>;
    /** Make these standings final. Raises ProblemError: `appeals-open`, `stale-decision`. */
    confirm(standings: Schemas["Standings"], options?: WriteOptions): Promise<Schemas["ChangedTournament"]>;
    /** Have a receiver told what befalls the tournament. Raises ProblemError: `webhooks-off`, `too-many-webhooks`. */
    createWebhook(url: string, options?: WriteOptions): Promise<Schemas["CreatedWebhook"]>;
    /** The webhooks of this token, oldest first. */
    webhooks({ signal }?: CallOptions): Promise<Schemas["Webhook"][]>;
    /** End a webhook. */
    deleteWebhook(webhook: string, { signal }?: CallOptions): Promise<void>;
}
