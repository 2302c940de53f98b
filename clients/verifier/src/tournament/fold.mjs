/** A tournament folded from its log: tournament-record.md, section 7. Throws if a fact has no place. */

import { bytes, demand, hex, pick, utf8 } from "../../../../service/web/static/verify/ledger.mjs";
import { hmac, sha256 } from "../../../../service/web/static/verify/sha256.mjs";
import { CHECKS } from "./checks.mjs";
import { Fault } from "./lines.mjs";
import { hasLuck, need } from "./needs.mjs";
import { Rules } from "./rules.mjs";
import { scoringOf } from "./standings.mjs";

/** 32 bytes that follow from a key and a name. @param {Uint8Array} key @param {(string | number)[]} parts */
const derive = (key, ...parts) => hmac(key, utf8.encode(parts.join("/")));

export class Fold {
  /** @param {string} tournament @param {boolean} isComplete */
  constructor(tournament, isComplete) {
    this.tournament = tournament;
    this.isComplete = isComplete;
    this.version = 0;
    this.at = "";
    this.status = "drafted";
    this.entries = /** @type {Map<number, any>} */ (new Map());
    this.officials = /** @type {Map<string, {by: string | null, isOpen: boolean, isRevoked: boolean}>} */ (new Map([["o1", { by: null, isOpen: true, isRevoked: false }]])); // by: who handed out the last slip
    this.consents = /** @type {any[]} */ ([]);
    this.slips = /** @type {any[]} */ ([]);
    this.rounds = /** @type {Map<number, any>} */ (new Map());
    this.withdrawn = /** @type {any[]} */ ([]);
    this.rulings = /** @type {any[]} */ ([]);
    this.appeals = /** @type {Map<number, any>} */ (new Map());
    this.lots = /** @type {any[]} */ ([]);
    this.reads = /** @type {any[]} */ ([]);
    this.places = /** @type {any[]} */ ([]);
    this.amended = /** @type {number[]} */ ([]);
    this.restores = /** @type {any[]} */ ([]);
    this.terms = /** @type {Map<string, any[]>} */ (new Map()); // by game, the regulations when it was opened, and all until it was over
    this.named = /** @type {Map<string, string>} */ (new Map()); // when a fact first named a game
    this.opened = /** @type {Map<string, string>} */ (new Map()); // when a game was opened
    this.finished = new Map();
    this.closed = new Map();
    this.hasNames = true; // seats bear names of their entries: all regulations show them, no restore gave up facts on them
    this.kept = /** @type {Map<number, any>} */ (new Map()); // the basis of drafts, by version
    this.drafts = this.withoutFigures = 0;
  }

  get nextRound() {
    return 1 + [...this.rounds.values()].filter((each) => each.published).length;
  }

  // Luck: tournaments.md

  /** @param {any} round null: before the first */
  mixed(round) {
    if (round === null) return derive(this.seed, "tournament/1", 0, 1, "");
    if (!hasLuck(round)) throw new TypeError("the luck of this round is not fixed");
    return derive(this.seed, "tournament/1", round.number, round.attempt, round.entropy);
  }

  /** @param {any} round @param {any} table @param {number} again */
  tableSeed(round, table, again) {
    const mixed = this.mixed(round);
    return table.board === null || again ? derive(mixed, round.number, "table", table.number, again) : derive(mixed, round.number, "board", table.board);
  }

  /** @param {number} number */
  draftSeed(number) {
    if (["schedule", "duplicate", "teams"].includes(this.regulations.pairing.method)) return derive(this.mixed(null), "schedule");
    const fixed = [...this.rounds.values()].filter((each) => each.number < number && hasLuck(each)).sort((one, other) => other.number - one.number);
    return derive(this.mixed(fixed[0] ?? null), number, "draft");
  }

  /** @param {any} round @param {number} number @param {number[]} among */
  lotOrder(round, number, among) {
    const [seed, left] = [derive(this.mixed(round), round.number, "lot", number), [...among]];
    return among.map((_, index) => left.splice(Number(pick(seed, "lot", index, left.length)), 1)[0]);
  }

  /** One more fact. @param {any} fact @param {Set<number>} bases versions that drafts are made from */
  step(fact, bases) {
    const { type, data, at, version } = fact;
    if (version === 1) {
      scoringOf(data.regulations);
      this.regulate(data.regulations);
      this.created = data;
      this.seed = this.isComplete ? bytes(fact.opened.seed, 32) : new Uint8Array(32);
      this.rules = this.isComplete ? new Rules(this, fact) : null;
    } else {
      if (at < this.at) return "time";
      const wrong = CHECKS[type]?.(this, data, fact) ?? null;
      if (wrong !== null) return wrong;
      this.rules?.step(fact);
      FOLDS[type](this, data, fact);
    }
    this.version = version;
    this.at = at;
    if (bases.has(version)) this.kept.set(version, structuredClone({ regulations: this.regulations, entries: this.entries, rounds: this.rounds, rulings: this.rulings }));
    return null;
  }

