/**
 * The effect of a draft, if no list of values gives it: by a dry run of the service.
 */

import { ask } from "../../shared/api.mjs";
import { command } from "../../table/acting.mjs";

/** @typedef {{title: string, consequence: string, grave: boolean}} Checked */

/** Throws a Problem as the command itself would. @param {string} api @param {string | null} token @param {any} body @param {Record<string, string>} headers @returns {Promise<Checked>} */
export async function check(api, token, body, headers) {
  return (await ask(`${api}/commands/check`, { method: "POST", token, body, headers })).json();
}

/** The same before an answer is sent: until it is known the table is busy, and says so. @param {string} api @param {string | null} token @param {any} body @param {Record<string, string>} headers @returns {Promise<Checked>} */
export async function checkFirst(api, token, body, headers) {
  const [table, sending] = ["table", "sending"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
  table.classList.add("busy");
  sending.textContent = "Checking …";
  try {
    return await check(api, token, body, headers);
  } finally {
    sending.textContent = "";
    table.classList.remove("busy");
  }
}

/** Tell it of answers that wait to be sent. @param {string} api @param {() => string | null} token @param {() => Record<string, string>} headers */
export function prepareChecking(api, token, headers) {
  document.getElementById("table")?.addEventListener("together", (event) => {
    const { target, detail } = /** @type {CustomEvent} */ (event);
    const form = /** @type {HTMLFormElement} */ (target);
    void check(api, token(), command(form, form.querySelector("button:not([type=button])")), headers())
      .then(({ consequence }) => detail(consequence))
      .catch((wrong) => detail(wrong.message)); // and again when it is sent
  });
}
