/**
 * The one dialog of the desk: it asks for an act's values, carries it out, and stays open with the reason if that is refused.
 */

import { finderOf } from "../shared/finding.mjs";
import { complain, made } from "../shared/page.mjs";
import { isLoopback, site } from "../shared/reach.mjs";
import { decoded } from "./lists.mjs";

/**
 * @typedef {{name: string, label: string, kind?: "text" | "long" | "number" | "choice" | "tick" | "time", options?: [string, string][], value?: any, hint?: string, needed?: boolean, low?: number, high?: number, file?: string}} Field
 *   needed: by default yes, but for ticks and times; file: names of files whose text is taken
 * @typedef {{title: string, words?: string, fields?: Field[], go: string, act: (values: Record<string, any>) => Promise<unknown>, more?: Node[]}} Asked
 */

/** Ask, and carry out; whether it was. @param {Asked} asked @returns {Promise<boolean>} */
export function askFor({ title, words = "", fields = [], go, act, more = [] }) {
  const form = made("form");
  const wrong = made("p", "", "error");
  wrong.setAttribute("role", "alert");
  const yes = made("button", go, "button strong");
  const no = made("button", "Never mind", "button quiet");
  no.type = "button";
  const row = made("p", "", "row");
  row.append(yes, no);
  form.append(bodyOf([...(words ? [made("p", words)] : []), ...fields.map(fieldOf), ...more]), wrong, row);
  const dialog = openDialog(title, [form]);
  return new Promise((decided) => {
    let isDone = false;
    no.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => decided(isDone), { once: true });
    form.addEventListener("submit", async (/** @type {Event} */ event) => {
      event.preventDefault();
      yes.disabled = true;
      wrong.textContent = "";
      try {
        await act(valuesOf(form, fields));
        isDone = true;
        dialog.close();
      } catch (error) {
        wrong.textContent = error instanceof Error ? error.message : String(error);
      } finally {
        yes.disabled = false;
      }
    });
  });
}

/** The part of a dialog that scrolls: what is refused, and the buttons, stay under it. @param {Node[]} parts */
export function bodyOf(parts) {
  const body = made("div", "", "body");
  body.append(...parts);
  return body;
}

/** A dialog that is removed when closed. @param {string} title @param {Node[]} parts without a form or a `bodyOf`, all of it scrolls @param {string} [look] @returns {HTMLDialogElement} */
export function openDialog(title, parts, look = "") {
  const dialog = made("dialog", "", `form ${look}`);
  const heading = made("h2", title);
  heading.id = "form-title";
  dialog.setAttribute("aria-labelledby", heading.id);
  const isWhole = parts.some((each) => each instanceof Element && each.matches("form, .body"));
  dialog.append(heading, ...(isWhole ? parts : [bodyOf(parts)]));
  dialog.addEventListener("close", () => dialog.remove());
  for (const before of document.querySelectorAll("dialog.form")) before.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {Field} field */
function fieldOf(field) {
  const { name, label, kind = "text", options = [], value, hint, low, high } = field;
  const input = made(kind === "choice" ? "select" : kind === "long" ? "textarea" : "input");
  input.name = name;
  if (kind === "choice") input.append(...options.map(([each, words]) => new Option(words, each)));
  else if (kind !== "long") input.type = { number: "number", tick: "checkbox", time: "datetime-local" }[/** @type {string} */ (kind)] ?? "text";
  if (kind === "tick") input.checked = Boolean(value);
  else if (value !== undefined && value !== null) input.value = value;
  input.required = field.needed ?? !["tick", "time"].includes(kind);
  input.autocomplete = "off";
  if (low !== undefined) input.min = low;
  if (high !== undefined) input.max = high;
  if (kind === "long") input.rows = 8;
  const found = made("label", "", kind === "tick" ? "tick" : "");
  if (kind === "tick") found.append(input, ` ${label}`);
  else found.append(`${label} `, input, ...(hint ? [made("span", hint, "soft")] : []));
  if (!field.file) return found;
  const all = made("div");
  all.append(found, fileOf(field.file, input));
  return all;
}

/** A file whose text goes into a field. @param {string} accept @param {HTMLTextAreaElement} into */
function fileOf(accept, into) {
  const input = made("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    const { text, encoding } = decoded(await file.arrayBuffer());
    into.value = text;
    read.textContent = `Read as ${encoding}.${encoding === "UTF-8" ? "" : " If letters are wrong, save the file as CSV in UTF-8."}`;
  });
  const read = made("span", "", "soft");
  read.setAttribute("role", "status");
  const found = made("label", "or from a file ");
  found.append(input, read);
  return found;
}

