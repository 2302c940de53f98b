/**
 * Which studies this browser may change: their tokens in its own storage, or the account that started them.
 */

import { signedIn } from "../shared/player.mjs";

const PREFIX = "deaddrop.study.";
const BY_ACCOUNT = "account";

/** The token that changes a study; null if there is none. @param {string} study @returns {string | null} */
export function studyToken(study) {
  const held = read(study);
  return held === BY_ACCOUNT ? (signedIn()?.token ?? null) : held;
}

/** @param {string} study */
function read(study) {
  try {
    return localStorage.getItem(PREFIX + study);
  } catch {
    return null;
  }
}

/** @param {string} study @param {string} token */
export function keepStudy(study, token) {
  try {
    localStorage.setItem(PREFIX + study, token);
  } catch {
    // Storage is full or forbidden: the study can be read.
  }
}

/** The study is changed by the account that this browser is signed in to. @param {string} study */
export const keepByAccount = (study) => read(study) ?? keepStudy(study, BY_ACCOUNT);

/** @param {string} study */
export const forgetStudy = (study) => localStorage.removeItem(PREFIX + study);
