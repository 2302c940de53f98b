/**
 * One moment of a replay on the page, and the list of those one has come to.
 */

const narrow = matchMedia("(max-width: 44rem)");

/**
 * Draw a moment, once its picture has come; isAhead: have it come, and draw nothing.
 * @param {string} api @param {number} version @param {string} viewpoint @param {{isAhead?: boolean}} [how]
 */
export async function drawn(api, version, viewpoint, { isAhead = false } = {}) {
  const wide = `${api}/card.svg?v=${version}&as=${viewpoint}`;
  const tall = `${wide}&shape=tall`;
  const picture = new Image();
  picture.src = narrow.matches ? tall : wide;
  const isDrawn = await picture.decode().then(() => true, () => false);
  if (isAhead) return;
  if (!isDrawn) /** @type {HTMLDetailsElement} */ (document.getElementById("words-panel")).open = true;
  const shown = /** @type {HTMLImageElement} */ (document.getElementById("picture"));
  /** @type {HTMLSourceElement} */ (document.getElementById("tall")).srcset = tall;
  shown.src = wide;
  shown.alt = `The table at event ${version}; “The table in words” below says what it shows.`;
}

export class Log {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.turning = /** @type {number[]} */ ([]);
    this.filled = 0;
    this.filling = Promise.resolve();
  }

  /** Show a moment in words, with what is new since the one before. @param {any} frame @param {any} before */
  moment(frame, before) {
    const { version, event } = frame;
    const put = (/** @type {string} */ id, /** @type {string} */ words) => {
      const part = document.getElementById(id);
      if (part) part.textContent = words;
    };
    put("told", event.text);
    put("news", `Event ${version}: ${event.text}`);
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
        this.list.append(entry(frame));
        if (frame.event.turning) turning.push(version);
        this.filled = version + 1;
      }
    });
    return this.filling;
  }

  /** Mark where one is. @param {number} version */
  here(version) {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const now = /** @type {HTMLElement | null} */ (this.list.querySelector(`a[href="#${version}"]`));
    now?.setAttribute("aria-current", "true");
    const place = now?.parentElement;
    if (place) this.list.scrollTop = place.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  /** Mark the turning points that one has come to. @param {HTMLElement} track @param {number} first @param {number} last */
  ticks(track, first, last) {
    const span = Math.max(1, last - first);
    const marks = this.turning.map((version) => {
      const mark = document.createElement("i");
      mark.style.left = `${(100 * (version - first)) / span}%`;
      return mark;
    });
    track.replaceChildren(...marks);
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
  link.append(number, " ", event.text);
  if (event.turning) made.className = "turning";
  made.append(link);
  return made;
}
