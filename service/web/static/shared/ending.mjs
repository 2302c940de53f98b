/**
 * The end of a game, shown when it comes, with all hands opened on the table, and the way to see it again: through a link
 * of one's own, which is made when it is wanted first.
 */

import { Hands } from "../play/motion/hands.mjs";
import { ask, pause, post } from "./api.mjs";
import { keep, kept } from "./games.mjs";

const FIRST_MS = 2000; // from the end to the next look for the turning points
const LONGEST_MS = 30_000;
const LOOKS = 40;

/** @typedef {{game: string, token: () => string | null, complain: (error: unknown) => void}} Teller */

/** Whether the end stands over the table, which has to be seen on the same screen. */
const narrow = matchMedia("(max-width: 51.99rem), (max-height: 30rem)");

/** Show the end in a panel as soon as its place is shown. @param {HTMLElement} panel @param {HTMLElement} holder @param {Teller} teller */
export function endings(panel, holder, teller) {
  const look = () => holder.hidden || void tell(panel, teller).catch(teller.complain);
  new MutationObserver(look).observe(holder, { attributes: true, attributeFilter: ["hidden"] });
  holder.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("[data-see]");
    if (button instanceof HTMLButtonElement) void see(button, teller);
  });
  look();
}

/** @param {HTMLElement} panel @param {Teller} teller */
async function tell(panel, teller) {
  const { game, token } = teller;
  const answer = await ask(`/g/${game}/end`, { token: token() });
  if (answer.status === 204) return;
  panel.innerHTML = await answer.text(); // a fragment of our own, as the table's parts are
  listSecrets(panel, kept(game).secrets ?? []);
  fold(panel);
  panel.hidden = false;
  allow(panel, teller);
  /** @type {HTMLElement} */ (document.getElementById("see-game")).hidden = !token();
  offerToPlayOn(teller);
  const opened = panel.querySelector("template");
  if (opened) void new Hands(opened).open();
  void awaitPoints(panel, teller).catch(() => null);
}

/** Offer to play on from the moment that the table shows, or from the first turning point. @param {Teller} teller */
function offerToPlayOn({ token }) {
  for (const each of document.querySelectorAll("#play-on, #play-on-says")) /** @type {HTMLElement} */ (each).hidden = !token();
}

/** The version that the table shows, if it is of the past; else of the first turning point; "" without one. */
function momentShown() {
  const line = /** @type {HTMLLIElement | null} */ (document.querySelector("#log li[aria-current]"));
  return line ? String(line.value) : (/** @type {HTMLElement | null} */ (document.querySelector(".turning-points [data-see]"))?.dataset.see ?? "");
}

/** Whether a replay has a moment: what comes after its end has none. @param {string} address */
const isThere = (address) => ask(address).then(() => true, () => false);

/** The turning points are folded where the table would not be seen with them. @param {Element} panel */
const fold = (panel) => panel.querySelectorAll("details").forEach((each) => each.toggleAttribute("open", !narrow.matches));

/** List what was hidden from the reader until the end. @param {HTMLElement} panel @param {string[]} secrets */
function listSecrets(panel, secrets) {
  if (!secrets.length) return;
  const [made, head, title, list] = ["details", "summary", "h3", "ul"].map((each) => document.createElement(each));
  made.className = "was-secret";
  title.textContent = "Hidden from you until the end";
  head.append(title);
  list.append(...secrets.map((each) => Object.assign(document.createElement("li"), { textContent: each })));
  made.append(head, list);
  panel.querySelector(".turning-points")?.before(made);
}

/** Only who has a key to the game may make links to its replay. @param {HTMLElement} panel @param {Teller} teller */
function allow(panel, { token }) {
  for (const each of panel.querySelectorAll("button")) each.disabled = !token();
}

/** Look for the turning points until they are there: those that are shown stay. @param {HTMLElement} panel @param {Teller} teller */
async function awaitPoints(panel, teller) {
  for (let look = 0; look < LOOKS && panel.querySelector(".turning-points[data-awaited]"); look++) {
    await pause(Math.min(LONGEST_MS, FIRST_MS * 1.5 ** look));
    const told = new DOMParser().parseFromString(await (await ask(`/g/${teller.game}/end`, { token: teller.token() })).text(), "text/html");
    const points = told.querySelector(".turning-points:not([data-awaited])");
    if (!points) continue;
    fold(points);
    panel.querySelector(".turning-points")?.replaceWith(points);
    allow(panel, teller);
  }
}

/** Lead to the replay, at a moment if the button names one. @param {HTMLButtonElement} button @param {Teller} teller */
async function see(button, { game, token, complain }) {
  button.disabled = true;
  try {
    const url = kept(game).replay ?? (await post(`/v1/games/${game}/replays`, { viewpoint: "all", spoilers: "all" }, { token: token() })).url;
    keep(game, { replay: url });
    const isFork = button.dataset.fork !== undefined;
    const wanted = isFork ? momentShown() : button.dataset.see;
    if (wanted && isFork && !(await isThere(`${url}?v=${wanted}`))) throw new Error("At that moment the game was over. Choose an earlier line of the log, and play on from there.");
    location.assign(`${url}${wanted ? `?v=${wanted}` : ""}${isFork ? "#play-on" : ""}`);
  } catch (error) {
    complain(error);
  } finally {
    button.disabled = false;
  }
}
