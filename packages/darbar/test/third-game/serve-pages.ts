// Copies the sources into a folder, adds a third game as the guide says, and serves that copy, pages included.
import { join } from "node:path";
import { buildWithCrown } from "./test-build.ts";

const [folder] = process.argv.slice(2);
buildWithCrown(folder);
process.argv.splice(2, process.argv.length, "serve");
await import(join(folder, "packages/darbar/src/main.ts"));
