/**
 * Sharing a game that is over: a link by one button, one's links with an end to each, the record as a file.
 */

import { ask, post } from "./api.mjs";
import { copied, copying } from "./copying.mjs";
import { embedCode } from "./embedding.mjs";
import { endings } from "./ending.mjs";
import { keep, kept } from "./games.mjs";
import { save } from "./saving.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {{api: string, token: () => string | null, complain: (error: unknown) => void}} Sharer */

/** @param {string} api the game's address @param {() => string | null} token @param {(error: unknown) => void} complain */
export function sharing(api, token, complain) {
  const sharer = { api, token, complain };
  const form = /** @type {HTMLFormElement} */ (at("share-form"));
  const links = /** @type {HTMLDetailsElement} */ (at("links"));
  const button = shareButton();
  form.hidden = links.hidden = button.hidden = !token();
  endings(at("ending"), at("after"), { game: gameOf(api), token, complain });
  nameSeats(form);
  say(form);
  form.addEventListener("change", () => say(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void share(sharer, form);
  });
  links.addEventListener("toggle", () => links.open && void list(sharer));
  at("share-record").addEventListener("click", () => void keepRecord(sharer));
}

/** The one button that shares, next to the others of the end. @returns {HTMLButtonElement} */
const shareButton = () => /** @type {HTMLButtonElement} */ (document.querySelector("button[form=share-form]"));

/** The id in an address of the API. @param {string} api */
const gameOf = (api) => api.slice(api.lastIndexOf("/") + 1);

/** Name the seats as now: the page may have been opened before they were taken. @param {HTMLFormElement} form */
function nameSeats(form) {
  for (const { dataset } of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#people li[data-seat]"))) {
    const label = form.querySelector(`input[value="seat:${dataset.seat}"] + span`);
    if (label) label.textContent = `As ${dataset.name} saw it`;
  }
}

/** The link's contents, in words. @param {HTMLFormElement} form */
function say(form) {
  const chosen = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input:checked")]);
  const said = chosen.map((each) => each.dataset.says ?? each.nextElementSibling?.textContent).join(", ");
  at("share-says").textContent = `A link to the game: ${said[0].toLowerCase()}${said.slice(1)}.`;
}

/** Make the link and copy it. @param {Sharer} sharer @param {HTMLFormElement} form */
async function share({ api, token, complain }, form) {
  const button = shareButton();
  button.disabled = true;
  try {
    const made = await post(`${api}/replays`, Object.fromEntries(new FormData(form)), { token: token() });
    await show(made.url);
    at("shared").scrollIntoView({ block: "nearest" });
    if (/** @type {HTMLDetailsElement} */ (at("links")).open) await list({ api, token, complain });
  } catch (error) {
    complain(error);
  } finally {
    button.disabled = false;
  }
}

/** The link, and whether it is copied. @param {string} url */
async function show(url) {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = new URL(url, location.href).href;
  const held = document.createElement("input");
  held.readOnly = true;
  held.hidden = true;
  held.value = link.href;
  held.setAttribute("aria-label", "Link to the replay");
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "button";
  copy.textContent = "Copy";
  copying(copy, held);
  at("shared").replaceChildren(link, " ", held, " ", copy);
  if (await copied(held)) copy.textContent = "Copied";
  const place = at("embedding");
  const [code, take] = [place.querySelector("input"), place.querySelector("button")];
  place.hidden = false;
  if (!code || !take) return;
  code.value = embedCode(link.href);
  take.textContent = "Copy";
  take.onclick = async () => void (take.textContent = (await copied(code)) ? "Copied" : "Not copied: copy it by hand");
}

/** One's links that are good. @param {Sharer} sharer */
async function list(sharer) {
  try {
    /** @type {any[]} */
    const found = [];
    for (let cursor = ""; cursor !== null; ) {
      const page = await (await ask(`${sharer.api}/tokens?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, { token: sharer.token() })).json();
      found.push(...page.items.filter((/** @type {any} */ each) => each.kind === "replay" && each.good));
      cursor = page.next;
    }
    at("links-words").textContent = found.length ? "Everybody who has a link sees what it shows until you revoke it." : "You have shared nothing of this game.";
    /** @type {HTMLElement} */ (at("links").querySelector("ul")).replaceChildren(...found.map((each) => row(sharer, each)));
  } catch (error) {
    sharer.complain(error);
  }
}

/** A link with its end. @param {Sharer} sharer @param {any} each */
function row(sharer, each) {
  const item = document.createElement("li");
  const words = viewpointWords(each.viewpoint);
  const name = document.createElement(each.url ? "a" : "span");
  if (each.url) name.setAttribute("href", each.url);
  name.textContent = words;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Revoke";
  button.setAttribute("aria-label", `Revoke the link: ${words}`);
  button.addEventListener("click", () => void revoke(sharer, each, button));
  item.append(name, each.expires ? ` until ${each.expires.slice(0, 10)} ` : " ", button);
  return item;
}

/** A viewpoint as the form calls it. @param {string} viewpoint */
function viewpointWords(viewpoint) {
  const found = at("share-form").querySelector(`input[value="${CSS.escape(viewpoint)}"] + span`);
  return found?.textContent ?? viewpoint;
}

/** @param {Sharer} sharer @param {any} each @param {HTMLButtonElement} button */
async function revoke(sharer, each, button) {
  button.disabled = true;
  try {
    await ask(`/v1/tokens/${each.id}`, { method: "DELETE", token: sharer.token() });
    const shown = at("shared").querySelector("a");
    if (each.url && shown?.getAttribute("href") === each.url) (at("shared").textContent = "That link shows nothing any more."), (at("embedding").hidden = true);
    if (each.url && kept(gameOf(sharer.api)).replay === each.url) keep(gameOf(sharer.api), { replay: undefined });
    await list(sharer);
    at("links").querySelector("summary")?.focus();
  } catch (error) {
    button.disabled = false;
    sharer.complain(error);
  }
}

/** The record as a file. @param {Sharer} sharer */
async function keepRecord({ api, token, complain }) {
  const button = at("share-record");
  try {
    const record = await ask(`${api}/record`, { token: token() });
    save(await record.blob(), button.dataset.name ?? "game.jsonl");
  } catch (error) {
    complain(error);
  }
}
