/** What people brought to the luck of a game: record.md, section 5, step `nonce`; chance.md, section 2. */

import { roundAfter } from "./drand.mjs";
import { canonical, bytes, hex, isHex, isObject, isText, mixed, mixedByPlan, utf8 } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";

/** @param {any} one @param {any} other */
const isSame = (one, other) => canonical(one) === canonical(other);

const MOST_WAIT_S = 1e9;

/** Whether this is a plan for the luck of a game. @param {any} plan */
const isPlan = (plan) =>
  isObject(plan) && isSame(Object.keys(plan).sort(), ["nonces", "public", "wait_s"]) && ["asked", "required", "none"].includes(plan.nonces) &&
  [null, "drand"].includes(plan.public) && Number.isSafeInteger(plan.wait_s) && plan.wait_s > 0 && plan.wait_s < MOST_WAIT_S;

/** Milliseconds of a time of the calendar, else null. @param {string} at */
const msOf = (at) => (roundAfter(at) === null ? null : Date.parse(at));

export class LuckWalk {
  constructor() {
    this.isDealt = false;
    this.mix = /** @type {[(string | null)[], string]} what goes into the seed: nonces, entropy */ ([[], ""]);
    this.begin({});
  }

  /** A game or a fork opens with luck of its own. @param {any} data @returns {string | null} */
  begin(data) {
    this.plan = data.luck_plan ?? null;
    if (this.plan !== null && !isPlan(this.plan)) return "plans its luck in no known way";
    if (this.plan !== null && !Array.isArray(data.seats)) return "seats nobody";
    const seats = this.plan === null ? 0 : data.seats.length;
    this.isDealt = false;
    this.closedMs = 0;
    this.left = new Set(); // seats whose holders went after the commitments were closed
    this.commits = /** @type {(string | null)[]} */ (Array(seats).fill(null));
    this.nonces = /** @type {(string | null)[]} */ (Array(seats).fill(null));
    this.state = "open";
    this.round = /** @type {number | null} */ (null);
    this.entropy = "";
    return null;
  }

  /** Whether everything that goes into the seed is in. */
  isDrawn() {
    return this.state === "drawn" && (this.plan.public === null || this.entropy !== "");
  }

  /** Whether nothing may be drawn now, since the luck is made. */
  isOpen() {
    return this.plan !== null && !["played", "kept"].includes(this.state);
  }

  /** The mixed seed.  nonces: of seats taken with one, in games without a plan. @param {Uint8Array} seed @param {(string | null)[]} nonces */
  mixed(seed, nonces) {
    return this.plan === null ? mixed(seed, nonces) : mixedByPlan(seed, ...this.mix);
  }

  /** What is wrong with an entry, or null. @param {{type: string, at: string, data: any}} entry @returns {string | null} */
  step({ type, at, data }) {
    if (type === "game.created") return this.begin(data);
    if (type === "game.forked") {
      if (data.luck !== "same" || !this.isDealt) return this.begin(data);
      this.state = "kept";
      return null;
    }
    const step = /** @type {Record<string, (data: any, at: string) => string | null>} */ (this.steps)[type];
    if (step === undefined) return null;
    if (this.plan === null && !["game.seat_taken", "game.seat_resigned", "game.started"].includes(type)) return "brings luck to a game that has no plan for it";
    const fault = this.plan === null ? null : step(data, at);
    if (type === "game.started") this.isDealt = true;
    return fault;
  }

