import type { Asking, GameRecord, Replay, Viewer } from "@darbar/kernel";
import { saidLine } from "../story/said.ts";
import { settingText } from "../story/setting.ts";
import { storyteller } from "../story/storyteller.ts";
import type { TableGame } from "../table-game.ts";
import type { Line } from "../text/line.ts";
import { printable } from "../text/printable.ts";
import { embedded, type Voice } from "../text/voice.ts";

/** A replayed game in words, from the deal to where it ends, as one viewer could tell it. */
export function report<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  played: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
  voice: Voice,
): readonly Line[] {
  const { rules } = game;
  const lines: Line[] = [];
  const heading = (text: string): void => void lines.push({ depth: 0, tone: "heading", text });
  if (record.title !== undefined) heading(embedded(printable(record.title), voice.words.language));
  lines.push({ depth: 0, tone: "plain", text: settingText(game, played.options, record.seats, voice) });

  const teller = storyteller(game, rules.setup(played.options, record.seats), viewer, voice, "report");
  const heard = (moves: number): readonly Line[] =>
    (record.talk ?? []).flatMap(([after, seat, saying]) =>
      after === moves ? (saidLine(game, { seat, saying }, viewer, voice) ?? []) : [],
    );
  lines.push(...teller.tell(played.opening), ...heard(0));
  for (const [index, { events }] of played.steps.entries()) lines.push(...teller.tell(events), ...heard(index + 1));

  const view = rules.view(played.state, viewer);
  if (rules.outcome(view) === null) {
    if (lines[lines.length - 1].tone === "heading") lines.pop(); // The heading of a turn that is not told.
    heading(voice.words.t("terminal.end.record"));
    lines.push(...game.hands(view, voice), { depth: 1, tone: "plain", text: game.awaits(view, voice) });
  } else {
    heading(voice.words.t("terminal.end.cards"));
    lines.push(...game.hands(view, voice));
  }
  return lines;
}
