import { coup } from "@darbar/coup";
import { coupTable } from "../src/coup/coup-table.ts";
import { GAMES, type ListedGame, listGame } from "../src/games.ts";

/** A game that only tests know: Coup under another name, with flags of its own. */
export const SECOND_GAME: ListedGame = listGame({
  ...coupTable,
  name: "Second Game",
  rules: { ...coup, id: "second", options: (_, seats) => coup.options({}, seats) },
  flags: [
    { name: "pace", value: "P", option: "pace", help: "slow or quick" },
    { name: "silent", value: null, option: "isSilent", help: "without a word" },
  ],
  kinds: { option: "pace", names: ["slow", "quick"], of: () => "slow" },
});

/** The games that there are, and the second one. */
export const WITH_SECOND: typeof GAMES = [...GAMES, SECOND_GAME];
