import { type CopsEvent, cops, type State } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import type { Storyteller } from "../../table-game.ts";
import type { Line } from "../../text/line.ts";
import type { Tone } from "../../text/paint.ts";
import { type Names, voiceFor } from "../../text/voice.ts";
import { hands, standings } from "./hands.ts";
import { type Cause, newsOf } from "./news.ts";

/**
 * A storyteller for a table before its deal. A `report` lays hands, guns and diamonds open in lines of their own;
 * a `commentary` is read beside the table, where they can be seen.
 */
export function storyteller(
  table: State,
  viewer: Viewer,
  names: Names,
  style: "report" | "commentary",
): Storyteller<CopsEvent> {
  const view = cops.view(table, viewer);
  const voice = voiceFor(viewer, names);
  let cause: Cause = null;
  let stood = standings(view, names);

  const tellOne = (event: CopsEvent, lines: Line[]): void => {
    switch (event.type) {
      case "dealt":
        if (style === "commentary") addSentence(event, lines);
        break;
      case "turn":
        if (style === "report") lines.push(...(view.turns === 0 ? theDeal(view, names) : whatHasMoved()));
        lines.push(at(0, "heading", `Turn ${view.turns + 1}: ${voice.whom(event.seat)}`));
        break;
      default:
        // How the cards are laid at the start, the table shows, or the report at the first turn.
        if (event.type !== "arranged" || view.turns > 0) addSentence(event, lines);
    }
    cause = causeAfter(event, cause);
    cops.evolve(view, event);
  };

  /** Guns and diamonds, if they are not as at the end of the turn before. */
  const whatHasMoved = (): readonly Line[] => {
    const now = standings(view, names);
    if (now === stood) return [];
    stood = now;
    return [at(1, "quiet", now)];
  };

  const addSentence = (event: CopsEvent, lines: Line[]): void => {
    const text = newsOf(event, view, cause, viewer, names);
    if (text === null) return;
    const tone = TONES[event.type] ?? "plain";
    const depth = depthOf(event, view);
    const last = lines[lines.length - 1];
    // What comes of one decision is told in one breath, but for what it is most about.
    if (last !== undefined && last.depth === 2 && depth === 2 && tone === "plain" && last.text.length < LONG) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else lines.push(at(depth, tone, text));
  };

  return {
    tell(events) {
      const lines: Line[] = [];
      for (const event of events) {
        const seen = cops.redact(event, viewer);
        if (seen !== null) tellOne(seen, lines);
      }
      return lines;
    },
  };
}

/** A line of so many characters gets no further sentence. */
const LONG = 100;

const TONES: Readonly<Partial<Record<CopsEvent["type"], Tone>>> = {
  fired: "danger",
  exposed: "danger",
  out: "danger",
  wounded: "danger",
  won: "gold",
};

/** How deep a line is indented: what follows an action, or is played in answer, lies under it. */
function depthOf(event: CopsEvent, before: State): number {
  if (event.type === "won") return 0;
  if (event.type === "announced" || event.type === "dealt") return 1;
  return event.type === "played" && before.question === "act" ? 1 : 2;
}

/** What the next event follows from. */
function causeAfter(event: CopsEvent, before: Cause): Cause {
  switch (event.type) {
    case "announced":
      return event.action.do;
    case "played":
      return event.play.equipment;
    case "used":
    case "laid":
    case "turn":
      return null;
    default:
      return before;
  }
}

function theDeal(view: State, names: Names): readonly Line[] {
  return [at(0, "heading", "The deal"), ...hands(view, names)];
}

function at(depth: number, tone: Tone, text: string): Line {
  return { depth, tone, text };
}
