/**
 * Following a game or a tournament: a stream of server-sent events, which is read with `fetch` since an `EventSource` cannot bring a token; long poll
 * if there are too many streams. Every entry comes once and in order, over any loss of the connection.
 */

import { ask, isPassing, pause, Problem } from "./api.mjs";
import { online, streamed, untilOffline } from "./streams.mjs";

const WAIT_S = 25;
const PAGE = 500;
const LONGEST_MS = 10_000;
const CUT_MS = 500;

/**
 * @typedef {{path: string, token: string | null, query?: string, after?: number}} Source query: further parameters; after: the last version that is known
 * @typedef {{path: string, query: string, token: string | null, after: number, isLive: boolean, on: On}} Feed
 * @typedef {{news: (news: any[], isLive: boolean) => Promise<boolean>, line: (isUp: boolean) => void, reset: () => Promise<void>}} On
 *   news: events of a game or facts of a tournament; returns whether to go on; line: whether the connection is up; reset: the service has lost
 *   some, and all come again.
 */

/** Ends with its source, or throws a lasting error. @param {Source} source @param {On} on */
export async function follow({ path, token, query = "", after = 0 }, on) {
  const feed = { path, query, token, after, isLive: false, on };
  let failures = 0;
  let isFull = false;
  for (;;) {
    const isStreamed = feed.isLive && !failures && !isFull;
    try {
      if (!(await (isStreamed ? stream(feed) : page(feed, isFull && !failures ? WAIT_S : 0)))) return;
      failures = 0;
      isFull = false;
    } catch (error) {
      if (error instanceof Problem && error.code === "reset") {
        await again(feed);
        continue;
      }
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

/** A page of a log; whether to go on. @param {Feed} feed @param {number} waitS */
async function page(feed, waitS) {
  const asked = `${feed.path}?after=${feed.after}&limit=${PAGE}&wait=${waitS}&${feed.query}`;
  const found = await (await ask(asked, { token: feed.token, signal: untilOffline() })).json();
  const goesOn = await taken(feed, found.events ?? found.facts);
  feed.isLive ||= feed.after >= found.head;
  return goesOn;
}

/** The news as they come, until the stream is cut or the game is over; whether to go on. @param {Feed} feed */
async function stream(feed) {
  const headers = { Accept: "text/event-stream", "Last-Event-ID": String(feed.after) };
  for await (const parts of streamed(`${feed.path}?${feed.query}`, { token: feed.token, headers, end: "\n\n" })) {
    const told = parts.map(message);
    if (told.some(({ event }) => event === "reset")) {
      await again(feed);
      return true;
    }
    const goesOn = await taken(feed, told.filter(({ event, data }) => !event && data).map(({ data }) => JSON.parse(data)));
    if (!goesOn || told.some(({ event }) => event === "end")) return false;
  }
  await pause(CUT_MS);
  return true;
}

/** Start again, since the log does not continue from the last version. @param {Feed} feed */
async function again(feed) {
  feed.after = 0;
  feed.isLive = false;
  await feed.on.reset();
}

/** Pass on what is new; returns whether to go on. @param {Feed} feed @param {any[]} found */
async function taken(feed, found) {
  feed.on.line(true);
  const news = found.filter((each) => each.version > feed.after);
  feed.after = news.at(-1)?.version ?? feed.after;
  return feed.on.news(news, feed.isLive);
}

/** A message of a stream, by its fields. @param {string} text @returns {Record<string, string>} */
const message = (text) => Object.fromEntries(text.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line)?.slice(1)).filter((pair) => pair !== undefined));
