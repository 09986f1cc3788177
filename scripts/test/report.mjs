import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readIfThere } from "../bootstrap/read.mjs";

/**
 * Lends a place for a report, which is removed afterwards.
 * @template Result
 * @param {(report: string, read: () => string | null) => Promise<Result>} use
 */
export async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), "darbar-test-"));
  try {
    const report = join(folder, "report.json");
    return await use(report, () => readIfThere(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
