/**
 * Lists that people paste: their encoding, and drafts by numbers or names. The service reads lists of entries.
 */

const SEPARATOR = /[;\t,]/;

/**
 * The text of a file, as the service reads it too: UTF-16 if it begins with its mark, else UTF-8, else Windows-1252.
 * @param {ArrayBuffer} bytes @returns {{text: string, encoding: string}}
 */
export function decoded(bytes) {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

/** Persons of an entry, typed with ` / ` between them. @param {string} text */
export const persons = (text) => text.split("/").map((each) => each.trim()).filter(Boolean);

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
