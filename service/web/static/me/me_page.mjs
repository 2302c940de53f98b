/**
 * Requests as the player, for the parts of the page “You”.
 */

import { ask, post } from "../shared/api.mjs";
import { at } from "../shared/page.mjs";
import { signedIn } from "../shared/player.mjs";

/** @param {string} path @param {{method?: string, body?: any}} given */
export const askAsMe = (path, given = {}) => ask(path, { ...given, token: signedIn()?.token });

/** @param {string} path @param {any} body */
export const postAsMe = (path, body = {}) => post(path, body, { token: signedIn()?.token });

/** @param {string} path @returns {Promise<any>} */
export const readAsMe = async (path) => (await askAsMe(path)).json();

/** The name of a game. @param {string} ruleset @returns {string} */
export const titleOf = (ruleset) => JSON.parse(at("me").dataset.titles)[ruleset] ?? ruleset;
