/**
 * A section of the lobby: the events that this browser has entries of, as their pages kept them.
 */

import { eventsOfOwn } from "./kept.mjs";

listOwnEvents();

/** Show them, if there are any. */
function listOwnEvents() {
  const section = document.getElementById("own-events");
  const own = eventsOfOwn();
  if (!section || !own.length) return;
  section.querySelector("ul")?.replaceChildren(...own.map(([event, [first]]) => {
    const [item, link, title, who] = [document.createElement("li"), document.createElement("a"), document.createElement("strong"), document.createElement("span")];
    link.href = `/e/${event}`;
    title.textContent = first.title ?? "An event";
    who.textContent = first.name ?? "";
    link.append(title, " ", who);
    item.append(link);
    return item;
  }));
  section.hidden = false;
}
