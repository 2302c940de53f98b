/**
 * Time zones to choose from, as this browser knows them.
 */

/** The reader's own. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** All of them, by name. @param {string} [chosen] one that is among them in any case @returns {string[]} */
export function zones(chosen = ownZone()) {
  const known = /** @type {any} */ (Intl).supportedValuesOf?.("timeZone") ?? [];
  return [...new Set(["UTC", chosen, ownZone(), ...known])].sort();
}
