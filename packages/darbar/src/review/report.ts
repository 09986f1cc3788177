import type { ReviewedDecision, SeenGame } from "@darbar/bots/review";
import type { Asking, GameRecord } from "@darbar/kernel";
import type { Words } from "@darbar/words/words";
import type { Io } from "../io.ts";
import { settingText } from "../story/setting.ts";
import type { ReviewedGame } from "../table-game.ts";
import { directed } from "../text/direction.ts";
import { setLine } from "../text/line.ts";
import { paintFor, type Tone } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { embedded, type Voice } from "../text/voice.ts";
import { readableWidth } from "../text/wrap.ts";
import { showDecision } from "./show.ts";

/** A whole review in words. */
export function inWords<Options, State extends Asking, Move, GameEvent>(
  game: ReviewedGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  { options, seats, seat, past }: SeenGame<Options, GameEvent>,
  decisions: readonly ReviewedDecision<Move>[],
  voice: Voice,
  io: Io,
): string {
  const { rules, reviewed } = game;
  const paint = paintFor(io.colour);
  const width = readableWidth(io.columns);
  const rows: string[] = [];
  const say = (tone: Tone, text: string): void => void rows.push(...setLine({ depth: 0, tone, text }, width, paint));
  if (record.title !== undefined) say("heading", embedded(printable(record.title), voice.words.language));
  say("plain", settingText(game, options, seats, voice));
  say("plain", whose(seat, seats, voice));
  const telling = { game: reviewed, seat, voice, width, paint };
  const view = rules.view(rules.setup(options, seats), seat);
  let seen = 0;
  for (const decision of decisions) {
    for (; seen < decision.seen; seen++) rules.evolve(view, past[seen]);
    rows.push("", ...showDecision(telling, { decision, view, past: past.slice(0, seen) }));
  }
  rows.push("");
  say("heading", inAll(decisions, voice.words));
  return rows.map((row) => directed(row, voice.words.language)).join("\n");
}

function whose(seat: number, seats: number, { words, names }: Voice): string {
  const flag = embedded(`--seat 0…${seats - 1}`, words.language);
  return words.t("terminal.review.whose", { name: names(seat), flag });
}

/** How it went as a whole. */
function inAll<Move>(decisions: readonly ReviewedDecision<Move>[], { t }: Words): string {
  if (decisions.length === 0) return t("replay.review.none");
  const good = decisions.filter(({ verdict }) => verdict !== null && verdict.is !== "costly").length;
  const costly = decisions.filter(({ verdict }) => verdict?.is === "costly").length;
  return t("terminal.review.all", { count: decisions.length, good, costly });
}
