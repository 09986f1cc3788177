import { preparePostgres } from "../postgres/prepare.mjs";
import { runCommand } from "./command.mjs";
import { countTests } from "./count.mjs";
import { withReport } from "./report.mjs";

/**
 * The tests that need no browser.
 * @param {readonly string[]} selection parts of their paths; all of them if there are none
 * @returns {import("../test.mjs").TestStep}
 */
export function unitStep(selection) {
  return {
    title: "Tests",
    run: (print) =>
      withReport(async (report, read) => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        const command = ["node_modules/vitest/vitest.mjs", "run", "--configLoader=native", ...reporters];
        // What is selected may be in the browser only.
        if (selection.length > 0) command.push("--passWithNoTests", ...selection);
        if (selection.length === 0 || selection.some((part) => part.includes("postgres"))) await preparePostgres();
        const code = await runCommand(command, print);
        return countTests(read(), code);
      }),
  };
}
