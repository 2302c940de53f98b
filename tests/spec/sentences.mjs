/** Prints the sentences of each pair of a kind and facts in a file. */

import { readFileSync } from "node:fs";
import { sentences } from "../../service/web/static/verify/say.mjs";

for (const [kind, facts] of JSON.parse(readFileSync(process.argv[2], "utf8"))) console.log(JSON.stringify(sentences(kind, facts)));
