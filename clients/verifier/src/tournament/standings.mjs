/** Points and standings: standings.md. Inputs are the entries, rounds, rulings and regulations of a folded tournament. */

import { HALF, NOUGHT, compare, compareAll, fraction, mean, parseFraction, sum } from "./fractions.mjs";
import { schemeOf, marginsOf } from "./points.mjs";

const FEWEST = 3;

/** The regulations' rules for points and places. Throws if they contradict themselves. @param {any} regulations */
export function scoringOf({ points, byes, comparison, entries, sizes, pairing, tie_breaks: ties, knockout }) {
  const isTogether = comparison !== null && comparison.measures.length > 0;
  const isTeams = pairing.method === "teams" && !isTogether;
  const scheme = schemeOf(points, isTogether ? comparison.measures : null);
  const [members, best] = [isTeams ? entries.members : 1, isTeams ? entries.best_members : null];
  const counted = best ?? members;
  const cut = knockout === null ? [] : knockout.ties;
  if (counted < 1 || counted > members || new Set(ties).size < ties.length || new Set(cut).size < cut.length) throw new RangeError("the regulations contradict themselves");
  const average = scheme.mean(sizes.best);
  return {
    scheme, best: sizes.best, isTogether, comparison: comparison === null ? null : isTogether ? "matchpoints" : comparison.by, members, bestMembers: best, counted, ties, mean: average,
    worth: average.isNought() ? fraction(1) : average.by(HALF),
    bye: (/** @type {string} */ kind) => (kind === "absent" ? NOUGHT : (kind === "void" ? fraction(1) : parseFraction(kind === "asked" ? byes.asked : byes.allocated)).times(average)),
  };
}

/** The lines of all entries with points, and what each sums up to, by entry. @param {any} tournament */
function bookOf({ regulations, entries, rounds, rulings }) {
  const scoring = scoringOf(regulations);
  const entrants = new Map([...entries.values()].filter((each) => !["waiting", "removed"].includes(each.state)).map((each) => [each.number, each]));
  const isRanked = (/** @type {number} */ number) => entrants.get(number)?.kind === "people";
  const published = [...rounds.values()].filter((each) => each.published).sort((one, other) => one.number - other.number);
  const lines = /** @type {Map<number, any[]>} */ (new Map([...entrants.keys()].filter(isRanked).map((number) => [number, []])));
  for (const round of published) {
    const busy = new Set();
    const tables = [...round.tables.values()].sort((one, other) => one.number - other.number).map((table) => ({ ...table, ...resultOf(table) }));
    for (const { seats } of tables) for (const { entry } of seats) busy.add(entry);
    for (const group of boardsOf(tables)) for (const line of linesAt(scoring, round.number, group, isRanked)) lines.get(line.entry)?.push(line);
    for (const [number, own] of lines) if (!busy.has(number)) own.push(idleLine(scoring, round, entrants.get(number)));
  }
  const tallies = new Map();
  for (const [entry, own] of lines) {
    own.sort((one, other) => one.round - other.round || one.table - other.table);
    const penalties = rulings.filter((/** @type {any} */ each) => each.kind === "penalty" && !each.replaced && each.penalty !== "warning" && each.entry === entry);
    const sums = /** @type {Map<number, any>} */ (new Map());
    for (const { member, points } of own) if (member !== null) sums.set(member, (sums.get(member) ?? NOUGHT).plus(points));
    const members = [...sums].sort((one, other) => compare(other[1], one[1]) || one[0] - other[0]).map((each) => each[1]);
    const counted = members.slice(0, scoring.members > 1 ? scoring.bestMembers ?? members.length : members.length);
    const points = sum([...counted, ...own.filter((each) => each.member === null).map((each) => each.points)]).minus(sum(penalties.map((/** @type {any} */ each) => parseFraction(each.points ?? "0"))));
    tallies.set(entry, { lines: own, points, played: own.filter((each) => each.seats.length > 0), isOut: penalties.some((/** @type {any} */ each) => each.penalty === "disqualification") });
  }
  return { scoring, entrants, tallies };
}

