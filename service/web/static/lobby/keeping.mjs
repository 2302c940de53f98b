/**
 * Seats that the host of a table keeps for friends: each friend gets the link of a seat. Whose it is stays in this browser.
 */

import { friends } from "../shared/friends.mjs";
import { keep, kept } from "../shared/games.mjs";

/** @typedef {{seat: number, code: string, for?: string}} Invite */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Offer to keep free seats for friends who are not here. @param {string} game @param {Invite[]} open @param {(string | undefined)[]} here names @param {() => void} changed */
export function keepSeats(game, open, here, changed) {
  const place = at("invites-friends");
  const names = friends().filter((each) => !here.includes(each));
  const isFull = open.every((each) => each.for);
  place.hidden = !names.length || (open.length < 2 && !isFull);
  const chips = /** @type {HTMLElement} */ (place.querySelector("p"));
  if (chips.dataset.shown !== names.join("\n")) chips.replaceChildren(...names.map(chip));
  chips.dataset.shown = names.join("\n");
  for (const each of chips.querySelectorAll("button")) {
    const isKept = open.some((one) => one.for === each.textContent);
    each.setAttribute("aria-pressed", String(isKept));
    each.disabled = isFull && !isKept;
    each.onclick = () => {
      toggle(game, open, each.textContent ?? "");
      changed();
    };
  }
  for (const each of open) if (each.for) document.querySelector(`#room-seats li[data-seat="${each.seat}"] strong`)?.replaceChildren(`Kept for ${each.for}`);
}

/** @param {string} called */
function chip(called) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = called;
  return made;
}

/** Keep a seat for a friend, or no longer: the last that is free, since the link of the table fills the first. @param {string} game @param {Invite[]} open @param {string} called */
function toggle(game, open, called) {
  const before = open.find((each) => each.for === called);
  const seat = (before ?? open.findLast((each) => !each.for))?.seat;
  const invites = (kept(game).invites ?? []).map((each) => (each.seat === seat ? { ...each, for: before ? undefined : called } : each));
  keep(game, { invites });
}
