/**
 * Whether the game that is told now is the one that was told before: the chain is computed as entries come, and held against the
 * heads that this browser keeps of the game, signed ones among them.  docs/spec/record.md, section 8.
 *
 * @typedef {{game: string, version: number, digest: string, key?: string, signature?: string}} Head
 * @typedef {{after: number, held: number, reason: string | null}} Change the last version that is the same, the highest that is not
 */

import { ask } from "./api.mjs";
import { keep, kept } from "./games.mjs";
import { bytes, hex, link } from "./ledger.mjs";

const MOST = 40; // heads kept of a game
const PAUSE_MS = 60_000; // between two signatures
const KEYS = "deaddrop.keys";

export class History {
  /** @param {string} game @param {() => string | null} token @param {(change: Change | null) => void} show */
  constructor(game, token, show) {
    this.game = game;
    this.token = token;
    this.show = show;
    this.signedAt = -PAUSE_MS;
    /** @type {Map<number, string>} what is told now */
    this.digests = new Map();
    /** @type {Head[]} what was told before the service lost entries */
    this.before = [];
    /** @type {Head[]} what is held and was later than the latest */
    this.lost = [];
    /** @type {number | null} where an entry does not follow from those before it */
    this.broken = null;
    /** @type {string | null} what the operator said of the last restore */
    this.reason = null;
  }

  /** @returns {Head[]} */
  get held() {
    return kept(this.game).heads ?? [];
  }

  /** The newest head that was told. @returns {Head | null} */
  get head() {
    const version = Math.max(0, ...this.digests.keys());
    return version ? { game: this.game, version, digest: this.digests.get(version) ?? "" } : null;
  }

  /** Entries of the feed, in order. @param {any[]} entries */
  take(entries) {
    for (const entry of entries) {
      const before = this.digests.get(entry.version - 1) ?? beginning(entry);
      if (before !== null && hex(link(bytes(before, before.length / 2), entry)) !== entry.digest) this.broken ??= entry.version;
      this.digests.set(entry.version, entry.digest);
      if (entry.type === "game.restored") this.reason = entry.data.reason;
    }
    this.compare();
    if (entries.length && this.head) this.hold(this.head);
  }

  /** All entries are told anew. What was read of them before counts on. */
  reset() {
    for (const [version, digest] of this.digests) this.before.push({ game: this.game, version, digest });
    this.digests.clear();
    this.broken = this.reason = null;
  }

  /** Compare with a version that is shown as the latest. asked: what was held when it was asked for. @param {number} latest @param {Head[]} asked */
  saw(latest, asked) {
    this.lost = asked.filter(({ version }) => version > latest && !this.digests.has(version));
    this.compare();
  }

  /** Say where the game differs from what is held. */
  compare() {
    const [same, other] = [[], []].map((each) => /** @type {number[]} */ (each));
    for (const { version, digest } of [...this.held, ...this.before]) {
      const now = this.digests.get(version);
      if (now !== undefined) (now === digest ? same : other).push(version);
    }
    for (const { version, digest } of this.lost) if (this.digests.get(version) !== digest) other.push(version);
    if (this.broken !== null) other.push(this.broken);
    const first = Math.min(...other);
    this.show(other.length ? { after: Math.max(0, ...same.filter((each) => each < first)), held: Math.max(...other), reason: this.reason } : null);
  }

  /** Keep a head beside those before it; of unsigned ones the last alone, unless it is of another history. @param {Head} head */
  hold(head) {
    const isOld = (/** @type {Head} */ each) => (!each.signature && this.digests.get(each.version) === each.digest) || (each.version === head.version && each.digest === head.digest);
    if (this.held.some((each) => each.version === head.version && each.digest === head.digest && each.signature)) return;
    keep(this.game, { heads: [...this.held.filter((each) => !isOld(each)), head].slice(-MOST) });
  }

  /** Ask for a signature of the newest head, at most once a minute. */
  async sign() {
    const { head } = this;
    if (!head || performance.now() - this.signedAt < PAUSE_MS) return;
    this.signedAt = performance.now();
    const answer = await ask(`/v1/games/${this.game}/checkpoint?at=${head.version}`, { token: this.token() });
    const signed = await answer.json();
    const { holds } = await import("./signature.mjs");
    const key = (await pinned(signed.key)).find(({ id }) => id === signed.key);
    if (signed.digest !== head.digest || signed.version !== head.version || !key || (await holds(signed, key.public_key)) === false) {
      this.broken ??= head.version;
      this.compare();
    } else this.hold(signed);
  }

  /** What is held, as a file that `deaddrop verify --checkpoint` reads. */
  file() {
    return new Blob([JSON.stringify({ items: this.held, keys: JSON.parse(localStorage.getItem(KEYS) ?? "[]") }, null, 1)], { type: "application/json" });
  }
}

/** The keys of the first visit, and those that came to them since without one being gone. @param {string} wanted @returns {Promise<{id: string, public_key: string}[]>} */
async function pinned(wanted) {
  const known = JSON.parse(localStorage.getItem(KEYS) ?? "[]");
  if (known.some((/** @type {any} */ { id }) => id === wanted)) return known;
  const { items } = await (await ask("/v1/keys")).json();
  const isKept = known.every((/** @type {any} */ old) => items.some((/** @type {any} */ each) => each.public_key === old.public_key));
  if (!isKept) return known;
  localStorage.setItem(KEYS, JSON.stringify(items.map((/** @type {any} */ { id, public_key }) => ({ id, public_key }))));
  return items;
}

/** What the first entry of a game or of a drawn fork follows from; null for any other. @param {any} entry */
const beginning = ({ version, type, data }) => (version === 1 ? "" : type === "game.forked" ? data.parent.digest : null);
