/** Prints the standings that follow from the log in each file, as docs/spec/event folds it; games are not looked at. */

import { readFileSync } from "node:fs";
import { foldFacts } from "../../docs/spec/event/fold.mjs";
import { isHeader, Lines } from "../../docs/spec/event/lines.mjs";
import { readLog, readTexts } from "../../docs/spec/event/log.mjs";
import { finalPlaces } from "../../docs/spec/event/standings.mjs";

const forms = JSON.parse(readFileSync(new URL("../../docs/spec/event-facts.json", import.meta.url), "utf8"));
for (const file of process.argv.slice(2)) {
  const lines = new Lines(readFileSync(file));
  const header = lines.object(isHeader);
  const facts = readLog(lines, header, forms);
  readTexts(lines, header, facts);
  console.log(JSON.stringify(finalPlaces(foldFacts(header.event, facts, header.complete))));
}
