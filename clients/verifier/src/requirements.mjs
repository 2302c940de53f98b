/** The requirements of `--require` for a record, beyond consistency: docs/organising.md. */

/** @type {Record<string, (found: any) => boolean>} */
const REQUIREMENTS = {
  complete: ({ complete }) => complete,
  nonces: ({ complete, shown: { nonces, is_undone } }) => complete && !is_undone && nonces.closed && !nonces.silent.length && nonces.people.every((/** @type {number} */ seat) => nonces.given.includes(seat)),
  public: ({ complete, shown, round }) => complete && round === "good" && !shown.is_undone && shown.public === "game.public_given",
  signature: ({ signature }) => signature === "good",
  history: ({ shown, held }) => {
    const results = held.filter((/** @type {any} */ each) => each.signature === "good").map((/** @type {any} */ each) => each.result);
    return results.length > 0 && results.every((/** @type {string} */ each) => each === "same") && !shown.restores.length;
  },
  names: ({ names, signature }) => names.committed.length > 0 && !names.withheld.length && signature === "good",
  bots: ({ shown }) => shown.bot_moves === 0, // they are not derived here
  luck: (found) => found.complete && found.shown.deals === 1 && REQUIREMENTS[found.shown.public === null ? "nonces" : "public"](found),
  unrestored: ({ shown }) => !shown.restores.length,
};
/** Names of several requirements. @type {Record<string, string[]>} */
export const PRESETS = {
  tournament: ["complete", "luck", "unrestored", "signature", "names", "bots", "log"],
  friendly: ["complete", "unrestored", "bots"],
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
