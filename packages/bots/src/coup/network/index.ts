export { FEATURES } from "./features.ts";
export { fraction, type Mind, newMind, pick, shapeWith, think } from "./mind.ts";
export { MOST_LEGAL, MOVES } from "./moves.ts";
export {
  type Layout,
  layoutOf,
  type Network,
  networkOf,
  newWorkspace,
  run,
  runHidden,
  runPolicy,
  runValue,
  type Shape,
  type Workspace,
} from "./network.ts";
export { type Mix, networkPolicy, type Policy, policyBot } from "./policy.ts";
export { addRows, dot, newRowList, type RowList } from "./rows.ts";
export { SCRIPTED, YARDSTICKS } from "./scripted.ts";
export { type Ending, playTable, type Sitter, type Watcher } from "./self-play.ts";
export { trainedCoup } from "./trained.ts";
export { classicTable, trainingTable } from "./training-table.ts";
export { type Origin, readWeights, type Trained, writeWeights } from "./weights.ts";
