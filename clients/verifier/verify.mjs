#!/usr/bin/env node
/**
 * Audits records of games as docs/spec/record.md specifies, from the specification alone: node clients/verifier/verify.mjs --help
 */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { canonical } from "../../service/web/static/verify/ledger.mjs";
import { parseHeld } from "../../service/web/static/verify/held.mjs";
import { idOf, unbased } from "../../service/web/static/verify/signature.mjs";
import { onOneLine } from "../../service/web/static/verify/names.mjs";
import { parseRecord, verifyRecord } from "../../service/web/static/verify/verify.mjs";
import { tournamentSentences, seriesSentences } from "./src/tournament/sentences.mjs";
import { readSeries, recountSeries } from "./src/tournament/series.mjs";
import { isTournamentRecord, unmetByTournament, verifyTournament } from "./src/tournament/verify.mjs";
import { compareWithLog, openLog } from "./src/logged.mjs";
import { parsePolicy, Unbelievable } from "./src/policy.mjs";
import { parseRequirements, PRESETS, unmetRequirements } from "./src/requirements.mjs";
import { gameSentences } from "./src/sentences.mjs";

const USAGE = "node clients/verifier/verify.mjs [--json] [--keys FILE] [--checkpoint HELD]… [--log WHERE] [--policy FILE] [--require LIST] [--series STANDINGS] FILE…";
const HELP = `${USAGE}

Audits records of games and tournaments by the specification alone (docs/spec/record.md, tournament-record.md): all but the rules, and moves of bots.

FILE is what GET /v1/games/{g}/record or GET /v1/tournaments/{t}/record answers.
  --keys FILE         check signatures with these keys: what GET /v1/keys answers
  --checkpoint HELD   compare with this head that you hold: a checkpoint or evidence of sight, JSON or signed note, or what a
                      page saved; may be given several times
  --log WHERE         look the game up in a log of games: a folder, or an address, which is then asked
  --policy FILE       which log and which witnesses to believe (C2SP tlog-policy); with --log
  --require LIST      ask for more than consistency: complete, nonces, public, luck, unrestored, signature, history, names, bots, log
                      or log=N for N cosignatures, with commas; or tournament, friendly
  --series STANDINGS  count the standings of a series again from its tournaments, and compare: what GET /v1/series answers
  --json              answer in JSON, a line per file
  --help              this text

The exit status is 0 when all are consistent, incomplete records as far as they go, 1 when one has a fault, 2 when one could not be checked, and 3 when one does
not show what --require asks for.`;
const WORST = [0, 3, 2, 1]; // exit statuses, the worst last
const SENTENCES = { game: gameSentences, tournament: tournamentSentences, series: seriesSentences };
const STATUS = { consistent: 0, wrong: 1, unchecked: 2 };

/** The findings about a game. @param {string} file @param {Uint8Array} raw @param {any} asked */
async function gameFacts(file, raw, { keys, held, where, policy, required }) {
  const record = parseRecord(raw);
  const { checked, ...found } = /** @type {any} */ (await verifyRecord(record, { keys, held }));
  if (policy !== null && found.problem === null) {
    const { log, problem } = await compareWithLog(record, found.shown.restores, openLog(where), policy).catch(explained((why) => `The log ${where} cannot be believed: ${why}.`));
    Object.assign(found, { log, problem, verdict: problem === null ? "consistent" : "wrong" });
  }
  return { ...found, file, missing: unmetRequirements(found, PRESETS.tournament), unmet: unmetRequirements(found, required) };
}

/** Prints the findings about a file, as JSON in one line or in words; returns the exit status. @param {keyof typeof SENTENCES} kind @param {any} facts @param {boolean} asJson */
function report(kind, facts, asJson) {
  const said = SENTENCES[kind](facts);
  console.log(asJson ? canonical({ ...facts, sentences: said }) : `${facts.file}: ${said.map(onOneLine).join("\n  ")}`);
  return STATUS[/** @type {keyof typeof STATUS} */ (facts.verdict)] || (facts.unmet?.length ? 3 : 0);
}

/** Rethrows an `Unbelievable` as an error with a sentence. @param {(why: string) => string} sentence */
const explained = (sentence) => (/** @type {unknown} */ error) => {
  throw error instanceof Unbelievable ? new Error(sentence(error.message)) : error;
};

/** The `items` of a saved answer of GET /v1/keys. @param {string} name @returns {{public_key: string}[]} */
function readKeys(name) {
  let items;
  try {
    items = JSON.parse(readFileSync(name, "utf8")).items;
    if (!Array.isArray(items) || items.some(({ public_key: key }) => unbased(key)?.length !== 32)) throw new Error("no keys");
  } catch {
    throw new Error(`${name} does not hold keys as GET /v1/keys answers them.`);
  }
  const wrong = items.find(({ id, public_key: key }) => id !== idOf(key));
  if (wrong !== undefined) throw new Error(`${name} names a key by another id than its own, which is ${idOf(wrong.public_key)}.`);
  return items;
}

/** @param {string} name */
function readPolicy(name) {
  try {
    return parsePolicy(readFileSync(name));
  } catch (error) {
    return explained((why) => `${name} is no policy: ${why}.`)(error);
  }
}

async function main() {
  const text = /** @type {const} */ ({ type: "string" });
  const options = /** @type {const} */ ({ json: { type: "boolean", default: false }, help: { type: "boolean", default: false }, keys: text, checkpoint: { type: "string", multiple: true }, log: text, policy: text, require: text, series: text });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(HELP);
  if (positionals.length === 0) throw new Error(`Which record? ${USAGE}`);
  if ((values.log === undefined) !== (values.policy === undefined)) throw new Error("--log and --policy come together: the policy says whose signatures count.");
  const required = parseRequirements(values.require ?? "");
  const keys = values.keys === undefined ? undefined : readKeys(values.keys);
  const held = (values.checkpoint ?? []).flatMap((name) => parseHeld(basename(name), readFileSync(name, "utf8")));
  const policy = values.policy === undefined ? null : readPolicy(values.policy);
  const series = values.series === undefined ? null : readSeries(readFileSync(values.series));
  const counted = new Map((series?.tournaments ?? []).map((/** @type {any} */ { tournament, version }) => [tournament, Number(version)]));
  const tournaments = /** @type {any[]} */ ([]);
  let worst = 0;
  for (const file of positionals) {
    const raw = readFileSync(file);
    let status;
    if (isTournamentRecord(raw)) {
      const found = await verifyTournament(raw, { keys, held, read: values.log === undefined ? undefined : openLog(values.log), policy, counted }).catch(explained((why) => `The log cannot be believed: ${why}.`));
      tournaments.push(found);
      status = report("tournament", { ...found, file, unmet: unmetByTournament(found, required) }, values.json);
    } else status = report("game", await gameFacts(file, raw, { keys, held, where: values.log, policy, required }), values.json);
    worst = Math.max(worst, WORST.indexOf(status));
  }
  if (series !== null) worst = Math.max(worst, WORST.indexOf(report("series", { file: values.series, ...recountSeries(series, tournaments) }, values.json)));
  process.exitCode = WORST[worst];
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
