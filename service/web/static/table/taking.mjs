/**
 * A key to a table that the address brings: one of this browser's own is used at once, another one only if the reader says so. A slip is
 * exchanged for a key of this browser, if the reader says so.
 */

import { ask } from "../shared/api.mjs";
import { keep, keepToken, kept, seatTokens, tokensFor } from "../shared/games.mjs";
import { exchange, finish, slipIn } from "../shared/slips.mjs";
import { brings, leaveAddress, slipOffer, wants } from "../shared/taking.mjs";

const OFFICES = { org: "the organiser of this table", arb: "the arbiter of this table", read: "one who looks on from a seat", spec: "a spectator" };

/**
 * The token of the address, or the one that its slip is exchanged for, which leaves it at once; null if there is none, or the reader does not
 * take it. Raises a Problem if a slip was opened elsewhere. @param {string} game @param {string} [title] of the table
 */
export async function takenToken(game, title) {
  const [brought, slip] = [brings("token"), slipIn(brings("slip") ?? "", game)];
  if (!brought && !slip) return null;
  leaveAddress();
  const own = seatTokens(game).length > 0 ? (kept(game).seat ?? null) : null;
  if (!brought) return slip && (await wants(offerOfSlip(own))) ? openSlip(game, slip, title) : null;
  if (!tokensFor(game).includes(brought) && !(await wants(offerOf(await holderOf(game, brought), own)))) return null;
  return take(game, brought, title);
}

/** Exchange the slip of a seat for a token of this browser, and keep it. @param {string} game @param {string} slip @param {string} [title] of the table */
export async function openSlip(game, slip, title) {
  const { token } = await exchange(`/v1/games/${game}`, slip);
  take(game, token, title);
  finish(slip);
  return token;
}

/** @param {number | null} own the seat that this browser holds */
const offerOfSlip = (own) => slipOffer("plays the seat", own === null ? "Open it only if it was given to you." : `Your seat ${own + 1} stays in this browser, under “See as”, unless it is that one.`);

/** @param {string} game @param {string} brought @param {string} [title] */
function take(game, brought, title) {
  keepToken(game, brought);
  keep(game, { at: kept(game).at ?? Date.now(), title: kept(game).title ?? title });
  return brought;
}

/** @typedef {{kind: string, seat: number | null, name: string | null}} Holder of a token */

/** @param {Holder} holder @param {number | null} own the seat that this browser holds */
export function offerOf({ kind, seat, name }, own) {
  if (kind !== "seat") {
    const office = OFFICES[/** @type {keyof typeof OFFICES} */ (kind)] ?? "another reader";
    return { title: "Use the key of this link?", words: `It opens this table as ${office}.${own === null ? "" : ` Your seat ${own + 1} stays in this browser.`}`, go: "Use it" };
  }
  const whose = `${name ?? "the player"}${seat === null ? "" : ` (seat ${seat + 1})`}`;
  if (own !== null && own !== seat) return { title: "You have a seat at this table", words: `You hold seat ${own + 1} here. Play as ${whose} on this device instead? Your own seat stays in this browser, under “See as”.`, go: `Take ${name ? `${name}’s` : "that"} seat` };
  return { title: "Play this seat here?", words: `This link plays as ${whose}. Take it over only if it was given to you.`, go: "Take the seat" };
}

/** Whose token it is, as far as it says so. @param {string} game @param {string} token @returns {Promise<Holder>} */
async function holderOf(game, token) {
  const kind = /^dd_([a-z]+)_/.exec(token)?.[1] ?? "";
  if (kind !== "seat") return { kind, seat: null, name: null };
  const view = await ask(`/v1/games/${game}/view`, { token }).then((answer) => answer.json(), () => null);
  const seat = view ? Number(view.viewpoint.replace("seat:", "")) : null;
  const card = view ? await ask(`/v1/games/${game}`, { token }).then((answer) => answer.json(), () => null) : null;
  return { kind, seat, name: card?.seats?.[seat ?? -1]?.name ?? null };
}
