import { CHARACTERS, type CoupEvent, coup } from "@darbar/coup";
import { tellStory } from "@darbar/words/coup/story";
import type { GameTable } from "../../game-table.ts";
import type { AnyRules } from "../../shown-game.ts";
import { cardName } from "./card-name.ts";
import { CoupTable } from "./coup-table.tsx";
import { paceOf } from "./motion-pace.ts";
import { draw } from "./motion-pictures.tsx";
import { scriptOf } from "./motion-script.ts";
import { saysSomething } from "./says-something.ts";
import { soundOf } from "./sound.ts";

/** Coup at a table of the page. */
export const table: GameTable = {
  name: "coup",
  rules: coup as unknown as AnyRules,
  Table: CoupTable,
  pace: paceOf,
  script: scriptOf,
  draw,
  soundOf,
  tell: (past, viewer, words, names) => tellStory(past as readonly CoupEvent[], viewer, words, names),
  phraseCards: CHARACTERS,
  cardName,
  loadChecks: async () => (await import("./file-checks.ts")).checks,
  saysSomething: (past, index) => saysSomething(past[index] as CoupEvent),
};
