/** What `--require` may ask of a record beyond being consistent: docs/organising.md. */

/** @type {Record<string, (found: any) => boolean>} */
const REQUIREMENTS = {
  complete: ({ complete }) => complete,
  nonces: ({ complete, shown: { nonces, is_undone } }) => complete && !is_undone && nonces.closed && !nonces.silent.length && nonces.people.every((/** @type {number} */ seat) => nonces.given.includes(seat)),
  public: ({ complete, shown, checked }) => complete && checked.round === "good" && !shown.is_undone && shown.public === "game.public_given",
  signature: ({ checked }) => checked.signature === "good",
  history: ({ shown, held }) => {
    const results = held.filter((/** @type {any} */ each) => each.signature === "good").map((/** @type {any} */ each) => each.result);
    return results.length > 0 && results.every((/** @type {string} */ each) => each === "same") && !shown.restores.length;
  },
  names: ({ names, checked }) => names.committed.length > 0 && !names.open.length && !names.withheld.length && checked.signature === "good",
  bots: ({ shown }) => shown.bot_moves === 0, // they are not derived here
  luck: (found) => found.complete && found.shown.deals === 1 && REQUIREMENTS[found.shown.public === null ? "nonces" : "public"](found),
  unrestored: ({ shown }) => !shown.restores.length,
};
/** Names of several requirements. @type {Record<string, string[]>} */
const PRESETS = {
  tournament: ["complete", "luck", "unrestored", "signature", "names", "bots", "log"],
  friendly: ["complete", "unrestored", "bots"],
};
/** What is said of a requirement that is not met. @type {Record<string, string>} */
const MISSING = {
  complete: "the record is not complete",
  luck: "it is not shown that nobody could choose the deal",
  unrestored: "the game was put back",
  signature: "no key that was given has signed it",
  names: "its names are not signed",
  bots: "not every move of a bot was derived",
  log: "no log that was given holds its opening and its end",
};
const LOGGED = /^log(?:=([1-9][0-9]{0,2}))?$/;

/** The names in a list with commas. Throws for one that there is not. @param {string} text */
export function parseRequirements(text) {
  const names = [...new Set(text.split(",").filter(Boolean).flatMap((name) => (Object.hasOwn(PRESETS, name) ? PRESETS[name] : [name])))];
  const unknown = names.find((name) => !Object.hasOwn(REQUIREMENTS, name) && !LOGGED.test(name));
  if (unknown !== undefined) throw new Error(`--require knows no '${unknown}'; there are ${[...Object.keys(REQUIREMENTS), "log", "log=N", ...Object.keys(PRESETS)].join(", ")}.`);
  return names;
}

/** @param {any} found @param {string} name */
function isMet(found, name) {
  const logged = LOGGED.exec(name);
  if (logged === null) return REQUIREMENTS[name](found);
  const shown = found.log?.opened ? [found.log] : [];
  return shown.some(({ head, quorum, cosigned }) => head && (logged[1] === undefined ? quorum : Object.keys(cosigned).length >= Number(logged[1])));
}

/** Which of these a result does not meet. @param {any} found @param {string[]} names */
export const unmetRequirements = (found, names) => names.filter((name) => found.problem !== null || !isMet(found, name));

/** One sentence on a consistent record; that every command was decided by the rules is not known here. @param {any} found */
export function fitnessInWords(found) {
  const missing = unmetRequirements(found, PRESETS.tournament).map((name) => MISSING[name]);
  if (missing.length) return `Fit for a tournament: no, since ${missing.join(", ").replace(/, ([^,]*)$/, " and $1")}.`;
  const witnesses = Object.keys(found.log?.cosigned ?? {}).length;
  const seen = witnesses ? `${witnesses} ${witnesses === 1 ? "witness" : "witnesses"}` : "no witness";
  return `Fit for a tournament, but for the rules: yes. Nobody could choose the deal${found.checked.round === "good" ? "" : ", if one player is honest"}; signed; in the log, seen by ${seen}.`;
}
