/**
 * The holder of an entry's token on the tournament's page: the own next table and the way to it, check-in, byes, appeals, withdrawal; and entering.
 */

import { ask, name, post, Problem } from "../shared/api.mjs";
import { copied } from "../shared/copying.mjs";
import { keep, keepName, keepToken, myName } from "../shared/games.mjs";
import { isRefused, signedIn } from "../shared/player.mjs";
import { keep as keepDesk } from "../desk/state.mjs";
import { isLoopback, site } from "../shared/reach.mjs";
import { exchange, finish } from "../shared/slips.mjs";
import { slipOffer, wants } from "../shared/taking.mjs";
import { sure } from "../table/acting.mjs";
import { arriving, dropOwn, isOfAccount, keepOwn, ownEntries, setOfAccount, shownEntries } from "./kept.mjs";

const DEAD = "This browser no longer plays for the entry: it got a new slip, or another person plays for it. Ask at the desk for a slip.";
const WITHDRAW = "You are not paired any more, and everybody reads it. Only officials can take you back in.";

/** @param {string} id @returns {any} */
const at = (id) => document.getElementById(id);

let tournament = "";
let dress = () => {};
let shown = ""; // the part as it was served last

/** Take the token from the address, and handle the buttons. @param {string} id @param {() => void} dressAnew */
export function prepareOwn(id, dressAnew) {
  tournament = id;
  dress = dressAnew;
  void takeOver();
  window.addEventListener("hashchange", () => void takeOver());
  at("own").addEventListener("click", (/** @type {any} */ { target }) => {
    const button = target.closest("button[data-do]");
    if (button) void once(button, () => DO[button.dataset.do](button.dataset, button));
  });
  at("own").addEventListener("submit", (/** @type {any} */ submitted) => {
    submitted.preventDefault();
    const form = submitted.target;
    void once(form.querySelector("button"), () => DO[form.dataset.do](Object.fromEntries(new FormData(form)), form));
  });
  at("whose").querySelector("select").addEventListener("change", (/** @type {any} */ { target }) => {
    keepOwn(tournament, { token: target.value });
    void showOwn();
  });
  document.addEventListener("submit", (submitted) => {
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    if (form.id !== "enter") return;
    submitted.preventDefault();
    void once(/** @type {any} */ (form.querySelector("button.strong")), () => enter(form));
  });
  prepareEntering();
}

/** Take over what the address brings, if the reader says so: a slip is exchanged, a token of an own other device is kept. */
async function takeOver() {
  const brought = arriving(tournament);
  if (!brought || ownEntries(tournament).some(({ token }) => token === brought.token)) return;
  const [own] = ownEntries(tournament);
  if (!(await wants(offerOf(own?.name ?? null, brought.slip !== null, own !== undefined)))) return;
  try {
    if (brought.slip) await open(brought.slip);
    else keepOwn(tournament, { token: brought.token ?? "" });
    await showOwn();
  } catch (error) {
    complain(error);
  }
}

/** @param {string | null} name of the entry that is shown here @param {boolean} isSlip @param {boolean} hasOwn */
export function offerOf(name, isSlip, hasOwn) {
  const now = hasOwn ? `This browser shows ${name ?? "another entry"}. That entry stays here; the one of the link is shown first.` : "Open it only if it was given to you.";
  return isSlip
    ? slipOffer("plays for the entry", now)
    : { title: "Take over this entry here?", words: `This link plays for an entry of the tournament. ${now}`, go: "Take it over" };
}

/** Exchange a slip, of an entry or an official. @param {string} slip */
async function open(slip) {
  const { you, token } = await exchange(`/v1/tournaments/${tournament}`, slip);
  if (you.startsWith("o")) keepDesk(tournament, { token });
  else keepOwn(tournament, { token, entry: Number(you.slice(1)) });
  finish(slip);
  if (you.startsWith("o")) location.assign(`/desk/${tournament}`);
}

/** Show the entry of this browser, else the account's, if there is one. */
export async function showOwn() {
  const [own] = ownEntries(tournament);
  showWhose();
  prepareEntering();
  showEntering(!own);
  if (!own) return showOfAccount();
  setOfAccount(null);
  try {
    const html = await (await ask(`/t/${tournament}/own`, { token: own.token })).text();
    if (html !== shown) put(html);
    const { entry, name: called } = at("own").firstElementChild?.dataset ?? {};
    if (entry) keepOwn(tournament, { token: own.token, entry: Number(entry), name: called });
    at("own").hidden = !entry;
    showWhose();
    showKeeping();
  } catch (error) {
    if (!isRefused(error)) return complain(error);
    dropOwn(tournament, own.token);
    await showOwn();
    complain(new Error(DEAD));
  }
  dress();
}

