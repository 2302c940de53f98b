/** A head in eight words, for people to compare aloud (docs/spec/words.md). */
import { WORDS } from "./generated/words.js";
/** The words of a head's digest (hex): its first 88 bits, eleven for each. */
export function headWords(digest) {
    const bits = BigInt(`0x${digest.slice(0, 22)}`);
    return Array.from({ length: 8 }, (_, nth) => WORDS[Number((bits >> BigInt(11 * (7 - nth))) & 2047n)]).join(" ");
}
