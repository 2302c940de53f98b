// Things that can be pointed at, and seats, that the dock lies over, and such things that an opened form leaves no room for: each in words.
() => {
  const opened = document.querySelector("#offers .chosen");
  const dock = (opened ?? document.getElementById("offers")).getBoundingClientRect();
  const found = [];
  for (const at of document.querySelectorAll("#board :is(.live, .seat .plate, .seat .head)")) {
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let { left, top, right, bottom } = at.getBoundingClientRect();
    const whole = bottom - top;
    let isScrolled = false;
    for (let up = at.parentElement; up && up.id !== "table"; up = up.parentElement) {
      const { overflow, overflowY } = getComputedStyle(up);
      if (overflow === "visible") continue;
      isScrolled ||= /auto|scroll/.test(overflowY);
      const clip = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, clip.left), Math.max(top, clip.top), Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    if (opened && !isScrolled && at.matches(".live") && bottom - top < whole / 2) found.push(`${at.getAttribute("aria-label")} is cut off`);
    const wide = Math.min(right, dock.right) - Math.max(left, dock.left);
    const high = Math.min(bottom, dock.bottom) - Math.max(top, dock.top);
    if (right - left > 2 && bottom - top > 2 && wide > 2 && high > 2) found.push(`${at.getAttribute("aria-label") ?? at.className} lies ${Math.round(high)} px under the dock`);
  }
  return found;
}
