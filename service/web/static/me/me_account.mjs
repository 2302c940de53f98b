/**
 * The account itself: its name, visibility to others, signing out, and being forgotten.
 */

import { sure } from "../table/acting.mjs";
import { forgetHolder, keepName } from "../shared/games.mjs";
import { askAsMe, readAsMe, titleOf } from "./me_page.mjs";
import { at, complain, done, made, pressing, submitting } from "../shared/page.mjs";
import { signedIn, signIn } from "../shared/player.mjs";
import { save } from "../shared/saving.mjs";

const CONSENTS = ["profile", "ratings"];
const SIGN_OUT = "This browser forgets your account. Games that it plays stay here, and in your account. To come back you need another device, a passkey or the recovery code.";
const FORGET = "Your account is deleted with all that opens it, your names at tables, and what you said there. Nothing brings it back. Games go on, and this browser can still play its seats.";

/** @param {() => void} leave what follows from signing out */
export function prepareAccount(leave) {
  submitting("rename", async (fields) => {
    const me = await change({ name: fields.name.value.trim() });
    keepName(me.name);
    at("whose").textContent = me.name;
    signIn({ player: me, token: signedIn()?.token ?? "" });
    done("Your name was changed.");
  });
  for (const each of CONSENTS) tick(each).addEventListener("change", () => void consent(each));
  pressing("sign-out", async () => {
    if (!(await sure(SIGN_OUT))) return;
    const { items } = await readAsMe("/v1/players/me/credentials");
    const { id } = items.find((/** @type {any} */ each) => each.current);
    await askAsMe(`/v1/players/me/credentials/${id}`, { method: "DELETE" });
    leave();
  });
  pressing("export", exportAll);
  pressing("forget", async () => {
    if (!(await sure(FORGET))) return;
    await askAsMe("/v1/players/me", { method: "DELETE" });
    forgetHolder(signedIn()?.id ?? "");
    leave();
  });
}

/** @param {string} name @returns {HTMLInputElement} */
const tick = (name) => at("in").querySelector(`input[name=${name}]`);

/** @param {{name: string, consents: string[]}} me */
export function showAccount(me) {
  at("rename").elements.name.value = me.name;
  for (const each of CONSENTS) tick(each).checked = me.consents.includes(each);
}

/** The ratings, if there are any: each for a game and a number of people. */
export async function showRatings() {
  /** @type {{ruleset: string, people: number, rating: number, games: number}[]} */
  const items = (await readAsMe("/v1/players/me/ratings")).items;
  at("ratings").hidden = !items.length;
  at("ratings").querySelector("ul").replaceChildren(
    ...items.map(({ ruleset, people, rating, games }) => {
      const found = made("li");
      const words = made("span", titleOf(ruleset));
      words.append(made("span", `${people} people, ${games === 1 ? "one game" : `${games} games`}`, "soft"));
      found.append(words, made("strong", rating.toFixed(1)));
      return found;
    }),
  );
}

/** @param {any} body @returns {Promise<any>} the player as it is then */
const change = async (body) => (await askAsMe("/v1/players/me", { method: "PATCH", body })).json();

/** @param {string} name */
async function consent(name) {
  const box = tick(name);
  complain(null);
  try {
    await change({ consents: { [name]: box.checked } });
    done("Noted.");
  } catch (error) {
    box.checked = !box.checked;
    complain(error);
  }
}

/** Everything that the service keeps of the player and may be read, as one file. No text in it opens anything. */
async function exportAll() {
  const [player, credentials, ratings] = await Promise.all(["", "/credentials", "/ratings"].map((path) => readAsMe(`/v1/players/me${path}`)));
  const [tournaments, games, listed] = [await readAll("/v1/players/me/tournaments"), await readAll("/v1/players/me/games"), await readAll("/v1/players/me/studies")];
  const studies = await Promise.all(listed.map(async (each) => ({ ...each, ...(await readAsMe(`/v1/studies/${each.id}`).catch(() => null)) })));
  const told = { player, credentials: credentials.items, tournaments, games, studies, ratings: ratings.items };
  save(new Blob([JSON.stringify(told, null, 2)], { type: "application/json" }), "deaddrop-player.json");
}

/** Every page of a list. @param {string} path @returns {Promise<any[]>} */
async function readAll(path) {
  const found = [];
  for (let next = ""; next !== null; ) {
    const page = await readAsMe(`${path}?limit=100${next && `&cursor=${encodeURIComponent(next)}`}`);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}
