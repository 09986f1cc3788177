import type { WeighedOption } from "@darbar/bots/review";
import { padTo, widthOf, wrap } from "../text/wrap.ts";
import { bar, percent } from "./bar.ts";
import type { Moment, Telling } from "./show.ts";

const BAR = 10;
/** The columns of an option besides its name: margins, the bar, two numbers, and whose it is. */
const BESIDES = 4 + 1 + BAR + 7 + 8 + 5;
/** With less room for a name than this, the numbers stand below it. */
const LEAST_ROOM = 24;
/** Options that the master plays more seldom, and that nobody looked at, are only counted. */
const SELDOM = 0.01;

/** The options, the best first: what each is worth, and how often the master would have played it. */
export function optionRows<Options, State, Move, GameEvent>(
  { game, seat, names, width, paint }: Telling<Options, State, Move, GameEvent>,
  { decision, view }: Moment<State, Move, GameEvent>,
): readonly string[] {
  const { options, played } = decision;
  const shown = options.filter(({ worth, share }, place) => place === played || worth !== null || share >= SELDOM);
  const name = ({ move }: WeighedOption<Move>): string => game.option(move, view, seat, names);
  const room = width - BESIDES;
  const longest = Math.min(room, Math.max(...shown.map((option) => widthOf(name(option)))));
  const isNarrow = room < LEAST_ROOM;
  const rows = isNarrow ? [] : [paint("quiet", `${" ".repeat(4 + longest + 1 + BAR)} to win  chosen`)];
  for (const option of shown) {
    const isPlayed = options.indexOf(option) === played;
    const head = isPlayed ? "  ▸ " : "    ";
    const drawn = isNarrow
      ? [...wrap(`${name(option)}${isPlayed ? " (you)" : ""}`, width, head, "      "), below(option)]
      : [`${head}${padTo(clip(name(option), longest), longest)} ${numbers(option)}${isPlayed ? "  you" : ""}`];
    rows.push(...drawn.map((row) => (isPlayed ? paint("you", row) : row)));
  }
  const left = options.length - shown.length;
  if (left > 0) rows.push(...wrap(moreTold(left), width, "    ", "    ").map((row) => paint("quiet", row)));
  return rows;
}

function moreTold(left: number): string {
  return `and ${left} more that the master would hardly ever play`;
}

function numbers<Move>({ worth, share }: WeighedOption<Move>): string {
  const drawn = worth === null ? " ".repeat(BAR) : bar(worth, BAR);
  return `${drawn}${(worth === null ? "–" : percent(worth)).padStart(7)}${percent(share).padStart(8)}`;
}

function below<Move>({ worth, share }: WeighedOption<Move>): string {
  const win = worth === null ? "" : `${percent(worth)} to win, `;
  return `      ${win}${percent(share)} chosen`;
}

function clip(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join("")}…`;
}
