/**
 * The obvious answer, given by the player's standing order. The ruleset says which answers are obvious, of its
 * public table: never because a hidden card leaves no choice, since the haste of the answer would tell that.
 */

import { hold } from "../../table/holding.mjs";
import { settings } from "../../table/settings.mjs";

const SAID_MS = 10_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Give it, after the wait of a move that can be taken back: then it is left to the person. */
export function giveObvious() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#offers form[data-obvious]"));
  if (!form || !settings().givesObvious || document.hidden) return;
  const { title = "" } = form.dataset;
  hold(title, () => form.isConnected && (say(title), form.requestSubmit()), () => {});
}

/** Show the given answer for a while. @param {string} title */
function say(title) {
  const line = /** @type {HTMLElement} */ (document.getElementById("given"));
  line.textContent = `Answered for you, since nothing else can be done here: ${title}.`;
  clearTimeout(timer);
  timer = setTimeout(() => (line.textContent = ""), SAID_MS);
}
