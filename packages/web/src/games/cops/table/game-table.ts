import { type CopsEvent, cops, IDENTITIES } from "@darbar/cops";
import { tellStory } from "@darbar/words/cops/story";
import { cardKindName } from "@darbar/words/cops/things";
import type { GameTable } from "../../game-table.ts";
import type { AnyRules } from "../../shown-game.ts";
import { CopsTable } from "./cops-table.tsx";
import { paceOf } from "./motion-pace.ts";
import { draw } from "./motion-pictures.tsx";
import { scriptOf } from "./motion-script.ts";
import { saysSomething } from "./says-something.ts";
import { soundOf } from "./sound.ts";

/** Good Cop Bad Cop at a table of the page. */
export const table: GameTable = {
  name: "cops",
  rules: cops as unknown as AnyRules,
  Table: CopsTable,
  pace: paceOf,
  script: scriptOf,
  draw,
  soundOf,
  tell: (past, viewer, words, names) => tellStory(past as readonly CopsEvent[], viewer, words, names),
  phraseCards: IDENTITIES,
  cardName: cardKindName,
  loadChecks: async () => (await import("./file-checks.ts")).checks,
  saysSomething: (past, index) => saysSomething(past as readonly CopsEvent[], index),
};
