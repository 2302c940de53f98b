/**
 * Asks before this browser takes over what a link brings. A page that is merely opened, as by an app that looks at links ahead, takes nothing.
 */

import { made } from "./page.mjs";

/** @typedef {{title: string, words: string, go: string}} Offer go: label of the button that takes it over */

/** The offer to exchange a slip. @param {string} acts what this device does from then on @param {string} now what is here already @returns {Offer} */
export const slipOffer = (acts, now) => ({ title: "Open your slip here?", words: `A slip is opened on one device: from then on this one ${acts}, and the link opens nothing on another. ${now}`, go: "Open it on this device" });

/** @param {Offer} offer @returns {Promise<boolean>} whether the reader pressed the button that takes it over */
export function wants({ title, words, go }) {
  const dialog = made("dialog", "", "taking");
  const heading = made("h2", title);
  heading.id = "taking-title";
  dialog.setAttribute("aria-labelledby", heading.id);
  const form = made("form", "", "row");
  form.method = "dialog";
  const [yes, no] = [made("button", go, "button strong"), made("button", "No, leave it as it is", "button")];
  yes.value = "yes";
  no.value = "no";
  form.append(yes, no);
  dialog.append(heading, made("p", words), form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((decided) => dialog.addEventListener("close", () => (dialog.remove(), decided(dialog.returnValue === "yes")), { once: true }));
}
