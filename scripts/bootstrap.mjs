// Runs a script of this checkout under Node 24 with the dependencies installed, on any Node from 18 on:
//   node scripts/bootstrap.mjs FILE [ARGUMENTS]        FILE is relative to the root of the checkout

import { resolve } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { start } from "./bootstrap/start.mjs";

const [file = "", ...args] = process.argv.slice(2);
await start(resolve(root, file), args);
