/**
 * The page “You”: signing in and out, and the signed-in player's data.
 */

import { post } from "../shared/api.mjs";
import { copying } from "../shared/copying.mjs";
import { myName } from "../shared/games.mjs";
import { prepareAccess, showAccess } from "./me_access.mjs";
import { prepareAccount, showAccount, showRatings } from "./me_account.mjs";
import { showFriends } from "./me_friends.mjs";
import { prepareGames, showGames } from "./me_games.mjs";
import { broughtBack, comeBack, goThere } from "./me_oidc.mjs";
import { readAsMe } from "./me_page.mjs";
import { prepareStudies, showStudies } from "./me_studies.mjs";
import { at, complain, done, made, pressing, submitting } from "../shared/page.mjs";
import { canUsePasskeys, signInByPasskey } from "./passkeys.mjs";
import { isRefused, PLACE, showSections, signedIn, signIn, signOut } from "../shared/player.mjs";
import { brings, leaveAddress } from "../shared/taking.mjs";

const LINK = /dd_link_[0-9a-z]+/;

start();

function start() {
  const brought = arrive();
  const back = broughtBack();
  submitting("register", register);
  submitting("recover", recover);
  submitting("link", (fields) => redeem(fields.link.value));
  pressing("passkey", async () => enter(await signInByPasskey()));
  pressing("oidc", () => goThere(false));
  pressing("code-done", async () => showCode(null));
  copying(at("code-copy"), at("code-text"));
  showFriends();
  prepareGames();
  prepareStudies();
  prepareAccess(showCode);
  prepareAccount(() => leave());
  addEventListener("storage", ({ key }) => key === PLACE && location.reload());
  if (brought) offer(brought);
  void show().then(() => back && comeBack(back, enter, showCode).then(refreshAccess));
}

/** Show the ways in again, since one may have been added. */
const refreshAccess = () => (signedIn() ? showAccess().catch(complain) : null);

/** A link in the address, which leaves it at once. */
function arrive() {
  const brought = brings("link");
  if (brought === null) return undefined;
  const [link] = LINK.exec(brought) ?? [];
  leaveAddress();
  return link;
}

/** Ask before a link signs in: following another person's link would mean playing in their name. @param {string} link */
function offer(link) {
  const now = signedIn();
  at("arrived-words").textContent = now
    ? `You followed a link from another device. This browser is signed in as ${now.name}; the link signs it in to the account that made it instead.`
    : "You followed a link from another device. Go on if you made it yourself: this browser is then signed in to that account.";
  at("arrived").hidden = false;
  at("arrived-title").focus();
  pressing("arrived-yes", async () => {
    await redeem(link);
    at("arrived").hidden = true;
  });
  pressing("arrived-no", async () => (at("arrived").hidden = true));
}

/** @param {any} fields */
async function register(fields) {
  const told = await post("/v1/players", { name: fields.name.value.trim() });
  await enter(told);
  showCode(told.recovery_code);
}

/** @param {any} fields */
async function recover(fields) {
  const told = await post("/v1/players/recover", { recovery_code: fields.code.value.trim() });
  fields.code.value = "";
  await enter(told);
  showCode(told.recovery_code);
}

/** @param {string} typed a link, or an address that holds one */
async function redeem(typed) {
  const [link] = LINK.exec(typed) ?? [];
  if (!link) throw new Error("This is no link from another device.");
  await enter(await post("/v1/players/link", { link }));
  at("link").elements.link.value = "";
}

/** A player signed in. @param {any} told */
async function enter(told) {
  signIn(told);
  await show();
  at("whose").focus();
}

/** This browser is signed in no longer. @param {string} words why */
function leave(words = "You are signed out here.") {
  signOut();
  showCode(null);
  void show();
  done(words);
}

/** Show the signed-in player's account, or the ways in. */
async function show() {
  const now = signedIn();
  at("in").hidden = !now;
  at("out").hidden = now !== null;
  at("lead").hidden = now !== null;
  at("whose").textContent = now?.name ?? "Your account";
  if (!now) return showWays();
  try {
    const me = await readAsMe("/v1/players/me");
    at("whose").textContent = me.name;
    showAccount(me);
    await Promise.all([showSections(), showGames(), showAccess(), showRatings(), showStudies()]);
  } catch (error) {
    if (!isRefused(error)) return complain(error);
    leave();
    complain(new Error("This browser was signed out of your account. Sign in again."));
  }
}

function showWays() {
  at("register").elements.name.value = myName();
  if (at("passkey")) at("passkey").hidden = !canUsePasskeys();
}

/** Show a recovery code, this once; null puts it away. @param {string | null} code */
function showCode(code) {
  at("code").hidden = code === null;
  at("code-text").hidden = true;
  at("code-text").value = code ?? "";
  at("code-copy").textContent = "Copy";
  at("code-groups").replaceChildren(...(code ?? "").split("-").map((group) => made("span", group)));
  if (code) at("code-title").focus();
}
