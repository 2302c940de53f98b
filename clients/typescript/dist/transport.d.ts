/** Requests that outlast a lost connection, a restart of the service, and a limit on their number. */
/** How requests are sent. */
export interface TransportOptions {
    /** In place of the global `fetch`. */
    fetch?: (request: Request) => Promise<Response>;
    /** Milliseconds for one answer, and for which a stream may be silent. More than the 25 s that a request may wait. */
    timeoutMs?: number;
    /** Milliseconds for which a request is sent again, and a stream resumed, before the service counts as away. */
    patienceMs?: number;
}
export type Transport = Required<TransportOptions>;
export declare const STREAM = "text/event-stream";
export declare function transport({ fetch, timeoutMs, patienceMs, }: TransportOptions): Transport;
/**
 * Send a request until its answer is final, with the same Idempotency-Key each time, so that it happens once.
 * A stream is tried once: the reader resumes it. Raises ServiceUnreachable, or the reason of the request's signal.
 */
export declare function send(request: Request, how: Transport): Promise<Response>;
/** Whether the same request may be accepted later: an outage, a limit, or others who were faster. */
export declare function isPassing({ status, headers }: Response): boolean;
/** Milliseconds to wait after so many failures: exponential, with jitter. */
export declare function pauseMs(failures: number, answer: Response | null): number;
/** Wait. Raises the signal's reason. */
export declare function pause(ms: number, signal: AbortSignal): Promise<void>;
/** A new Idempotency-Key of 128 random bits. `crypto.randomUUID` is not there on pages that come over plain http. */
export declare function newKey(): string;
