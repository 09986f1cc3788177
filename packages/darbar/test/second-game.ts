import { coup, optionList } from "@darbar/coup";
import { coupTable } from "../src/coup/coup-table.ts";
import { GAMES, type ListedGame, listGame } from "../src/games.ts";

/** A game that only tests know: Coup under another name, with flags of its own. */
export const SECOND_GAME: ListedGame = listGame({
  ...coupTable,
  rules: { ...coup, id: "second", options: (_, seats) => coup.options({}, seats) },
  options: {
    ...optionList,
    title: "Second Game",
    kind: "pace",
    options: {
      pace: { type: "choice", values: ["slow", "quick"], usual: "slow" },
      withoutWords: { type: "switch", off: false, on: true },
    },
  },
  meanings: { withoutWords: "nobody speaks" },
});

/** The games that there are, and the second one. */
export const WITH_SECOND: typeof GAMES = [...GAMES, SECOND_GAME];
