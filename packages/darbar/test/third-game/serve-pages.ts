// Copies the sources into a folder, adds a third game as the guide says, and serves that copy, pages included, as the server for tests.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./guide.ts";
import { buildWithCrown } from "./test-build.ts";

const SERVER = "packages/darbar/test/seeded-server.ts";

const [folder] = process.argv.slice(2);
buildWithCrown(folder);
cpSync(join(ROOT, SERVER), join(folder, SERVER));
await import(join(folder, SERVER));
