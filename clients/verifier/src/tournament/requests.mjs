/** For each type of fact, the request that leads to it: throws unless it was allowed, and leads to this fact. tournaments.md. */

import { demand, isHex } from "../../../../service/web/static/verify/ledger.mjs";
import { isMissing, isPlayable, isTableSound } from "./drafts.mjs";
import { hasLuck, isSame, milliseconds, need } from "./needs.mjs";
import { arePoints, areSeats, currentGame, DESK, entriesOf, HEADS, isArticle, isDecided, isUnderWay, isWholeResult, PAIRERS } from "./rules.mjs";

/** @typedef {import("./rules.mjs").Rules} Rules */

const FIELDS = [
  "preset", "ruleset", "ruleset_version", "options", "game", "sizes", "pairing", "points", "entries", "times", "clock", "knockout", "comparison", "byes", "tie_breaks", "penalties", "luck",
  "sections", "may_rule", "shown_as",
];
const SCORING = ["points", "byes", "tie_breaks", "comparison"];
const FIXED = ["preset", "ruleset", "ruleset_version"];
const ZONE = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*){0,2}$/;
const NUMBERS = /^[0-9][0-9 ,;.:/+-]{0,199}$/;
const [MOST_OFFICIALS, MOST_ENTRIES, MOST_AT_TABLE, MOST_APART, MOST_OPEN] = [100, 5_000, 6, 10, 5];
const [AHEAD_MS, MOST_TIME_MS] = [60 * 86_400_000, 30 * 86_400_000];

/** @param {Rules} rules @param {any} data */
const tableAt = ({ fold }, data) => need(need(fold.rounds, data.round).tables, data.table);
/** @param {number[]} apart */
const areApart = (apart) => apart.length <= MOST_APART && new Set(apart).size === apart.length && apart.every((each) => each >= 1 && each <= 999);

/** No other entry of the section has this number in the order of seeds. @param {Rules} rules @param {string} section @param {number | null} seed @param {number} but */
function freeSeed({ fold }, section, seed, but = 0) {
  demand(seed === null || ![...fold.entries.values()].some((each) => each.number !== but && !["removed", "withdrawn"].includes(each.state) && each.section === section && each.seed === seed));
}

/** An entry that is paired, and the round that its check-in is for. @param {Rules} rules @param {any} data @param {any} fact */
function checkable(rules, data, { by }) {
  const { fold } = rules;
  const entry = paired(rules, data.number, by);
  const { check_in: terms } = fold.regulations.entries;
  demand(terms !== "none" && fold.nextRound <= fold.regulations.pairing.rounds && data.round === (terms === "once" ? null : fold.nextRound));
  return entry;
}

/** @param {Rules} rules @param {number} number @param {string | null} by */
function paired(rules, number, by) {
  const entry = rules.own(by, number);
  rules.on();
  demand(entry.state === "entered");
  return entry;
}

/** @param {Rules} rules @param {any} regulations */
function isFitting({ fold, entered }, { sections, entries, pairing }) {
  return [...fold.entries.values()].every((each) => each.state === "withdrawn" || sections.includes(each.section)) && entered <= entries.most && pairing.rounds >= fold.nextRound - 1;
}

/** Organiser and chief arbiter agree, by devices that were theirs when the last round was published. @param {Rules} rules @param {any} official @param {string | null} consent */
function agreed(rules, official, consent) {
  const [last, wanted] = [rules.lastPublication, official.role === "organiser" ? "chief" : "organiser"];
  if (![...rules.officials.values()].some(({ role, granted, revoked }) => role === wanted && granted < last && (revoked === null || revoked > last))) return;
  const other = rules.find(consent);
  demand(other !== null && other.role === wanted && rules.isEstablished(official, last) && rules.isEstablished(other, last));
}

/** @param {Rules} rules @param {any} data @param {any} fact */
function byAppeal(rules, { appeal, number, author }, fact) {
  if (appeal === null) return;
  rules.on();
  rules.appeal(rules.official(fact.by, rules.fold.regulations.may_rule), appeal);
  rules.leadTo(fact, "appeal.decided", { number: appeal, verdict: "upheld", ruling: number, author });
}

