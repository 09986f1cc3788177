import type { ReviewedDecision, SeenGame } from "@darbar/bots/review";
import type { Asking, GameRecord } from "@darbar/kernel";
import type { Io } from "../io.ts";
import type { TableGame } from "../table-game.ts";
import { setLine } from "../text/line.ts";
import { paintFor, type Tone } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { playerName } from "../text/voice.ts";
import { readableWidth } from "../text/wrap.ts";
import { showDecision } from "./show.ts";

/** A whole review in words. */
export function inWords<Options, State extends Asking, Move, GameEvent>(
  { rules, reviewed, setting }: TableGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  { options, seats, seat, past }: SeenGame<Options, GameEvent>,
  decisions: readonly ReviewedDecision<Move>[],
  io: Io,
): string {
  const paint = paintFor(io.colour);
  const width = readableWidth(io.columns);
  const rows: string[] = [];
  const say = (tone: Tone, text: string): void => void rows.push(...setLine({ depth: 0, tone, text }, width, paint));
  if (record.title !== undefined) say("heading", printable(record.title));
  say("plain", setting(options, seats, playerName));
  say("plain", whose(seat, seats));
  const telling = { game: reviewed, seat, names: playerName, width, paint };
  const view = rules.view(rules.setup(options, seats), seat);
  let seen = 0;
  for (const decision of decisions) {
    for (; seen < decision.seen; seen++) rules.evolve(view, past[seen]);
    rows.push("", ...showDecision(telling, { decision, view, past: past.slice(0, seen) }));
  }
  rows.push("");
  say("heading", inAll(decisions));
  return rows.join("\n");
}

function whose(seat: number, seats: number): string {
  const other = seats > 1 ? ` Another player's: --seat N, from 0 to ${seats - 1}.` : "";
  return `The decisions of ${playerName(seat)} (seat ${seat}).${other}`;
}

/** How it went as a whole. */
function inAll<Move>(decisions: readonly ReviewedDecision<Move>[]): string {
  if (decisions.length === 0) return "This player had nothing to decide.";
  const asMaster = decisions.filter(({ verdict }) => verdict !== null && verdict.is !== "costly").length;
  const costs = decisions.flatMap(({ verdict }) => (verdict?.is === "costly" ? [verdict.cost] : []));
  const count = decisions.length === 1 ? "1 decision" : `${decisions.length} decisions`;
  const costly = costs.length === 0 ? "none clearly costly" : `${costs.length} clearly costly`;
  return `${count}: ${asMaster} as the master would, ${costly}.`;
}
