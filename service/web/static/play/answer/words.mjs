/**
 * A value that is named by two words is chosen word by word, in two rows of buttons that stand for one list.
 */

/** @param {Element} field @returns {HTMLSelectElement} */
const listOf = (field) => /** @type {HTMLSelectElement} */ (field.querySelector("select"));

/** @param {Element} field @returns {HTMLElement[][]} the buttons of each row */
const rowsOf = (field) => [...field.querySelectorAll("[data-words]")].map((row) => /** @type {HTMLElement[]} */ ([...row.children]));

/** Listen in a part of the page that outlives its content. @param {HTMLElement} table */
export function prepareWords(table) {
  table.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-words] > button") : null;
    const field = button?.closest("[data-worded]");
    if (button && field) press(field, button);
  });
  table.addEventListener("reset", ({ target }) => {
    for (const each of target instanceof Element ? target.querySelectorAll("[data-words] > button") : []) each.setAttribute("aria-pressed", "false");
  });
}

/** @param {Element} field @param {Element} button */
function press(field, button) {
  for (const each of button.parentElement?.children ?? []) each.setAttribute("aria-pressed", String(each === button));
  const said = rowsOf(field).map((row) => row.find((each) => each.getAttribute("aria-pressed") === "true")?.textContent ?? "");
  const list = listOf(field);
  list.value = [...list.options].find((each) => !each.disabled && each.text === said.join(" "))?.value ?? "";
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Show a form's choices in words. @param {HTMLFormElement} form */
export function showWords(form) {
  for (const field of form.querySelectorAll("[data-worded]")) {
    const list = listOf(field);
    const said = list.value ? list.selectedOptions[0].text : "";
    const [last] = said.split(" ").slice(-1);
    const first = said.slice(0, -last.length - 1);
    if (said) for (const [nth, row] of rowsOf(field).entries()) for (const each of row) each.setAttribute("aria-pressed", String(each.textContent === [first, last][nth]));
  }
}
