/**
 * Following a game: a stream of server-sent events, which is read with `fetch` since an `EventSource` cannot bring a token; long poll
 * where there are too many streams. Every entry comes once and in order, over any loss of the connection.
 */

import { ask, isPassing, pause, Problem } from "./api.mjs";

const WAIT_S = 25;
const PAGE = 500;
const LONGEST_MS = 10_000;
const SILENCE_MS = 40_000; // a stream says every 15 s that it is there
const CUT_MS = 500;

/** Ends the requests that are under way when the network goes: they would hang until they time out. */
let away = new AbortController();
window.addEventListener("offline", () => {
  away.abort();
  away = new AbortController();
});

/**
 * @typedef {{path: string, token: string | null, after: number, isLive: boolean, on: On}} Feed
 * @typedef {{entries: (entries: any[], isLive: boolean) => Promise<boolean>, line: (isUp: boolean) => void, reset: () => Promise<void>}} On
 *   entries: says whether to go on; line: whether the connection is up; reset: the service has lost entries, and all are told anew.
 */

/** Ends when the game does, or throws what is not passing. @param {string} game @param {string | null} token @param {On} on */
export async function follow(game, token, on) {
  const feed = { path: `/v1/games/${game}/events`, token, after: 0, isLive: false, on };
  let failures = 0;
  let isFull = false;
  for (;;) {
    const isStreamed = feed.isLive && !failures && !isFull;
    try {
      if (!(await (isStreamed ? stream(feed) : page(feed, isFull && !failures ? WAIT_S : 0)))) return;
      failures = 0;
      isFull = false;
    } catch (error) {
      if (!isPassing(error)) throw error;
      isFull = isStreamed && /** @type {Problem} */ (error).status === 503;
      if (!isFull) await heal(feed, /** @type {Problem} */ (error), ++failures);
    }
  }
}

/** Wait for better times. @param {Feed} feed @param {Problem} error @param {number} failures */
async function heal(feed, error, failures) {
  feed.on.line(false);
  const waitMs = Math.max(1000 * error.waitS, Math.min(LONGEST_MS, 250 * 2 ** failures));
  await Promise.race([pause(waitMs), online()]);
}

/** A page of entries; whether to go on. @param {Feed} feed @param {number} waitS */
async function page(feed, waitS) {
  const asked = `${feed.path}?after=${feed.after}&limit=${PAGE}&wait=${waitS}`;
  const found = await (await ask(asked, { token: feed.token, signal: away.signal })).json();
  if (found.head < feed.after) return again(feed);
  const goesOn = await taken(feed, found.entries);
  feed.isLive ||= feed.after >= found.head;
  return goesOn;
}

/** The entries as they come, until the stream is cut or the game is over; whether to go on. @param {Feed} feed */
async function stream(feed) {
  const silence = new AbortController();
  const headers = { Accept: "text/event-stream", "Last-Event-ID": String(feed.after) };
  const signal = AbortSignal.any([away.signal, silence.signal]);
  const answer = await ask(feed.path, { token: feed.token, headers, signal, isStream: true });
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ; ) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { done, value } = await reader.read().catch(lost).finally(() => clearTimeout(timer));
    if (done) break;
    const messages = (rest + value).split("\n\n");
    rest = messages.pop() ?? "";
    const told = messages.map(message);
    if (told.some(({ event }) => event === "reset")) {
      void reader.cancel();
      return again(feed);
    }
    const goesOn = await taken(feed, told.filter(({ event, data }) => !event && data).map(({ data }) => JSON.parse(data)));
    if (!goesOn || told.some(({ event }) => event === "end")) return false;
  }
  await pause(CUT_MS);
  return true;
}

/** Begin anew, since the service holds less than was told, or something else. @param {Feed} feed */
async function again(feed) {
  feed.after = 0;
  feed.isLive = false;
  await feed.on.reset();
  return true;
}

/** Hand on what is new; whether to go on. @param {Feed} feed @param {any[]} found */
async function taken(feed, found) {
  feed.on.line(true);
  const entries = found.filter((each) => each.version > feed.after);
  feed.after = entries.at(-1)?.version ?? feed.after;
  return feed.on.entries(entries, feed.isLive);
}

/** A message of a stream, by its fields. @param {string} text @returns {Record<string, string>} */
const message = (text) => Object.fromEntries(text.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line)?.slice(1)).filter((pair) => pair !== undefined));

/** @returns {never} */
function lost() {
  throw new Problem(0, { title: "The connection was lost." });
}

/** When the network comes back. */
const online = () => new Promise((done) => window.addEventListener("online", done, { once: true }));
