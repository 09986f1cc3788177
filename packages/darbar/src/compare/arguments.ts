import { parseArgs } from "node:util";
import { fail, ok, type Result } from "@darbar/kernel";
import { wholeNumber } from "../load/arguments.ts";

/** What figures are to be compared with. */
export interface ComparingWish {
  readonly save: string | null;
  readonly against: string | null;
  readonly baseline: string | null;
  readonly beside: string | null;
  readonly rounds: number;
}

/** The arguments that are about comparing, read, and the rest, as it was typed. */
export interface SplitArguments {
  /** `null`: nothing is to be compared. */
  readonly wish: ComparingWish | null;
  readonly rest: readonly string[];
}

const TEXT = { type: "string" } as const;
const FLAGS = { save: TEXT, against: TEXT, baseline: TEXT, beside: TEXT, rounds: TEXT };
const USUAL_ROUNDS = "5";

/** How these flags are explained in a help text, with so much room for their names. */
export function comparingHelp(width: number): string {
  const rows: readonly (readonly [string, string])[] = [
    ["--save FILE", "write the figures of several rounds into that file"],
    ["--against FILE", "give the ratio to the figures in such a file"],
    [
      "--baseline REV",
      "give the ratio to another revision of this repository, built in .cache/baseline and run by turns",
    ],
    ["--beside CMD", "give the ratio to the last number that this command of the shell prints, run by turns"],
    ["--rounds N", `how many, where figures are compared or saved (default ${USUAL_ROUNDS})`],
  ];
  return rows.map(([flag, help]) => `  ${flag.padEnd(width)}${help}\n`).join("");
}

/** Reads what is said about comparing, and leaves what the command itself is told. */
export function splitArguments(args: readonly string[]): Result<SplitArguments> {
  const { tokens } = parseArgs({ args: args.slice(), options: FLAGS, strict: false, tokens: true });
  const found = new Map<string, string>();
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== "option" || !(token.name in FLAGS) || !token.rawName.startsWith("--")) continue;
    if (token.value === undefined || token.value === "" || (!token.inlineValue && token.value.startsWith("-"))) {
      return fail(`--${token.name} needs a value`);
    }
    if (found.has(token.name)) return fail(`--${token.name} is given twice`);
    found.set(token.name, token.value);
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  const rest = args.filter((_, place) => !taken.has(place));
  if (found.size === 0) return ok({ wish: null, rest });
  const rounds = wholeNumber(found.get("rounds") ?? USUAL_ROUNDS, "--rounds", 1, 1_000);
  if (!rounds.ok) return rounds;
  if (found.size === 1 && found.has("rounds")) {
    return fail("--rounds goes with --save, --against, --baseline or --beside");
  }
  const text = (name: keyof typeof FLAGS): string | null => found.get(name) ?? null;
  const wish = { save: text("save"), against: text("against"), baseline: text("baseline"), beside: text("beside") };
  return ok({ wish: { ...wish, rounds: rounds.value }, rest });
}
