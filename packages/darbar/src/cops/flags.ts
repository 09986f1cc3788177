import type { Flag } from "../table-game.ts";

/** What can be asked for at a table of Good Cop Bad Cop. */
export const FLAGS: readonly Flag[] = [
  {
    name: "mode",
    value: "M",
    option: "mode",
    help: "base (the default), or gang: diamonds, criminals, everybody has a gun",
  },
];
