#!/usr/bin/env node
// The command `darbar`, on any Node from 18 on.

import { fileURLToPath } from "node:url";
import { start } from "../../../scripts/bootstrap/start.mjs";

await start(fileURLToPath(new URL("../src/main.ts", import.meta.url)), process.argv.slice(2));
