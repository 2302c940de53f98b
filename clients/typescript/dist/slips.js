/** Slips of tournaments: the key by which one is exchanged. */
import { sha256 } from "./ledger.js";
/**
 * The idempotency key to exchange a slip with. `key`: random, of the request that made the slip. It follows from both, so
 * that who repeats that request with its key gets the same token, and no one else does.
 */
export async function exchangeKey(key, slip) {
    return (await sha256(`exchange/${key}/${slip}`)).slice(0, 32);
}
