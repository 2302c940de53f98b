/** A game in the hands of its organiser, who sees what everybody sees. */
import { body } from "./connection.js";
import { Game } from "./game.js";
import { Seat } from "./seat.js";
import { newKey } from "./transport.js";
/** A game by its organiser's token. An intervention is an event of the game: everybody reads its `author` and `reason`. */
export class Organiser extends Game {
    /** Hold the table until a time, or until it is resumed. `afterDecisions`: once what is open is answered. */
    pause(until, { afterDecisions, ...said }) {
        const more = { until: until.toISOString(), ...(afterDecisions && { after_decisions: true }) };
        return this.#intervene({ kind: "pause", ...more }, said);
    }
    /** End the pause. Raises ProblemError: `not-paused`. */
    resume(said) {
        return this.#intervene({ kind: "resume" }, said);
    }
    /** Give a seat, or all, more time for what is open. Raises ProblemError: `no-clock`, `not-awaited`. */
    addTime(seconds, { seat, ...said }) {
        return this.#intervene({ kind: "add_time", seconds, ...(seat !== undefined && { seat }) }, said);
    }
    /** Have a seat's default played, or those of all who are awaited, with or without a clock. */
    strike({ seat, ...said }) {
        return this.#intervene({ kind: "strike", ...(seat !== undefined && { seat }) }, said);
    }
    /** Have a bot play for a seat until its player returns. Raises ProblemError: `seat-absent`. */
    handToBot(seat, said) {
        return this.#intervene({ kind: "hand_to_bot", seat }, said);
    }
    /** Give a seat back to its player. Raises ProblemError: `not-absent`. */
    returnSeat(seat, said) {
        return this.#intervene({ kind: "return", seat }, said);
    }
    /** Let a seat's person play by another device, by the `slip` to hand on; the token before opens nothing any more. */
    reissue(seat, said) {
        return this.#intervene({ kind: "reissue", seat }, said);
    }
    /** Put another person in a seat: the `slip` is for that person, who knows what the seat knows. */
    substitute(seat, name, said) {
        return this.#intervene({ kind: "substitute", seat, name }, said);
    }
    /** Give a free seat of a table that waits to a bot. Raises ProblemError: `not-waiting`. */
    fillWithBot(seat, said) {
        return this.#intervene({ kind: "fill_with_bot", seat }, said);
    }
    /**
     * End a table that waits: those who sit there go on without the free seats, by `rematch`. Raises ProblemError:
     * `not-waiting`, `too-few-seats`.
     */
    startSmaller(said) {
        return this.#intervene({ kind: "start_smaller" }, said);
    }
    async #intervene(asked, { author, reason, key, signal }) {
        const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key ?? newKey() } };
        const sent = { params, body: { ...asked, author, reason }, ...this.options(signal) };
        return body(await this.connection.api.POST("/v1/games/{gameId}/interventions", sent));
    }
    /** The rematch of this game, which has ended. The seats go on by their own `rematch`. Raises ProblemError: `no-rematch`. */
    async rematch({ signal } = {}) {
        const asked = { params: { path: { gameId: this.id } }, body: {}, ...this.options(signal) };
        const { made } = body(await this.connection.api.PUT("/v1/games/{gameId}/rematch", asked));
        return new Table(this.connection, made);
    }
    /** End the game. */
    async abort(reason, { key, signal } = {}) {
        const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key ?? newKey() } };
        const sent = { params, body: { type: "abort", reason }, ...this.options(signal) };
        body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent));
    }
}
/** A game that you opened. */
export class Table extends Organiser {
    /** Your seats: those requested with `claim`. */
    seats;
    #made;
    constructor(connection, made) {
        super(connection, made.id, made.organiser_token);
        this.#made = made;
        this.seats = made.seats.flatMap(({ seat, token }) => token === undefined ? [] : [new Seat(connection, made.id, token, seat)]);
    }
    /** The codes to hand out, one for each seat that waits for a player. */
    get invitations() {
        return this.#made.seats.flatMap(({ seat, claim_code: code }) => (code === undefined ? [] : [{ seat, code }]));
    }
    /** The code that opens any free seat, for `join`; null where no seat waits for a person. */
    get invitationCode() {
        return this.#made.invitation_code ?? null;
    }
    /** The arbiter's token, where the game was opened with `arbiter`. */
    get arbiterToken() {
        return this.#made.arbiter_token ?? null;
    }
}
