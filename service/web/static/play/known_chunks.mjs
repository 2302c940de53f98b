/**
 * Pages sent without the chunks held here: the chunks of the last page, and of pages before it, are named by their
 * hashes. Cut as in `known_chunks.py`.
 */

import { ask } from "../shared/api.mjs";

const PIECES = 2;
const MOST = 1000; // chunks that are held
const CHUNKS = "application/vnd.deaddrop.chunks";

const TABLE = Uint32Array.from({ length: 256 }, (_, nth) => {
  let value = nth;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** @param {string} text */
export function crc32(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff];
  return (sum ^ 0xffffffff) >>> 0;
}

/** Adler-32. @param {string} text */
export function adler32(text) {
  let low = 1;
  let high = 0;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}

/** A text in chunks, cut after each piece whose CRC is divisible by `PIECES`. @param {string} text */
export function toChunks(text) {
  /** @type {string[]} */
  const chunks = [];
  let chunk = "";
  for (const [piece] of text.matchAll(/<[^<]*|[^<]+/g)) {
    chunk += piece;
    if (crc32(piece) % PIECES) continue;
    chunks.push(chunk);
    chunk = "";
  }
  return chunk ? [...chunks, chunk] : chunks;
}

/** The hashes of chunks, as the header has them. @param {string[]} chunks */
function toHeader(chunks) {
  const bytes = chunks.flatMap((each) => [24, 16, 8, 0].map((shift) => (crc32(each) >>> shift) & 0xff));
  return btoa(String.fromCharCode(...bytes));
}

/** Markup of the page as it was sent, nearly: a browser writes a few things otherwise. @param {Element} part */
const asSent = (part) => part.outerHTML.replaceAll('=""', "").replaceAll("></use>", "/>").replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;");

/** @type {string[]} of the last page that came, in its order, and then each of those before it once, the newest first; at first, of the page as it was opened */
let held = [...document.querySelectorAll("[data-part]")].flatMap((part) => toChunks(asSent(part))).slice(0, MOST);

/** A page, sent without the chunks held here. @param {string} path @param {string | null} token @returns {Promise<{answer: Response, text: string}>} */
export async function fetchKnown(path, token) {
  const chunks = held;
  const answer = await ask(path, { token, headers: chunks.length ? { "Held-Chunks": toHeader(chunks) } : {} });
  const isWhole = answer.headers.get("Content-Type") !== CHUNKS;
  const text = isWhole ? await answer.text() : joined(new Uint8Array(await answer.arrayBuffer()), chunks);
  if (text === null) {
    held = [];
    return fetchKnown(path, token);
  }
  const last = toChunks(text);
  const isNew = new Set(last);
  held = [...last, ...new Set(held.filter((each) => !isNew.has(each)))].slice(0, MOST);
  return { answer, text };
}

/** The text that an answer makes of chunks; null if they differ. @param {Uint8Array} told @param {string[]} chunks */
function joined(told, chunks) {
  const decoder = new TextDecoder();
  let start = told.indexOf(10) + 1;
  /** @type {{sum: number, parts: (number | [number, number])[]}} */
  const { sum, parts } = JSON.parse(decoder.decode(told.subarray(0, start)));
  const text = parts.map((each) => (typeof each === "number" ? decoder.decode(told.subarray(start, (start += each))) : chunks.slice(each[0], each[0] + each[1]).join(""))).join("");
  return adler32(text) === sum ? text : null;
}
