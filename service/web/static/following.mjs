/**
 * Following a game by long poll: every entry once and in order, over any loss of the connection.
 */

import { ask, isPassing, pause, Problem } from "./api.mjs";

const WAIT_S = 25;
const PAGE = 500;
const LONGEST_MS = 10_000;

/** Ends the requests that are under way when the network goes: they would hang until they time out. */
let away = new AbortController();
window.addEventListener("offline", () => {
  away.abort();
  away = new AbortController();
});

/**
 * Ends when the game does, or throws what is not passing.
 * @param {string} game
 * @param {string | null} token
 * @param {{entries: (entries: any[], isLive: boolean) => Promise<boolean>, line: (isUp: boolean) => void}} on
 *   entries: says whether to go on; line: whether the connection is up.
 */
export async function follow(game, token, on) {
  let after = 0;
  let failures = 0;
  for (let isLive = false; ; ) {
    try {
      const path = `/v1/games/${game}/events?after=${after}&limit=${PAGE}&wait=${isLive && !failures ? WAIT_S : 0}`;
      const page = await (await ask(path, { token, signal: away.signal })).json();
      failures = 0;
      on.line(true);
      after = page.entries.at(-1)?.version ?? after;
      const goesOn = await on.entries(page.entries, isLive);
      if (after >= page.head) isLive = true;
      if (!goesOn) return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      failures += 1;
      on.line(false);
      const waitMs = error instanceof Problem ? 1000 * error.waitS : 0;
      await Promise.race([pause(Math.max(waitMs, Math.min(LONGEST_MS, 500 * 2 ** failures))), online()]);
    }
  }
}

/** When the network comes back. */
const online = () => new Promise((done) => window.addEventListener("online", done, { once: true }));
