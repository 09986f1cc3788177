export { type Evaluator, fraction, newEvaluator, pick, shapeWith } from "./evaluator.ts";
export { MOST_LEGAL } from "./moves.ts";
export {
  layoutOf,
  type Network,
  networkOf,
  newWorkspace,
  run,
  type Shape,
  type Workspace,
} from "./network.ts";
export { addRows, dot, newRowList, type RowList } from "./rows.ts";
export { BASELINES, SCRIPTED } from "./scripted.ts";
export { playTable, type Sitter, type Watcher } from "./self-play.ts";
export { classicTable, trainingTable } from "./training-table.ts";
export { readWeights, type Trained, writeWeights } from "./weights.ts";
