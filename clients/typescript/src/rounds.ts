/** Whether a round of drand was still to come when it was first seen named, by the clock here: docs/spec/chance.md, section 2.4. */

import type { Schemas } from "./types.ts";

const GENESIS_MS = 1_692_803_367_000;
const PERIOD_MS = 3_000;
/** Clocks that differ by more say nothing: half of the least time between the naming of a round and the round. */
const APART_MS = 3_000;

/** What was seen of a game's round of drand; times in ms since 1970, by the clock here. */
export interface RoundSight {
  readonly round: number;
  /** When the last request was sent whose answer, by a clock near ours, still showed no round; null for none, and for a table whose round is its group's. */
  readonly absentAt: number | null;
  /** When the first answer came that showed it. */
  readonly seenAt: number;
  /** How far the service's clock was from ours at least; null where it was not told. */
  readonly apartMs: number | null;
  /**
   * `to come`: it was named before anybody could know it. `late`: it was named later than the log says, as the service still
   * showed the game without one, so the deal may have been chosen. `unknown`: whoever comes later, hears too seldom or has another
   * clock than the service cannot tell.
   */
  readonly verdict: "to come" | "late" | "unknown";
}

type Seen = Omit<RoundSight, "verdict">;

/** What one reader sees of the round of a game. */
export class RoundWatch {
  readonly #game: string;
  readonly #now: () => number;
  #seen: Seen | null = null;
  #absentAt: number | null = null;
  #apartMs: number | null = null;
  #isClosed = false;

  constructor(game: string, now: () => number = Date.now) {
    this.#game = game;
    this.#now = now;
  }

  get sight(): RoundSight | null {
    return this.#seen && { ...this.#seen, verdict: verdict(this.#seen) };
  }

  now(): number {
    return this.#now();
  }

  /** What an answer showed. `serverTime`: of the view. */
  look(luck: Schemas["Luck"] | null, askedAt: number, serverTime: string): void {
    if (luck?.public !== "drand") return;
    const [answeredAt, serviceAt] = [this.#now(), Date.parse(serverTime)];
    this.#apartMs = Math.max(0, serviceAt - answeredAt, askedAt - serviceAt);
    this.#isClosed ||= luck.closed !== null;
    if (luck.round !== null) {
      this.#see(luck.round.round, answeredAt);
      // Dealt before the round's time: the clock here is late.
      if (this.#seen && luck.state === "playing" && answeredAt < roundMs(this.#seen.round)) this.#seen = { ...this.#seen, apartMs: null };
    } else if (luck.state !== "playing" && luck.state !== "cancelled" && this.#apartMs <= APART_MS) this.#absentAt = askedAt;
  }

  /** An entry of the log, as it comes. */
  hear({ type, data }: Schemas["Entry"]): void {
    this.#isClosed ||= type === "game.luck_closed";
    const named = type === "game.luck_drawn" ? (data["public"] as { round?: unknown } | null) : null;
    if (typeof named?.round === "number") this.#see(named.round, this.#now());
  }

  #see(round: number, seenAt: number): void {
    if (this.#seen && this.#seen.round >= round) return; // of a fork's parent, or the same again
    this.#seen = { round, absentAt: this.#isClosed ? this.#absentAt : null, seenAt, apartMs: this.#apartMs };
    if (verdict(this.#seen) === "late")
      console.warn(`Game ${this.#game}: round ${round} of drand was named later than the log says`);
  }
}

const roundMs = (round: number): number => GENESIS_MS + (round - 1) * PERIOD_MS;

function verdict({ round, absentAt, seenAt, apartMs }: Seen): RoundSight["verdict"] {
  if (absentAt !== null && absentAt > roundMs(round) - APART_MS) return "late"; // the log says that it was named 6 s before
  return apartMs !== null && apartMs <= APART_MS && seenAt < roundMs(round) ? "to come" : "unknown";
}