  steps = Object.assign(Object.create(null), {
    "game.seat_taken": (/** @type {any} */ data) => {
      if (data.nonce !== null) return "brings a nonce that nobody committed to";
      if (Object.hasOwn(data, "commit")) return this.commit(data);
      return this.plan.nonces === "required" ? "takes a seat without the commitment that is required" : null;
    },
    "game.commitment_replaced": (/** @type {any} */ data) => this.commit(data),
    "game.seat_resigned": (/** @type {any} */ data) => {
      if (this.state !== "open" && this.state !== "closed") return null;
      if (!this.hasSeat(data.seat)) return "is of a seat that is not there";
      if (this.state === "closed") this.left.add(data.seat);
      else this.commits[data.seat] = null;
      return null;
    },
    "game.luck_closed": (/** @type {any} */ data, /** @type {string} */ at) => {
      if (this.state !== "open" || !isSame(data.epoch, 1)) return "closes the commitments at another time than it may";
      if (!isSame(data.commits, this.commits)) return "closes other commitments than those that were made";
      const closedMs = msOf(at);
      if (closedMs === null) return "happens at a time that there is not";
      [this.state, this.closedMs] = ["closed", closedMs];
      return null;
    },
    "game.nonce_given": (/** @type {any} */ { seat, nonce }) => {
      if (!this.hasSeat(seat)) return "is of a seat that is not there";
      if (this.state !== "closed") return "gives a nonce at another time than it may";
      if (!isHex(nonce, 32) || this.nonces[seat] !== null) return "gives no nonce of a seat that owes one";
      if (hex(sha256(utf8.encode(nonce))) !== this.commits[seat]) return "gives another nonce than its seat committed to";
      this.nonces[seat] = nonce;
      return null;
    },
    "game.luck_drawn": (/** @type {any} */ { silent, public: named }, /** @type {string} */ at) => {
      const fault = this.endWaiting(silent, at);
      if (fault !== null) return fault;
      if (silent.length && this.plan.nonces === "required") return "deals without a nonce that is required";
      this.state = "drawn";
      if ((named !== null) !== (this.plan.public === "drand")) return "waits for other luck than its plan says";
      if (named === null) return null;
      const due = roundAfter(at);
      if (due === null) return "names a round at a time that there is not";
      if (!isSame(named, due)) return "names another round than its time gives";
      this.round = due.round;
      return null;
    },
    "game.cancelled": (/** @type {any} */ { silent }, /** @type {string} */ at) => {
      const fault = this.endWaiting(silent, at);
      if (fault !== null) return fault;
      if (!silent.length || this.plan.nonces !== "required") return "cancels a table that could be dealt";
      this.state = "cancelled";
      return null;
    },
    "game.public_given": (/** @type {any} */ { round, signature }) => {
      if (this.state !== "drawn" || this.round === null || this.entropy !== "" || !isSame(round, this.round) || !isHex(signature, 48)) return "is not the awaited round";
      this.entropy = hex(sha256(bytes(signature, 48)));
      return null;
    },
    "game.started": () => {
      const needsNothing = this.plan.public === null && this.commits.every((commit) => commit === null);
      if (!this.isDrawn() && !(this.state === "open" && needsNothing)) return "deals before the luck is drawn";
      if (this.isDealt) return "deals a second time";
      this.state = "played";
      this.mix = [this.nonces, this.entropy];
      return null;
    },
  });

  /** @param {any} data */
  commit({ seat, commit }) {
    if (!this.hasSeat(seat)) return "is of a seat that is not there";
    if (this.plan.nonces === "none") return "commits to a nonce where none is taken";
    if (this.state !== "open") return "commits to a nonce after the commitments were closed";
    if (!isHex(commit, 32)) return "commits to no SHA-256";
    if (this.commits.some((other, number) => number !== seat && other === commit)) return "makes the commitment of another seat";
    this.commits[seat] = commit;
    return null;
  }

  /** @param {any} silent @param {string} at */
  endWaiting(silent, at) {
    if (this.state !== "closed") return "ends the wait for nonces at another time than it may";
    const missing = [...this.commits.keys()].filter((seat) => this.commits[seat] !== null && this.nonces[seat] === null);
    if (!isSame(silent, missing)) return "names other seats as silent than those that gave no nonce";
    if (missing.every((seat) => this.left.has(seat))) return null;
    const now = msOf(at);
    if (now === null) return "happens at a time that there is not";
    return now >= this.closedMs + 1000 * this.plan.wait_s ? null : "ends the wait for nonces before its time";
  }

  /** @param {any} seat */
  hasSeat(seat) {
    return Number.isSafeInteger(seat) && seat >= 0 && seat < this.commits.length;
  }
}
