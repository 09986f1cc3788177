import { readFileSync } from "node:fs";
import { readWeights, type Trained, writeWeights } from "@darbar/bots/coup-network";
import { fail, type Result } from "@darbar/kernel";

const BEGIN = "export const COUP_WEIGHTS = `";
const END = "`;\n";

/** Weights as a module of the repository: plain text inside, so that it can be read wherever code can. */
export function weightsModule(trained: Trained): string {
  const text = writeWeights(trained).replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  return `/** What the network of Coup's best player has learned; the second line says how. Written by \`darbar train\`. */\n${BEGIN}${text}${END}`;
}

/** Reads such a module back. */
export function readWeightsModule(file: string): Result<Trained> {
  let module: string;
  try {
    module = readFileSync(file, "utf8");
  } catch {
    return fail(`${file} cannot be read`);
  }
  const begin = module.indexOf(BEGIN);
  if (begin === -1 || !module.endsWith(END)) return fail(`${file} is no module of weights`);
  const text = module.slice(begin + BEGIN.length, -END.length);
  return readWeights(text.replaceAll("\\${", "${").replaceAll("\\`", "`").replaceAll("\\\\", "\\"));
}
