#!/usr/bin/env node
// The command `darbar`, on any Node from 18 on: from the sources in a checkout, as it was built in a package.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "../../../scripts/bootstrap/start.mjs";

const sources = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const built = fileURLToPath(new URL("../../../dist/lib/main.js", import.meta.url));
await start(existsSync(sources) ? sources : built, process.argv.slice(2));
