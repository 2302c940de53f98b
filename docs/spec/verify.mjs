/**
 * Audits records of games as record.md tells: node docs/spec/verify.mjs [--json] [--keys KEYS] FILE…
 * KEYS: a file with the answer of GET /v1/keys.  It ends with 0 where no record has a fault, 1 where one has, 2 where one could not be
 * checked, being no record at all.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseRecord, verifyRecord } from "../../service/web/static/verify.mjs";

const USAGE = "node docs/spec/verify.mjs [--json] [--keys KEYS] FILE…";

/** What an audit found, in words. @param {any} result */
function words({ ok, complete, checked, problem }) {
  if (!ok) return `line ${problem.line}: ${problem.why} (${problem.word})`;
  const luck = complete ? `, ${checked.draws} draws` : "; not complete, so the luck is not checked";
  return `no fault: ${checked.entries} entries, ${checked.openings} openings${luck}; signature ${checked.signature}`;
}

try {
  const options = /** @type {const} */ ({ json: { type: "boolean", default: false }, keys: { type: "string" } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length === 0) throw new Error(`Which record? ${USAGE}`);
  const keys = values.keys === undefined ? undefined : JSON.parse(readFileSync(values.keys, "utf8")).items;
  for (const file of positionals) {
    const result = await verifyRecord(parseRecord(readFileSync(file)), { keys });
    console.log(values.json ? JSON.stringify({ file, ...result }) : `${file}: ${words(result)}`);
    if (result.problem !== null && process.exitCode !== 1) process.exitCode = result.problem.line === 1 && result.problem.word === "form" ? 2 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
