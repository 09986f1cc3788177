import { coup, type Event, type Move, type Options, type State } from "@darbar/coup";
import type { GameRecord, Replay, Seat, Viewer } from "@darbar/kernel";
import { list } from "@darbar/kernel";
import { hands } from "../story/hands.ts";
import type { Line } from "../story/line.ts";
import { storyteller } from "../story/storyteller.ts";
import { printable } from "../text/printable.ts";
import { saySetting } from "../words/setting.ts";

type CoupReplay = Replay<Options, State, Move, Event>;

/** What the players of a record are called: P1, P2 and so on, as in the rulebooks. */
export function playerName(seat: Seat): string {
  return `P${seat + 1}`;
}

/** A replayed game in words, from the deal to where it ends, as one viewer could tell it. */
export function report(record: GameRecord, played: CoupReplay, viewer: Viewer): readonly Line[] {
  const lines: Line[] = [];
  const heading = (text: string): void => void lines.push({ depth: 0, tone: "heading", text });
  if (record.title !== undefined) heading(printable(record.title));
  lines.push({ depth: 0, tone: "plain", text: saySetting(played.options, record.seats, playerName) });

  const teller = storyteller(coup.setup(played.options, record.seats), viewer, playerName, "report");
  lines.push(...teller.tell(played.opening));
  for (const step of played.steps) lines.push(...teller.tell(step.events));

  const view = coup.view(played.state, viewer);
  if (coup.outcome(view) === null) {
    if (view.question === "act") lines.pop(); // The heading of a turn that is not told.
    heading("Here the record ends");
    lines.push(...hands(view, playerName), { depth: 1, tone: "plain", text: `${whoIsNext(view)}.` });
  } else {
    heading("The cards at the end");
    lines.push(...hands(view, playerName));
  }
  return lines;
}

function whoIsNext(view: State): string {
  const seats = list(coup.waiting(view).map(playerName));
  return view.question === "act" ? `It is ${seats}'s turn` : `Waiting for ${seats}`;
}
