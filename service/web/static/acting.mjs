/**
 * Forms as commands: what an offer's form says, as the JSON that the API takes.
 */

/** @typedef {import("./filling.mjs").Use} Use */

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
export function command(form, submitter) {
  /** @type {Record<string, any>} */
  const body = { type: form.dataset.type };
  for (const [field, given] of new FormData(form, submitter)) {
    if (given === "" || given === "null" || isOrdered(form, field)) continue;
    if (form.querySelector(`[data-some="${CSS.escape(field)}"]`)) (body[field] ??= []).push(JSON.parse(String(given)));
    else body[field] = JSON.parse(String(given));
  }
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-order]"))) {
    const steps = [...group.querySelectorAll("select")].filter((each) => each.value).map((each) => JSON.parse(each.value));
    const field = group.dataset.order ?? "";
    if (group.dataset.many === undefined && steps.length) body[field] = steps;
    else if (group.dataset.many !== undefined) (body[field] ??= []).push(...(steps.length ? [steps] : []));
  }
  return body;
}

/** Whether a field is a list that is put together in an order. @param {HTMLFormElement} form @param {string} field */
const isOrdered = (form, field) => form.querySelector(`[data-order="${CSS.escape(field)}"]`) !== null;

/**
 * Ask which of several answers is meant; -1 for none.
 * @param {string} thing @param {Use[]} uses @param {MouseEvent | null} event where to ask
 * @returns {Promise<number>}
 */
export function which(thing, uses, event) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("which"));
  const title = document.getElementById("which-title");
  if (title) title.textContent = thing;
  dialog.querySelector("ul")?.replaceChildren(...uses.map(answer));
  dialog.returnValue = "-1";
  dialog.showModal();
  beside(dialog, event);
  return new Promise((decided) => dialog.addEventListener("close", () => decided(Number(dialog.returnValue)), { once: true }));
}

/** @param {Use} use @param {number} nth */
function answer({ form, button: sender }, nth) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  const words = document.createElement("span");
  button.className = "button";
  button.value = String(nth);
  words.className = "soft";
  words.textContent = form.dataset.summary ?? "";
  button.append(sender?.textContent || form.dataset.title || "", words);
  item.append(button);
  return item;
}

/** Put a dialog where one pointed, if there is room. @param {HTMLDialogElement} dialog @param {MouseEvent | null} event */
function beside(dialog, event) {
  const isRoomy = event !== null && innerWidth > 2 * dialog.offsetWidth;
  const place = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
  dialog.style.margin = isRoomy ? "0" : "";
  dialog.style.left = isRoomy ? place(event.clientX, dialog.offsetWidth, innerWidth) : "";
  dialog.style.top = isRoomy ? place(event.clientY, dialog.offsetHeight, innerHeight) : "";
}

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
