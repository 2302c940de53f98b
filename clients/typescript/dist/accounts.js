/** What a client keeps of players over its store: their tokens on this device, and the tokens of their seats. */
import { sha256 } from "./ledger.js";
/** Tokens of seats that are kept of a player, the latest: one of a running game that is not is made again. */
export const MOST_SEATS = 200;
export class Accounts {
    #url;
    #store;
    #work = Promise.resolve();
    constructor(url, store) {
        this.#url = url;
        this.#store = store;
    }
    /** Keep a player's token. It is the one that is signed in from now on. */
    holdPlayer(player, token) {
        return this.#change(async () => {
            const kept = await this.#load(player);
            await this.#save(player, { token, seats: kept?.seats ?? [] });
            await this.#store.set(await this.#signedInName(), player);
        });
    }
    /** The id and the token of the player who signed in last at this service; null where nobody is. */
    async signedIn() {
        const player = await this.#store.get(await this.#signedInName());
        const kept = player ? await this.#load(player) : null;
        return player && kept ? { player, token: kept.token } : null;
    }
    /** Forget a player's tokens. */
    dropPlayer(player) {
        return this.#change(async () => {
            await this.#store.delete(`player-${player}`);
            const name = await this.#signedInName();
            if ((await this.#store.get(name)) === player)
                await this.#store.delete(name);
        });
    }
    /** Keep the token of a seat of a player's who is signed in. */
    holdSeat(player, game, seat, token) {
        return this.#change(async () => {
            const kept = await this.#load(player);
            if (kept === null)
                return;
            const place = `${game}/${seat}`;
            const seats = [...kept.seats.filter(([each]) => each !== place), [place, token]];
            await this.#save(player, { ...kept, seats: seats.slice(-MOST_SEATS) });
        });
    }
    /** The token of a seat; null where none is kept. */
    async heldSeat(player, game, seat) {
        const kept = await this.#load(player);
        return kept?.seats.find(([place]) => place === `${game}/${seat}`)?.[1] ?? null;
    }
    async #load(player) {
        const kept = await this.#store.get(`player-${player}`);
        return kept ? JSON.parse(kept) : null;
    }
    async #save(player, file) {
        await this.#store.set(`player-${player}`, JSON.stringify(file));
    }
    /** Changes come one after another, or two seats of one player would undo each other's. */
    #change(change) {
        const done = this.#work.then(change);
        this.#work = done.catch(() => { });
        return done;
    }
    async #signedInName() {
        return `signed-in-${await sha256(this.#url)}`;
    }
}
