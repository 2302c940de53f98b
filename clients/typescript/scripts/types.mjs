/** Types of contracts: reads {file: contract, …} as JSON, and writes {file: TypeScript, …}. */

import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const made = {};
for (const [file, contract] of Object.entries(JSON.parse(await text(process.stdin)))) {
  made[file] = astToString(
    await openapiTS(contract, { emptyObjectsUnknown: true, defaultNonNullable: false, silent: true }),
  );
}
process.stdout.write(JSON.stringify(made));
