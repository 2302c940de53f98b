/**
 * A link as a QR code, drawn by the service; a link can be used without one.
 */

import { ask } from "./api.mjs";

/** Show the code of an address. @param {string} path place to draw it @param {string} address @param {HTMLElement} figure hidden until it is there @param {string} label */
export async function drawCode(path, address, figure, label) {
  const found = await ask(path, { method: "POST", body: { address } }).catch(() => null);
  if (!found) return;
  const code = new DOMParser().parseFromString(await found.text(), "image/svg+xml").documentElement;
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", label);
  figure.replaceChildren(document.importNode(code, true));
  figure.hidden = false;
}
