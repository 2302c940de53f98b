/** Checks that a published round can be played: tournaments.md, section Drafts. */

const PARTIAL = ["knockout", "open"];
const MOST_TABLES = 1_000;

/** @param {any} regulations @param {number} round @param {any} entry */
export const isMissing = (regulations, round, entry) => regulations.entries.check_in !== "none" && !(entry.kind === "bot" || entry.here.has(null) || entry.here.has(round));

/** @param {any} fold @param {number} round @param {any[]} tables @param {any[]} byes */
export function isPlayable({ regulations, entries }, round, tables, byes) {
  const { method } = regulations.pairing;
  if (tables.length === 0 && method !== "open") return false;
  if (tables.length > MOST_TABLES) return false;
  const numbers = tables.map((each) => each.table);
  if (new Set(numbers).size < numbers.length || numbers.some((each) => each < 1)) return false;
  return tables.every((each) => isTableSound(regulations, entries, round, each)) && areSeatsSound(method, tables) && areBoardsSound(regulations, tables)
    && areByesSound(regulations, entries, round, tables, byes);
}

/** @param {any} regulations @param {Map<number, any>} entries @param {number} round @param {any} table */
export function isTableSound({ sizes, sections }, entries, round, { section, seats }) {
  if (seats.length < sizes.min || seats.length > sizes.max || !sections.includes(section)) return false;
  return seats.every((/** @type {any} */ each) => {
    const entry = entries.get(each.entry);
    return entry !== undefined && entry.state === "entered" && !entry.byes.includes(round) && (entry.section === section || entry.kind !== "people")
      && each.member >= 0 && each.member < entry.members;
  });
}

/** No one sits twice, and no entry is at two tables unless teams play. @param {string} method @param {any[]} tables */
function areSeatsSound(method, tables) {
  const [seated, at] = [new Set(), new Map()];
  for (const { table, seats } of tables) {
    for (const { entry, member } of seats) {
      if (seated.has(`${entry}/${member}`) || (method !== "teams" && (at.get(entry) ?? table) !== table)) return false;
      seated.add(`${entry}/${member}`);
      at.set(entry, table);
    }
  }
  return true;
}

/** @param {any} regulations @param {any[]} tables */
function areBoardsSound({ comparison }, tables) {
  const sizes = new Map();
  return tables.every(({ board, seats }) => {
    if (board === null) return true;
    if (comparison === null || board < 1) return false;
    if (!sizes.has(board)) sizes.set(board, seats.length);
    return sizes.get(board) === seats.length;
  });
}

/** @param {any} regulations @param {Map<number, any>} entries @param {number} round @param {any[]} tables @param {any[]} byes */
function areByesSound(regulations, entries, round, tables, byes) {
  const { method } = regulations.pairing;
  if (method === "open" && byes.length > 0) return false;
  const seated = new Set(tables.flatMap((table) => table.seats.map((/** @type {any} */ each) => each.entry)));
  const idle = new Set(byes.map((each) => each.entry));
  if (idle.size < byes.length) return false;
  const areTrue = byes.every(({ entry: number, kind }) => {
    const entry = entries.get(number);
    if (entry === undefined || seated.has(number) || entry.state !== "entered") return false;
    const hasAsked = entry.byes.includes(round);
    return (kind === "asked") === hasAsked && (kind === "absent") === (!hasAsked && isMissing(regulations, round, entry));
  });
  if (!areTrue || PARTIAL.includes(method)) return areTrue;
  return [...entries.values()].every((each) => each.state !== "entered" || each.kind !== "people" || seated.has(each.number) || idle.has(each.number));
}
