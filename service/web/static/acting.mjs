/**
 * Forms as commands: what an offer's form says, as the JSON that the API takes.
 */

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
export function command(form, submitter) {
  /** @type {Record<string, any>} */
  const body = { type: form.dataset.type };
  for (const [field, given] of new FormData(form, submitter)) {
    if (given === "" || given === "null") continue;
    const value = JSON.parse(String(given));
    if (isOrdered(form, field)) (body[field] ??= []).push(value);
    else body[field] = value;
  }
  return body;
}

/** Whether a field is a list that is put together in an order. @param {HTMLFormElement} form @param {string} field */
const isOrdered = (form, field) => form.querySelector(`select[data-order][name="${CSS.escape(field)}"]`) !== null;

/** Ask before something that cannot be taken back. @param {string} text @returns {Promise<boolean>} */
export function sure(text) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ask"));
  const words = document.getElementById("ask-text");
  if (words) words.textContent = text;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((decided) => {
    dialog.addEventListener("close", () => decided(dialog.returnValue === "yes"), { once: true });
  });
}
