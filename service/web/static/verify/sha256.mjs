/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), written out: pages that come over plain HTTP have no `crypto.subtle`.
 */

const BLOCK = 64; // bytes

/** The first 32 bits of the fractional part of a positive number. @param {number} real */
const fraction = (real) => Math.floor((real - Math.floor(real)) * 2 ** 32);

const PRIMES = Array.from({ length: 310 }, (_, number) => number + 2).filter((number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
});
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));

/** Bytes one after the other. @param {...Uint8Array} parts */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The message with a one bit, zeros, and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const whole = new DataView(new ArrayBuffer(blocks * BLOCK));
  new Uint8Array(whole.buffer).set(message);
  whole.setUint8(message.length, 0x80);
  whole.setBigUint64(blocks * BLOCK - 8, BigInt(message.length) * 8n);
  return whole;
}

/** @param {number} word @param {number} bits */
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** One block worked into the state. @param {Int32Array} state @param {DataView} message @param {number} at */
function compress(state, message, at) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15];
    const late = words[i - 2];
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] + sigma0 + words[i - 7] + sigma1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** The digest, 32 bytes. @param {Uint8Array} message */
export function sha256(message) {
  const state = START.slice();
  const whole = padded(message);
  for (let at = 0; at < whole.byteLength; at += BLOCK) compress(state, whole, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** 32 bytes. @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}
