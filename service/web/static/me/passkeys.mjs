/**
 * Passkeys, as the browser makes and uses them. Bytes travel in base64url.
 */

import { ask, post } from "../shared/api.mjs";
import { postAsMe, readAsMe } from "./me_page.mjs";
import { at } from "../shared/page.mjs";

const NOT_USED = "Nothing happened: no passkey was used.";

/** The site that passkeys are for; "" if there are none. @returns {string} */
const site = () => at("me").dataset.passkeys;

/** Whether passkeys work at another address only. */
export const isWrongSite = () => site() !== "" && site() !== location.origin;

export const canUsePasskeys = () => site() === location.origin && "PublicKeyCredential" in window;

/** Have the browser make a passkey for the player who is signed in. */
export async function addPasskey() {
  const told = await readAsMe("/v1/players/me/passkeys/challenge");
  const publicKey = {
    ...told,
    challenge: bytes(told.challenge),
    user: { ...told.user, id: bytes(told.user.id) },
    excludeCredentials: told.excludeCredentials.map((/** @type {any} */ each) => ({ ...each, id: bytes(each.id) })),
  };
  const { id, response } = await answered(navigator.credentials.create({ publicKey }));
  await postAsMe("/v1/players/me/passkeys", { id, client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) });
}

/** Sign in by any passkey of this site. @returns {Promise<any>} what signing in answers */
export async function signInByPasskey() {
  const told = await (await ask("/v1/players/passkeys/challenge")).json();
  const publicKey = { ...told, challenge: bytes(told.challenge) };
  const { id, response } = await answered(navigator.credentials.get({ publicKey }));
  return post("/v1/players/passkeys/sign-in", {
    id,
    user: text(response.userHandle),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

/** An authenticator's answer; an error in our words if it, or its owner, gave none. @param {Promise<Credential | null>} asked @returns {Promise<any>} */
async function answered(asked) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Error("This device holds a passkey of your account.");
    throw new Error(NOT_USED);
  }
}

/** @param {string} told @returns {Uint8Array<ArrayBuffer>} */
const bytes = (told) => Uint8Array.from(atob(told.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** @param {ArrayBuffer} held */
const text = (held) => btoa(String.fromCharCode(...new Uint8Array(held))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
