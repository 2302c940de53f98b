/**
 * A section of the lobby: the tournaments that this browser has entries of, as their pages kept them.
 */

import { tournamentsOfOwn } from "./kept.mjs";

listOwnTournaments();

/** Show them, if there are any. */
function listOwnTournaments() {
  const section = document.getElementById("own-tournaments");
  const own = tournamentsOfOwn();
  if (!section || !own.length) return;
  section.querySelector("ul")?.replaceChildren(...own.map(([tournament, [first]]) => {
    const [item, link, title, who] = [document.createElement("li"), document.createElement("a"), document.createElement("strong"), document.createElement("span")];
    link.href = `/t/${tournament}`;
    title.textContent = first.title ?? "A tournament";
    who.textContent = first.name ?? "";
    link.append(title, " ", who);
    item.append(link);
    return item;
  }));
  section.hidden = false;
}
