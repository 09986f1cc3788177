export type { Io, Output, Signal } from "./io.ts";
export { run } from "./run.ts";
