/**
 * The names that this browser keeps of people with whom one has played.
 */

import { forgetFriend, friends } from "../shared/friends.mjs";
import { at, done, made } from "../shared/page.mjs";

/** List them; nothing if there are none. */
export function showFriends() {
  const names = friends();
  at("friends").hidden = !names.length;
  at("friends").querySelector("ul").replaceChildren(...names.map(item));
}

/** @param {string} called */
function item(called) {
  const row = made("li");
  const button = made("button", "Remove", "button");
  button.type = "button";
  button.setAttribute("aria-label", `Remove ${called}`);
  button.addEventListener("click", () => {
    forgetFriend(called);
    showFriends();
    done(`${called} was removed.`);
    (at("friends").hidden ? at("whose") : at("friends-title")).focus();
  });
  row.append(made("span", called), button);
  return row;
}
