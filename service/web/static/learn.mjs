/**
 * The guide of a game: a link to a word that is folded away opens its list, and keys scroll a table that is wider than its place.
 */

const open = () => {
  const named = document.getElementById(location.hash.slice(1));
  const list = named?.closest("details");
  if (!named || !list) return;
  list.open = true;
  named.scrollIntoView({ block: "center" });
};

window.addEventListener("hashchange", open);
open();

for (const each of document.querySelectorAll(".annotated .motion")) {
  if (each instanceof HTMLElement && each.scrollWidth > each.clientWidth) each.tabIndex = 0;
}
