/** Server-sent events, resumed after lost connections. */
import { type EventSourceMessage } from "eventsource-parser";
import { type Transport } from "./transport.ts";
/**
 * The messages of a stream. `open` connects after the last message that was handed out; a connection that breaks, ends
 * or falls silent is followed by another. Raises ProblemError and ServiceUnreachable for what does not pass within the
 * patience, and the signal's reason.
 */
export declare function messages(open: () => Promise<Response>, how: Transport, signal: AbortSignal): AsyncGenerator<EventSourceMessage>;
