import { LEVELS, STYLES } from "@darbar/bots";
import { list } from "@darbar/kernel";
import { flagRows, flagsOf } from "../flags.ts";
import { GAMES } from "../games.ts";
import { LANGUAGE_HELP } from "../language.ts";
import { USUAL_LEVEL } from "./settings.ts";

const COLUMN = 19;
const ids = GAMES.map(({ id }) => id);
const usual = list(GAMES.map((game) => game.with(({ options }) => `${options.seats.usual} for ${game.id}`)));
const names = GAMES.map((game) => game.with(({ options }) => options.title));

/** What every game knows. */
const FLAGS = [
  { name: "game", value: "NAME", help: `${list(ids, "or")} (default ${ids[0]})` },
  { name: "seats", value: "N", help: `how many sit at the table, you included (default ${usual})` },
  {
    name: "first",
    value: "SEAT",
    help: "who starts: 0 is you, 1 sits to your left, and so on (default: chance decides)",
  },
  { name: "level", value: "L", help: `how well the bots play: ${list(LEVELS, "or")} (default ${USUAL_LEVEL})` },
  { name: "style", value: "S", help: `what they are like: ${list(STYLES, "or")} (default: chance decides for each)` },
  { name: "name", value: "NAME", help: "what you are called" },
  { name: "seed", value: "S", help: "the same seed, the same cards" },
  {
    name: "save",
    value: "FILE",
    help: "write the game down, for npx darbar replay; if FILE exists, a number is added to its name",
  },
  { name: "fast", value: null, help: "no pauses" },
  { name: "language", value: "L", help: LANGUAGE_HELP },
];

const sections = GAMES.map((game) =>
  game.with(({ options }) => `\n${options.title} (--game ${game.id}):\n\n${flagRows(flagsOf(game), COLUMN)}`),
);

const examples = GAMES.flatMap((game) => game.with((table) => table.examples)).map(
  (example) => `  npx darbar play ${example}\n`,
);

export const PLAY_HELP = `darbar play [--game NAME] [OPTIONS]

Plays ${list(names, "or")} in this terminal against bots that bluff. Type the number of what you want to do; ? shows
the player aid, l the story so far, q leaves.

${flagRows(FLAGS, COLUMN)}${sections.join("")}
Examples:
  npx darbar play
  npx darbar play --level master --style bluffer
${examples.join("")}`;
