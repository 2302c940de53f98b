/**
 * Calls players back to their table: by the tab's title and icon, and by sounds if they are on.
 */

import { settings } from "../table/settings.mjs";

/** @typedef {import("./sounds.mjs").Name} Name */

const title = document.title;
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const icons = { asked: new URL("./icon.svg", import.meta.url).href, waiting: icon.href, over: icon.href };
const titles = { asked: `Your decision · ${title}`, waiting: title, over: `Over · ${title}` };
/** @type {"asked" | "waiting" | "over" | ""} as it was said last; empty until the page has looked */
let said = "";

for (const each of ["keydown", "pointerup"]) document.addEventListener(each, () => settings().volume && void import("./sounds.mjs").then(({ wake }) => wake()).catch(() => null), { capture: true, once: true });
document.getElementById("settings")?.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.name === "sounds" && ring("turn"));

/** Say how the game stands; a sound plays if this page saw it change. @param {boolean} isAsked @param {boolean} isOver */
export function call(isAsked, isOver) {
  const now = isOver ? "over" : isAsked ? "asked" : "waiting";
  document.title = titles[now];
  if (icon.href !== icons[now]) icon.href = icons[now];
  if (now === "asked" && said === "waiting") ring("turn");
  if (now === "over" && said && said !== "over") ring("end");
  said = now;
}

/** Play a sound if sounds are on; only then is their module loaded. @param {Name} name */
export function ring(name) {
  const { volume } = settings();
  if (volume) void import("./sounds.mjs").then(({ play }) => play(name, volume)).catch(() => null);
}
