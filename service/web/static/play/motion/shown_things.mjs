/**
 * Things and sentences as moments, the opening and the end show them.
 */

// Loaded with the first moment, as this module is.
const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./moments.css", import.meta.url).href });
const isStyled = new Promise((done) => (sheet.onload = sheet.onerror = done));
document.head.append(sheet);
await isStyled;

/** Turn a shown thing over from its back. @param {HTMLElement} shown @param {HTMLElement | null} back @param {number} ms @param {number} delay */
export function turnOver(shown, back, ms, delay) {
  if (back) {
    const under = flat(back);
    under.classList.add("under");
    shown.append(under);
    const away = under.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }], { duration: ms / 2, delay, fill: "both", easing: "ease-in" });
    const gone = () => under.remove();
    away.finished.then(gone, gone);
  }
  return shown.firstElementChild?.animate([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { duration: ms / 2, delay: delay + ms / 2, fill: "backwards", easing: "ease-out" });
}

/** A copy of a thing that answers nothing. @param {HTMLElement} thing */
export function flat(thing) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const name of ["id", "role", "tabindex", "aria-label", "title", "data-means", "data-count", "style"]) copy.removeAttribute(name);
  copy.classList.remove("live", "picked", "came", "lit", "decided", "known", "latest");
  for (const each of copy.querySelectorAll(".number, .how-known, .eye")) each.remove();
  const { borderTopLeftRadius: round, width } = getComputedStyle(thing);
  if (parseFloat(round) && !round.endsWith("%") && parseFloat(width)) {
    copy.classList.toggle("arched", parseFloat(round) > parseFloat(width) / 4);
    copy.style.borderTopLeftRadius = copy.style.borderTopRightRadius = `${(100 * parseFloat(round)) / parseFloat(width)}% ${(71 * parseFloat(round)) / parseFloat(width)}%`;
  }
  return copy;
}

/** A sentence with the sign of each seat before its name. @param {string} tag @param {string} text @param {number | null} by @param {Set<Element>} said signs shown already */
export function line(tag, text, by, said = new Set()) {
  const made = document.createElement(tag);
  const seats = seatsByName(by);
  const names = [...seats.keys()].sort((one, other) => other.length - one.length).map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!names.length) return (made.textContent = text), made;
  for (const part of text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u"))) {
    const sign = seats.get(part);
    if (!sign || said.has(sign)) made.append(part);
    else {
      const who = document.createElement("span");
      who.className = "who";
      who.append(sign.cloneNode(true), part);
      made.append(who);
      said.add(sign);
    }
  }
  return made;
}

/** Signs by the names at the table, the reader's own by "you". Of two seats with one name the one that acts counts. @param {number | null} by @returns {Map<string, Element>} */
function seatsByName(by) {
  const found = new Map();
  for (const plate of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-place^='seat:']"))) {
    const sign = plate.querySelector(".sign");
    const { name = "", place: of = "" } = plate.dataset;
    if (!sign || !name) continue;
    if (!found.has(name) || of === `seat:${by}`) found.set(name, sign);
    if (plate.closest("#rail")) for (const you of ["You", "you", "Your", "your"]) found.set(you, sign);
  }
  return found;
}
