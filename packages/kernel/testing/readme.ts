import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { vi } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Where the code of examples is written: there it can import every package. */
const EXAMPLES = join(ROOT, ".cache/readme");

/** What a README shows first. */
export interface Example {
  /** Code is run as a module, a command in the root of the checkout. */
  readonly kind: "code" | "command";
  readonly text: string;
  /** What it says it prints: code in the comments behind its `console.log(…);`, a command in the lines under it. */
  readonly promised: readonly string[];
}

/**
 * The first example of a README: a block of `ts`, or one of `console` that begins with `$ ` and a command. `null` where
 * there is none, or where it does not say what it prints: that would show nothing.
 */
export function exampleIn(markdown: string): Example | null {
  const [, language, text = ""] = /^```(ts|console)\n(.*?)^```$/ms.exec(markdown) ?? [];
  const example = language === "ts" ? codeIn(text) : commandIn(text);
  return example.promised.length === 0 ? null : example;
}

function codeIn(text: string): Example {
  const promised = [...text.matchAll(/^\s*console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said = ""]) => said);
  return { kind: "code", text, promised };
}

function commandIn(text: string): Example {
  const [command = "", ...promised] = text.trimEnd().split("\n");
  return { kind: "command", text: command.replace(/^\$ /, ""), promised };
}

export function readExample(folder: string): Example {
  const example = exampleIn(readFileSync(join(folder, "README.md"), "utf8"));
  if (example === null) throw new Error(`${folder}/README.md has no example that says what it prints`);
  return example;
}

/** Writes the code of a package's example into a file of its own, to be run or to have its types checked. */
export function writeExample(folder: string, { text }: Example): string {
  const file = join(EXAMPLES, `${basename(folder)}.ts`);
  mkdirSync(EXAMPLES, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Runs an example, and gives what it prints: of a command, as many lines as it promises. */
export function runExample(folder: string, example: Example): Promise<readonly string[]> {
  return example.kind === "code" ? runCode(writeExample(folder, example)) : runCommand(example);
}

async function runCode(file: string): Promise<readonly string[]> {
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...said) => void printed.push(format(...said)));
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    log.mockRestore();
  }
  return printed;
}

async function runCommand({ text, promised }: Example): Promise<readonly string[]> {
  // A README is in English, whatever the machine speaks.
  const env = { ...process.env, LC_ALL: "en" };
  const ran = spawnSync(text, { cwd: ROOT, env, shell: true, encoding: "utf8" });
  return ran.status === 0 ? ran.stdout.split("\n").slice(0, promised.length) : [ran.stdout + ran.stderr];
}
