/**
 * Secrets that a link brings after its `#`: the only reader of them, and the question before this browser takes one over. A page that is merely
 * opened, as by an app that looks at links ahead, takes nothing.
 */

import { made } from "./page.mjs";

/** @typedef {{title: string, words: string, go: string}} Offer go: label of the button that takes it over */

/** Names of the secrets: of a seat or table that may be taken (`claim`, `join`), a study (`edit`), an account (`link`), an entry, an office or a seat (`slip`), and tokens. */
export const SECRETS = ["claim", "edit", "join", "link", "slip", "token"];

/** The secret of the address under a name; null without one. @param {string} name */
export function brings(name) {
  if (!SECRETS.includes(name)) throw new Error(`“${name}” is no secret of a link.`);
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Whether the address brings one of these. @param {string[]} names */
export const bringsOne = (...names) => names.some((each) => brings(each) !== null);

/** Remove what follows `#` from the address. */
export const leaveAddress = () => history.replaceState(null, "", location.pathname + location.search);

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
