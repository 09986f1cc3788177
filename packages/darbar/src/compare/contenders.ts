import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printable } from "../text/printable.ts";
import type { ComparedCommand, Figure } from "./figure.ts";
import { type Ended, runProgram } from "./program.ts";
import type { Contender } from "./rounds.ts";

/** That a round did not work, in one sentence. */
export class RoundFailed extends Error {}

/** The root of this checkout. */
export const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** The file of the command line, in whatever revision. */
export const MAIN = "packages/darbar/src/main.ts";
const TELL_CPU = new URL("./tell-cpu.ts", import.meta.url).href;
/** Ends the command with us, however we end. */
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;

/** A command of a checkout, in a process of its own for each round, under the Node that runs us. */
export function checkoutContender(
  name: string,
  checkout: string,
  command: ComparedCommand,
  args: readonly string[],
): Contender {
  const flags = ["--disable-warning=ExperimentalWarning", `--import=${WATCH_PARENT}`, `--import=${TELL_CPU}`];
  return {
    name,
    async run(round) {
      const own = [...command.argumentsOf(args, round), "--json"];
      const ended = await runProgram(process.execPath, [...flags, join(checkout, MAIN), command.name, ...own]);
      if (ended.code !== 0) throw new RoundFailed(`${name} failed: ${lastLine(ended)}`);
      const figures = command.figuresIn(JSON.parse(ended.out), Number(ended.told));
      if (figures.length === 0) throw new RoundFailed(`${name} gave no figures`);
      return figures;
    },
  };
}

/** A foreign command: its figure is the last number that it prints. */
export function foreignContender(shellCommand: string): Contender {
  const name = printable(shellCommand, 40);
  return {
    name,
    async run() {
      const ended = await runProgram("sh", ["-c", shellCommand]);
      if (ended.code !== 0) throw new RoundFailed(`${name} failed: ${lastLine(ended)}`);
      return [foreignFigure(ended.out, name)];
    },
  };
}

/** The last number in a text, however it is written: "2,512,004.5 steps/s". */
export function foreignFigure(text: string, name: string): Figure {
  const value = Number(
    text
      .match(/\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?/gi)
      ?.at(-1)
      ?.replaceAll(",", "") ?? 0,
  );
  if (!(value > 0)) throw new RoundFailed(`${name} has printed no number above 0`);
  return { name: FOREIGN, better: "more", value, isMain: true };
}

const FOREIGN = "the last number that it prints";

function lastLine({ code, err }: Ended): string {
  const line = err.trim().split("\n").at(-1) ?? "";
  return printable(line === "" ? `it ended with code ${code}` : line.replace(/\.$/, ""));
}
