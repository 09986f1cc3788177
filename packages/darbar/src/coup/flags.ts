import type { Flag } from "../table-game.ts";

/** What can be asked for at a table of Coup. */
export const FLAGS: readonly Flag[] = [
  { name: "edition", value: "E", option: "edition", help: "classic (the default), plus, ru or he" },
  { name: "character", value: "C", option: "character", help: "ambassador (the default) or inquisitor (plus, ru)" },
  { name: "reformation", value: null, option: "reformation", help: "allegiances, the reserve, embezzling (plus)" },
  { name: "anarchist", value: null, option: "anarchist", help: "the bomb (classic, plus)" },
  { name: "draft", value: null, option: "draft", help: "two seats with the draft (classic, plus), as they are anyway" },
  { name: "no-draft", value: null, option: "draft", to: false, help: "two seats without the draft" },
  {
    name: "second-defence",
    value: null,
    option: "secondDefence",
    help: "if you lose a challenge to an action, you may still block it",
  },
  {
    name: "blockers",
    value: "B",
    option: "blockers",
    help: "who may block assassinating and stealing: target (the default) or anyone (ru)",
  },
];
