/**
 * This browser's contribution to the luck of a game: a nonce for each of its seats, which leaves it only for a set of commitments that
 * can no longer change, and whose signed head it keeps.  docs/spec/chance.md, section 2.
 *
 * @typedef {{state: string, nonces: string, commits: (string | null)[], given: boolean[], closed: {version: number, digest: string} | null}} Luck of a view
 */

import { ask, isPassing, pause, Problem } from "../shared/api.mjs";
import { forget, keep, kept, seatTokens } from "../shared/games.mjs";
import { hex, utf8 } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";
import { warn } from "../shared/warnings.mjs";

const RETRY_MS = 1000;
const GONE = ["game-over", "seat-resigned"];
const NOTHING_GIVEN = "Nothing was given, and nothing will be.";
const REPLACED = `The service holds another promise of a number for the luck from your seat than this browser made. ${NOTHING_GIVEN} If you did not open your seat in another browser, the operator changed it.`;
const OTHER = `Before the deal the service showed you another history of this table than it stands by. ${NOTHING_GIVEN}`;
const REFUSED = "The service refused this browser's number for the luck: it stands by another history of this table than the one it has signed. Save what you hold, which shows that.";
const OMITTED = "The luck was made without your number, which this browser sent, and still keeps. If it left in time, the operator left it out: save what you hold, and ask why.";
const FOREIGN = "The log holds a number for the luck of your seat that this browser did not give.";

/** @param {string} nonce */
const commitmentTo = (nonce) => hex(sha256(utf8.encode(nonce)));

/** @param {string} game @param {number} seat @returns {import("../shared/games.mjs").Nonce | undefined} */
const nonceOf = (game, seat) => kept(game).nonces?.[seat];

/** @param {string} game @param {number} seat @param {import("../shared/games.mjs").Nonce} nonce */
const keepNonce = (game, seat, nonce) => keep(game, { nonces: { ...kept(game).nonces, [seat]: nonce } });

/** @param {string} game @param {number} seat */
function dropNonce(game, seat) {
  const { [seat]: _, ...others } = kept(game).nonces ?? {};
  keep(game, { nonces: others });
}

/**
 * The commitment to the nonce of a seat, which is made and kept first; undefined if this browser cannot store it.
 * @param {string} game @param {number} seat @returns {string | undefined}
 */
export function commitment(game, seat) {
  if (!nonceOf(game, seat)) keepNonce(game, seat, { nonce: hex(crypto.getRandomValues(new Uint8Array(32))), state: "kept" });
  const found = nonceOf(game, seat);
  return found && commitmentTo(found.nonce);
}

/** Whether a commitment stands for a seat that this browser has no nonce for. @param {string} game @param {Luck} luck @param {number} seat */
export function isElsewhere(game, { commits }, seat) {
  const mine = nonceOf(game, seat);
  return Boolean(commits[seat]) && (!mine || commitmentTo(mine.nonce) !== commits[seat]);
}

/** The service has the commitment of a seat. @param {string} game @param {number} seat */
export function noteCommitted(game, seat) {
  const known = nonceOf(game, seat);
  if (known?.state === "kept") keepNonce(game, seat, { ...known, state: "committed" });
}

/** Nonces that were kept under a name of our own belong to the game that was opened with them. @param {string} before @param {string} game @param {number} seat @param {number} from which seat it was then */
export function moveNonces(before, game, seat, from = seat) {
  const { [from]: own, ...others } = kept(before).nonces ?? {};
  keep(game, { nonces: { ...kept(game).nonces, ...others, ...(own && { [seat]: own }) } });
  noteCommitted(game, seat);
  forget(before);
}

export class Nonces {
  /** @param {string} game @param {import("./history.mjs").History} past @param {(error: unknown) => void} complain */
  constructor(game, past, complain) {
    this.game = game;
    this.past = past;
    this.complain = complain;
    /** @type {Map<string, number>} seats by their tokens */
    this.seats = new Map();
    /** @type {Luck | null} */
    this.luck = null;
    this.isBusy = false;
    this.isClosed = false; // the commitments
    /** @type {Set<number>} seats whose holder left before, and took the commitment along */
    this.left = new Set();
  }

  /** Send the contributions due now; again while the service is away. @param {Luck | null} luck as it was last seen */
  async bring(luck) {
    this.luck = luck;
    if (this.isBusy) return;
    this.isBusy = true;
    for (let done; done !== this.luck; ) {
      const now = (done = this.luck);
      try {
        if (now && now.nonces !== "none") await this.bringAll(now);
      } catch (error) {
        if (!isPassing(error)) this.complain(error);
        else {
          await pause(Math.max(RETRY_MS, 1000 * /** @type {Problem} */ (error).waitS));
          done = undefined;
        }
      }
    }
    this.isBusy = false;
  }

