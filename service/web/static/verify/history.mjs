/**
 * Whether the game sent now is the one sent before: the chain is computed as entries come, and compared with the
 * heads that this browser keeps of the game, signed ones among them.  docs/spec/record.md, section 8.
 *
 * @typedef {{game: string, version: number, digest: string, key?: string, signature?: string}} Head
 * @typedef {{after: number, held: number, reason: string | null}} Change the last version that is the same, the highest that is not
 */

import { ask } from "../shared/api.mjs";
import { keep, kept } from "../shared/games.mjs";
import { pinnedKey, pinnedKeys } from "../shared/keys.mjs";
import { bytes, hex, link } from "./ledger.mjs";

const MOST = 40; // heads kept of a game
const PAUSE_MS = 60_000; // between two signatures

export class History {
  /** @param {string} game @param {() => string | null} token @param {(change: Change | null) => void} show */
  constructor(game, token, show) {
    this.game = game;
    this.token = token;
    this.show = show;
    this.signedAt = -PAUSE_MS;
    /** @type {Map<number, string>} the entries sent now */
    this.digests = new Map();
    /** @type {Head[]} the entries sent before the service lost some */
    this.before = [];
    /** @type {Head[]} a held head later than the latest */
    this.lost = [];
    this.isBack = false; // the latest is before entries that have not come again
    /** @type {number | null} the place of an entry that does not follow from those before it */
    this.broken = null;
    /** @type {string | null} the operator's words on the last restore */
    this.reason = null;
    /** @type {any[]} the entries that closed the commitments to nonces, of those sent now */
    this.closings = [];
    /** @type {any[]} the operator's words on restores: the data of their events */
    this.restores = [];
    this.isOther = false;
    this.isUnsaid = false; // another one, and no restore in the log says so
  }

  /** @returns {Head[]} */
  get held() {
    const { closings = [], heads = [] } = kept(this.game);
    return [...closings, ...heads];
  }

  /** The newest head that was sent. @returns {Head | null} */
  get head() {
    const version = Math.max(0, ...this.digests.keys());
    return version ? { game: this.game, version, digest: this.digests.get(version) ?? "" } : null;
  }

  /** Entries of the feed, in order. @param {any[]} entries */
  take(entries) {
    for (const entry of entries) {
      const before = this.digests.get(entry.version - 1) ?? beginning(entry);
      if (before === null || hex(link(bytes(before, before.length / 2), entry)) !== entry.digest) this.broken ??= entry.version;
      this.digests.set(entry.version, entry.digest);
      if (entry.type === "game.luck_closed") this.closings.push(entry);
      if (entry.type === "game.restored") {
        this.reason = entry.data.reason;
        this.restores.push(entry.data);
      }
    }
    this.compare();
    if (entries.length && this.head) this.holdTold(this.head);
  }

  /** All entries come again. Earlier readings still count. */
  reset() {
    for (const [version, digest] of this.digests) this.before.push({ game: this.game, version, digest });
    this.digests.clear();
    this.broken = this.reason = null;
    this.isBack = false;
    this.closings = [];
    this.restores = [];
  }

  /** Compare with a version that is shown as the latest. asked: the held head at the time of the request. @param {number} latest @param {Head[]} asked */
  saw(latest, asked) {
    this.lost = asked.filter(({ version }) => version > latest);
    this.isBack = this.lost.some(({ version }) => this.digests.has(version));
    if (this.digests.size) this.compare(); // else with the entries, which say how far the game is the same
  }

  /** Show the difference between the game and the held heads. */
  compare() {
    const [same, other] = [[], []].map((each) => /** @type {number[]} */ (each));
    const differing = this.lost.filter(({ version, digest }) => this.isBack || this.digests.get(version) !== digest);
    for (const head of [...this.held, ...this.before]) {
      const now = this.digests.get(head.version);
      if (now === head.digest) same.push(head.version);
      else if (now !== undefined) differing.push(head);
    }
    other.push(...differing.map(({ version }) => version));
    if (this.broken !== null) other.push(this.broken);
    this.isOther = other.length > 0;
    this.isUnsaid = this.broken !== null || !differing.every((head) => this.isGivenUp(head));
    const first = Math.min(...other);
    this.show(other.length ? { after: Math.max(0, ...same.filter((each) => each < first)), held: Math.max(...other), reason: this.reason } : null);
  }

  /** Whether a restore says in the log that this head was given up: record.md, section 8. @param {Head} head */
  isGivenUp({ version, digest }) {
    return this.restores.some(({ kept, lost }) => kept.version < version && (lost === null || lost.version > version || (lost.version === version && lost.digest === digest)));
  }

  /** Store a sent head, unless it may be of another history than the held ones: that would then seem to agree. @param {Head} head */
  holdTold(head) {
    if (!this.isOther && this.held.every(({ version }) => version <= head.version || this.digests.has(version))) this.hold(head);
  }

  /** Store a head with those before it; of unsigned ones only the last, unless it is of another history. @param {Head} head */
  hold(head) {
    const isOld = (/** @type {Head} */ each) => (!each.signature && this.digests.get(each.version) === each.digest) || isSame(each, head);
    if (this.held.some((each) => isSame(each, head) && each.signature)) return;
    keep(this.game, { heads: [...(kept(this.game).heads ?? []).filter((each) => !isOld(each)), head].slice(-MOST) });
  }

  /** Keep the signed head of an entry that closed the commitments, for as long as the game is kept; whether it is held. @param {any} entry */
  async holdClosing({ version, digest }) {
    const { closings = [] } = kept(this.game);
    const head = { game: this.game, version, digest };
    if (closings.some((each) => isSame(each, head))) return true;
    const signed = await this.signed(head);
    if (signed) keep(this.game, { closings: [...closings, signed] });
    return (kept(this.game).closings ?? []).some((each) => isSame(each, head));
  }

  /** Ask for a signature of the newest head, at most once a minute. */
  async sign() {
    const { head } = this;
    if (!head || this.isOther || performance.now() - this.signedAt < PAUSE_MS) return;
    this.signedAt = performance.now();
    const signed = await this.signed(head);
    if (signed) this.holdTold(signed);
  }

  /** A head with its signature; null if the answer fails its checks, which is then shown. @param {Head} head @returns {Promise<Head | null>} */
  async signed(head) {
    const answer = await ask(`/v1/games/${this.game}/checkpoint?at=${head.version}`, { token: this.token() });
    const signed = await answer.json();
    const { holds } = await import("./signature.mjs");
    const key = await pinnedKey(signed.key);
    if (key === undefined) return null;
    if (signed.game === this.game && isSame(signed, head) && (await holds(signed, key.public_key)) !== false) return signed;
    this.broken ??= head.version;
    this.compare();
    return null;
  }

  /** The held heads, as a file that `deaddrop verify --checkpoint` reads. */
  file() {
    return new Blob([JSON.stringify({ items: this.held, keys: pinnedKeys() }, null, 1)], { type: "application/json" });
  }
}

/** @param {Head} one @param {Head} other */
const isSame = (one, other) => one.version === other.version && one.digest === other.digest;

/** The head that the first entry of a game or of a drawn fork follows; null for any other. @param {any} entry */
const beginning = ({ version, type, data }) => (version === 1 ? "" : type === "game.forked" ? data.parent.digest : null);
