/**
 * The API as pages ask it: JSON in, JSON out, problems as errors in words.
 */

const PATIENCE_MS = 40_000; // longer than the longest wait that is asked for

/** A refusal. status: 0 if there was no answer at all. */
export class Problem extends Error {
  /** @param {number} status @param {any} told */
  constructor(status, told) {
    super(told.detail ?? told.title ?? "Something went wrong.");
    this.status = status;
    this.code = told.code ?? "";
    this.waitS = Number(told.retry_after_s ?? 0);
    /** @type {Record<string, string[]>} messages by field */
    this.errors = told.errors ?? {};
    /** @type {any} the whole problem, with members of its own */
    this.told = told;
  }
}

/** Whether to ask again later: the network or the service is away, or asked too often. @param {any} error */
export const isPassing = (error) => error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Throws a Problem. body: sent as JSON, a Blob as it is. isStream: the answer is a stream, and the timeout covers only its beginning.
 * @param {string} path
 * @param {{method?: string, token?: string | null, body?: any, headers?: Record<string, string>, signal?: AbortSignal, isStream?: boolean, cache?: RequestCache}} given
 * @returns {Promise<Response>}
 */
export async function ask(path, { method = "GET", token = null, body, headers = {}, signal, isStream = false, cache = "no-store" } = {}) {
  const told = { ...headers };
  if (token) told.Authorization = `Bearer ${token}`;
  if (body !== undefined) told["Content-Type"] = body instanceof Blob ? body.type : "application/json";
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const request = {
    method,
    headers: told,
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    cache,
    signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
  };
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem(0, { title: "The service cannot be reached." });
  }
  if (isStream) clearTimeout(timer);
  if (answer.ok) return answer;
  throw new Problem(answer.status, await answer.json().catch(() => ({ title: `The service answered ${answer.status}.` })));
}

/**
 * A request that happens once, however often it is sent: it is sent again while the connection is away.
 * @param {string} path @param {any} body @param {{method?: string, token?: string | null, headers?: Record<string, string>, key?: string}} given
 */
export async function post(path, body, { method = "POST", token = null, headers = {}, key = name() } = {}) {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask(path, { method, token, body, headers: { ...headers, "Idempotency-Key": key } });
      return await answer.json();
    } catch (error) {
      if (!isPassing(error) || tries === 4) throw error;
      await pause(500 * tries);
    }
  }
}

/** A new name; `crypto.randomUUID` is unavailable on pages served over plain HTTP. */
export const name = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
