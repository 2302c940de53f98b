/**
 * Going on with a seat on another device: its link and QR code, which are on the page only while they are looked at.
 */

import { copying } from "../shared/copying.mjs";
import { drawCode } from "../shared/qr_code.mjs";
import { isLoopback, site } from "../shared/reach.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Show the link of a seat while the panel is open. @param {string} game @param {string} token of the seat */
export function showDevice(game, token) {
  const panel = /** @type {HTMLDetailsElement} */ (at("device"));
  const link = /** @type {HTMLInputElement} */ (panel.querySelector("input"));
  const copy = /** @type {HTMLButtonElement} */ (panel.querySelector("button"));
  if (!panel.open) {
    link.value = "";
    at("device-qr").replaceChildren();
    at("device-qr").hidden = true;
    return;
  }
  link.value = `${site()}/g/${game}#token=${token}`;
  copy.textContent = "Copy";
  if (!copy.dataset.ready) copying(copy, link);
  copy.dataset.ready = "";
  at("device-reach").hidden = !isLoopback(site());
  void drawCode(`/g/${game}/qr.svg`, link.value, at("device-qr"), "The link of your seat as a QR code");
}