  /** @param {any} regulations */
  regulate(regulations) {
    this.regulations = regulations;
    for (const [game, terms] of this.terms) if (!this.finished.has(game)) terms.push(regulations);
    this.hasNames &&= regulations.shown_as === "names";
  }

  /** A game was opened, on the regulations of this moment. @param {string} game @param {string} at */
  open(game, at) {
    this.terms.set(game, [this.regulations]);
    this.opened.set(game, at);
  }

  live() {
    if (this.status !== "running" && this.status !== "provisional") return;
    const closed = [...this.rounds.values()].filter((each) => each.state === "closed").length;
    this.status = closed >= this.regulations.pairing.rounds ? "provisional" : "running";
  }
}

/** @param {any} result @param {number} seats */
const resultAtClose = ({ how, points }, seats) => {
  const blank = { winners: [], reason: "", scores: null, measures: {}, forfeited: [], points: null, places: [] };
  if (how === "void") return { ...blank, kind: "void" };
  if (how === "points") return { ...blank, kind: "adjusted", points: points ?? null };
  return { ...blank, kind: how === "draw" ? "draw" : "by_scores", places: Array(seats).fill(1) };
};
/** @param {any} table */
const tableOf = (table) => ({ number: table.table, section: table.section, seats: table.seats, board: table.board, match: table.match, games: [newGame(table.game)], state: "waiting", result: null, playedBy: [], ruled: null });
/** @param {string} id */
const newGame = (id) => ({ id, opened: null, version: null, head: null });
/** @param {any} table */
const current = (table) => table.games[table.games.length - 1];

/** @param {Fold} fold @param {number} number */
const entryOf = (fold, number) => need(fold.entries, number);
/** An entry that was not removed. @param {Fold} fold @param {number} number */
function standing(fold, number) {
  const entry = entryOf(fold, number);
  demand(entry.state !== "removed");
  return entry;
}
/** @param {Fold} fold @param {any} data */
const tableAt = (fold, data) => need(need(fold.rounds, data.round).tables, data.table);
const nothing = () => {};

/** A new slip counts among what is shown, if it was made while a round was on. @param {Fold} fold @param {any} fact @param {string} holder */
function noteSlip(fold, { version, by }, holder) {
  const current = [...fold.rounds.values()].find(({ state }) => ["published", "open", "closing"].includes(state));
  if (current) fold.slips.push({ version, by, holder, round: current.number });
}

