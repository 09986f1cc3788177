import { coup, type Event, type Question, type State } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import type { Tone } from "../text/paint.ts";
import { describe } from "../words/describe.ts";
import { type Names, voiceFor } from "../words/voice.ts";
import { isBluff, isModest } from "./bluff.ts";
import { hands, purses } from "./hands.ts";
import type { Line } from "./line.ts";

/** Tells a game to one viewer, as it goes. It knows what that viewer's events say, and nothing else. */
export interface Storyteller {
  /** What the events of one decision come to, in lines. */
  tell(events: readonly Event[]): readonly Line[];
}

/**
 * A storyteller for a table before its deal. A `report` lays hands and purses open in lines of their own;
 * a `commentary` is read beside the table, where they can be seen.
 */
export function storyteller(table: State, viewer: Viewer, names: Names, style: "report" | "commentary"): Storyteller {
  const view = coup.view(table, viewer);
  let turns = 0;
  let open: Question | null = null;
  let before: Event["type"] | null = null;

  const tellOne = (event: Event, lines: Line[]): void => {
    if (event.type === "answered") return;
    if (open !== null && event.type !== "challenged" && event.type !== "blocked") add(lines, 2, "plain", silence(view));
    open = event.type === "asked" && isWindow(event.question) ? event.question : null;

    if (event.type === "turn" || event.type === "won") {
      if (style === "report" && turns > 0) lines.push(purses(view, names));
    }
    if (event.type === "turn") {
      turns++;
      add(lines, 0, "heading", `Turn ${turns}: ${voiceFor(viewer, names).whom(event.seat)}`);
    } else if (
      !(event.type === "paid" && before === "announced" && event.to === "treasury") &&
      !isLaidOut(event, style)
    ) {
      addSentence(event, lines);
    }
    before = event.type;
    coup.evolve(view, event);
    if (isLaidOut(event, style)) {
      add(lines, 0, "heading", "The deal");
      lines.push(...hands(view, names));
    }
  };

  const addSentence = (event: Event, lines: Line[]): void => {
    const said = describe(event, viewer, names);
    if (said === null) return;
    const text =
      before === "refused" && event.type === "paid"
        ? said.replace(" to ", " back to ")
        : said.replace(/\.$/, remark(view, event));
    const last = lines[lines.length - 1];
    if (last !== undefined && last.depth > 0 && goesOn(last, event)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else {
      add(lines, DEPTHS[event.type] ?? 2, TONES[event.type] ?? "plain", text);
    }
  };

  return {
    tell(events) {
      const lines: Line[] = [];
      for (const event of events) {
        const seen = coup.redact(event, viewer);
        if (seen !== null) tellOne(seen, lines);
      }
      return lines;
    },
  };
}

/** Whether an event goes on with the line before it. What a loss interrupted starts a new one. */
function goesOn(last: Line, event: Event): boolean {
  return JOINED.has(event.type) && !(event.type === "paid" && last.tone === "danger");
}

const JOINED: ReadonlySet<Event["type"]> = new Set([
  "paid",
  "drew",
  "returned",
  "converted",
  "out",
  "gave-back",
  "bomb-ended",
]);

/** How deep a line is indented; reactions to an action lie under it. */
const DEPTHS: Readonly<Partial<Record<Event["type"], number>>> = {
  won: 0,
  announced: 1,
  dealt: 1,
  drafted: 1,
  sided: 1,
};

const TONES: Readonly<Partial<Record<Event["type"], Tone>>> = {
  challenged: "danger",
  lost: "danger",
  bombed: "danger",
  won: "gold",
};

function add(lines: Line[], depth: number, tone: Tone, text: string): void {
  lines.push({ depth, tone, text });
}

function isWindow(question: Question): boolean {
  return question === "respond" || question === "block" || question === "contest";
}

/** What is said when a window closes and nobody has spoken. */
function silence({ question, claim }: State): string {
  if (question === "block") return "Nobody blocks.";
  if (question !== "contest") return "Nobody objects.";
  return claim?.on === "block" ? "Nobody challenges; the block stands." : "Nobody challenges.";
}

function isLaidOut(event: Event, style: "report" | "commentary"): boolean {
  return style === "report" && event.type === "dealt";
}

/** The end of a sentence, with what only those can add who know the cards. */
function remark(before: State, event: Event): string {
  if (isBluff(before, event) === true) return " (a bluff).";
  return isModest(before, event) ? ", though it was there." : ".";
}
