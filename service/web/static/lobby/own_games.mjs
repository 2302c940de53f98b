/**
 * The games that this browser has seats in, as they stand: those with people first, then those that wait for oneself.
 */

import { ask } from "../shared/api.mjs";
import { all, forget, keep, kept } from "../shared/games.mjs";
import { signedIn } from "../shared/player.mjs";

const AT_ONCE = 24;
const MINUTE_MS = 60_000;
const WORDS = { over: "over", aborted: "ended early", seating: "waiting for people" };

/** List them, the newest first, and more when asked. */
export async function listOwnGames() {
  const mine = all().filter(([, each]) => !each.hidden).map(([game]) => game);
  const section = document.getElementById("mine");
  const list = section?.querySelector("ul");
  if (!section || !list) return;
  const isSignedIn = signedIn() !== null;
  document.getElementById("mine-all")?.toggleAttribute("hidden", !isSignedIn);
  const more = document.getElementById("mine-more");
  const show = async () => {
    const next = mine.splice(0, AT_ONCE);
    if (more) more.hidden = !mine.length;
    const places = next.map(() => document.createElement("li")); // as high as what comes, so that nothing below moves
    const isEmpty = () => !list.children.length && !isSignedIn;
    list.append(...places);
    section.hidden = isEmpty();
    await listThese(list, next).finally(() => {
      for (const each of places) each.remove();
      section.hidden = isEmpty();
    });
  };
  more?.querySelector("button")?.addEventListener("click", () => void show());
  list.addEventListener("click", (event) => takeOff(event, section));
  document.addEventListener("visibilitychange", () => void (document.hidden || refresh(list)));
  await show();
}

/** @param {Element} list @param {string[]} games */
async function listThese(list, games) {
  const found = await read(games);
  for (const game of games) if (!found.some(({ dataset }) => dataset.game === game)) void forgetIfGone(game);
  list.append(...found);
  for (const each of list.querySelectorAll("li")) describe(each);
  list.append(...[...list.querySelectorAll("li")].sort((one, other) => rank(one) - rank(other)));
}

/** The keys of a game are kept as long as it may be there. @param {string} game */
const forgetIfGone = (game) => ask(`/v1/games/${game}`).catch((problem) => problem.status === 404 && forget(game));

/** How those that are listed stand now. @param {Element} list */
async function refresh(list) {
  const listed = [...list.querySelectorAll("li")];
  const found = await read(listed.slice(0, AT_ONCE).map(({ dataset }) => dataset.game ?? "")).catch(() => []);
  for (const each of found) {
    describe(each);
    listed.find(({ dataset }) => dataset.game === each.dataset.game)?.replaceWith(each);
  }
}

/** @param {string[]} games @returns {Promise<HTMLElement[]>} */
async function read(games) {
  if (!games.length) return [];
  const page = new DOMParser().parseFromString(await (await ask(`/games?of=${games.join()}`)).text(), "text/html");
  return [.../** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("li"))].map((each) => document.importNode(each, true));
}

/** Say whose turn it is, and since when. @param {HTMLElement} item */
function describe(item) {
  const { game = "", status = "", awaited = "", luck = "", at = "", free = "0", winners } = item.dataset;
  const own = String(kept(game).seat ?? "");
  const state = item.querySelector(".state");
  const seats = awaited.split(",").filter(Boolean);
  const isTurn = status === "playing" && seats.includes(own);
  const isAsked = luck.split(",").includes(own) && own !== "";
  item.classList.toggle("turn", isTurn || isAsked);
  const named = (/** @type {string[]} */ seats) => seats.map((seat) => item.querySelector(`[data-seat="${seat}"]`)?.textContent).join(" and ");
  const names = named(seats);
  const won = winners?.split(",").filter(Boolean);
  item.classList.toggle("won", won?.includes(own) ?? false);
  const whose = isAsked ? "waits for you to open it" : isTurn ? "your decision" : names ? `${names} to decide` : "one moment";
  const result = won && (won.includes(own) ? "you won" : won.length ? `${named(won)} won` : "lost");
  const words = status === "over" && result ? result : status === "playing" || isAsked ? `${whose}${ago(at)}` : status === "seating" && free === "0" ? "begins" : (WORDS[/** @type {keyof typeof WORDS} */ (status)] ?? status);
  if (state) state.textContent = words;
}

/** @param {string} at @returns {string} since when, if that is longer than a minute */
function ago(at) {
  const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS);
  if (!(minutes > 0)) return "";
  if (minutes < 60) return ` · ${minutes} min`;
  return minutes < 48 * 60 ? ` · ${Math.floor(minutes / 60)} h` : ` · ${Math.floor(minutes / 1440)} days`;
}

/** @param {HTMLElement} item */
const rank = ({ dataset, classList }) => (["over", "aborted"].includes(dataset.status ?? "") ? 8 : 0) + (Number(dataset.people) > 1 ? 0 : 2) + (classList.contains("turn") ? 0 : 1);

/** Take a game off the list. Its keys stay, since a seat would be lost with them, but for games that are over. @param {Event} event @param {HTMLElement} section */
function takeOff(event, section) {
  const item = /** @type {HTMLElement} */ (event.target).closest("button.off")?.closest("li");
  if (!item?.dataset.game) return;
  keep(item.dataset.game, { hidden: true });
  const next = /** @type {HTMLElement | null} */ (item.nextElementSibling ?? item.previousElementSibling);
  item.remove();
  (next?.querySelector("a") ?? section.querySelector("h2"))?.focus();
  section.hidden = !section.querySelector("li");
}
