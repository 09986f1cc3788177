import { Problem } from "../../bootstrap/problem.mjs";
import { runCommand } from "../../test/command.mjs";
import { nothing } from "../../test/count.mjs";
import { withReport } from "../../test/report.mjs";
import { installPinned } from "../pinned.mjs";
import { firefox, webkit } from "./engines.mjs";
import { findEngine } from "./find.mjs";

/** @typedef {import("../../test/count.mjs").Count} Count */
/** @typedef {Record<string, string>} Place where the programs of an engine are */

const program = "packages/web/test/engines/main.ts";

/**
 * Whether these parts of paths select whole games in other browsers.
 * @param {readonly string[]} selection
 */
export function areEnginesSelected(selection) {
  return selection.length === 0 || selection.some((part) => program.includes(part));
}

/**
 * Plays whole games in Firefox and WebKit. What cannot be had is left out and neither passed nor failed, and a sentence
 * says so.
 * @param {(text: string) => void} print
 * @returns {Promise<Count>}
 */
export async function runEngineTests(print) {
  let leftOut = 0;
  /** @type {Record<string, Place>} */
  const places = {};
  let failed = 0;
  for (const [name, find] of Object.entries({ firefox: placeOfFirefox, webkit: () => findEngine(webkit) })) {
    const found = await find().catch(whyNot);
    if ("paths" in found) places[name] = found.paths;
    else if ("leftOut" in found) leftOut += 1;
    else failed += 1;
    const told = "leftOut" in found ? found.leftOut : "problem" in found ? `${found.problem} That is a failure.` : null;
    if (told !== null) print(`${told}\n`);
  }
  const count = Object.keys(places).length === 0 ? nothing : await playIn(places, print);
  return { ...count, failed: count.failed + failed, leftOut };
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
 * @param {(text: string) => void} print
 * @returns {Promise<Count>}
 */
function playIn(places, print) {
  return withReport(async (report, read) => {
    await runCommand([program, report, JSON.stringify(places)], print);
    // Without a report it broke down, whatever had passed before.
    const { passed, failed } = JSON.parse(read() || '{"passed":0,"failed":1}');
    return { ...nothing, passed, failed, tests: passed + failed };
  });
}
