/** Prints for each case in a file what the JavaScript says: of fields the standings, of a name its comparable form, of an answer the recount. */

import { readFileSync } from "node:fs";
import { readSeries, recountSeries, seriesStandings, toComparable } from "../../../clients/verifier/src/tournament/series.mjs";

/** @param {any} asked */
function said({ told, verdicts, series, fields, names }) {
  if (names) return names.map(toComparable);
  if (fields) return seriesStandings(series, new Map(Object.entries(fields)));
  let read;
  try {
    read = readSeries(new TextEncoder().encode(told));
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("This is not what GET /v1/series answers")) throw error;
    return null;
  }
  return recountSeries(read, verdicts);
}

for (const each of JSON.parse(readFileSync(process.argv[2], "utf8"))) console.log(JSON.stringify(said(each)));
