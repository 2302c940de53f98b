/** Prints the sentences of each pair of a kind and facts in a file. */

import { readFileSync } from "node:fs";
import { tournamentSentences, seriesSentences } from "../../clients/verifier/src/tournament/sentences.mjs";
import { gameSentences } from "../../clients/verifier/src/sentences.mjs";

const SENTENCES = { game: gameSentences, tournament: tournamentSentences, series: seriesSentences };
for (const [kind, facts] of JSON.parse(readFileSync(process.argv[2], "utf8"))) console.log(JSON.stringify(SENTENCES[kind](facts)));