/** A table's counted result. Throws if the result has other seats than the table. @param {any} table */
function resultOf({ seats, result, playedBy }) {
  if (result === null) return { outcome: null, awards: new Map() };
  const size = seats.length;
  const places = result.places.length > 0 ? result.places : Array(size).fill(1);
  const others = new Set([...playedBy.flatMap((/** @type {string} */ by, /** @type {number} */ seat) => (by === "bot" || by === "stand_in" ? [seat] : [])), ...result.forfeited]);
  if (places.length !== size || [...others].some((seat) => seat < 0 || seat >= size)) throw new RangeError("the result has other seats than the table");
  const isVoid = result.kind === "void" || result.places.length === 0 || (result.kind === "adjusted" && result.reason === "");
  const awards = new Map();
  if (result.points !== null) {
    for (const { entry } of seats) awards.set(entry, mean(seats.flatMap((/** @type {any} */ each, /** @type {number} */ seat) => (each.entry === entry ? [parseFraction(at(result.points, seat))] : []))));
  }
  return { outcome: { winners: result.winners, places, scores: result.scores, measures: result.measures }, others, isVoid, awards };
}

/** @param {any[]} items @param {number} index */
function at(items, index) {
  if (index >= items.length) throw new RangeError("there are fewer");
  return items[index];
}

/** Tables that are compared with each other. @param {any[]} tables */
function boardsOf(tables) {
  const found = new Map();
  for (const table of tables) {
    const key = table.board === null ? `table ${table.number}` : `${table.board}/${table.seats.length}`;
    found.set(key, [...(found.get(key) ?? []), table]);
  }
  return found.values();
}

/** @param {any} scoring @param {number} round @param {any[]} tables of one board @param {(entry: number) => boolean} isRanked */
function* linesAt(scoring, round, tables, isRanked) {
  const scored = tables.filter((each) => each.outcome !== null && !each.isVoid).map((table) => ({
    ...table,
    points: scoring.scheme.points(table.outcome, scoring.best),
    counting: table.seats.map((/** @type {any} */ each, /** @type {number} */ seat) => !table.others.has(seat) && isRanked(each.entry)),
  }));
  if (tables[0].board !== null) compareBoard(scoring, scored, tables.length);
  for (const table of scored) yield* playedLines(scoring, round, table, isRanked);
  for (const table of tables.filter((each) => each.outcome !== null && each.isVoid)) {
    for (const [entry, seats] of ownSeats(table, isRanked)) {
      const isPresent = seats.some((seat) => !table.others.has(seat));
      yield unplayed(round, table, entry, seats[0], isPresent ? scoring.bye("void") : NOUGHT);
    }
  }
}

/** @param {any} table @param {(entry: number) => boolean} isRanked @returns {Map<number, number[]>} */
function ownSeats({ seats }, isRanked) {
  const found = new Map();
  seats.forEach((/** @type {any} */ { entry }, /** @type {number} */ seat) => void (isRanked(entry) && found.set(entry, [...(found.get(entry) ?? []), seat])));
  return found;
}

/** @param {number} round @param {any} table @param {number} entry @param {number} seat @param {any} points */
const unplayed = (round, table, entry, seat, points) => ({ entry, round, table: table.number, points: table.awards.get(entry) ?? points, seats: [], opponents: [], isWon: false, member: memberAt(table, seat) });
/** @param {any} table @param {number} seat */
const memberAt = (table, seat) => (table.withMembers === false ? 0 : table.seats[seat].member);

/** @param {any} scoring @param {number} round @param {any} table @param {(entry: number) => boolean} isRanked */
function* playedLines(scoring, round, table, isRanked) {
  const margins = marginsOf(table.outcome);
  for (const [entry, own] of ownSeats(table, isRanked)) {
    const seats = own.filter((seat) => table.counting[seat]).map((seat) => {
      const { places } = table.outcome;
      const share = table.shares?.[seat] ?? null;
      const difference = table.differences?.[seat] ?? null;
      const points = scoring.comparison === "difference" && difference !== null ? difference : scoring.comparison === "matchpoints" && share !== null ? share.times(scoring.worth) : table.points[seat];
      return { seat, place: places[seat], tied: places.filter((/** @type {number} */ each) => each === places[seat]).length - 1, points, share, margin: margins === null ? null : margins[seat] };
    });
    if (seats.length === 0) {
      yield unplayed(round, table, entry, own[0], NOUGHT);
      continue;
    }
    const opponents = scoring.isTogether ? [] : table.seats.flatMap((/** @type {any} */ each, /** @type {number} */ seat) => (table.counting[seat] && each.entry !== entry ? [each.entry] : []));
    const isWon = seats.some(({ seat }) => table.outcome.winners.includes(seat));
    yield { entry, round, table: table.number, points: table.awards.get(entry) ?? mean(seats.map((each) => each.points)), seats, opponents, isWon, member: memberAt(table, own[0]) };
  }
}

