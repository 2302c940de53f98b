/** Prints the standings that follow from the log in each file, as clients/verifier folds it; games are not looked at. */

import { readFileSync } from "node:fs";
import { foldFacts } from "../../../clients/verifier/src/tournament/fold.mjs";
import { isHeader, Lines } from "../../../clients/verifier/src/tournament/lines.mjs";
import { readLog, readTexts } from "../../../clients/verifier/src/tournament/log.mjs";
import { finalPlaces } from "../../../clients/verifier/src/tournament/standings.mjs";

const forms = JSON.parse(readFileSync(new URL("../../../docs/spec/tournament-facts.json", import.meta.url), "utf8"));
for (const file of process.argv.slice(2)) {
  const lines = new Lines(readFileSync(file));
  const header = lines.object(isHeader);
  const facts = readLog(lines, header, forms);
  readTexts(lines, header, facts);
  console.log(JSON.stringify(finalPlaces(foldFacts(header.event, facts, header.complete))));
}