/** The result of a table after a ruling. @param {any} data @param {any} round @param {any} table */
function ruledResult({ kind, after, time }, round, table) {
  const [seats, before] = [table.seats.length, table.result];
  const blank = { winners: [], reason: "", places: [], scores: null, measures: {}, points: null, forfeited: [] };
  switch (kind) {
    case "correct":
      demand(table.state !== "waiting" && table.state !== "playing" && isWholeResult({ ...after, kind: "played" }, seats, ["played"]));
      return { ...after, kind: "corrected" };
    case "adjust":
      demand(arePoints(after.points ?? [], seats));
      return { ...(before ?? { ...blank, places: Array(seats).fill(1) }), kind: "adjusted", points: after.points, forfeited: [] };
    case "forfeit": {
      const { forfeited } = after;
      demand(areSeats(forfeited, seats));
      const known = before !== null && before.places.length > 0 ? before : null;
      const places = known?.places ?? Array.from({ length: seats }, (_, seat) => (forfeited.includes(seat) ? seats - forfeited.length + 1 : 1));
      return { ...(known ?? blank), kind: "forfeited", places, points: null, forfeited };
    }
    case "void":
      return { ...blank, kind: "void" };
    case "replay":
      demand(round.state === "open" && currentGame(table).opened !== null);
      return null;
    default:
      demand(kind === "time" && table.state === "playing" && time !== null && time.ms > 0 && time.ms <= MOST_TIME_MS && (time.seat === null || (time.seat >= 0 && time.seat < seats)));
      return before;
  }
}

