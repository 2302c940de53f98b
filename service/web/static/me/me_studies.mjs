/**
 * My studies: those that were started with the account, each with the way to it.
 */

import { readAsMe } from "./me_page.mjs";
import { at, made, pressing, since } from "../shared/page.mjs";

/** @typedef {{id: string, url: string, title: string, changed: string}} MyStudy */

/** @type {string | null} the cursor of the next page */
let next = null;

export function prepareStudies() {
  pressing("more-studies", () => list(next));
}

/** The first page of the studies; nothing if there are none. */
export async function showStudies() {
  at("studies").querySelector("ul").replaceChildren();
  await list(null);
}

/** @param {string | null} cursor */
async function list(cursor) {
  const page = await readAsMe(`/v1/players/me/studies${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`);
  const rows = at("studies").querySelector("ul");
  for (const each of page.items) rows.append(item(each));
  next = page.next;
  at("more-studies").hidden = next === null;
  at("studies").hidden = !rows.children.length;
}

/** @param {MyStudy} each */
function item({ url, title, changed }) {
  const link = made("a", title);
  link.href = `${url}#edit`;
  const words = made("span");
  const when = made("span", "changed ", "soft");
  when.append(since(changed));
  words.append(link, when);
  const found = made("li");
  found.append(words);
  return found;
}
