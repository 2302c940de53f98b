/**
 * The names that this browser keeps of people with whom one has played.
 */

import { forgetFriend, friends } from "../shared/friends.mjs";
import { at, button, done, made } from "../shared/page.mjs";

/** List them; nothing if there are none. */
export function showFriends() {
  const names = friends();
  at("friends").hidden = !names.length;
  at("friends").querySelector("ul").replaceChildren(...names.map(item));
}

/** @param {string} called */
function item(called) {
  const row = made("li");
  const remove = button("Remove", "button", () => {
    forgetFriend(called);
    showFriends();
    done(`${called} was removed.`);
    (at("friends").hidden ? at("whose") : at("friends-title")).focus();
  });
  remove.setAttribute("aria-label", `Remove ${called}`);
  row.append(made("span", called), remove);
  return row;
}
