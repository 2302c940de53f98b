/**
 * What happened, in words: the newest entry first, what one has not seen yet marked by a word.
 */

const KEPT = 30; // announcements

/** @param {any[]} entries @param {{isLive: boolean, looked: number}} seen */
export function told(entries, { isLive, looked }) {
  const list = /** @type {HTMLElement} */ (document.getElementById("log"));
  for (const entry of entries) list.prepend(item(entry, (isLive || looked > 0) && entry.version > looked));
  if (isLive) announce(entries.map((each) => each.text));
}

/** @param {any} entry @param {boolean} isNew */
function item({ version, at, text, rule }, isNew) {
  const made = document.createElement("li");
  made.value = version;
  if (isNew) {
    made.className = "new";
    const mark = document.createElement("b");
    mark.textContent = "new";
    made.append(mark, " ");
  }
  made.append(text);
  made.title = new Date(at).toLocaleTimeString();
  if (rule) made.append(" ", cited(rule));
  return made;
}

/** Mark the lines that are not as they were when one last looked. @param {string[] | undefined} before */
export function compare(before) {
  for (const line of lines()) line.classList.toggle("new", before !== undefined && !before.includes(line.textContent ?? ""));
}

/** What the table comes to in words. */
export const inWords = () => lines().map((line) => line.textContent ?? "");

const lines = () => [...document.querySelectorAll("#known li, #words li")];

/** A link to a rule. @param {string} rule */
function cited(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `${document.getElementById("table")?.dataset.rules}#${rule}`;
  link.target = "rules";
  link.textContent = rule;
  link.setAttribute("aria-label", `Rule ${rule}`);
  return link;
}

/** Everything is known now. */
export function read() {
  for (const old of document.querySelectorAll("#log .new")) {
    old.classList.remove("new");
    old.querySelector("b")?.remove();
  }
}

/** Say it to screen readers, one after the other. @param {string[]} texts */
export function announce(texts) {
  const news = document.getElementById("news");
  for (const text of texts) {
    const said = document.createElement("p");
    said.textContent = text;
    news?.append(said);
  }
  while (news && news.children.length > KEPT) news.firstElementChild?.remove();
}
