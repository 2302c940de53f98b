/**
 * A table without a public part yet: the holder of a seat's key gets the seat's page.
 */

import { ask } from "../shared/api.mjs";
import { kept, tokenOf } from "../shared/games.mjs";
import { sayNext, toldBefore } from "./sending.mjs";
import { takenToken } from "./taking.mjs";

const held = /** @type {HTMLElement} */ (document.getElementById("held"));
const game = held.dataset.game ?? "";
const brought = await takenToken(game).catch((problem) => (sayNext(game, problem.message), null));
const token = brought ?? tokenOf(kept(game));

if (!token) held.textContent = toldBefore(game) || held.textContent;
if (token) void open(token).catch((problem) => (held.textContent = problem.message));

/** Put the seat's page in the place of this one. @param {string} key */
async function open(key) {
  const html = await (await ask(`/g/${game}/page`, { token: key })).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const scripts = [...page.querySelectorAll("script[type=module]")].map((each) => each.getAttribute("src") ?? "");
  for (const each of page.querySelectorAll("noscript")) each.remove(); // a parser that runs no scripts reads them as elements
  document.title = page.title;
  document.head.append(...[...page.querySelectorAll("link[rel=stylesheet]")].map((each) => document.adoptNode(each)));
  document.body.replaceWith(document.adoptNode(page.body));
  for (const each of scripts) await import(each);
}