/** @type {Record<string, (fold: Fold, data: any, fact: any) => void>} */
const FOLDS = {
  "tournament.amended": (fold, data, { version, by }) => {
    if (data.consent !== null) {
      const { isOpen, isRevoked } = need(fold.officials, data.consent);
      demand(isOpen && !isRevoked);
      fold.consents.push({ version, by, consent: data.consent, appointed_by: data.appointed_by, changed: data.changed });
    }
    demand(data.appointed_by === (data.consent === null ? null : need(fold.officials, data.consent).by));
    fold.regulate(data.regulations);
    fold.amended.push(version);
    fold.live();
  },
  "entries.opened": (fold) => {
    if (fold.status === "drafted") fold.status = "entries";
  },
  "entries.closed": nothing,
  "official.granted": (fold, data, { by }) => void fold.officials.set(data.id, { by, isOpen: false, isRevoked: false }),
  "official.slip_made": (fold, data, fact) => {
    Object.assign(need(fold.officials, data.id), { by: fact.by, isOpen: false });
    noteSlip(fold, fact, data.id);
  },
  "official.slip_exchanged": (fold, data, { by }) => {
    const official = need(fold.officials, data.id);
    demand(!official.isOpen && by === data.id);
    official.isOpen = true;
  },
  "official.revoked": (fold, data) => void (need(fold.officials, data.id).isRevoked = true),
  "tournament.announced": nothing,
  "tournament.venue_set": nothing,
  "table.hands_read": (fold, data, { version, by }) => {
    demand(tableAt(fold, data).games.some((/** @type {any} */ each) => each.id === data.game && each.opened !== null));
    fold.reads.push({ version, by, round: data.round, table: data.table });
  },
  "tournament.confirmed": (fold, data) => {
    fold.status = "final";
    fold.places = data.places;
  },
  "tournament.restored": (fold, data, { version }) => {
    fold.restores.push({ version, lost: data.lost, kept: data.kept });
    fold.hasNames = false;
    for (const round of fold.rounds.values()) if (!round.published) round.attempt++;
  },
  "tournament.cancelled": (fold) => void (fold.status = "cancelled"),
  "tournament.seed_revealed": (fold, _, { version }) => void (fold.ended = version),
  "entry.made": (fold, data, { version }) => void fold.entries.set(data.number, {
    number: data.number, kind: data.kind, section: data.section, members: data.names.length, seed: data.seed, rating: data.rating, apart: data.apart,
    joined: fold.nextRound, state: data.is_waiting ? "waiting" : "entered", here: new Set(), byes: [],
    names: data.names.map((/** @type {string | null} */ each, /** @type {number} */ at) => (each === null ? null : `${version}.names.${at}`)), // their places
    former: [],
    misspelt: [], // places of names before their corrections
    isOpen: false, // whether a device has exchanged its last slip
  }),
  "entry.changed": (fold, data) => {
    const entry = standing(fold, data.number);
    for (const name of ["section", "seed", "rating", "apart"]) if (Object.hasOwn(data, name)) entry[name] = data[name];
  },
  "entry.admitted": (fold, data) => void Object.assign(standing(fold, data.number), { state: "entered", joined: fold.nextRound }),
  "entry.withdrawn": (fold, data) => void Object.assign(standing(fold, data.number), { state: "withdrawn", here: new Set() }),
  "entry.reinstated": (fold, data) => void Object.assign(standing(fold, data.number), { state: "entered" }),
  "entry.substituted": (fold, data, { version }) => {
    const { members, names, former } = standing(fold, data.number);
    const member = ((data.member % members) + members) % members;
    former.push({ member, place: names[member] });
    names[member] = data.name === null ? null : `${version}.name`;
  },
  "entry.name_corrected": (fold, data, { version }) => {
    const { members, names, misspelt } = standing(fold, data.number);
    demand(data.member >= 0 && data.member < members);
    misspelt.push({ member: data.member, place: names[data.member] });
    names[data.member] = `${version}.name`;
  },
  "entry.removed": (fold, data) => {
    const entry = standing(fold, data.number);
    for (const { published, tables, byes } of fold.rounds.values()) {
      const named = [...[...tables.values()].flatMap(({ seats }) => seats), ...byes].some((each) => each.entry === data.number);
      demand(!published || !named);
    }
    Object.assign(entry, { state: "removed", here: new Set(), byes: [] });
  },
  "entry.slip_made": (fold, data, fact) => {
    standing(fold, data.number).isOpen = false;
    noteSlip(fold, fact, `e${data.number}`);
  },
  "entry.slip_exchanged": (fold, data, { by }) => {
    const entry = standing(fold, data.number);
    demand(!entry.isOpen && by === `e${data.number}`);
    entry.isOpen = true;
  },
  "entry.checked_in": (fold, data) => void standing(fold, data.number).here.add(data.round),
  "entry.checked_out": (fold, data) => void standing(fold, data.number).here.delete(data.round),
  "entry.bye_asked": (fold, data) => void standing(fold, data.number).byes.push(data.round),
  "entry.bye_taken_back": (fold, data) => {
    const entry = standing(fold, data.number);
    entry.byes = entry.byes.filter((/** @type {number} */ each) => each !== data.round);
  },
  "round.drafted": (fold, data, { version, opened }) => {
    const attempt = 1 + fold.restores.length + fold.withdrawn.filter((each) => each.number === data.round).length;
    if (!fold.rounds.has(data.round)) {
      fold.rounds.set(data.round, { number: data.round, attempt, state: "drafted", draft: null, tables: new Map(), byes: [], published: false, awaits: null, entropy: "", unfinished: [] });
    }
    fold.rounds.get(data.round).draft = { version, draft: opened.draft ?? null };
  },
  "round.published": (fold, data, { at }) => {
    const tables = new Map(data.tables.map((/** @type {any} */ each) => [each.table, tableOf(each)]));
    Object.assign(need(fold.rounds, data.round), { state: "published", published: true, tables, byes: data.byes, awaits: data.entropy, startsAt: data.starts_at });
    for (const { game } of data.tables) fold.named.set(game, at);
    fold.status = "running";
  },
  "round.entropy_given": (fold, data) => void (need(fold.rounds, data.round).entropy = hex(sha256(fromHex(data.signature)))),
  "round.entropy_spoken": (fold, data) => void (need(fold.rounds, data.round).entropy = hex(sha256(utf8.encode(data.numbers)))),
  "round.opened": (fold, data, { at }) => {
    const round = need(fold.rounds, data.round);
    for (const table of round.tables.values()) {
      demand(Object.hasOwn(data.games, current(table).id));
      Object.assign(table, { state: "playing", games: [{ ...current(table), opened: data.games[current(table).id] }] });
    }
    round.state = "open";
    for (const game of Object.keys(data.games)) fold.open(game, at);
  },
  "table.added": (fold, data, { at }) => {
    demand((data.table.board ?? null) === null); // boards are dealt when the list of tables is closed
    need(fold.rounds, data.round).tables.set(data.table.table, tableOf(data.table));
    fold.named.set(data.table.game, at);
  },
  "table.opened": (fold, data, { at }) => {
    const table = tableAt(fold, data);
    current(table).opened = data.digest;
    if (table.state === "waiting") table.state = "playing";
    fold.open(data.game, at);
  },
  "table.finished": (fold, data, { at }) => {
    const table = tableAt(fold, data);
    for (const game of table.games) if (game.id === data.game) Object.assign(game, { version: data.version, head: data.head });
    fold.finished.set(data.game, { ...data, at });
    if (data.game !== current(table).id) return;
    table.playedBy = data.played_by;
    if ((table.ruled === null || table.state === "playing") && (data.result !== null || table.state === "playing")) {
      table.state = data.result === null || data.result.kind === "played" ? "finished" : "ruled";
      table.result = data.result;
    }
  },
  "round.closing": (fold, data) => {
    const round = need(fold.rounds, data.round);
    for (const each of data.unfinished) {
      const table = need(round.tables, each.table);
      Object.assign(table, { state: each.how === "void" ? "void" : "ruled", result: resultAtClose(each, table.seats.length) });
    }
    Object.assign(round, { state: "closing", unfinished: data.unfinished });
  },
  "round.closed": (fold, data, { at }) => {
    need(fold.rounds, data.round).state = "closed";
    for (const [game, head] of Object.entries(data.heads)) fold.closed.set(game, { .../** @type {any} */ (head), at });
    fold.live();
  },
  "round.withdrawn": (fold, data, { version, by }) => {
    fold.withdrawn.push({ ...need(fold.rounds, data.round), state: "withdrawn", version, by });
    fold.rounds.delete(data.round);
  },
  "ruling.made": (fold, data, { version, at }) => {
    if (data.game !== null) fold.named.set(data.game, at);
    const table = tableAt(fold, data);
    fold.rulings.push({ ...data, version, at });
    table.ruled = version;
    if (data.kind === "time") return;
    if (data.game !== null) Object.assign(table, { state: "waiting", result: null, playedBy: [], games: [...table.games, newGame(data.game)] });
    else Object.assign(table, { state: data.kind === "void" ? "void" : "ruled", result: data.after });
  },
  "penalty.given": (fold, data, { version, at }) => {
    const entry = entryOf(fold, data.entry);
    for (const each of fold.rulings) if (each.number === data.replaces) each.replaced = true;
    fold.rulings.push({ ...data, version, at, penalty: data.kind, kind: "penalty" });
    const isOut = fold.rulings.some((each) => each.penalty === "disqualification" && each.entry === data.entry && !each.replaced);
    if (isOut) entry.state = "disqualified";
    else if (entry.state === "disqualified") entry.state = "entered";
  },
  "appeal.made": (fold, data) => void fold.appeals.set(data.number, { ...data, state: "open" }),
  "appeal.decided": (fold, data) => void (need(fold.appeals, data.number).state = data.verdict),
  "appeal.withdrawn": (fold, data) => void (need(fold.appeals, data.number).state = "withdrawn"),
  "lot.drawn": (fold, data) => void fold.lots.push(data),
};

/** Bytes of hex of any length. @param {string} text */
function fromHex(text) {
  demand(text.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(text));
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The tournament folded. Throws the first Fault. @param {string} tournament @param {any[]} facts @param {boolean} isComplete */
export function foldFacts(tournament, facts, isComplete) {
  const fold = new Fold(tournament, isComplete);
  const bases = new Set(isComplete ? facts.filter(({ type }) => type === "round.drafted").map(({ opened }) => opened.draft.basis) : []);
  for (const fact of facts) {
    let wrong;
    try {
      wrong = fold.step(fact, bases);
    } catch (error) {
      if (error instanceof ReferenceError || error instanceof SyntaxError) throw error;
      wrong = "fold";
    }
    if (wrong !== null) throw new Fault(fact.version + 1, fact.version, null, wrong);
  }
  return fold;
}
