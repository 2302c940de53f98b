// Names, and what is said of a seat, that something covers: each pair in words.
() => {
  const shown = (at) => {
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    let { left, top, right, bottom } = at.getBoundingClientRect();
    for (let up = at.parentElement; up && up.id !== "board"; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const clip = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, clip.left), Math.max(top, clip.top), Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  };
  const parts = [...document.querySelectorAll("#board .seat :is(.tag, .person strong, .person .sign, .person .cog, .thing)")];
  const boxes = parts.map((at) => ({ isThing: at.matches(".thing"), box: shown(at), says: at.textContent.trim() || at.getAttribute("class") })).filter(({ box }) => box);
  const found = [];
  for (const [nth, one] of boxes.entries()) for (const other of boxes.slice(nth + 1)) {
    if (one.isThing && other.isThing) continue;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 1 && high > 1) found.push(`${one.says} / ${other.says}: ${Math.round(wide)} x ${Math.round(high)}`);
  }
  return found;
}
