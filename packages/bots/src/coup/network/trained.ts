import { COUP_WEIGHTS } from "./weights/coup.ts";
import { readWeights, type Trained } from "./weights.ts";

let known: Trained | null = null;

/** The network that comes with the repository, and where it comes from. It is read when it is first asked for. */
export function trainedCoup(): Trained {
  if (known !== null) return known;
  const read = readWeights(COUP_WEIGHTS);
  if (!read.ok) throw new Error(`the weights of the repository are broken: ${read.error}`);
  known = read.value;
  return known;
}
