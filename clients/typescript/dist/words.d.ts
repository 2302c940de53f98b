/** A head in eight words, for people to compare aloud (docs/spec/words.md). */
/** The words of a head's digest (hex): its first 88 bits, eleven for each. */
export declare function headWords(digest: string): string;