/** Shares and differences of the tables of a board, seat by seat, or table by table if each is one side. @param {any} scoring @param {any[]} scored @param {number} tables */
function compareBoard(scoring, scored, tables) {
  for (const each of scored) Object.assign(each, { shares: [], differences: [] });
  if (scoring.isTogether) {
    const counting = scored.filter((each) => each.counting.some(Boolean));
    const found = shares(counting.map((each) => scoring.scheme.merit(each.outcome)), tables);
    counting.forEach((each, index) => void (each.shares = found === null ? [] : each.points.map(() => found[index])));
    return;
  }
  for (let seat = 0; seat < (scored[0]?.points.length ?? 0); seat++) {
    const counting = scored.filter((each) => each.counting[seat]);
    const scores = counting.some((each) => each.outcome.scores === null) ? null : counting.map((each) => at(each.outcome.scores, seat));
    const found = shares(counting.map((each, index) => [each.points[seat], ...(scores === null ? [] : [fraction(scores[index])])]), tables);
    if (found === null) continue;
    const values = counting.map((each, index) => (scores === null ? each.points[seat] : fraction(scores[index])));
    const total = sum(values);
    counting.forEach((each, index) => {
      each.shares[seat] = found[index];
      if (scoring.comparison === "difference") each.differences[seat] = values[index].minus(total.minus(values[index]).by(fraction(values.length - 1)));
    });
  }
}

/** The share of each result; null for fewer than three. @param {any[][]} merits @param {number} tables */
function shares(merits, tables) {
  const scored = merits.length;
  if (scored < FEWEST) return null;
  return merits.map((own) => {
    const worse = merits.filter((other) => compareAll(other, own) < 0).length;
    const same = merits.filter((other) => compareAll(other, own) === 0).length - 1;
    const points = fraction(worse).plus(HALF.times(fraction(same)));
    return fraction(tables, scored).times(points.plus(HALF)).minus(HALF).by(fraction(tables - 1));
  });
}

/** A round in which an entry has no table. @param {any} scoring @param {any} round @param {any} entrant */
function idleLine(scoring, { number, byes }, { number: entry, joined }) {
  const bye = byes.findLast((/** @type {any} */ each) => each.entry === entry)?.kind ?? "absent";
  const isLate = bye === "absent" && number < joined;
  const points = isLate ? (number <= 2 ? scoring.bye("asked") : NOUGHT) : scoring.bye(bye);
  return { entry, round: number, table: 0, points: points.times(fraction(scoring.counted)), seats: [], opponents: [], isWon: false, member: null };
}

// Tie-breaks: lists of fractions, compared one by one

/** @param {any} book */
function ratesOf({ scoring, tallies }) {
  const least = scoring.mean.times(fraction(2, 3));
  return new Map([...tallies].map(([entry, { played }]) => {
    const rate = played.length > 0 ? mean(played.map((/** @type {any} */ each) => each.points)) : least;
    return [entry, !least.isNought() && compare(rate, least) < 0 ? least : rate];
  }));
}

/** @type {Record<string, (tally: any, rates: Map<number, any>) => any[]>} */
const OF_ONE = {
  opponents: ({ lines }, rates) => [mean(ratesAt(lines, rates)) ?? NOUGHT],
  opponents_cut1: ({ lines }, rates) => {
    const found = ratesAt(lines, rates).sort(compare);
    return [mean(found.length > 1 ? found.slice(1) : found) ?? NOUGHT];
  },
  wins: ({ lines }) => [fraction(lines.filter((/** @type {any} */ each) => each.isWon).length)],
  duplicate: ({ lines }) => [mean(lines.flatMap((/** @type {any} */ each) => own(each, "share"))) ?? NOUGHT],
  scores: ({ lines }) => [sum(lines.flatMap((/** @type {any} */ each) => own(each, "margin")))],
  places: ({ played }) => {
    const found = /** @type {any[]} */ ([]);
    for (const { seats } of played) {
      for (const { place, tied } of seats) {
        for (let index = 0; index < place + tied; index++) found[index] = (found[index] ?? NOUGHT).plus(index < place - 1 ? NOUGHT : fraction(1, (tied + 1) * seats.length));
      }
    }
    return found.length > 0 ? found : [NOUGHT];
  },
  progress: ({ lines }) => {
    const [byRound, order] = [new Map(), /** @type {number[]} */ ([])];
    for (const { round, points } of lines) {
      if (!byRound.has(round)) order.push(round);
      byRound.set(round, (byRound.get(round) ?? NOUGHT).plus(points));
    }
    let [running, found] = [NOUGHT, NOUGHT];
    for (const round of order) {
      running = running.plus(byRound.get(round));
      found = found.plus(running);
    }
    return [found];
  },
};

