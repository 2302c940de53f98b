/**
 * Numbers by two buttons, one less and one more: the first press begins at the least.
 */

/** Listen in a part of the page that outlives its content. @param {HTMLElement} table */
export function prepareSteppers(table) {
  table.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-step]") : null;
    const input = /** @type {HTMLInputElement | null | undefined} */ (button?.parentElement?.querySelector("input[type=number]"));
    if (!(button instanceof HTMLElement) || !input) return;
    if (!input.value) input.value = input.min;
    else input.stepUp(Number(button.dataset.step));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
