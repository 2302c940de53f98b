/**
 * The code that shows a replay on a page elsewhere.
 */

const [WIDTH, HEIGHT] = [960, 640];

/** @param {string} address of the replay @param {number | null} version of a moment; null for the beginning */
export function embedCode(address, version = null) {
  const { origin, pathname } = new URL(address, location.href);
  const moment = version === null ? "" : `?v=${version}`;
  return `<iframe src="${origin}${pathname}/embed${moment}" width="${WIDTH}" height="${HEIGHT}" title="A game at Dead Drop" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
}