/** @type {Record<string, (rules: Rules, data: any, fact: any) => void>} */
export const REQUESTS = {
  "tournament.amended": (rules, data, { by }) => {
    const official = rules.official(by, HEADS);
    rules.on();
    const before = rules.fold.regulations;
    const changed = FIELDS.filter((each) => !isSame(before[each], data.regulations[each]));
    demand(changed.length > 0 && isSame(changed, data.changed) && isFitting(rules, data.regulations));
    if (rules.isPublished) {
      demand(data.reason !== null && !FIXED.some((each) => changed.includes(each)));
      if (SCORING.some((each) => changed.includes(each))) agreed(rules, official, data.consent);
    }
    demand(data.appointed_by === (rules.find(data.consent)?.slip?.by ?? null));
  },
  "tournament.venue_set": (rules, { zone }, { by }) => {
    rules.official(by, HEADS);
    rules.on();
    demand(ZONE.test(zone) && zone.length <= 64);
  },
  "entries.opened": (rules, _, { by }) => {
    rules.official(by, HEADS);
    rules.on();
    demand(!rules.isEntering && rules.fold.status !== "provisional" && !rules.isTooLate);
  },
  "entries.closed": (rules, _, { by }) => {
    rules.official(by, HEADS);
    rules.on();
    demand(rules.isEntering);
  },
  "official.granted": (rules, { id, role, entry }, { by }) => {
    rules.over(by, role);
    rules.on();
    demand((entry === null || rules.fold.entries.has(entry)) && rules.officials.size < MOST_OFFICIALS && id === `o${rules.officials.size + 1}`);
  },
  "official.slip_made": (rules, { id }, { by, opened }) => {
    const held = rules.find(id);
    demand(held !== null && held.slip?.hash !== opened.slip);
    rules.over(by, /** @type {any} */ (held).role);
  },
  "official.slip_exchanged": (rules, { id }) => demand(rules.find(id) !== null),
  "official.revoked": (rules, { id }, { by }) => {
    const held = rules.find(id);
    demand(held !== null);
    rules.over(by, /** @type {any} */ (held).role);
    demand([...rules.officials.values()].some((each) => each.id !== id && each.role === "organiser" && each.revoked === null) || held?.role !== "organiser");
  },
  "tournament.announced": (rules, { number }, { by }) => {
    rules.official(by, DESK);
    demand(rules.fold.status !== "cancelled" && number === rules.announcements + 1);
  },
  "tournament.confirmed": (rules, _, fact) => {
    const { fold } = rules;
    rules.official(fact.by, HEADS);
    demand(fold.status === "provisional" && [...fold.appeals.values()].every((each) => each.state !== "open") && milliseconds(fact.at) >= rules.appealsUntil);
    rules.leadTo(fact, "tournament.seed_revealed");
  },
  "tournament.cancelled": (rules, _, fact) => {
    rules.official(fact.by, ["organiser"]);
    rules.on();
    if (rules.current === null) rules.leadTo(fact, "tournament.seed_revealed");
  },
  "tournament.restored": (rules, { kept }, { by }) => demand(by === null && kept.version === rules.fold.version && kept.digest === rules.digest),
  "tournament.seed_revealed": ({ fold, current }, _, { by }) => {
    const games = [...(current?.tables.values() ?? [])].flatMap((table) => table.games);
    demand(by === null && fold.ended === undefined && fold.status === "cancelled" && !games.some((each) => each.opened !== null && each.version === null));
  },
  "entry.made": (rules, data, { by }) => {
    const { fold, room } = rules;
    const { entries: terms, sections } = fold.regulations;
    rules.on();
    demand(data.number === fold.entries.size + 1 && data.number <= MOST_ENTRIES);
    const isPeople = data.kind === "people";
    if (!isPeople || data.seed !== null) rules.official(by, DESK);
    demand(rules.find(by) !== null || rules.isEntering);
    demand(!isPeople || !(fold.status === "provisional" || rules.isTooLate));
    demand(data.names.length >= 1 && data.names.length <= (isPeople ? terms.members : MOST_AT_TABLE) && sections.includes(data.section));
    demand(areApart(data.apart) && isSame(data.apart, [...data.apart].sort((one, other) => one - other)) && (data.kind === "bot") === (data.bot !== null));
    demand(data.seed === null || (data.seed >= 1 && data.seed <= MOST_ENTRIES));
    freeSeed(rules, data.section, data.seed);
    demand(data.is_waiting === (isPeople && room <= 0) && (!data.is_waiting || terms.waiting_list));
  },
  "entry.changed": (rules, { number, ...data }, { by }) => {
    const { fold } = rules;
    rules.official(by, DESK);
    rules.on();
    const entry = need(fold.entries, number);
    const changed = Object.entries(data).filter(([name, value]) => !isSame(entry[name], value));
    demand(changed.length > 0 && changed.length === Object.keys(data).length);
    const { comparison, pairing: { method }, sections } = fold.regulations;
    const isBlind = ["schedule", "duplicate", "teams"].includes(method);
    const isFixed = !(comparison !== null && comparison.measures.length > 0) && (isBlind || method === "knockout") && rules.firstPaired.has(number);
    demand(!isFixed || Object.keys(data).every((name) => name === "apart" && !isBlind));
    const hasSat = [...fold.rounds.values()].some(({ tables }) => [...tables.values()].some((each) => entriesOf(each).includes(number)));
    demand(data.section === undefined || (sections.includes(data.section) && !hasSat));
    demand(data.apart === undefined || areApart(data.apart));
    if (data.seed !== undefined || data.section !== undefined) freeSeed(rules, data.section ?? entry.section, data.seed === undefined ? entry.seed : data.seed, number);
  },
  "entry.admitted": (rules, { number }, { by }) => {
    rules.official(by, DESK);
    rules.on();
    demand(number === rules.firstWaiting() && rules.entered < rules.fold.regulations.entries.most);
  },
  "entry.withdrawn": (rules, { number }, fact) => {
    const { state, kind } = rules.own(fact.by, number);
    rules.on();
    demand(state === "entered" || state === "waiting");
    const first = state === "entered" && kind === "people" ? rules.firstWaiting(number) : null;
    if (first !== null) rules.leadTo(fact, "entry.admitted", { number: first });
  },
  "entry.reinstated": (rules, { number }, { by }) => {
    rules.official(by, DESK);
    rules.on();
    const { state, kind } = need(rules.fold.entries, number);
    demand(state === "withdrawn" && (kind !== "people" || rules.room > 0));
  },
  "entry.substituted": (rules, { number, member }, fact) => {
    rules.official(fact.by, DESK);
    rules.on();
    const { kind, members } = need(rules.fold.entries, number);
    demand(kind !== "bot" && member >= 0 && member < members);
    rules.mayHandOn(fact.by, number);
    rules.leadTo(fact, "entry.slip_made", { number });
  },
  "entry.name_corrected": (rules, { number }, { by }) => {
    rules.official(by, DESK);
    rules.on();
    need(rules.fold.entries, number);
  },
  "entry.removed": (rules, { number, same_as: same }, fact) => {
    rules.official(fact.by, DESK);
    rules.on();
    const { state, kind } = need(rules.fold.entries, number);
    demand(![...rules.officials.values()].some((each) => each.entry === number && each.revoked === null));
    const stays = same === null ? null : need(rules.fold.entries, same);
    demand(stays === null || (same !== number && kind === "people" && stays.kind === "people" && ["entered", "waiting"].includes(stays.state)));
    if (state !== "entered" || kind !== "people") return;
    const admitted = stays?.state === "waiting" ? same : rules.firstWaiting(number);
    if (admitted !== null) rules.leadTo(fact, "entry.admitted", { number: admitted });
  },
  "entry.slip_made": (rules, { number }, { by, opened }) => {
    rules.own(by, number);
    demand(need(rules.slips, number).hash !== opened.slip);
    rules.mayHandOn(by, number);
  },
  "entry.slip_exchanged": () => {}, // the fold has its conditions
  "entry.checked_in": (rules, data, fact) => demand(!checkable(rules, data, fact).here.has(data.round)),
  "entry.checked_out": (rules, data, fact) => demand(checkable(rules, data, fact).here.has(data.round)),
  "entry.bye_asked": (rules, { number, round }, { by }) => {
    const { byes } = paired(rules, number, by);
    rules.unpublished(round);
    demand(!byes.includes(round) && byes.length < rules.fold.regulations.byes.most_asked);
  },
  "entry.bye_taken_back": (rules, { number, round }, { by }) => {
    const { byes } = paired(rules, number, by);
    rules.unpublished(round);
    demand(byes.includes(round));
  },
  "round.drafted": (rules, { round }, { by, opened: { draft } }) => {
    const { fold } = rules;
    rules.official(by, PAIRERS);
    rules.on();
    rules.unpublished(round);
    const before = fold.rounds.get(round)?.draft ?? null;
    demand((before === null || !isSame(before.draft, draft)) && draft.basis >= 1 && draft.basis <= fold.version);
    const there = [...fold.entries.values()].filter((each) => each.state === "entered");
    demand(draft.tables.length > 0 || there.length === 0 || there.some((each) => !isMissing(fold.regulations, round, each)));
    demand(isPlayable(fold, round, draft.tables, draft.byes));
  },
  "round.published": (rules, data, { by, at }) => {
    const { fold } = rules;
    rules.official(by, PAIRERS);
    rules.on();
    rules.unpublished(data.round);
    const round = need(fold.rounds, data.round);
    demand(round.state === "drafted" && rules.current === null && data.round === fold.nextRound);
    demand(data.tables.every((/** @type {any} */ each) => entriesOf(each).every((number) => !isMissing(fold.regulations, data.round, need(fold.entries, number)))));
    const [start, now, { round_s: long }] = [milliseconds(data.starts_at), milliseconds(at), fold.regulations.times];
    demand(start >= now && start <= now + AHEAD_MS && new Date(start).toISOString() === data.starts_at);
    demand(data.closes_at === (long === null ? null : new Date(start + 1000 * long).toISOString()));
    demand(data.tables.every((/** @type {any} */ each) => each.game === rules.gameId(round, each.table, 0)));
  },
  "round.entropy_given": (rules, { round, signature }) => {
    rules.on();
    const found = need(rules.fold.rounds, round);
    demand(found.state === "published" && !hasLuck(found) && isHex(signature, 48));
  },
  "round.entropy_spoken": (rules, { round, numbers }, { by }) => {
    rules.official(by, PAIRERS);
    rules.on();
    const found = need(rules.fold.rounds, round);
    demand(found.state === "published" && !hasLuck(found) && found.awaits === "spoken" && NUMBERS.test(numbers));
  },
  "round.opened": (rules, { round, games }, { by }) => {
    rules.on();
    const found = need(rules.fold.rounds, round);
    demand(by === null && found.state === "published" && hasLuck(found) && Object.values(games).every((each) => isHex(each, 32)));
  },
  "table.added": (rules, { round, table }, { by }) => {
    const { regulations, entries } = rules.fold;
    const found = need(rules.fold.rounds, round);
    const [isKnockout, mine] = [regulations.pairing.method === "knockout", entriesOf(table)];
    if (isKnockout ? by !== null : !mine.some((each) => by === `e${each}`)) rules.official(by, PAIRERS);
    rules.on();
    demand(["knockout", "open"].includes(regulations.pairing.method) && found.state === "open" && table.table === found.tables.size + 1);
    demand(isTableSound(regulations, entries, round, table) && table.game === rules.gameId(found, table.table, 0));
    const tables = [...found.tables.values()];
    if (isKnockout) {
      const match = tables.filter((each) => each.match !== null && each.match === table.match);
      demand(match.length > 0 && match.every(isDecided) && mine.every((each) => match.some((one) => entriesOf(one).includes(each))) && mine.length === table.seats.length);
    } else {
      demand(mine.every((each) => tables.every((one) => isDecided(one) || !entriesOf(one).includes(each))));
      demand(new Set(table.seats.map((/** @type {any} */ each) => `${each.entry}/${each.member}`)).size === table.seats.length);
    }
  },
  "table.opened": (rules, data, { by }) => {
    rules.on();
    const game = currentGame(tableAt(rules, data));
    demand(by === null && game.opened === null && game.id === data.game && need(rules.fold.rounds, data.round).state === "open" && isHex(data.digest, 32));
  },
  "table.finished": (rules, data, { by }) => {
    const [{ seats }, { state, unfinished }] = [tableAt(rules, data), need(rules.fold.rounds, data.round)];
    demand(by === null && rules.fold.status !== "final" && ["open", "closing"].includes(state));
    demand(data.version >= 1 && isHex(data.head, 32) && data.played_by.length === seats.length);
    const byScores = unfinished.some((/** @type {any} */ each) => each.table === data.table && each.how === "by_scores");
    demand(data.result === null || isWholeResult(data.result, seats.length, byScores ? ["played", "by_scores"] : ["played"]));
  },
  "round.closing": (rules, data, { by, at }) => {
    const { regulations } = rules.fold;
    if (by !== null) rules.official(by, PAIRERS);
    rules.on();
    const round = need(rules.fold.rounds, data.round);
    demand(round.state === "open");
    const lacking = [...round.tables.values()].filter((each) => !isDecided(each)).map((each) => each.number);
    const listed = data.unfinished.map((/** @type {any} */ each) => each.table);
    demand(isSame([...listed].sort((one, other) => one - other), [...lacking].sort((one, other) => one - other)));
    demand(data.unfinished.every((/** @type {any} */ { table, how, points }) => (how === "points") === (points !== null) && (points === null || arePoints(points, round.tables.get(table).seats.length))));
    if (by !== null) return;
    const { closes_at: until } = rules.starts.get(data.round);
    demand(regulations.times.at_limit === "close" && until !== null && milliseconds(at) >= milliseconds(until));
    demand(data.unfinished.every((/** @type {any} */ { how, table }, /** @type {number} */ index) => how === regulations.times.unfinished && table === lacking[index]));
  },
  "round.closed": (rules, { round, heads }, { by }) => {
    rules.on();
    const found = need(rules.fold.rounds, round);
    const games = [...found.tables.values()].flatMap((table) => table.games);
    demand(by === null && found.state === "closing" && games.every((each) => each.opened === null || each.version !== null));
    demand(Object.values(heads).every(({ version, digest }) => version >= 1 && isHex(digest, 32)));
  },
  "round.withdrawn": (rules, { round, why }, { by }) => {
    if (by !== null) rules.official(by, HEADS);
    rules.on();
    const { state, tables } = need(rules.fold.rounds, round);
    demand((by === null ? state === "published" : ["published", "open"].includes(state)) && why === (by === null ? "not-opened" : "official"));
    const { entries } = rules.fold;
    const isWithoutPeople = (/** @type {any} */ { state: its, seats, playedBy }) => its === "finished" && seats.every((/** @type {any} */ { entry }, /** @type {number} */ seat) => playedBy[seat] === "bot" || need(entries, entry).kind === "bot");
    demand(state !== "open" || [...tables.values()].every((each) => each.state === "playing" || isWithoutPeople(each)));
  },
  "ruling.made": (rules, data, fact) => {
    const { fold } = rules;
    byAppeal(rules, data, fact);
    const official = rules.official(fact.by, fold.regulations.may_rule);
    if (["replay", "time"].includes(data.kind)) rules.on();
    const [round, table] = [need(fold.rounds, data.round), tableAt(rules, data)];
    demand(fold.status !== "cancelled" && isArticle(data.article) && ["open", "closed"].includes(round.state));
    rules.impartial(official, data.round, table);
    demand(isSame(ruledResult(data, round, table), data.after) && (data.kind === "time") === (data.time !== null));
    demand(data.number === fold.rulings.length + 1 && data.author === fact.by && data.replaces === table.ruled);
    demand(data.game === (data.kind === "replay" ? rules.gameId(round, data.table, table.games.length) : null));
  },
  "penalty.given": (rules, data, fact) => {
    const { fold } = rules;
    const official = rules.official(fact.by, fold.regulations.may_rule);
    demand(fold.status !== "cancelled" && isArticle(data.article) && fold.entries.has(data.entry) && (data.table === null || data.round !== null));
    if (data.table !== null) rules.impartial(official, data.round, tableAt(rules, data));
    demand(official.entry !== data.entry && data.number === fold.rulings.length + 1 && data.author === fact.by);
    demand(data.kind === "points" ? arePoints([data.points], 1) : data.points === null);
    const own = fold.rulings.filter((each) => each.entry === data.entry);
    const before = own.find((each) => each.number === data.replaces);
    demand(data.replaces === null || (before !== undefined && !before.replaced));
    if (before !== undefined && data.round === null) demand(before.round === null);
    const warnings = own.filter((each) => each.penalty === "warning" && !each.replaced && each.number !== data.replaces).length;
    const most = fold.regulations.penalties.disqualified_after;
    if (data.kind === "warning" && most !== null && need(fold.entries, data.entry).state !== "disqualified" && warnings + 1 >= most) {
      rules.leadTo(fact, "penalty.given", { ...data, number: data.number + 1, kind: "disqualification", replaces: null });
    }
    byAppeal(rules, data, fact);
  },
  "appeal.made": (rules, data, { by, at }) => {
    const { fold } = rules;
    const { section } = rules.own(by, data.entry);
    rules.on();
    need(fold.rounds, data.round);
    const about = data.ruling === null ? null : fold.rulings.find((each) => each.number === data.ruling);
    demand(about !== undefined && (data.table !== null || about !== null) && (data.table === null || tableAt(rules, data).section === section));
    if (about !== null) {
      const isAtTable = about.round !== null && about.table !== null;
      demand(!isAtTable || (about.round === data.round && about.table === data.table));
      demand(about.penalty === undefined || about.entry === data.entry);
    }
    const closed = rules.closedAt.get(data.round);
    const isClosed = need(fold.rounds, data.round).state === "closed";
    if (isClosed && closed !== undefined) demand(milliseconds(at) <= Math.max(milliseconds(closed), milliseconds(about?.at ?? closed)) + 1000 * fold.regulations.times.appeal_s);
    const own = [...fold.appeals.values()].filter((each) => each.entry === data.entry);
    demand(!own.some((each) => each.state !== "withdrawn" && isSame([each.round, each.table, each.ruling], [data.round, data.table, data.ruling])));
    demand(own.filter((each) => each.state === "open").length < MOST_OPEN && data.number === fold.appeals.size + 1);
  },
  "appeal.decided": (rules, { number, ruling, author }, { by }) => {
    const official = rules.official(by, rules.fold.regulations.may_rule);
    rules.on();
    rules.appeal(official, number);
    demand(ruling === null && author === by);
  },
  "appeal.withdrawn": (rules, { number }, { by }) => {
    const { entry, state } = need(rules.fold.appeals, number);
    rules.own(by, entry);
    rules.on();
    demand(state === "open");
  },
  "table.hands_read": (rules, data, { by, opened }) => {
    const { fold } = rules;
    const official = rules.official(by, fold.regulations.may_rule);
    rules.on();
    const [round, table] = [need(fold.rounds, data.round), tableAt(rules, data)];
    rules.impartial(official, data.round, table);
    demand(currentGame(table).opened !== null && currentGame(table).id === data.game && isUnderWay(round) && opened.version >= 1);
  },
  "lot.drawn": (rules, { number, round, among }, { by }) => {
    rules.official(by, PAIRERS);
    rules.on();
    demand(need(rules.fold.rounds, round).state === "closed" && among.length >= 2 && among.every((/** @type {number} */ each) => rules.fold.entries.has(each)) && number === rules.fold.lots.length + 1);
  },
};
