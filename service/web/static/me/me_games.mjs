/**
 * My games on all devices: whose turn it is and since when, the way to each table, and seats of this browser that no account holds.
 */

import { sure } from "../table/acting.mjs";
import { ask, Problem } from "../shared/api.mjs";
import { all, keep, keepToken, kept, seatTokens } from "../shared/games.mjs";
import { askAsMe, postAsMe, readAsMe, titleOf } from "./me_page.mjs";
import { at, complain, done, made, once, pressing, since } from "../shared/page.mjs";
import { signedIn } from "../shared/player.mjs";

/** @typedef {{game: string, seat: number, ruleset: {name: string}, status: string, names: (string | null)[], tournament_table: {round: number, table: number} | null, changed: string, decision: any, awaited: number[]}} MyGame */

const ELSEWHERE = "This browser has no key to your seat. Getting one ends the one that another device may hold, and everybody at the table reads that the seat got another. Go on?";

/** @type {string | null} the cursor of the next page */
let next = null;

export function prepareGames() {
  pressing("more", () => list(next));
  pressing("loose-add", addLoose);
}

/** The first page of the games, and the candidates to add. */
export async function showGames() {
  at("games").replaceChildren();
  await list(null);
  showLoose();
}

/** @param {string | null} cursor */
async function list(cursor) {
  const page = await readAsMe(`/v1/players/me/games${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`);
  for (const each of byTurn(page.items)) at("games").append(item(each));
  next = page.next;
  at("more").hidden = next === null;
  at("none").hidden = at("games").children.length > 0;
}

/** Those that wait for me before the others of a page, which come running ones first. @param {MyGame[]} games */
const byTurn = (games) => [...games.filter(({ decision }) => decision), ...games.filter(({ decision }) => !decision)];

/** @param {MyGame} each */
function item(each) {
  const { game, ruleset, decision, changed } = each;
  const link = made("a");
  link.href = `/g/${game}`;
  const state = made("span", "", "state");
  state.append(words(each), " · ", since(changed), place(each));
  link.append(made("strong", titleOf(ruleset.name)), " ", state, " ", made("span", people(each), "names"));
  if (isOn(each)) link.addEventListener("click", (/** @type {Event} */ event) => (event.preventDefault(), void once(link, () => open(each))));
  const found = made("li", "", decision ? "yours" : isOn(each) ? "" : "over");
  found.append(link);
  return found;
}

/** @param {MyGame} each */
const isOn = ({ status }) => status === "seating" || status === "playing";

/** How a game stands for me. @param {MyGame} each */
function words({ status, decision, awaited, names }) {
  if (decision) return "Your turn";
  if (status === "seating") return "Not begun yet";
  if (status === "aborted") return "Ended early";
  if (status === "over") return "Over";
  return awaited.length ? `Waiting for ${awaited.map((seat) => names[seat] ?? `seat ${seat}`).join(", ")}` : "Playing";
}

/** The table's place in its event. @param {MyGame} each */
const place = ({ tournament_table }) => (tournament_table ? ` · round ${tournament_table.round}, table ${tournament_table.table}` : "");

/** Who sits there, me first. @param {MyGame} each */
function people({ names, seat }) {
  const others = names.filter((name, nth) => name !== null && nth !== seat);
  return others.length ? `${names[seat] ?? "You"}, with ${others.join(", ")}` : (names[seat] ?? "");
}

/** Go to the table with my seat's token: one of this browser's that is good, or, if I say so, a new one. @param {MyGame} each */
async function open(each) {
  const { game, seat, ruleset } = each;
  const token = (await keptToken(game, seat)) ?? ((await sure(ELSEWHERE)) ? await reissued(game, seat) : null);
  if (!token) return;
  keepToken(game, token);
  keep(game, { seat, title: titleOf(ruleset.name), at: kept(game).at ?? Date.now(), player: signedIn()?.id });
  location.assign(`/g/${game}#token=${token}`);
}

/** A token of this browser that acts for a seat; null if there is none that is good. @param {string} game @param {number} seat */
async function keptToken(game, seat) {
  for (const token of seatTokens(game)) {
    const told = await seatOf(token);
    if (told?.seat === seat) return token;
  }
  return null;
}

/** The scope of a token; null if it opens nothing any more. @param {string} token @returns {Promise<any>} */
const seatOf = (token) =>
  ask("/v1/token", { token }).then(
    (answer) => answer.json(),
    (error) => {
      if (error instanceof Problem && [401, 404, 410].includes(error.status)) return null;
      throw error;
    },
  );

/** @param {string} game @param {number} seat @returns {Promise<string>} */
const reissued = async (game, seat) => (await postAsMe(`/v1/players/me/seats/${game}/${seat}/token`)).token;

/** Games of this browser whose seats were taken without the account. */
const loose = () => all().filter(([game, { player }]) => player === undefined && seatTokens(game).length);

function showLoose() {
  const count = loose().length;
  at("loose").hidden = !count;
  at("loose-words").textContent = `This browser plays ${count === 1 ? "a game" : `${count} games`} that your account does not know. Added, you find ${count === 1 ? "it" : "them"} on every device.`;
}

async function addLoose() {
  let failed = 0;
  for (const [game] of loose()) if (!(await add(game))) failed++;
  await showGames();
  if (failed) complain(new Error(`${failed === 1 ? "One game" : `${failed} games`} could not be added: the seat is another account’s, or was given to somebody else.`));
  else done("Added.");
}

/** Bind the seats of this browser's tokens; whether one was. A refused one is not offered again. @param {string} game */
async function add(game) {
  let isBound = false;
  for (const token of seatTokens(game)) {
    const told = await seatOf(token);
    if (!told) continue;
    try {
      await askAsMe(`/v1/players/me/seats/${game}/${told.seat}`, { method: "PUT", body: { token } });
      isBound = true;
    } catch (error) {
      if (!(error instanceof Problem) || !["seat-bound", "gone", "forbidden", "not-found"].includes(error.code)) throw error;
    }
  }
  keep(game, { player: isBound ? signedIn()?.id : "" });
  return isBound;
}
