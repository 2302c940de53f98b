/**
 * “Start a study”: notes and variations next to the shown replay.
 */

import { postAsPlayer } from "../shared/player.mjs";
import { keepStudy } from "./kept.mjs";

/** @param {string} api the replay's address @param {() => number} moment the version that is shown @param {(error: unknown) => void} complain */
export function startsStudies(api, moment, complain) {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("study-form"));
  if (!form) return;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
    button.disabled = true;
    try {
      const { study, token } = await postAsPlayer(`${api}/studies`, { title: String(new FormData(form).get("title")).trim() });
      keepStudy(study.id, token);
      location.assign(`${study.url}#${moment()}`);
    } catch (error) {
      button.disabled = false;
      complain(error);
    }
  });
}
