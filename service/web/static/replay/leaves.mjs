/**
 * One moment of a replay on the page, and the list of those reached.
 */

import { foldInto, heading, isBeginning, isFolded, unfold } from "../shared/log_lines.mjs";

export class Log {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.turning = /** @type {number[]} */ ([]);
    this.chapters = /** @type {{version: number, title: string}[]} */ ([]);
    this.filled = 0;
    this.filling = Promise.resolve();
  }

  /** Show a moment in words, with the changes since the one before. @param {any} frame @param {any} before @param {string} text of the event */
  moment(frame, before, text) {
    const { version, event } = frame;
    const put = (/** @type {string} */ id, /** @type {string} */ words) => {
      const part = document.getElementById(id);
      if (part) part.textContent = words;
    };
    put("told", text);
    put("news", `Event ${version}: ${text}`);
    put("chapter", this.chapterAt(version));
    put("rule", event.rule ? ` · rule ${event.rule}` : "");
    const time = /** @type {HTMLTimeElement} */ (document.getElementById("time"));
    time.dateTime = event.at;
    time.textContent = ` · ${event.at.slice(0, 10)} ${event.at.slice(11, 16)} UTC`;
    list("words", lines(frame), before && lines(before));
    list("drawn", frame.drawn ?? [], before?.drawn);
    list("knew-list", event.knew ?? []);
    /** @type {HTMLElement} */ (document.getElementById("held")).hidden = !frame.drawn;
    /** @type {HTMLElement} */ (document.getElementById("knew")).hidden = !event.knew?.length;
  }

  /** List every moment up to one. @param {import("./frames.mjs").Frames} frames @param {number} first @param {number} reached */
  fill(frames, first, reached) {
    const { turning } = this;
    this.filling = this.filling.then(async () => {
      for (let version = this.filled || first; version <= reached; version++) {
        const frame = await frames.at(version);
        if (!frame || this.turning !== turning) return; // it was cleared meanwhile
        const { chapter } = frame.event.told;
        if (chapter && chapter.title !== this.chapters.at(-1)?.title) {
          this.chapters.push({ version, title: chapter.title });
          this.list.append(heading("chapter", chapter.title));
        }
        this.add(entry(frame), frame.event.type);
        if (frame.event.turning) turning.push(version);
        this.filled = version + 1;
      }
    });
    return this.filling;
  }

  /** Append a line, and fold the one before it if both are of the kind that is. @param {HTMLElement} line @param {string} type */
  add(line, type) {
    const before = this.list.lastElementChild;
    this.list.append(line);
    if (!isFolded(this.list, type)) return;
    line.dataset.folds = "";
    if (before instanceof HTMLElement && before.dataset.folds === "") foldInto(line, before, { isNewestFirst: false });
  }

  /** The name of a moment's chapter, up to the place reached. @param {number} version */
  chapterAt(version) {
    const { title } = this.chapters.findLast((each) => each.version <= version) ?? {};
    return title ? ` · ${title}` : "";
  }

  /** Mark the present moment. @param {number} version */
  here(version) {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const now = /** @type {HTMLElement | null} */ (this.list.querySelector(`a[href="#${version}"]`));
    now?.setAttribute("aria-current", "true");
    const place = now?.parentElement;
    if (place) unfold(place);
    if (place) this.list.scrollTop = place.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  /** Mark the turning points and the chapters that have been reached, and the moments that are unknown. @param {HTMLElement} track @param {number} first @param {number} last on the scale @param {number} known the last moment that is there */
  ticks(track, first, last, known) {
    const span = Math.max(1, last - first);
    const mark = (/** @type {number} */ version, /** @type {string} */ kind) => {
      const made = document.createElement("i");
      made.style.left = `${(100 * (version - first)) / span}%`;
      made.className = kind;
      return made;
    };
    const unknown = known < last ? [mark(known, "unknown")] : [];
    track.replaceChildren(...this.turning.map((each) => mark(each, "")), ...this.chapters.map((each) => mark(each.version, "chapter")), ...unknown);
  }
}

/** The table in words. @param {any} frame @returns {string[]} */
const lines = ({ text }) => text.split("\n").slice(1);

/** Lines in a list, those marked that were not there before, unless most are. @param {string} id @param {string[]} texts @param {string[] | null} [before] */
function list(id, texts, before) {
  const fresh = texts.filter((each) => before && !before.includes(each));
  const items = texts.map((each) => item(each, fresh.includes(each) && 2 * fresh.length < texts.length));
  document.getElementById(id)?.replaceChildren(...items);
}

/** @param {string} text @param {boolean} isNew */
function item(text, isNew) {
  const made = document.createElement("li");
  made.append(text);
  if (!isNew) return made;
  const mark = document.createElement("b");
  mark.textContent = "new";
  made.className = "new";
  made.prepend(mark, " ");
  return made;
}

/** @param {any} frame */
function entry({ version, event }) {
  const made = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${version}`;
  link.tabIndex = -1; // the arrow keys lead there; the list itself takes the focus
  const number = document.createElement("span");
  number.textContent = String(version);
  link.append(number, " ", event.told.text);
  made.classList.toggle("silent", event.told.weight === "silent");
  made.classList.toggle("begins", isBeginning(event));
  made.classList.toggle("turning", event.turning);
  made.append(link);
  return made;
}
