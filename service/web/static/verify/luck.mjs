/** People's contributions to the luck of a game: record.md, section 5, step `nonce`; chance.md, section 2. */

import { roundAfter } from "./drand.mjs";
import { canonical, bytes, demand, hex, isHex, isObject, isText, mixed, mixedByPlan, utf8 } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";

/** @param {any} one @param {any} other */
const isSame = (one, other) => canonical(one) === canonical(other);

const MOST_WAIT_S = 1e9;

/** Whether this is a plan for the luck of a game. @param {any} plan */
const isPlan = (plan) =>
  isObject(plan) && isSame(Object.keys(plan).sort(), ["nonces", "public", "wait_s"]) && ["asked", "required", "none"].includes(plan.nonces) &&
  [null, "drand"].includes(plan.public) && Number.isSafeInteger(plan.wait_s) && plan.wait_s > 0 && plan.wait_s < MOST_WAIT_S;

/** Milliseconds of a time of the calendar. Throws for another. @param {string} at */
function msOf(at) {
  demand(roundAfter(at) !== null);
  return Date.parse(at);
}

export class LuckWalk {
  constructor() {
    this.isDealt = false;
    this.mix = /** @type {[(string | null)[], string]} inputs of the seed: nonces, entropy */ ([[], ""]);
    this.begin({});
  }

  /** A game or a fork opens with luck of its own. @param {any} data */
  begin(data) {
    this.plan = data.luck_plan ?? null;
    demand(this.plan === null || (isPlan(this.plan) && Array.isArray(data.seats)));
    const seats = this.plan === null ? 0 : data.seats.length;
    this.isDealt = false;
    this.closedMs = 0;
    this.left = new Set(); // seats whose holders went after the commitments were closed
    this.commits = /** @type {(string | null)[]} */ (Array(seats).fill(null));
    this.nonces = /** @type {(string | null)[]} */ (Array(seats).fill(null));
    this.state = "open";
    this.round = /** @type {number | null} */ (null);
    this.entropy = "";
  }

  /** Whether everything that goes into the seed is in. */
  isDrawn() {
    return this.state === "drawn" && (this.plan.public === null || this.entropy !== "");
  }

  /** Whether nothing may be drawn now, since the luck is made. */
  isOpen() {
    return this.plan !== null && !["played", "kept"].includes(this.state);
  }

  /** The mixed seed. @param {Uint8Array} seed @param {number} seats how many the game has */
  mixed(seed, seats) {
    return this.plan === null ? mixed(seed, seats) : mixedByPlan(seed, ...this.mix);
  }

  /** An entry. Throws for one that has no place. @param {{type: string, at: string, data: any}} entry */
  step({ type, at, data }) {
    if (type === "game.created") return this.begin(data);
    if (type === "game.forked") {
      if (data.luck !== "same" || !this.isDealt) this.begin(data);
      else this.state = "kept";
      return;
    }
    const step = /** @type {Record<string, (data: any, at: string) => void>} */ (this.steps)[type];
    if (step === undefined) return;
    demand(this.plan !== null || ["game.seat_taken", "game.seat_resigned", "game.started"].includes(type));
    if (this.plan !== null) step(data, at);
    if (type === "game.started") this.isDealt = true;
  }

  steps = Object.assign(Object.create(null), {
    "game.seat_taken": (/** @type {any} */ data) => {
      if (Object.hasOwn(data, "commit")) this.commit(data);
      else demand(this.plan.nonces !== "required" || this.state === "kept");
    },
    "game.commitment_replaced": (/** @type {any} */ data) => this.commit(data),
    "game.seat_resigned": (/** @type {any} */ data) => {
      if (this.state !== "open" && this.state !== "closed") return;
      this.demandSeat(data.seat);
      if (this.state === "closed") this.left.add(data.seat);
      else this.commits[data.seat] = null;
    },
    "game.luck_closed": (/** @type {any} */ data, /** @type {string} */ at) => {
      demand(this.state === "open" && isSame(data.epoch, 1) && isSame(data.commits, this.commits));
      [this.state, this.closedMs] = ["closed", msOf(at)];
    },
    "game.nonce_given": (/** @type {any} */ { seat, nonce }) => {
      this.demandSeat(seat);
      demand(this.state === "closed" && isHex(nonce, 32) && this.nonces[seat] === null);
      demand(hex(sha256(utf8.encode(nonce))) === this.commits[seat]);
      this.nonces[seat] = nonce;
    },
    "game.luck_drawn": (/** @type {any} */ { silent, public: named }, /** @type {string} */ at) => {
      this.endWaiting(silent, at);
      demand(!silent.length || this.plan.nonces !== "required");
      this.state = "drawn";
      demand((named !== null) === (this.plan.public === "drand"));
      if (named === null) return;
      const due = roundAfter(at);
      demand(due !== null && isSame(named, due));
      this.round = named.round;
    },
    "game.cancelled": (/** @type {any} */ { silent }, /** @type {string} */ at) => {
      this.endWaiting(silent, at);
      demand(silent.length > 0 && this.plan.nonces === "required");
      this.state = "cancelled";
    },
    "game.public_given": (/** @type {any} */ { round, signature }) => {
      demand(this.state === "drawn" && this.round !== null && this.entropy === "" && isSame(round, this.round) && isHex(signature, 48));
      this.entropy = hex(sha256(bytes(signature, 48)));
    },
    "game.started": () => {
      const needsNothing = this.plan.public === null && this.commits.every((commit) => commit === null);
      demand(!this.isDealt && (this.isDrawn() || (this.state === "open" && needsNothing)));
      this.state = "played";
      this.mix = [this.nonces, this.entropy];
    },
  });

  /** @param {any} data */
  commit({ seat, commit }) {
    this.demandSeat(seat);
    demand(this.plan.nonces !== "none" && this.state === "open" && isHex(commit, 32));
    demand(!this.commits.some((other, number) => number !== seat && other === commit));
    this.commits[seat] = commit;
  }

  /** @param {any} silent @param {string} at */
  endWaiting(silent, at) {
    demand(this.state === "closed");
    const missing = [...this.commits.keys()].filter((seat) => this.commits[seat] !== null && this.nonces[seat] === null);
    demand(isSame(silent, missing));
    if (!missing.every((seat) => this.left.has(seat))) demand(msOf(at) >= this.closedMs + 1000 * this.plan.wait_s);
  }

  /** @param {any} seat */
  demandSeat(seat) {
    demand(Number.isSafeInteger(seat) && seat >= 0 && seat < this.commits.length);
  }
}
