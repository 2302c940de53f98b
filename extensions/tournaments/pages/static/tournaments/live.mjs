/**
 * Pages of tournaments that keep up: they follow the tournament's feed, fetch themselves again at news, and replace the parts that are
 * different. They say "live" only while the feed is up and they show its last news.
 *
 * @typedef {{tournament: string, token?: string | null, changed: () => unknown}} Followed changed: called after parts were put in
 */

import { ask, isPassing, pause } from "../shared/api.mjs";
import { follow } from "../shared/following.mjs";

const SOON_MS = 300;
const GAP_MS = 2000; // the least time between fetches, if results come all the time
const AGAIN_MS = 3000;
const MINUTE_MS = 60_000;

const root = /** @type {HTMLElement} */ (document.getElementById("tournament"));
const line = /** @type {HTMLElement} */ (document.getElementById("line"));
const parts = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-part]")]);
const served = new Map(parts().map((part) => [part.dataset.part, part.innerHTML]));

let isUp = false;
let isFresh = false;
let told = Number(root.dataset.version);
let lookedAt = Date.now();
/** How far the service's clock is ahead of this browser's. */
let aheadMs = 0;

/** The service's time. */
export const now = () => Date.now() + aheadMs;

/** Follow the tournament as long as the page is open. @param {Followed} followed */
export async function keepLive({ tournament, changed }) {
  await look(changed);
  setInterval(() => !document.hidden && document.querySelector(".notices") && void lookSoon(changed), MINUTE_MS); // messages run out
  try {
    await follow({ path: `/v1/tournaments/${tournament}/facts`, token: null, after: Number(root.dataset.version) }, {
      news: async (/** @type {any[]} */ found) => {
        told = found.at(-1)?.version ?? told;
        if (found.length) void lookSoon(changed);
        return true;
      },
      line: (/** @type {boolean} */ up) => {
        isUp = up;
        say();
      },
      reset: () => {
        told = 0;
        return look(changed);
      },
    });
  } catch {
    isUp = false;
    say();
  }
}

let beganMs = 0;
let isLooking = false;
let isWanted = false;

/** Look once for all news that come together. @param {() => unknown} changed */
async function lookSoon(changed) {
  say();
  isWanted = true;
  if (isLooking) return;
  isLooking = true;
  try {
    while (isWanted) {
      await pause(Math.max(SOON_MS, beganMs + GAP_MS - Date.now()));
      beganMs = Date.now();
      isWanted = false;
      await look(changed);
    }
  } finally {
    isLooking = false;
  }
}

/** Fetch the page and replace its changed parts; retry until it can be had. @param {() => unknown} changed */
async function look(changed) {
  for (;;) {
    try {
      const answer = await ask(location.pathname + location.search, { cache: "no-cache" });
      aheadMs = new Date(answer.headers.get("Date") ?? Date.now()).getTime() - Date.now();
      const isNew = put(new DOMParser().parseFromString(await answer.text(), "text/html"));
      lookedAt = now();
      isFresh = true;
      say();
      if (isNew) await changed();
      return;
    } catch (error) {
      isFresh = false;
      say();
      if (!isPassing(error)) return;
      await pause(AGAIN_MS);
    }
  }
}

/** Put in the parts that are different; whether there were any. @param {Document} page */
function put(page) {
  const found = new Map([...page.querySelectorAll("[data-part]")].map((part) => [/** @type {HTMLElement} */ (part).dataset.part, part]));
  root.dataset.version = page.getElementById("tournament")?.dataset.version;
  if (parts().length !== found.size || parts().some((part) => !found.has(part.dataset.part))) location.reload();
  const stale = parts().filter((part) => served.get(part.dataset.part) !== found.get(part.dataset.part)?.innerHTML);
  for (const part of stale) exchange(part, /** @type {Element} */ (found.get(part.dataset.part)));
  return stale.length > 0;
}

/** Replace a part's content; open parts stay open, and the focus stays. @param {HTMLElement} part @param {Element} fresh */
function exchange(part, fresh) {
  const open = new Set([...part.querySelectorAll("details[id][open]")].map((each) => each.id));
  const shut = new Set([...part.querySelectorAll("details[id]:not([open])")].map((each) => each.id));
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  served.set(part.dataset.part, fresh.innerHTML);
  part.replaceChildren(...fresh.childNodes);
  for (const each of /** @type {NodeListOf<HTMLDetailsElement>} */ (part.querySelectorAll("details[id]"))) {
    if (open.has(each.id)) each.open = true;
    if (shut.has(each.id)) each.open = false;
  }
  if (focused) /** @type {HTMLElement | null} */ (part.querySelector(`a[href="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
}

/** Say whether the page is live. */
function say() {
  const isLive = isUp && isFresh && Number(root.dataset.version) >= told;
  const at = new Date(lookedAt).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const words = isLive ? "Live" : isUp && isFresh ? "Being brought up to date …" : `Not live: as of ${at}, your time`;
  line.hidden = false;
  line.classList.toggle("lost", !(isUp && isFresh));
  if (line.textContent !== words) line.textContent = words;
}
