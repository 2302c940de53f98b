/**
 * dist/, or the folder given: the modules with their types, and browser.js, one file for pages without a build step.
 * The environment's MADE_FROM, the digest of the sources, goes into the first line of browser.js.
 */

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL("..", import.meta.url));
const folder = resolve(process.argv[2] ?? `${here}dist`);
rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--outDir", folder], { cwd: here, stdio: "inherit" });
await build({
  absWorkingDir: here,
  entryPoints: ["src/index.ts"],
  outfile: `${folder}/browser.js`,
  bundle: true,
  format: "esm",
  platform: "browser",
  target: ["chrome116", "firefox124", "safari17.4"], // the first with AbortSignal.any
  legalComments: "inline",
  banner: { js: `// Made by clients/regenerate from ${process.env.MADE_FROM ?? "unknown sources"}` },
  logLevel: "warning",
});
