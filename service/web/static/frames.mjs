/**
 * The frames of a replay through one viewpoint, fetched in pages as one comes to them.
 */

import { ask } from "./api.mjs";
import { parseJson } from "./ledger.mjs";

export const PAGE = 25;

export class Frames {
  /** @param {string} api the replay's address @param {string} viewpoint @param {number} first */
  constructor(api, viewpoint, first) {
    this.path = `${api}/frames?as=${viewpoint}`;
    this.first = first;
    /** @type {Map<number, Promise<any[]>>} */
    this.pages = new Map();
  }

  /** The frame of a version; null where there is none, or none yet. @param {number} version @returns {Promise<any>} */
  async at(version) {
    if (version < this.first) return null;
    const nth = Math.floor((version - this.first) / PAGE);
    const place = version - this.first - nth * PAGE;
    const known = await this.pages.get(nth);
    return known?.[place] ?? (await this.page(nth))[place] ?? null;
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
    const from = this.first + nth * PAGE;
    const answer = await ask(`${this.path}&from=${from}&to=${from + PAGE - 1}&limit=${PAGE}`, { cache: "default" });
    return parseJson(await answer.text()).items;
  }
}