/** @param {any[]} lines @param {Map<number, any>} rates */
const ratesAt = (lines, rates) => lines.flatMap(({ opponents }) => opponents.map((/** @type {number} */ each) => rates.get(each)));
/** The mean of one kind of value over the seats of a line; none if no seat has it. @param {any} line @param {string} name */
const own = ({ seats }, name) => {
  const found = seats.flatMap((/** @type {any} */ each) => (each[name] === null ? [] : [each[name]]));
  return found.length > 0 ? [mean(found)] : [];
};

/** @param {any} book @param {number[]} tied @returns {Map<number, any[]> | null} */
function headToHead({ tallies }, tied) {
  const [met, found, sizes] = [new Map(), new Map(), new Set()];
  const isAmong = (/** @type {number} */ each) => tied.includes(each);
  for (const entry of tied) {
    const shared = tallies.get(entry).lines.filter((/** @type {any} */ line) => line.opponents.some(isAmong));
    found.set(entry, shared.length > 0 ? [sum(shared.map((/** @type {any} */ each) => each.points))] : [NOUGHT]);
    sizes.add(shared.length);
    for (const { opponents } of shared) {
      for (const other of new Set(opponents.filter(isAmong))) {
        const pair = [entry, other].sort((one, two) => one - two).join("/");
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
    }
  }
  const meetings = new Set(tied.flatMap((one, index) => tied.slice(index + 1).map((other) => met.get(`${Math.min(one, other)}/${Math.max(one, other)}`) ?? 0)));
  return meetings.size === 1 && sizes.size === 1 && !meetings.has(0) ? found : null;
}

/** Groups that share a place, best first. @param {any} book @param {number[]} entries @param {Map<number, any>} rates @returns {number[][]} */
function groupsOf(book, entries, rates) {
  /** @param {number[]} tied @param {Map<number, any[]>} values @returns {number[][]} */
  const split = (tied, values) => {
    const ordered = [...tied].sort((one, other) => compareAll(values.get(other) ?? [], values.get(one) ?? []));
    return ordered.reduce((/** @type {number[][]} */ groups, each) => {
      const last = groups[groups.length - 1];
      if (last !== undefined && compareAll(values.get(last[0]) ?? [], values.get(each) ?? []) === 0) last.push(each);
      else groups.push([each]);
      return groups;
    }, []);
  };
  /** @param {number[]} tied @param {string[]} ties @returns {number[][]} */
  const broken = (tied, ties) => {
    if (tied.length === 1 || ties.length === 0) return [tied];
    const values = ties[0] === "head_to_head" ? headToHead(book, tied) : new Map(tied.map((each) => [each, OF_ONE[ties[0]](book.tallies.get(each), rates)]));
    return (values === null ? [tied] : split(tied, values)).flatMap((group) => broken(group, ties.slice(1)));
  };
  if (entries.length === 0) return [];
  return split(entries, new Map(entries.map((each) => [each, [book.tallies.get(each).points]]))).flatMap((group) => broken(group, book.scoring.ties));
}

/** The points of all entries so far, by entry. @param {any} tournament */
export const pointsOf = (tournament) => new Map([...bookOf(withoutMembers(tournament)).tallies].map(([entry, { points }]) => [entry, points]));

/** Members count only if they play at tables of their own. @param {any} tournament */
function withoutMembers(tournament) {
  if (tournament.regulations.pairing.method === "teams") return tournament;
  const rounds = new Map([...tournament.rounds].map(([number, round]) => [number, { ...round, tables: new Map([...round.tables].map(([table, each]) => [table, { ...each, withMembers: false }])) }]));
  return { regulations: tournament.regulations, entries: tournament.entries, rounds, rulings: tournament.rulings };
}

/** The places to confirm. @param {any} tournament */
export function finalPlaces(tournament) {
  const book = bookOf(withoutMembers(tournament));
  const rates = ratesOf(book);
  const found = [];
  for (const section of tournament.regulations.sections) {
    const inside = [...book.tallies.keys()].filter((each) => book.entrants.get(each).section === section && !book.tallies.get(each).isOut).sort((one, other) => one - other);
    let before = 0;
    for (const group of groupsOf(book, inside, rates)) {
      for (const entry of group) found.push({ entry, section, place: before + 1, points: String(book.tallies.get(entry).points) });
      before += group.length;
    }
  }
  return found;
}
