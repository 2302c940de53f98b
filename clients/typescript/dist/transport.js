/** Requests that outlast a lost connection, a restart of the service, and a limit on their number. */
import { ServiceUnreachable } from "./errors.js";
export const STREAM = "text/event-stream";
const LARGEST_ANSWER = 64 * 2 ** 20;
const FIRST_PAUSE_MS = 250;
/** After so long a request that waits was held, so that a cut is a new beginning: proxies end what is silent for long. */
const HELD_MS = 2000;
const LONGEST_PAUSE_MS = 8000;
export function transport({ fetch = (request) => globalThis.fetch(request), timeoutMs = 40_000, patienceMs = 60_000, }) {
    return { fetch, timeoutMs, patienceMs };
}
/**
 * Send a request until its answer is final, with the same Idempotency-Key each time, so that it happens once.
 * A stream is tried once: the reader resumes it. Raises ServiceUnreachable, or the reason of the request's signal.
 */
export async function send(request, how) {
    const isStream = request.headers.get("accept") === STREAM;
    const waitMs = 1000 * Number(new URL(request.url).searchParams.get("wait") ?? 0);
    let until = Date.now() + (isStream ? 0 : how.patienceMs);
    for (let failures = 1;; failures++) {
        const sentAt = Date.now();
        const outcome = await attempt(request, isStream, how);
        const heldMs = Date.now() - sentAt;
        if (!(outcome instanceof Response) && HELD_MS < heldMs && heldMs < waitMs) {
            until = Date.now() + how.patienceMs;
            failures = 1;
        }
        if (outcome instanceof Response && isRedirect(outcome))
            throw new Error("The service is at another address: requests with tokens are not sent on");
        const pausedMs = pauseMs(failures, outcome instanceof Response ? outcome : null);
        const isLast = Date.now() + pausedMs > until;
        if (outcome instanceof Response && (isLast || !isPassing(outcome)))
            return outcome;
        if (isLast)
            throw outcome;
        await pause(pausedMs, request.signal);
    }
}
/** One attempt: a complete answer, or why there was none. */
async function attempt(request, isStream, { fetch, timeoutMs }) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new DOMException("No answer in time", "TimeoutError")), timeoutMs);
    try {
        const signal = AbortSignal.any([request.signal, patience.signal]);
        const answer = await fetch(new Request(request.clone(), { signal, redirect: "manual" }));
        return isStream || isRedirect(answer) ? answer : await whole(answer);
    }
    catch (error) {
        // Hosts differ in what a lost connection raises, so whatever it is counts as one.
        request.signal.throwIfAborted();
        if (error instanceof RangeError)
            throw error;
        return new ServiceUnreachable("The service cannot be reached", { cause: error });
    }
    finally {
        clearTimeout(timer);
    }
}
/** Browsers do not show where a redirect leads, nor its status. */
const isRedirect = ({ type, status }) => type === "opaqueredirect" || (status >= 300 && status < 400 && status !== 304);
/** The answer with its body read to the end, so that one that breaks off is asked for again. */
async function whole(answer) {
    const { status, statusText, headers } = answer;
    const parts = [];
    let size = 0;
    for (const reader = answer.body?.getReader(); reader;) {
        const { done, value } = await reader.read();
        if (done)
            break;
        if ((size += value.length) > LARGEST_ANSWER)
            throw new RangeError(`An answer of more than ${LARGEST_ANSWER} bytes`);
        parts.push(value);
    }
    return new Response(answer.body && new Blob(parts), { status, statusText, headers });
}
/** Whether the same request may be accepted later: an outage, a limit, or others who were faster. */
export function isPassing({ status, headers }) {
    return [429, 502, 503, 504].includes(status) || (status === 409 && headers.has("retry-after"));
}
/** Milliseconds to wait after so many failures: exponential, with jitter. */
export function pauseMs(failures, answer) {
    const asked = Number(answer?.headers.get("retry-after") ?? 0) * 1000;
    const own = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    return (Number.isFinite(asked) ? asked : 0) + own * (0.5 + Math.random() / 2);
}
/** Wait. Raises the signal's reason. */
export function pause(ms, signal) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const done = () => (signal.removeEventListener("abort", cancelled), resolve());
        const timer = setTimeout(done, ms);
        const cancelled = () => (clearTimeout(timer), reject(signal.reason));
        signal.addEventListener("abort", cancelled, { once: true });
    });
}
/** A new Idempotency-Key of 128 random bits. `crypto.randomUUID` is not there on pages that come over plain http. */
export function newKey() {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
