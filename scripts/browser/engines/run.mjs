import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../bootstrap/paths.mjs";
import { Interrupted, Problem } from "../../bootstrap/problem.mjs";
import { readIfThere } from "../../bootstrap/read.mjs";
import { runNode } from "../../bootstrap/run.mjs";
import { installPinned } from "../pinned.mjs";
import { firefox, webkit } from "./engines.mjs";
import { findEngine } from "./find.mjs";

/** @typedef {import("../../test-count.mjs").Count} Count */
/** @typedef {Record<string, string>} Place where the programs of an engine are */

const program = join(root, "packages/web/test/engines/main.ts");

/**
 * Plays whole games in Firefox and WebKit. What cannot be had is left out and neither passed nor failed: a sentence on
 * each is printed and returned.
 * @returns {Promise<Count & { leftOut: string[] }>}
 */
export async function runEngineTests() {
  /** @type {string[]} */
  const leftOut = [];
  /** @type {Record<string, Place>} */
  const places = {};
  let failed = 0;
  for (const [name, find] of Object.entries({ firefox: placeOfFirefox, webkit: () => findEngine(webkit) })) {
    const found = await find().catch(whyNot);
    if ("paths" in found) places[name] = found.paths;
    else if ("leftOut" in found) leftOut.push(found.leftOut);
    else failed += 1;
    const told = "leftOut" in found ? found.leftOut : "problem" in found ? `${found.problem} That is a failure.` : null;
    if (told !== null) process.stdout.write(`${told}\n`);
  }
  if (Object.keys(places).length === 0) return { passed: 0, failed, leftOut };
  const count = await playIn(places);
  return { passed: count.passed, failed: count.failed + failed, leftOut };
}

/** Firefox with its driver, which is fetched when it is first needed, into .cache. */
async function placeOfFirefox() {
  const found = await findEngine(firefox);
  if ("leftOut" in found) return found;
  const source = new URL("firefox/", import.meta.url);
  const pinned = { source, name: "firefox-driver", what: "the driver of Firefox" };
  const driver = await installPinned(pinned).catch(whyNot);
  if (typeof driver !== "string") return { leftOut: `Firefox is left out: ${driver.problem}` };
  return { paths: { ...found.paths, driver } };
}

/**
 * @param {unknown} error
 * @returns {{ problem: string }}
 */
function whyNot(error) {
  if (!(error instanceof Problem)) throw error;
  return { problem: error.message };
}

/**
 * @param {Record<string, Place>} places
 * @returns {Promise<Count>}
 */
async function playIn(places) {
  const folder = mkdtempSync(join(tmpdir(), "darbar-engines-"));
  try {
    const report = join(folder, "report.json");
    const result = await runNode(process.execPath, [program, report, JSON.stringify(places)], { cwd: root });
    if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
    // Without a report it broke down, whatever had passed before.
    return JSON.parse(readIfThere(report) || '{"passed":0,"failed":1}');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
