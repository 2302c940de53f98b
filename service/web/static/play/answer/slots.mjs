/**
 * Orders of things: each thing that is pressed takes the next free slot and shows its number; pressed again, it gives it back.
 */

/** The slots within a part of a form, in their order. @param {Element} at @returns {HTMLInputElement[]} */
export const slotsOf = (at) => /** @type {HTMLInputElement[]} */ ([...at.querySelectorAll("[data-slot]")]);

/** The things that a slot can take, or that an order has. @param {Element} at @returns {HTMLButtonElement[]} */
export const putsOf = (at) => /** @type {HTMLButtonElement[]} */ ([...(at.closest("[data-order]")?.querySelectorAll("[data-put]") ?? [])]);

/** Listen in a part of the page that outlives its content. @param {HTMLElement} table */
export function prepareSlots(table) {
  table.addEventListener("click", ({ target }) => {
    const put = target instanceof Element ? target.closest("[data-put]") : null;
    if (put instanceof HTMLButtonElement) press(put);
  });
}

/** @param {HTMLButtonElement} put */
function press(put) {
  const group = /** @type {Element} */ (put.closest("[data-order]"));
  const value = put.dataset.put ?? "";
  const free = slotsOf(group).find((each) => !each.value);
  const held = slotsOf(group).filter((each) => each.value === value).at(-1);
  if (free && isLeft(put)) free.value = value;
  else if (held) giveBack(slotsOf(group), held);
  (free ?? held)?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Empty a slot; the later ones move up. @param {HTMLInputElement[]} slots @param {HTMLInputElement} slot */
export function giveBack(slots, slot) {
  const kept = slots.filter((each) => each !== slot && each.value).map((each) => each.value);
  for (const [nth, each] of slots.entries()) each.value = kept[nth] ?? "";
}

/** Whether there is more of a thing than a form's slots hold. @param {HTMLButtonElement} put */
export function isLeft(put) {
  const { put: value, most } = put.dataset;
  const name = put.closest("[data-order]")?.getAttribute("data-order");
  const slots = put.form ? slotsOf(put.form).filter((each) => each.name === name) : [];
  return slots.filter((each) => each.value === value).length < Number(most);
}

/** Show what the slots of a form hold, and what can still be taken. @param {HTMLFormElement} form */
export function showSlots(form) {
  for (const group of form.querySelectorAll("[data-order]")) {
    const slots = slotsOf(group);
    const have = slots.filter((each) => each.value).length;
    const legend = group.querySelector("legend");
    if (legend) legend.dataset.count = `${have} of ${slots.length}`;
    for (const put of putsOf(group)) {
      const places = slots.flatMap((each, nth) => (each.value === put.dataset.put ? [nth + 1] : []));
      put.setAttribute("aria-pressed", String(places.length > 0));
      put.disabled = !places.length && (have === slots.length || !isLeft(put));
      if (places.length && slots.length > 1) put.dataset.nth = places.join(", ");
      else delete put.dataset.nth;
    }
  }
}
