/**
 * What a reader has chosen at a game of the lobby, and what is said there.
 */

/** The number of players that is chosen. @param {any} fields @returns {HTMLInputElement} */
export function sizeOf(fields) {
  return fields.size.length ? [...fields.size].find((/** @type {any} */ each) => each.checked) : fields.size;
}

/** The choice of a number of players. @param {any} fields @param {string} players @returns {HTMLInputElement} */
const choiceOf = (fields, players) => [...(fields.size.length ? fields.size : [fields.size])].find((/** @type {any} */ each) => each.value === players);

/** Show the error, in the sheet while that is open. @param {HTMLFormElement} form @param {string} words */
export function complain(form, words) {
  const [outside, inside] = form.querySelectorAll(".error");
  const isOpen = form.querySelector("dialog[open]") !== null;
  outside.textContent = isOpen ? "" : words;
  inside.textContent = isOpen ? words : "";
}

/** Ask for a name: an example name is not enough at a table with others. @param {HTMLFormElement} form @param {any} fields */
export function askName(form, fields) {
  complain(form, "Tell the others what to call you.");
  fields.name.focus();
}

/** @param {HTMLFormElement} form @param {any} fields @param {string} called @param {number} friends @param {string | undefined} practice number of players, with bots alone @param {string | undefined} commit to the own nonce */
export function wanted(form, fields, called, friends, practice, commit) {
  const size = practice ? choiceOf(fields, practice) : sizeOf(fields);
  const isOpen = friends > 0 && fields.strangers.checked;
  const names = botNames(form, called);
  const bots = Array.from({ length: Number(size.value) - 1 - friends }, (_, nth) => ({ kind: "bot", bot: fields.bot.value, name: names[nth] }));
  return {
    ruleset: form.dataset.ruleset,
    options: { ...changed(form), ...JSON.parse(size.dataset.options ?? "{}") },
    seats: [{ kind: "human", name: called, claim: true, commit }, ...Array.from({ length: friends }, () => ({ kind: "human", ...(isOpen && { open: true }) })), ...bots],
    clock: !practice && fields.clock.value ? JSON.parse(fields.clock.value) : undefined,
    hints: practice !== undefined || fields.hints.checked,
    begins_from: friends > 0 && fields.least?.value ? Number(fields.least.value) : undefined,
    rated: friends > 0 && fields.rated.checked ? true : undefined,
    visibility: friends && (fields.public.checked || isOpen) ? "public" : "unlisted",
  };
}

/** Names of bots, none of them the player's. @param {HTMLFormElement} form @param {string} called */
export const botNames = (form, called) => (form.dataset.bots ?? "").split(",").filter((each) => each.toLowerCase() !== called.toLowerCase());

/** The options that are not as they were. @param {HTMLFormElement} form */
function changed(form) {
  /** @type {Record<string, any>} */
  const wanted = {};
  for (const each of /** @type {NodeListOf<any>} */ (form.querySelectorAll("[data-option]"))) {
    if (each.type === "checkbox" && each.checked !== each.defaultChecked) wanted[each.dataset.option] = each.checked;
    if (each.type === "number" && each.value !== each.defaultValue) wanted[each.dataset.option] = each.value === "" ? null : Number(each.value);
    if (each.type === "radio" && each.checked && !each.defaultChecked) wanted[each.dataset.option] = JSON.parse(each.value);
  }
  return wanted;
}
