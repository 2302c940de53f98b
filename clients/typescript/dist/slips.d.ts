/** Slips of tournaments: the key by which one is exchanged. */
/**
 * The idempotency key to exchange a slip with. `key`: random, of the request that made the slip. It follows from both, so
 * that who repeats that request with its key gets the same token, and no one else does.
 */
export declare function exchangeKey(key: string, slip: string): Promise<string>;
