import type { WeighedOption } from "@darbar/bots/review";
import type { Words } from "@darbar/words/words";
import { signsOf } from "../text/direction.ts";
import { clip, padStart, padTo, widthOf, wrap } from "../text/wrap.ts";
import { bar, percent } from "./bar.ts";
import type { ReviewMoment, ReviewTelling } from "./show.ts";

const BAR = 10;
const WORTH = 10;
const SHARE = 14;
/** The columns of an option besides its name: margins, the bar, and two numbers. */
const BESIDES = 4 + 1 + BAR + WORTH + SHARE;
/** With less room for a name than this, the numbers stand below it. */
const LEAST_ROOM = 24;
/** Options that the master plays more seldom, and that nobody looked at, are only counted. */
const SELDOM = 0.01;

/** The options, the best first: what each is worth, and how often the master would have played it. */
export function optionRows<Options, State, Move, GameEvent>(
  { game, seat, voice, width, paint }: ReviewTelling<Options, State, Move, GameEvent>,
  { decision, view }: ReviewMoment<State, Move, GameEvent>,
): readonly string[] {
  const { words, names } = voice;
  const { t } = words;
  const { options, played } = decision;
  const shown = options.filter(({ worth, share }, place) => place === played || worth !== null || share >= SELDOM);
  const name = ({ move }: WeighedOption<Move>): string => game.words.move(move, view, seat, words, names);
  const room = width - BESIDES;
  const longest = Math.min(room, Math.max(...shown.map((option) => widthOf(name(option)))));
  const isNarrow = room < LEAST_ROOM;
  const headings = `${padStart(t("terminal.review.worth"), WORTH)}${padStart(t("terminal.review.share"), SHARE)}`;
  const rows = isNarrow ? [] : [paint("quiet", `${" ".repeat(4 + longest + 1 + BAR)}${headings}`)];
  const { mark } = signsOf(words.language);
  for (const option of shown) {
    const isPlayed = options.indexOf(option) === played;
    const head = isPlayed ? `  ${mark} ` : "    ";
    const drawn = isNarrow
      ? [...wrap(name(option), width, head, "      "), ...wrap(below(option, words), width, "      ", "      ")]
      : [`${head}${padTo(clip(name(option), longest), longest)} ${numbers(option, words)}`];
    rows.push(...drawn.map((row) => (isPlayed ? paint("you", row) : row)));
  }
  const left = options.length - shown.length;
  const more = t("replay.review.more", { n: left });
  if (left > 0) rows.push(...wrap(more, width, "    ", "    ").map((row) => paint("quiet", row)));
  return rows;
}

function numbers<Move>({ worth, share }: WeighedOption<Move>, words: Words): string {
  const drawn = worth === null ? " ".repeat(BAR) : bar(worth, BAR, words);
  const win = worth === null ? "–" : percent(worth, words);
  return `${drawn}${padStart(win, WORTH)}${padStart(percent(share, words), SHARE)}`;
}

function below<Move>({ worth, share }: WeighedOption<Move>, { t }: Words): string {
  const chosen = t("replay.review.share", { share });
  return worth === null ? chosen : t("table.label", { one: t("replay.review.worth", { share: worth }), two: chosen });
}
