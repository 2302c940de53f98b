/**
 * Signing in through another site: the way there, and back with a code. The state of a sign-in is stored for this tab alone.
 */

import { ask, name, post } from "../shared/api.mjs";
import { postAsMe } from "./me_page.mjs";
import { at, complain, submitting } from "../shared/page.mjs";
import { signedIn } from "../shared/player.mjs";

const KEPT = "deaddrop.oidc";
const FOREIGN = "What came back belongs to another sign-in, or to another tab. Begin again.";

/** The other site's name; "" if there is none. @returns {string} */
const site = () => at("me").dataset.oidc;

export const hasOtherSite = () => site() !== "";

/** Go there. @param {boolean} isAdding whether the player who is signed in gets the account there, without signing anyone in */
export async function goThere(isAdding) {
  const { url, state, flow } = await (await ask("/v1/players/oidc/authorization")).json();
  sessionStorage.setItem(KEPT, JSON.stringify({ state, flow, isAdding }));
  location.assign(url);
  await new Promise(() => {}); // the page is left
}

/**
 * The answer in the address, which is removed from there at once; null if the visitor came from elsewhere.
 * @returns {{code: string | null, state: string, issuer?: string} | null}
 */
export function broughtBack() {
  const query = new URLSearchParams(location.search);
  const state = query.get("state");
  if (state === null) return null;
  history.replaceState(null, "", location.pathname);
  const issuer = query.get("iss");
  return { code: query.get("code"), state, ...(issuer && { issuer }) };
}

/**
 * Come back: add the account there, sign in by it, or ask a newcomer for a name.
 * @param {{code: string | null, state: string, issuer?: string}} brought @param {(told: any) => Promise<void>} enter @param {(code: string) => void} showCode
 */
export async function comeBack(brought, enter, showCode) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  sessionStorage.removeItem(KEPT);
  try {
    if (!kept || kept.state !== brought.state) throw new Error(FOREIGN);
    if (brought.code === null) throw new Error(`${site()} did not sign you in.`);
    const { identity, registered } = await found({ ...brought, flow: kept.flow });
    if (kept.isAdding && signedIn()) await postAsMe("/v1/players/me/identities", { identity });
    else if (registered) await enter(await post("/v1/players/oidc/sign-in", { identity }));
    else welcome(identity, enter, showCode);
  } catch (error) {
    complain(error);
  }
}

/** Who it was; not asked for again, as a code is good once. @param {any} body @returns {Promise<{identity: string, registered: boolean}>} */
const found = async (body) => (await ask("/v1/players/oidc/identity", { method: "POST", body, headers: { "Idempotency-Key": name() } })).json();

/** Ask a new player for a name. @param {string} identity @param {(told: any) => Promise<void>} enter @param {(code: string) => void} showCode */
function welcome(identity, enter, showCode) {
  at("newcomer").hidden = false;
  at("newcomer-title").focus();
  submitting("newcomer-form", async (fields) => {
    const told = await post("/v1/players/oidc/sign-in", { identity, name: fields.name.value.trim() });
    at("newcomer").hidden = true;
    await enter(told);
    showCode((await postAsMe("/v1/players/me/recovery-code")).recovery_code);
  });
}
