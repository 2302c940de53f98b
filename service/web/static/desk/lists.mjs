/**
 * Lists that people paste: entries by names or CSV, and drafts by numbers or names.
 */

const COLUMNS = ["names", "section", "seed", "rating", "club", "apart", "kind", "bot"];
const SEPARATOR = /[;\t,]/;

/**
 * Entries of a list: a line each, persons of one entry with ` / ` between them; or CSV whose first line names the columns.
 * @param {string} text @param {{section?: string}} usual @returns {any[]}
 */
export function entriesOf(text, usual = {}) {
  const lines = text.split(/\r?\n/).map((each) => each.trim()).filter(Boolean);
  const columns = cells(lines[0] ?? "").map((each) => each.toLowerCase());
  if (!columns.includes("names")) return lines.map((line) => ({ names: persons(unnumbered(line)), ...usual }));
  const strange = columns.filter((each) => each && !COLUMNS.includes(each));
  if (strange.length) throw new Error(`No column is called ${strange.join(", ")}. There are: ${COLUMNS.join(", ")}.`);
  return lines.slice(1).map((line) => ({ ...usual, ...Object.fromEntries(cells(line).map((cell, nth) => [columns[nth], cell]).filter(([name, cell]) => name && cell).map(([name, cell]) => [name, valueOf(name, cell)])) }));
}

/**
 * Names that more than one entry would have, as they are written last.
 * @param {{names: (string | null)[]}[]} list to be entered @param {{names: (string | null)[]}[]} [before] entered already @returns {string[]}
 */
export function doublesOf(list, before = []) {
  const called = (/** @type {{names: (string | null)[]}[]} */ all) => all.flatMap(({ names = [] }) => names.filter((each) => each !== null));
  const plain = (/** @type {string} */ name) => name.trim().replace(/\s+/g, " ").toLowerCase();
  const seen = new Set(called(before).map(plain));
  const found = new Map();
  for (const name of called(list)) {
    if (seen.has(plain(name))) found.set(plain(name), name);
    seen.add(plain(name));
  }
  return [...found.values()];
}

/** A line of a numbered list without its number. @param {string} line */
const unnumbered = (line) => line.replace(/^\d+[.):]?\s+/, "");

/** @param {string} text */
const persons = (text) => text.split("/").map((each) => each.trim()).filter(Boolean);

/** @param {string} name @param {string} cell */
function valueOf(name, cell) {
  if (name === "names") return persons(cell);
  if (name === "apart") return cell.split(/\s+/).map(Number);
  return name === "seed" || name === "rating" ? Number(cell) : cell;
}

/** The cells of a line of CSV. @param {string} line @returns {string[]} */
export function cells(line) {
  const [separator] = SEPARATOR.exec(line.replace(/"[^"]*"/g, "")) ?? [","];
  const found = [];
  for (let rest = line; ; ) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const end = quoted ? quoted[0].length : rest.indexOf(separator) < 0 ? rest.length : rest.indexOf(separator);
    found.push(quoted ? quoted[1].replaceAll('""', '"') : rest.slice(0, end).trim());
    if (end >= rest.length) return found;
    rest = rest.slice(end + separator.length);
  }
}

/** @param {Map<number, import("./state.mjs").Entry>} entries @returns {(cell: string, nobody: string) => {entry: number, member: number}} the seat that a number or name means; nobody: how the refusal begins if there is none */
function seatFinder(entries) {
  const byName = new Map([...entries.values()].flatMap(({ entry, names }) => [[String(entry), { entry, member: 0 }], [names.join(" / ").toLowerCase(), { entry, member: 0 }], ...names.map((name, member) => [(name ?? "").toLowerCase(), { entry, member }])]));
  return (cell, nobody) => {
    const found = byName.get(cell.toLowerCase());
    if (!found) throw new Error(`${nobody} is called “${cell}”.`);
    return found;
  };
}

/** Numbers of entries, of a list of numbers or names. @param {string} text @param {Map<number, import("./state.mjs").Entry>} entries @returns {number[]} */
export function numbersOf(text, entries) {
  const seatOf = seatFinder(entries);
  return cells(text).filter(Boolean).map((cell) => seatOf(cell, "Nobody").entry);
}

/**
 * A draft of a list: a line is a table, with numbers or names of entries in the order of the seats; `bye:` begins a line of byes.
 * @param {string} text @param {Map<number, import("./state.mjs").Entry>} entries @returns {{tables: {seats: {entry: number, member: number}[]}[], byes: number[]}}
 */
export function draftOf(text, entries) {
  const seatOf = seatFinder(entries);
  /** @type {{tables: any[], byes: number[]}} */
  const draft = { tables: [], byes: [] };
  text.split(/\r?\n/).forEach((line, nth) => {
    if (!line.trim()) return;
    const byes = /^\s*byes?\s*:/i.exec(line);
    const seats = cells(line.slice(byes?.[0].length ?? 0)).filter(Boolean).map((cell) => seatOf(cell, `Line ${nth + 1}: nobody`));
    if (byes) draft.byes.push(...seats.map(({ entry }) => entry));
    else draft.tables.push({ seats });
  });
  return draft;
}
