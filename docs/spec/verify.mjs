/**
 * Audits records of games as record.md tells: node docs/spec/verify.mjs [--json] [--keys KEYS] [--checkpoint HELD]… FILE…
 * KEYS: a file with the answer of GET /v1/keys.  HELD: a head to compare with: a checkpoint or evidence, JSON or signed note, or what a page saved.  It ends with 0 where no record has a fault, 1 where one has, 2 where one could not be
 * checked, being no record at all.
 */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { canonical } from "../../service/web/static/ledger.mjs";
import { parseHeld } from "../../service/web/static/held.mjs";
import { inSentences } from "../../service/web/static/shown.mjs";
import { parseRecord, verifyRecord } from "../../service/web/static/verify.mjs";

const USAGE = "node docs/spec/verify.mjs [--json] [--keys KEYS] [--checkpoint HELD]… FILE…";

/** What an audit found, in words. @param {any} result */
function words({ ok, complete, checked, problem, shown, names, held }) {
  const compared = held?.map((/** @type {any} */ each) => `Held in ${each.source}: event ${each.version}: ${each.result} (signature: ${each.signature}).`) ?? [];
  return [result({ ok, complete, checked, problem }), ...(shown ? inSentences(shown, names, checked, complete) : []), ...compared].join("\n  ");
}

/** @param {any} found */
function result({ ok, complete, checked, problem }) {
  if (!ok) return `line ${problem.line}: ${problem.why} (${problem.word})`;
  const luck = complete ? `, ${checked.draws} draws` : "; not complete, so the luck is not checked";
  return `CONSISTENT: ${checked.entries} entries, ${checked.openings} openings${luck}; signature ${checked.signature}`;
}

try {
  const options = /** @type {const} */ ({ json: { type: "boolean", default: false }, keys: { type: "string" }, checkpoint: { type: "string", multiple: true } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length === 0) throw new Error(`Which record? ${USAGE}`);
  const keys = values.keys === undefined ? undefined : JSON.parse(readFileSync(values.keys, "utf8")).items;
  const held = (values.checkpoint ?? []).flatMap((name) => parseHeld(basename(name), readFileSync(name, "utf8")));
  for (const file of positionals) {
    const result = await verifyRecord(parseRecord(readFileSync(file)), { keys, held });
    console.log(values.json ? canonical({ file, ...result }) : `${file}: ${words(result)}`);
    if (result.problem !== null && process.exitCode !== 1) process.exitCode = result.problem.line === 1 && result.problem.word === "form" ? 2 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
