/**
 * A browser's checks of a table for its player: the words of the head, the heads it holds, and the whole game when it is over.
 */

import { save } from "../shared/saving.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} game @param {import("./history.mjs").History} past @param {(error: unknown) => void} complain */
export function prepareChecks(game, past, complain) {
  at("verify").addEventListener("click", () => void verify(`/v1/games/${game}`, complain));
  at("held").addEventListener("click", () => save(past.file(), `deaddrop-${game}.json`));
  at("compare").addEventListener("toggle", () => void showHead(past));
}

/** The head in words, shown when that part is opened. @param {import("./history.mjs").History} past */
export async function showHead({ head }) {
  if (!head || !(/** @type {HTMLDetailsElement} */ (at("compare")).open)) return;
  const { inWords } = await import("./words.mjs");
  at("head").textContent = `Event ${head.version}: ${inWords(head.digest)}`;
}

/** Check the whole game here, and show the findings. @param {string} api @param {(error: unknown) => void} complain */
async function verify(api, complain) {
  at("verified").textContent = "Checking …";
  try {
    const { verified } = await import("./verified.mjs");
    at("verified").textContent = await verified(api);
  } catch (error) {
    at("verified").textContent = "";
    complain(error);
  }
}