  /** @param {Luck} luck */
  async bringAll(luck) {
    const { state } = luck;
    if (state !== "open" && state !== "closed") return;
    for (const token of seatTokens(this.game)) {
      const seat = await this.seatOf(token).catch((error) => {
        if (isPassing(error)) throw error;
        return null; // a token that was revoked
      });
      if (seat !== null) await (state === "open" ? this.commit(luck, seat, token) : this.give(luck, seat, token));
    }
  }

  /** @param {string} token */
  async seatOf(token) {
    const known = this.seats.get(token);
    if (known !== undefined) return known;
    const view = await (await ask(`/v1/games/${this.game}/view`, { token })).json();
    const seat = Number(view.viewpoint.replace("seat:", ""));
    this.seats.set(token, seat);
    return seat;
  }

  /** A seat that was taken without this browser's commitment makes one, as long as that is possible. @param {Luck} luck @param {number} seat @param {string} token */
  async commit(luck, seat, token) {
    const { commits } = luck;
    // Nonces given in a history that was put back are known; new commitments use a new nonce.
    if (commits[seat] === null && nonceOf(this.game, seat)?.state === "given") dropNonce(this.game, seat);
    if (isElsewhere(this.game, luck, seat)) return; // made in another browser of this seat's holder: replaced only when asked to
    const commit = commitment(this.game, seat);
    if (!commit) return;
    if (commits[seat] === commit) return noteCommitted(this.game, seat); // whether or not an answer ever came
    if (await this.put(`seats/${seat}/commit`, { commit }, token, ["luck-closed", ...GONE])) noteCommitted(this.game, seat);
  }

  /** Give a nonce, once the log shows the set that it goes into. @param {Luck} luck @param {number} seat @param {string} token */
  async give({ closed, given }, seat, token) {
    const mine = nonceOf(this.game, seat);
    const entry = this.past.closings.find(({ version }) => version === closed?.version);
    if (!mine || !entry || given[seat] || this.past.isUnsaid) return;
    if (entry.digest !== closed?.digest) return warn("other luck", OTHER);
    if (entry.data.commits[seat] !== commitmentTo(mine.nonce) || !(await this.past.holdClosing(entry))) return;
    keepNonce(this.game, seat, { ...mine, state: "sent" }); // whether or not an answer ever comes
    const isGiven = await this.put(`seats/${seat}/nonce`, { nonce: mine.nonce, digest: entry.digest }, token, ["luck-drawn", ...GONE]);
    if (isGiven) keepNonce(this.game, seat, { ...mine, state: "given" });
  }

  /** Whether it was accepted; false if it came too late. @param {string} path @param {any} body @param {string} token @param {string[]} late */
  async put(path, body, token, late) {
    try {
      await ask(`/v1/games/${this.game}/${path}`, { method: "PUT", token, body });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === "other-history") warn("other luck", REFUSED);
      else if (!(error instanceof Problem && late.includes(error.code))) throw error;
      return false;
    }
  }

  /** A game begins: its parent's nonces are not ours. */
  forget() {
    this.isClosed = false;
    this.left.clear();
    for (const each of ["commitment", "foreign nonce", "omitted"]) warn(each, null);
  }

  /** Compare our nonces with the log's. @param {any[]} entries */
  check(entries) {
    for (const { type, data } of entries) {
      if (type === "game.created" || type === "game.forked") this.forget();
      if (type === "game.luck_closed") this.isClosed = true;
      if (type === "game.seat_resigned" && !this.isClosed) this.left.add(data.seat);
      for (const [place, { nonce, state }] of Object.entries(kept(this.game).nonces ?? {})) {
        const seat = Number(place);
        if (state === "kept" || !this.isClosed || this.left.has(seat)) continue;
        if (type === "game.luck_closed" && data.commits[seat] !== commitmentTo(nonce)) warn("commitment", REPLACED);
        if (type === "game.nonce_given" && data.seat === seat && data.nonce !== nonce) warn("foreign nonce", FOREIGN);
        if (["game.luck_drawn", "game.cancelled"].includes(type) && ["sent", "given"].includes(state) && data.silent.includes(seat)) warn("omitted", OMITTED);
      }
    }
  }
}
