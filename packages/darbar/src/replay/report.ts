import type { Asking, GameRecord, Replay, Viewer } from "@darbar/kernel";
import type { TableGame } from "../table-game.ts";
import type { Line } from "../text/line.ts";
import { printable } from "../text/printable.ts";
import { playerName } from "../text/voice.ts";

/** A replayed game in words, from the deal to where it ends, as one viewer could tell it. */
export function report<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  played: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
): readonly Line[] {
  const { rules } = game;
  const lines: Line[] = [];
  const heading = (text: string): void => void lines.push({ depth: 0, tone: "heading", text });
  if (record.title !== undefined) heading(printable(record.title));
  lines.push({ depth: 0, tone: "plain", text: game.setting(played.options, record.seats, playerName) });

  const teller = game.storyteller(rules.setup(played.options, record.seats), viewer, playerName, "report");
  lines.push(...teller.tell(played.opening));
  for (const step of played.steps) lines.push(...teller.tell(step.events));

  const view = rules.view(played.state, viewer);
  if (rules.outcome(view) === null) {
    if (lines[lines.length - 1].tone === "heading") lines.pop(); // The heading of a turn that is not told.
    heading("Here the record ends");
    const awaited = `${game.awaits(view, playerName)}.`;
    lines.push(...game.hands(view, playerName), { depth: 1, tone: "plain", text: awaited });
  } else {
    heading("The cards at the end");
    lines.push(...game.hands(view, playerName));
  }
  return lines;
}
