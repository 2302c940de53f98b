/**
 * A value that is named by two words is chosen word by word, in two rows of buttons that stand for one group of choices.
 */

/** @param {Element} field @returns {HTMLInputElement[]} the choices that the words stand for */
const listOf = (field) => /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll("input[type=radio]")]);

/** @param {HTMLInputElement} choice */
const saidBy = (choice) => choice.closest("label")?.textContent?.trim() ?? "";

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
  for (const each of list) each.checked = !each.disabled && saidBy(each) === said.join(" ");
  list[0].dispatchEvent(new Event("change", { bubbles: true }));
}

/** Show a form's choices in words. @param {HTMLFormElement} form */
export function showWords(form) {
  for (const field of form.querySelectorAll("[data-worded]")) {
    const found = listOf(field).find((each) => each.checked);
    const said = found ? saidBy(found) : "";
    const [last] = said.split(" ").slice(-1);
    const first = said.slice(0, -last.length - 1);
    if (said) for (const [nth, row] of rowsOf(field).entries()) for (const each of row) each.setAttribute("aria-pressed", String(each.textContent === [first, last][nth]));
  }
}
