/**
 * Audits records of games as record.md tells, from the specification alone: node docs/spec/verify.mjs --help
 */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { canonical } from "../../service/web/static/verify/ledger.mjs";
import { parseHeld } from "../../service/web/static/verify/held.mjs";
import { idOf, unbased } from "../../service/web/static/verify/signature.mjs";
import { onOneLine } from "../../service/web/static/verify/names.mjs";
import { inSentences, resultInWords } from "../../service/web/static/verify/shown.mjs";
import { parseRecord, verifyRecord } from "../../service/web/static/verify/verify.mjs";
import { readSeries, recountSeries, seriesInWords } from "./event/series.mjs";
import { eventInWords, isEventRecord, unmetByEvent, verifyEvent } from "./event/verify.mjs";
import { compareWithLog, openLog } from "./logged.mjs";
import { parsePolicy, Unbelievable } from "./policy.mjs";
import { fitnessInWords, parseRequirements, unmetRequirements } from "./requirements.mjs";

const USAGE = "node docs/spec/verify.mjs [--json] [--keys FILE] [--checkpoint HELD]… [--log WHERE] [--policy FILE] [--require LIST] [--series STANDINGS] FILE…";
const HELP = `${USAGE}

Audits records of games and events by the specification alone (docs/spec/record.md, event-record.md): all but the rules, and moves of bots.

FILE is what GET /v1/games/{g}/record or GET /v1/events/{e}/record answers.
  --keys FILE         check signatures with these keys: what GET /v1/keys answers
  --checkpoint HELD   compare with this head that you hold: a checkpoint or evidence of sight, JSON or signed note, or what a
                      page saved; may be given several times
  --log WHERE         look the game up in a log of games: a folder, or an address, which is then asked
  --policy FILE       which log and which witnesses to believe (C2SP tlog-policy); with --log
  --require LIST      ask for more than consistency: complete, nonces, public, luck, unrestored, signature, history, names, bots, log
                      or log=N for N cosignatures, with commas; or tournament, friendly
  --series STANDINGS  count the standings of a series again from its events, and compare: what GET /v1/series answers
  --json              answer in JSON, a line per file
  --help              this text

The exit status is 0 when all are consistent, incomplete records as far as they go, 1 when one has a fault, 2 when one could not be checked, and 3 when one does
not show what --require asks for.`;
const WORST = [0, 3, 2, 1]; // exit statuses, the worst last
const STATUS = { consistent: 0, wrong: 1, unchecked: 2 };

const HELD = /** @type {Record<string, string>} */ ({
  same: "is on this history",
  other: "is of another history",
  "given up": "is of the history that a restore gave up",
  beyond: "is later than this record",
  before: "is of before the first event here, and was not compared",
  "other game": "is of another game, and was not compared",
  worthless: "is not signed by a key that was given, and was not compared",
});

/** What a log shows of when a game began. @type {Record<string, (log: any) => string>} */
const BEGUN = {
  same: ({ begun, entries }) => {
    const opened = entries.find((/** @type {any} */ each) => each.kind === "o" && each.result === "same");
    const after = begun.size ? [`after entry ${begun.size - 1} of the log`] : [];
    const before = opened?.index ? [`before entry ${opened.index}`] : [];
    return after.length + before.length ? `It was opened ${[...after, ...before].join(" and ")}.` : "It names the log before its first entry.";
  },
  other: ({ begun }) => `The game names a log of ${begun.size} entries that this one does not continue.`,
  beyond: ({ begun }) => `The game is younger than ${begun.size} entries of the log, and this copy of it ends before.`,
  "other log": () => "When the game began it named another log, which was not looked at.",
};

/** What an audit found, in words. @param {any} found @param {string[]} unmet */
function words(found, unmet) {
  const { ok, complete, checked, shown, names, held, log } = found;
  const unlooked = !ok ? [] : [
    ...(held.length ? [] : ["Not checked: whether others were shown the same history, since no held checkpoint was given: --checkpoint."]),
    ...(log && !log.begun ? ["Not checked: whether the game is as old as it says, since its first event names no checkpoint of the log."] : []),
    ...(log ? [] : ["Not checked: whether a log of games holds this history, since none was given: --log and --policy."]),
  ];
  const compared = (held ?? []).map((/** @type {any} */ each) => `Held in ${each.source}: event ${each.version} ${HELD[each.result]} (signature: ${each.signature}).`);
  const required = unmet.length ? [`REQUIRED, AND NOT SHOWN: ${unmet.join(", ")}.`] : [];
  return [...(ok ? [fitnessInWords(found)] : []), result(found), ...(shown && ok ? inSentences(shown, names, checked, complete) : []), ...compared, ...logLines(log), ...unlooked, ...required].map(onOneLine).join("\n  ");
}

