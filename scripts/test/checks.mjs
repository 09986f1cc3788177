import { colours, runCommand } from "./command.mjs";

/** @typedef {import("../test.mjs").TestStep} TestStep */

const lint = ["node_modules/@biomejs/biome/bin/biome", "ci", `--colors=${colours ? "force" : "off"}`, "."];
const types = ["node_modules/typescript/bin/tsc", "-b"];
const unused = ["node_modules/knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"];

/** What needs no test: lint, types, and that nothing is there which nothing uses. @type {readonly TestStep[]} */
export const checks = [check("Lint", lint), check("Types", types), check("Unused", unused)];

/**
 * @param {string} title
 * @param {readonly string[]} command
 * @returns {TestStep}
 */
function check(title, command) {
  return {
    title,
    run: async (print) => {
      const isRight = (await runCommand(command, print)) === 0;
      return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, tests: 0, leftOut: 0 };
    },
  };
}
