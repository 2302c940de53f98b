/** The types of the contract, and of each ruleset's games where they are known. */
export {};
