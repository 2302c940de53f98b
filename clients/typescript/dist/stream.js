/** Server-sent events, resumed after lost connections. */
import { createParser } from "eventsource-parser";
import { ProblemError, ServiceUnreachable } from "./errors.js";
import { isPassing, pause, pauseMs } from "./transport.js";
const LONGEST_MESSAGE = 16 * 2 ** 20;
/**
 * The messages of a stream. `open` connects after the last message that was handed out; a connection that breaks, ends
 * or falls silent is followed by another. Raises ProblemError and ServiceUnreachable for what does not pass within the
 * patience, and the signal's reason.
 */
export async function* messages(open, how, signal) {
    let contact = Date.now();
    for (let failures = 1;; failures++) {
        let answer = null;
        let failure = new ServiceUnreachable("The stream ended too early, again and again");
        try {
            answer = await open();
            if (!answer.ok || answer.body === null)
                throw new ProblemError(answer.status, await answer.json().catch(() => null));
            for await (const found of chunks(answer.body, how.timeoutMs, signal)) {
                contact = Date.now();
                if (found.length > 0)
                    failures = 0;
                yield* found;
            }
        }
        catch (error) {
            const mayPass = error instanceof ServiceUnreachable || (error instanceof ProblemError && answer !== null && isPassing(answer));
            if (!mayPass)
                throw error;
            failure = error;
        }
        signal.throwIfAborted();
        const waitMs = pauseMs(failures, answer?.ok ? null : answer);
        if (Date.now() + waitMs > contact + how.patienceMs)
            throw failure;
        await pause(waitMs, signal);
    }
}
/** The messages of one connection, a list for each piece. Ends when it breaks off, or is silent for too long. */
async function* chunks(body, silenceMs, signal) {
    const reader = body.getReader();
    const close = () => void reader.cancel().catch(() => { });
    const decoder = new TextDecoder();
    const found = [];
    const parser = createParser({
        maxBufferSize: LONGEST_MESSAGE,
        onEvent: (message) => void found.push(message),
        onError: (error) => {
            if (error.type === "max-buffer-size-exceeded")
                throw error;
        },
    });
    signal.addEventListener("abort", close);
    try {
        for (;;) {
            const timer = setTimeout(close, silenceMs);
            const { done, value } = await reader
                .read()
                .catch(() => ({ done: true, value: undefined }))
                .finally(() => clearTimeout(timer));
            if (done || value === undefined)
                return;
            parser.feed(decoder.decode(value, { stream: true }));
            yield found.splice(0);
        }
    }
    finally {
        signal.removeEventListener("abort", close);
        close();
    }
}