/** @param {any} found */
function result({ ok, complete, checked, problem, shown }) {
  if (!ok) return `line ${problem.line}: ${problem.why} (${problem.word})`;
  const luck = complete ? `, ${checked.draws} draws` : "; not complete, so the luck is not checked";
  return `CONSISTENT but for the rules, which this verifier does not know${shown.end ? `; the record says: ${resultInWords(shown.outcome)}` : ""}. ${checked.entries} entries, ${checked.openings} openings${luck}; signature ${checked.signature}.`;
}

/** What a log of games says. @param {any} log @returns {string[]} */
function logLines(log) {
  if (!log) return [];
  const same = log.entries.filter((/** @type {any} */ each) => each.result === "same").map((/** @type {any} */ each) => `event ${each.version}`);
  const list = same.length > 1 ? `${same.slice(0, -1).join(", ")} and ${same.at(-1)}` : same[0];
  return [
    `The log ${log.origin}, with ${log.size} entries, ${same.length ? `holds ${list} of this history` : "holds nothing of this game"}${log.head ? "" : ", and not its end"}.`,
    ...log.entries.filter((/** @type {any} */ each) => each.result !== "same").map((/** @type {any} */ each) => `The log's entry ${each.index}: event ${each.version} ${HELD[each.result]}.`),
    ...(log.begun ? [BEGUN[log.begun.result](log)] : []),
    ...cosignatureLines(log),
  ];
}

/** @param {{cosigned: Record<string, number>, quorum: boolean, witnesses: number, asks: string}} told @returns {string[]} */
const cosignatureLines = ({ cosigned, quorum, witnesses, asks }) => [
  ...Object.entries(cosigned).map(([name, at]) => `Cosigned by ${name} at ${new Date(1000 * at).toISOString().slice(0, 19)}Z.`),
  ...(!quorum ? [`${Object.keys(cosigned).length} of ${witnesses} ${witnesses === 1 ? "witness" : "witnesses"} cosigned; the policy asks for ${asks}.`]
    : Object.keys(cosigned).length ? [] : ["No witness has cosigned this log: only the operator vouches for it."]),
];

/** @param {Uint8Array} raw @param {any} asked */
async function audit(raw, { keys, held, where, policy }) {
  const record = parseRecord(raw);
  const found = /** @type {any} */ (await verifyRecord(record, { keys, held }));
  if (policy === null || found.problem !== null) return found;
  if (where !== undefined) {
    const { log, problem } = await compareWithLog(record, found.shown.restores, openLog(where), policy).catch(explained((why) => `The log ${where} cannot be believed: ${why}.`));
    found.log = log;
    if (problem !== null) return { ...found, ok: false, problem };
  }
  return found;
}

/** Rethrows what cannot be believed, in a sentence. @param {(why: string) => string} sentence */
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

/** @param {any} found @param {string[]} unmet */
const statusOf = ({ problem }, unmet) => (problem === null ? (unmet.length ? 3 : 0) : problem.line === 1 && problem.word === "form" ? 2 : 1);

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
  const counted = new Map((series?.events ?? []).map((/** @type {any} */ { event, version }) => [event, Number(version)]));
  const events = /** @type {any[]} */ ([]);
  let worst = 0;
  for (const file of positionals) {
    const raw = readFileSync(file);
    if (isEventRecord(raw)) {
      const found = await verifyEvent(raw, { keys, held, read: values.log === undefined ? undefined : openLog(values.log), policy, counted }).catch(explained((why) => `The log cannot be believed: ${why}.`));
      const unmet = unmetByEvent(found, required);
      const told = [...eventInWords(found, { words: HELD, cosignatureLines }), ...(unmet.length ? [`REQUIRED, AND NOT SHOWN: ${unmet.join(", ")}.`] : [])];
      console.log(values.json ? canonical({ file, ...found, unmet }) : `${file}: ${told.map(onOneLine).join("\n  ")}`);
      events.push(found);
      worst = Math.max(worst, WORST.indexOf(statusOf(found, unmet)));
      continue;
    }
    const found = await audit(raw, { keys, held, where: values.log, policy });
    const unmet = unmetRequirements(found, required);
    console.log(values.json ? canonical({ file, ...found, unmet }) : `${file}: ${words(found, unmet)}`);
    worst = Math.max(worst, WORST.indexOf(statusOf(found, unmet)));
  }
  if (series !== null) {
    const { verdict, why, rows } = recountSeries(series, events);
    const lines = values.json ? [canonical({ file: values.series, verdict, problem: why || null, rows })] : seriesInWords(values.series ?? "", { verdict, why, rows }).map(onOneLine);
    for (const line of lines) console.log(line);
    worst = Math.max(worst, WORST.indexOf(STATUS[verdict]));
  }
  process.exitCode = WORST[worst];
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