/** Show the entry that the account has here, if there is one. */
async function showOfAccount() {
  const player = signedIn();
  const html = player ? await ask(`/t/${tournament}/own`, { token: player.token }).then((answer) => answer.text(), () => "") : "";
  if (html !== shown || !html) put(html);
  const { entry, name: called } = at("own").firstElementChild?.dataset ?? {};
  setOfAccount(player && entry ? { token: player.token, entry: Number(entry), name: called } : null);
  at("own").hidden = !entry;
  prepareEntering();
  showEntering(!entry);
  dress();
}

/** The offer to keep an entry with the account, if the account has room. */
function showKeeping() {
  const [own] = ownEntries(tournament);
  const [offer, hint] = [at("own-keep"), at("own-account")];
  if (offer) offer.hidden = !signedIn() || Boolean(own.player);
  if (hint) hint.hidden = signedIn() !== null;
}

/** @param {string} html of the service's own */
function put(html) {
  const isOpen = at("own-more")?.open ?? false;
  shown = html;
  at("own").replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
  if (isOpen && at("own-more")) at("own-more").open = true;
  for (const button of at("own").querySelectorAll("[data-do=another]")) button.hidden = !at("enter");
}

/** A choice among several entries, as of a family. */
function showWhose() {
  const own = ownEntries(tournament);
  at("whose").hidden = own.length < 2;
  at("whose").querySelector("select").replaceChildren(...own.map((each) => new Option(each.name ?? "Another entry", each.token)));
}

/** @type {Record<string, (data: any, element: any) => Promise<unknown>>} */
const DO = {
  open: openTable,
  sit: async ({ game, token, seat }) => goTo(game, Number(seat), token),
  checkin: ({ here }) => act("checkin", { here: here === "yes" }),
  bye: ({ round, wanted }) => act("byes", { round: Number(round), wanted: wanted !== "no" }),
  appeal: async ({ round, table, ruling, text }, form) => {
    await post(`/v1/tournaments/${tournament}/appeals`, { round: Number(round), ...number("table", table), ...number("ruling", ruling), text }, { token: token() });
    form.reset();
    await showOwn();
  },
  table: async (_, form) => {
    const others = new FormData(form).getAll("other").filter(Boolean).map(Number);
    const seats = [shownEntries(tournament)[0]?.entry, ...others].map((entry) => ({ entry }));
    await post(`/v1/tournaments/${tournament}/rounds/${form.dataset.round}/tables`, { seats }, { token: token() });
    await showOwn();
  },
  unappeal: async ({ appeal }) => {
    await post(`/v1/tournaments/${tournament}/appeals/${appeal}/decision`, { verdict: "withdrawn" }, { token: token() });
    await showOwn();
  },
  withdraw: async () => {
    if (!(await sure(WITHDRAW, "Yes, withdraw"))) return;
    await ask(`${entryPath()}`, { method: "PATCH", token: token(), body: { state: "withdrawn" }, headers: { "Idempotency-Key": name() } });
    await showOwn();
  },
  keep: async ({ member }) => {
    const player = signedIn();
    await ask(`/v1/players/me/entries/${tournament}/${ownEntries(tournament)[0]?.entry}`, { method: "PUT", token: player?.token, body: { token: token(), member: Number(member) } });
    keepOwn(tournament, { token: token(), player: player?.id });
    await showOwn();
    at("own-title").focus();
  },
  link: async (_, button) => {
    button.textContent = (await copied(showLink())) ? "Copied" : "Not copied: copy it by hand";
    await showCode();
  },
  another: async () => {
    showEntering(true);
    at("enter").querySelector("[name=name]").focus();
  },
  leave: async () => {
    if (!(await sure("Without the link you cannot get to your tables from here. Keep it elsewhere first.", "Yes, forget it here"))) return;
    dropOwn(tournament, token());
    await showOwn();
  },
};

/** @param {string} field @param {string} text */
const number = (field, text) => (text ? { [field]: Number(text) } : {});
const token = () => shownEntries(tournament)[0]?.token ?? "";
const entryPath = () => `/v1/tournaments/${tournament}/entries/${shownEntries(tournament)[0]?.entry}`;