/** @param {HTMLFormElement} form @param {Field[]} fields */
function valuesOf(form, fields) {
  /** @type {any} */
  const given = form.elements;
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const { value, checked } = given[name];
      return [name, kind === "tick" ? checked : kind === "number" ? (value === "" ? null : Number(value)) : kind === "time" ? (value ? new Date(value).toISOString() : null) : value.trim()];
    }),
  );
}

/** A button that does something. @param {string} text @param {() => unknown} act @param {string} [look] @returns {HTMLButtonElement} */
export function button(text, act, look = "button") {
  const found = made("button", text, look);
  found.type = "button";
  found.addEventListener("click", () => act());
  return found;
}

/** A box that carries out an act, and shows afterwards what holds, also if the act was refused. @param {string} label @param {() => boolean} isOn what holds @param {(on: boolean) => Promise<unknown>} act */
export function acting(label, isOn, act) {
  const input = made("input");
  input.type = "checkbox";
  input.checked = isOn();
  input.setAttribute("aria-label", label);
  input.addEventListener("change", async () => {
    complain(null);
    try {
      await act(input.checked);
    } catch (error) {
      complain(error);
    }
    input.checked = isOn();
  });
  return input;
}

/** A field that finds as one types, and says if nothing is found. @param {string} words @param {(has: (names: string) => boolean, typed: string) => number} then shows what is found: how many */
export function finding(words, then) {
  const input = made("input");
  input.type = "search";
  input.autocomplete = "off";
  const none = made("div", "", "soft");
  none.setAttribute("role", "status");
  input.addEventListener("input", () => {
    const typed = input.value.trim();
    none.textContent = then(finderOf(input.value), typed) || !typed ? "" : `Nothing is found for “${typed}”.`;
  });
  const label = made("label", `${words} `);
  label.append(input);
  const found = made("div");
  found.append(label, none);
  return found;
}

/** Such a field for rows that the service has drawn. @param {string} words @param {Element} place what holds them */
export const findingRows = (words, place) => finding(words, (has) => {
  for (const row of place.querySelectorAll("[data-names]")) row.hidden = !has(row.dataset.names);
  return place.querySelectorAll("[data-names]:not([hidden])").length;
});

/** A warning next to links if they open on this machine alone, with what helps; else nothing. @param {{isFolded?: boolean}} [look] @returns {HTMLElement[]} */
export function reachWarning({ isFolded = false } = {}) {
  if (!isLoopback(site())) return [];
  const all = made("details", "", "notice reach");
  all.open = !isFolded;
  const found = made("p");
  all.append(made("summary", `No phone can open these links: ${site()} is this machine alone.`), found);
  found.append("Start the service with ", made("code", "HOST=0.0.0.0"), " and with ", made("code", "DEADDROP_URL"), ` set to this machine’s address in the network, such as http://192.168.1.20${location.port && `:${location.port}`}, then reload this page. Links made before go on: only their beginning changes.`);
  return [all];
}

/** Show a link that is to be handed on. @param {string} address @param {string} words */
export async function handOn(address, words) {
  const input = made("input");
  input.readOnly = true;
  input.value = address;
  const found = made("label", "The link ");
  found.append(input);
  input.addEventListener("focus", () => input.select());
  await askFor({ title: "Hand this link on", words, go: "I have it", more: [...reachWarning(), found], act: async () => null });
}

/** A row with other cells. @param {any} row @param {any[]} cells texts or elements @param {string[]} columns */
export function fillRow(row, cells, columns) {
  row.replaceChildren(...cells.map((cell, nth) => {
    const place = made(nth ? "td" : "th");
    if (!nth) place.scope = "row";
    place.dataset.of = columns[nth];
    place.append(...(Array.isArray(cell) ? cell : [cell]));
    return place;
  }));
  return row;
}

/** A table with a head. @param {string} caption @param {string[]} columns @param {any[]} rows of cells: texts or elements @param {string} [look] */
export function tableOf(caption, columns, rows, look = "") {
  const table = made("table", "", look);
  const head = made("tr");
  head.append(...columns.map((each) => Object.assign(made("th", each), { scope: "col" })));
  const thead = made("thead");
  thead.append(head);
  const body = made("tbody");
  body.append(...rows.map((cells) => fillRow(made("tr"), cells, columns)));
  table.append(made("caption", caption), thead, body);
  const wide = made("div", "", "wide");
  wide.tabIndex = 0;
  wide.setAttribute("role", "region");
  wide.setAttribute("aria-label", caption);
  wide.append(table);
  return wide;
}
