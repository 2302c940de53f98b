/**
 * The form that makes a link to the replay of a game: whose viewpoint, what is given away, whose names.
 */

import { post } from "./api.mjs";
import { copying } from "./copying.mjs";

/** @param {string} api the game's address @param {() => string | null} token @param {(error: unknown) => void} complain */
export function sharing(api, token, complain) {
  const form = /** @type {HTMLFormElement} */ (document.getElementById("share-form"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
    button.disabled = true;
    try {
      const made = await post(`${api}/replays`, Object.fromEntries(new FormData(form)), { token: token() });
      show(made.url);
    } catch (error) {
      complain(error);
    } finally {
      button.disabled = false;
    }
  });
}

/** The link, and a way to copy it. @param {string} url */
function show(url) {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = new URL(url, location.href).href;
  const held = document.createElement("input");
  held.readOnly = true;
  held.hidden = true;
  held.value = link.href;
  held.setAttribute("aria-label", "Link to the replay");
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "button";
  copy.textContent = "Copy";
  copying(copy, held);
  document.getElementById("shared")?.replaceChildren(link, " ", held, " ", copy);
}
