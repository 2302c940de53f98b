/**
 * Frames of a replay through one viewpoint, which the page shows in words and checks, fetched in pages as needed.
 */

import { ask } from "../shared/api.mjs";
import { parseJson } from "../verify/ledger.mjs";

const PAGE = 25; // as the service has it

export class Frames {
  /** @param {string} replay @param {string} viewpoint @param {number} first */
  constructor(replay, viewpoint, first) {
    this.path = `/r/${replay}/moments?viewpoint=${viewpoint}`;
    this.first = first;
    /** @type {Map<number, Promise<{items: any[], isSettled: boolean}>>} */
    this.pages = new Map();
  }

  /** The frame of a version; null if there is none, or none yet. @param {number} version @returns {Promise<any>} */
  async at(version) {
    if (version < this.first) return null;
    const nth = Math.floor((version - this.first) / PAGE);
    const place = version - this.first - nth * PAGE;
    const known = await (this.pages.get(nth) ?? this.page(nth));
    if (known.items[place] || known.isSettled) return known.items[place] ?? null;
    return (await this.page(nth)).items[place] ?? null;
  }

  /** Fetch a page, which may have grown since. @param {number} nth */
  page(nth) {
    const page = this.fetched(nth);
    this.pages.set(nth, page);
    page.catch(() => this.pages.delete(nth));
    return page;
  }

  /** @param {number} nth */
  async fetched(nth) {
    const answer = await ask(`${this.path}&from=${this.first + nth * PAGE}`, { cache: "default" });
    return parseJson(await answer.text());
  }
}
