import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

// Run with a forgetful disk before it: syncs everything below a folder, so that its disk holds all that is written.
const [folder] = process.argv.slice(2);
sync(folder);
for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
  sync(join(entry.parentPath, entry.name));
}

function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
