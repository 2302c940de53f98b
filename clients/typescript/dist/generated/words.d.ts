export declare const WORDS: string[];
