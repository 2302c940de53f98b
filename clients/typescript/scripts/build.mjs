/** dist/: the modules with their types, and browser.js, one file for pages without a build step. */

import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL("..", import.meta.url));
rmSync(`${here}dist`, { recursive: true, force: true });
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc"], { cwd: here, stdio: "inherit" });
await build({
  absWorkingDir: here,
  entryPoints: ["src/index.ts"],
  outfile: "dist/browser.js",
  bundle: true,
  format: "esm",
  platform: "browser",
  target: ["chrome116", "firefox124", "safari17.4"], // the first with AbortSignal.any
  legalComments: "inline",
  logLevel: "warning",
});
copyFileSync(`${here}../../LICENSE`, `${here}LICENSE`);
