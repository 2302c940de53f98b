/**
 * Ways into the account: devices, links, passkeys, the recovery code.
 */

import { sure } from "../table/acting.mjs";
import { copying } from "../shared/copying.mjs";
import { drawCode } from "../shared/qr_code.mjs";
import { goThere, hasOtherSite } from "./me_oidc.mjs";
import { askAsMe, postAsMe, readAsMe } from "./me_page.mjs";
import { at, done, made, once, pressing, since } from "../shared/page.mjs";
import { addPasskey, canUsePasskeys, isWrongSite } from "./passkeys.mjs";

/** @typedef {{id: string, kind: "token" | "recovery" | "link" | "passkey" | "oidc", added: string, expires: string | null, current: boolean}} Credential */

const KINDS = { token: "A device", recovery: "The recovery code", link: "A link that is open", passkey: "A passkey", oidc: "An account at another site" };
const ENDS = {
  token: "That device is signed out. The seats’ own keys that it holds stay good.",
  recovery: "The code on paper opens nothing any more, and there is none until you ask for another one.",
  link: "The link opens nothing any more.",
  oidc: "That account signs in here no longer.",
  passkey: "The passkey signs in no longer. You may delete it from the device as well.",
};
const NEW_CODE = "The code that you have now opens nothing any more; the new one is shown once.";

/** @param {(code: string) => void} showCode */
export function prepareAccess(showCode) {
  pressing("device-link", makeLink);
  copying(at("device-copy"), at("device-text"));
  pressing("new-code", async () => {
    if (!(await sure(NEW_CODE))) return;
    showCode((await postAsMe("/v1/players/me/recovery-code")).recovery_code);
    await showAccess();
  });
  pressing("oidc-add", () => goThere(true));
  pressing("passkey-add", async () => {
    await addPasskey();
    await showAccess();
    done("The passkey was added.");
  });
}

export async function showAccess() {
  /** @type {Credential[]} */
  const items = (await readAsMe("/v1/players/me/credentials")).items;
  at("credentials").replaceChildren(...items.map(item));
  at("no-code").hidden = items.some(({ kind }) => kind === "recovery");
  if (hasOtherSite()) at("oidc-add").hidden = items.some(({ kind }) => kind === "oidc");
  if (!at("passkey-add")) return;
  at("passkey-add").hidden = at("passkey-words").hidden = !canUsePasskeys();
  at("passkey-elsewhere").hidden = !isWrongSite();
}

/** @param {Credential} each */
function item(each) {
  const called = each.current ? "This browser" : KINDS[each.kind];
  const words = made("span", called);
  const when = made("span", each.expires ? `until ${clock(each.expires)}` : "added ", "soft");
  if (!each.expires) when.append(since(each.added));
  words.append(when);
  const found = made("li");
  found.append(words);
  if (each.current) return found; // ended by signing out
  const button = made("button", "End …", "button");
  button.type = "button";
  button.setAttribute("aria-label", `End ${called[0].toLowerCase()}${called.slice(1)}`);
  button.addEventListener("click", () => void once(button, () => end(each)));
  found.append(button);
  return found;
}

/** The hour of a time. @param {string} stamp */
const clock = (stamp) => new Date(stamp).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** @param {Credential} each */
async function end({ id, kind }) {
  if (!(await sure(ENDS[kind]))) return;
  await askAsMe(`/v1/players/me/credentials/${id}`, { method: "DELETE" });
  await showAccess();
  done("Ended.");
}

/** A link for another device, in the fragment of this page's address. */
async function makeLink() {
  const { link, expires } = await postAsMe("/v1/players/me/links");
  at("device-text").value = `${location.origin}/me#link=${link}`;
  at("device-copy").textContent = "Copy";
  at("device-words").textContent = `Open it on the other device, or point its camera here, before ${clock(expires)}. Everybody who has it comes in, so show it to nobody else.`;
  at("device").hidden = false;
  at("device-qr").hidden = true;
  await Promise.all([showAccess(), drawCode("/me/qr.svg", at("device-text").value, at("device-qr"), "The link as a QR code")]);
}
