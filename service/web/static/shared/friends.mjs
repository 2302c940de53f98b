/**
 * Names of people with whom one has played, kept in this browser alone.
 */

const PLACE = "deaddrop.friends";
const MOST = 12;

/** Their names, the last first. @returns {string[]} */
export function friends() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string[]} names */
export const meet = (names) => write([...names, ...friends().filter((each) => !names.includes(each))].slice(0, MOST));

/** @param {string} called */
export const forgetFriend = (called) => write(friends().filter((each) => each !== called));

/** @param {string[]} names */
function write(names) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(names));
  } catch {
    // Storage is full or forbidden: nothing is offered at the next table.
  }
}
