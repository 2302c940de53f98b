// What cannot be read or pressed: the page or an open dialog wider than the window, controls that are cut at a side, and
// controls that something lies over, now or once they are scrolled to as focus scrolls.
() => {
  const wide = document.documentElement.clientWidth;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const found = [];
  for (const at of [document.scrollingElement, ...(dialog ? [dialog] : [])]) if (at.scrollWidth > at.clientWidth) found.push(`${at.localName} is ${at.scrollWidth - at.clientWidth} px wider than its box`);
  const says = (at) => `${at.localName} “${(at.getAttribute("aria-label") || at.textContent || at.name || "").trim().slice(0, 40)}”`;
  const controls = [...root.querySelectorAll("a[href], button, input, select, textarea, summary")].filter((at) => at.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !at.matches(".skip"));
  const isHit = (at, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || at.contains(hit) || hit.contains(at) || hit.closest("label")?.contains(at);
  };
  const points = (at) => [...at.getClientRects()].flatMap(({ left, right, top, bottom }) => [[(left + right) / 2, (top + bottom) / 2], [left + 3, top + 3], [right - 3, bottom - 3]]);
  const said = document.querySelector(".said:not(:empty)");
  if (said && !dialog) {
    const lies = said.getBoundingClientRect();
    said.style.visibility = "hidden";
    for (const at of controls) for (const { left, right, top, bottom } of at.getClientRects()) {
      const [low, high, first, last] = [Math.max(left, lies.left), Math.min(right, lies.right), Math.max(top, lies.top), Math.min(bottom, lies.bottom)];
      if (low >= high || first >= last) continue;
      const hit = document.elementFromPoint((low + high) / 2, (first + last) / 2);
      if (hit && at.contains(hit)) found.push(`${says(at)} lies under what was said`);
    }
    said.style.visibility = "";
  }
  for (const at of root.querySelectorAll(".wide")) if (at.checkVisibility() && at.scrollWidth > at.clientWidth && !at.querySelector(".standings, .cross")) found.push(`${at.getAttribute("aria-label")} is ${at.scrollWidth - at.clientWidth} px wider than its box`);
  for (const at of controls) {
    const isOfStandings = at.matches("a") && at.closest(".standings, .cross");
    if (!isOfStandings) {
      const box = at.getBoundingClientRect();
      let [low, high] = [0, wide];
      for (let up = at.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === "visible") continue;
        const clip = up.getBoundingClientRect();
        [low, high] = [Math.max(low, clip.left), Math.min(high, clip.right)];
      }
      if (box.left < low - 1 || box.right > high + 1) { found.push(`${says(at)} is cut: ${Math.round(box.left)} to ${Math.round(box.right)} of ${Math.round(low)} to ${Math.round(high)}`); continue; }
    }
    at.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!points(at).every(([x, y]) => isHit(at, x, y))) {
      const over = points(at).map(([x, y]) => document.elementFromPoint(x, y)).find((hit) => hit && !at.contains(hit) && !hit.contains(at));
      found.push(`${says(at)} lies under ${over?.localName}.${over?.className}`);
    }
  }
  return found;
}
