import { type CrownEvent, crown, crownAtTable } from "@darbar/games/crown";
import { eventText } from "@darbar/words/crown/crown-words";
import type { GameTable } from "../game-table.ts";
import type { AnyRules } from "../shown-game.ts";
import { CrownTable } from "./crown-table.tsx";

/** Crown at a table of the page: nothing flies, nothing sounds. */
export const table: GameTable = {
  name: "crown",
  rules: crown as unknown as AnyRules,
  Table: CrownTable,
  pace: (event) => crownAtTable.dwellOf(event as CrownEvent),
  script: () => [],
  draw: () => null,
  soundOf: () => null,
  tell: (past, viewer, words, names) =>
    (past as readonly CrownEvent[]).flatMap((happened, index) => {
      const event = crown.redact(happened, viewer);
      const text = event === null ? null : eventText(event, words, names);
      return text === null ? [] : [{ index, text, tone: "plain" as const, seat: null }];
    }),
  phraseCards: crownAtTable.spokenCards,
  cardName: (card, { find }) => find(`crown.card.${card}`) ?? card,
  loadChecks: async () => ({ isSeenEvent: () => false, addsUp: () => false }),
  saysSomething: (past, index) => (past[index] as CrownEvent).type !== "answered",
};
