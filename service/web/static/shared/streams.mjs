/**
 * Answers that go on: read as they come, and ended when they fall silent or the network goes.
 */

import { ask, Problem } from "./api.mjs";

const SILENCE_MS = 40_000; // a stream says every 15 s that it is there

/** Ends the requests that are under way when the network goes: they would hang until they time out. */
let away = new AbortController();
window.addEventListener("offline", () => {
  away.abort();
  away = new AbortController();
});

/** Aborted when the network goes. */
export const untilOffline = () => away.signal;

/** When the network comes back. */
export const online = () => new Promise((done) => window.addEventListener("online", done, { once: true }));

/**
 * The parts of a streamed answer, as they come; ends when the service cuts it.  Throws a Problem.
 * @param {string} path @param {{token: string | null, headers: Record<string, string>, end: string, signal?: AbortSignal}} given end: of a part
 * @returns {AsyncGenerator<string[], void, void>}
 */
export async function* streamed(path, { token, headers, end, signal }) {
  const silence = new AbortController();
  const signals = [away.signal, silence.signal, ...(signal ? [signal] : [])];
  const answer = await ask(path, { token, headers, signal: AbortSignal.any(signals), isStream: true });
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ""; ; ) {
      const timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const { done, value } = await reader.read().catch(lost).finally(() => clearTimeout(timer));
      if (done) return;
      const parts = (rest + value).split(end);
      rest = parts.pop() ?? "";
      yield parts;
    }
  } finally {
    void reader.cancel().catch(() => null);
  }
}

/** @returns {never} */
function lost() {
  throw new Problem(0, { title: "The connection was lost." });
}
