/**
 * Requests of the desk: each names the version that its official saw, and a conflict names the changes by others meanwhile.
 */

import { ask, post, Problem } from "../shared/api.mjs";
import { save } from "../shared/saving.mjs";
import { desk, me } from "./state.mjs";
import { authorOf, factWords, refusal } from "./words.mjs";

/** A refusal in words. problem: as the service said it */
export class Refused extends Error {
  /** @param {string[]} lines @param {Problem} problem */
  constructor(lines, problem) {
    super(lines.join("\n"));
    this.problem = problem;
  }
}

/** @param {string} rest */
export const path = (rest) => `/v1/tournaments/${desk.tournament}${rest}`;

/** @param {string} rest @returns {Promise<any>} */
export const read = async (rest) => (await ask(path(rest), { token: desk.token })).json();

/** The answer; null if there is none. @param {string} rest @returns {Promise<any>} */
export const readMaybe = (rest) => read(rest).catch((error) => (error instanceof Problem && error.status === 404 ? null : Promise.reject(error)));

/**
 * A change.  Throws Refused, and Problem if the service cannot be reached.
 * @param {string} method @param {string} rest @param {any} body @param {{seen?: number, tables?: any[]}} given seen: the version that it was decided on; tables: of a draft that is sent
 * @returns {Promise<any>}
 */
export async function send(method, rest, body, { seen, tables } = {}) {
  try {
    return await post(path(rest), body, { method, token: desk.token, headers: seen === undefined ? {} : { "If-Match": `"${seen}"` } });
  } catch (error) {
    throw await inWords(error, seen, tables);
  }
}

/**
 * A list of entries as it would be entered now.  Throws as `send`.
 * @param {string} text @param {string} section of entries that name none; empty for the first @returns {Promise<any>}
 */
export async function previewList(text, section) {
  const query = section ? `?section=${encodeURIComponent(section)}` : "";
  try {
    const answer = await ask(path(`/entries/preview${query}`), { method: "POST", token: desk.token, body: new Blob([text], { type: "text/plain" }) });
    return await answer.json();
  } catch (error) {
    throw await inWords(error);
  }
}

/** A DELETE.  Throws as `send`. @param {string} rest */
export async function remove(rest) {
  try {
    await ask(path(rest), { method: "DELETE", token: desk.token });
  } catch (error) {
    throw await inWords(error);
  }
}

/** @param {unknown} error @param {number} [seen] @param {any[]} [tables] */
async function inWords(error, seen, tables) {
  if (!(error instanceof Problem) || error.status === 0) return error;
  if (error.code === "stale-decision" && seen !== undefined) return new Refused(await meanwhile(seen, error), error);
  return new Refused(refusal(error, tables), error);
}

/** The changes by others since a version. @param {number} seen @param {Problem} error */
async function meanwhile(seen, error) {
  /** @type {import("./state.mjs").Fact[]} */
  const facts = (await read(`/facts?after=${seen}&limit=100`)).facts;
  desk.card.officials = (await read("")).officials; // the other may have been named just now
  const others = facts.filter(({ by }) => by !== me());
  const shown = (others.length ? others : facts).slice(-6);
  return ["This was decided meanwhile, so yours was not carried out. Look at it, then decide again:", ...shown.map((each) => `${authorOf(each.by)}: ${factWords(each)}.`), ...(shown.length ? [] : [error.message])];
}

/** A part that the service draws, as elements. @param {string} rest @returns {Promise<DocumentFragment>} */
export async function part(rest) {
  const html = await (await ask(`/desk/${desk.tournament}/parts/${rest}`, { token: desk.token })).text();
  const fragment = document.createDocumentFragment();
  fragment.append(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
  return fragment;
}

/** The points of a table of a size by the regulations, by kind of ruling. @param {number} size @returns {Promise<Record<string, string>>} */
export async function worthWords(size) {
  const told = /** @type {HTMLElement[]} */ ([...(await part(`worth/${size}`)).querySelectorAll("[data-worth]")]);
  return Object.fromEntries(told.map((each) => [each.dataset.worth, each.textContent]));
}

/** Links as QR codes, in their order. @param {string[]} links @returns {Promise<Element[]>} */
export async function codes(links) {
  const answer = await ask(`/desk/${desk.tournament}/codes`, { method: "POST", body: { links } });
  /** @type {string[]} */
  const drawn = (await answer.json()).codes;
  return drawn.map((each) => document.importNode(new DOMParser().parseFromString(each, "image/svg+xml").documentElement, true));
}

/** All entries, page by page, each with its address. @returns {AsyncGenerator<{rest: string, items: any[]}>} */
export async function* entryPages() {
  for (let rest = "/entries?limit=500", next; rest; rest = next ? `/entries?limit=500&cursor=${encodeURIComponent(next)}` : "") {
    const page = await read(rest);
    next = page.next;
    yield { rest, items: page.items };
  }
}

/** A list for a spreadsheet, all pages of it under one line of columns. @param {string} what such as `entries` or `rounds/1` */
export async function saveCsv(what) {
  /** @type {string[]} */
  const parts = [];
  for await (const { rest } of what === "entries" ? entryPages() : [{ rest: `/${what}` }]) {
    const text = await (await ask(path(rest), { token: desk.token, headers: { Accept: "text/csv" } })).text();
    parts.push(parts.length ? text.slice(text.indexOf("\n") + 1) : text);
  }
  save(new Blob(parts, { type: "text/csv" }), `${what.replace("s/", "-")}.csv`);
}

/** The report that chess federations read, of tables of two. */
export async function saveTrf() {
  save(await (await ask(path("/trf"), { token: desk.token })).blob(), `${desk.tournament}.trf`);
}

/** The whole tournament: its log, texts, and the games of closed rounds. */
export async function saveRecord() {
  const answer = await ask(path("/record"), { token: desk.token });
  save(await answer.blob(), `${desk.tournament}.jsonl`);
}