/** @param {string} what @param {any} body */
async function act(what, body) {
  await post(`${entryPath()}/${what}`, body, { token: token() });
  await showOwn();
}

/** Get the seat's own token, and go there. @param {{round: string, table: string}} where @param {HTMLElement} button */
async function openTable({ round, table }, button) {
  const found = await (await ask(`/v1/tournaments/${tournament}/rounds/${round}/tables/${table}`, { token: token() })).json();
  const seats = found.own_seats.filter((/** @type {any} */ each) => each.token);
  const { game, seats: people } = found.table;
  if (!seats.length) throw new Error("The table is not open yet, or another person has the key to your seat.");
  if (seats.length === 1) return goTo(game, seats[0].seat, seats[0].token);
  button.replaceWith(...seats.map((/** @type {any} */ each) => {
    const one = document.createElement("button");
    one.type = "button";
    one.className = "button strong";
    one.textContent = `Seat ${each.seat + 1}: ${people[each.seat].name ?? `person ${each.member + 1}`}`;
    Object.assign(one.dataset, { do: "sit", game, seat: each.seat, token: each.token });
    return one;
  }));
}

/** @param {string} game @param {number} seat @param {string} key */
function goTo(game, seat, key) {
  keepToken(game, key);
  const player = signedIn();
  keep(game, { seat, title: document.querySelector("h1")?.textContent ?? undefined, at: Date.now(), ...(player && isHeld(player.id) && { player: player.id }) });
  location.assign(`/g/${game}#token=${key}`);
}

/** The own link, to be copied. @returns {HTMLInputElement} */
function showLink() {
  at("own-more").open = true;
  at("own-link").value = `${site()}/t/${tournament}#token=${token()}`;
  at("own-link").closest(".own-link").hidden = false;
  at("own-reach").hidden = !isLoopback(site());
  return at("own-link");
}

/** The own link as a QR code, for a telephone. */
async function showCode() {
  const answer = await ask(`/desk/${tournament}/codes`, { method: "POST", body: { links: [at("own-link").value] } });
  const [code] = (await answer.json()).codes;
  at("own-code").replaceChildren(new DOMParser().parseFromString(code, "image/svg+xml").documentElement);
  at("own-code").hidden = false;
}

/** The way to enter, at once for those who have no entry here. @param {boolean} isShown */
function showEntering(isShown) {
  const section = at("enter")?.closest("section");
  if (section) section.hidden = !isShown;
}

/** The form to enter by, if entries are open. */
function prepareEntering() {
  const form = at("enter");
  if (!form) return;
  if (form.hidden) form.querySelector("[name=name]").value = myName();
  form.hidden = false;
  const player = signedIn();
  at("as-player").hidden = !player || isHeld(player.id);
  if (player) at("as-player").querySelector("span").textContent = `As the entry of my account, ${player.name}`;
}

/** Whether an account has an entry here already, to this page's knowledge. @param {string} id */
const isHeld = (id) => isOfAccount(tournament) || ownEntries(tournament).some(({ player }) => player === id);

/** Enter, and keep the link. @param {HTMLFormElement} form */
async function enter(form) {
  const given = new FormData(form);
  const names = given.getAll("name").map((each) => String(each).trim()).filter(Boolean);
  const player = names.length === 1 && given.get("player") && !at("as-player").hidden ? signedIn() : null;
  const section = given.get("section") ?? undefined;
  const made = await post(`/v1/tournaments/${tournament}/entries`, { entries: [{ names, section, player: player?.token }] });
  const [entry] = made.entries;
  keepName(names[0]);
  const { token: own } = await exchange(`/v1/tournaments/${tournament}`, entry.slip);
  keepOwn(tournament, { token: own, entry: entry.entry, name: names.join(" / "), ...(player && { player: player.id }) });
  finish(entry.slip);
  form.reset();
  await showOwn();
  showLink();
  at("own-title").focus();
}

/** @param {HTMLButtonElement} button @param {() => Promise<unknown>} act */
async function once(button, act) {
  button.disabled = true;
  complain(null);
  try {
    await act();
  } catch (error) {
    complain(error);
  } finally {
    button.disabled = false;
  }
}

/** @param {unknown} error */
function complain(error) {
  const fields = error instanceof Problem ? Object.values(error.errors).flat().join(" ") : "";
  at("wrong").textContent = error instanceof Error ? [error.message, fields].filter(Boolean).join(" ") : "";
  if (error) at("wrong").scrollIntoView({ block: "nearest" });
}
