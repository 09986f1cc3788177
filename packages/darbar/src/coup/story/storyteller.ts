import { type CoupEvent, coup, isLiving, type Question, type State } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";
import type { Storyteller } from "../../table-game.ts";
import type { Line } from "../../text/line.ts";
import type { Tone } from "../../text/paint.ts";
import { type Names, voiceFor } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";
import { describe, type Payment } from "../words/describe.ts";
import { isBluff, isModest } from "./bluff.ts";
import { hands, purses } from "./hands.ts";

/**
 * A storyteller for a table before its deal. A `report` lays hands and purses open in lines of their own;
 * a `commentary` is read beside the table, where they can be seen.
 */
export function storyteller(
  table: State,
  viewer: Viewer,
  names: Names,
  style: "report" | "commentary",
): Storyteller<CoupEvent> {
  const view = coup.view(table, viewer);
  const voice = voiceFor(viewer, names);
  let turns = 0;
  let open: Question | null = null;
  let before: CoupEvent["type"] | null = null;
  /** What the last line is about. */
  let topic: Topic = { type: null, seats: [] };

  const tellOne = (event: CoupEvent, lines: Line[]): void => {
    if (event.type === "answered") return;
    if (open !== null && event.type !== "challenged" && event.type !== "blocked") {
      add(lines, 2, "plain", silence(view));
      topic = { type: null, seats: [view.claim?.seat ?? view.action?.seat ?? view.turn] };
    }
    open = event.type === "asked" && isWindow(event.question) ? event.question : null;

    if (event.type === "turn" || event.type === "won") {
      if (style === "report" && turns > 0) lines.push(purses(view, names));
    }
    if (event.type === "turn") {
      turns++;
      add(lines, 0, "heading", `Turn ${turns}: ${voice.whom(event.seat)}`);
    } else if (!isToldAlready(event, before) && !isLaidOut(event, style)) {
      if (event.type === "drafted" && style === "report") add(lines, 0, "heading", "The draft");
      if (isReplacement(event)) {
        add(lines, 2, "plain", `${voice.does(view.turn, "have")} it replaced.`);
        topic = { type: null, seats: [view.turn] };
      }
      addSentence(event, lines);
      // The bomb goes off before anything is lost to it, though the event comes last.
      if (event.type === "refused" && view.claim?.on === "bomb") {
        addSentence({ type: "bomb-ended", seat: event.seat, how: "exploded" }, lines);
      }
    }
    before = event.type;
    coup.evolve(view, event);
    if (isLaidOut(event, style)) {
      add(lines, 0, "heading", "The deal");
      lines.push(...hands(view, names));
    }
  };

  const addSentence = (event: CoupEvent, lines: Line[]): void => {
    const why = whyPaid(event);
    const said = describe(event, viewer, names, why);
    if (said === null) return;
    const text = said.replace(/\.$/, remark(view, event));
    const seats = seatsIn(event);
    const last = lines[lines.length - 1];
    if (last !== undefined && last.depth > 0 && why !== "left" && goesOn(topic, event, seats)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else {
      add(lines, DEPTHS[event.type] ?? 2, TONES[event.type] ?? "plain", text);
    }
    topic = { type: event.type, seats };
  };

  /** Whether the inquisitor has said, just before this, that the card they saw is to be replaced. */
  const isReplacement = (event: CoupEvent): boolean =>
    view.question === "judge" && before === "asked" && (event.type === "drew" || event.type === "returned");

  const whyPaid = (event: CoupEvent): Payment => {
    if (event.type !== "paid") return "due";
    if (typeof event.from === "number" && event.to === "treasury" && !isLiving(view, event.from)) return "left";
    return before === "refused" ? "returned" : "due";
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

interface Topic {
  readonly type: CoupEvent["type"] | null;
  readonly seats: readonly Seat[];
}

/** Whether an event goes on with the line before it: it is about the same player. A loss is followed only by its end. */
function goesOn(topic: Topic, event: CoupEvent, seats: readonly Seat[]): boolean {
  if (!JOINED.has(event.type) || !seats.some((seat) => topic.seats.includes(seat))) return false;
  return topic.type === "lost" || topic.type === "out" ? event.type === "out" : true;
}

const JOINED: ReadonlySet<CoupEvent["type"]> = new Set([
  "paid",
  "drew",
  "returned",
  "none-left",
  "converted",
  "out",
  "gave-back",
  "bomb-ended",
]);

/** Whom an event is about. */
function seatsIn(event: CoupEvent): readonly Seat[] {
  if (event.type === "paid") return [event.from, event.to].filter((purse) => typeof purse === "number");
  return "seat" in event ? [event.seat] : [];
}

/** What the line before has said: the price of an announced action, and that a bomb went off which a bluff held. */
function isToldAlready(event: CoupEvent, before: CoupEvent["type"] | null): boolean {
  if (event.type === "paid") return before === "announced" && event.to === "treasury";
  return event.type === "bomb-ended" && event.how === "exploded" && (before === "lost" || before === "out");
}

/** How deep a line is indented; reactions to an action lie under it. */
const DEPTHS: Readonly<Partial<Record<CoupEvent["type"], number>>> = {
  won: 0,
  announced: 1,
  dealt: 1,
  drafted: 1,
  sided: 1,
};

const TONES: Readonly<Partial<Record<CoupEvent["type"], Tone>>> = {
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

function isLaidOut(event: CoupEvent, style: "report" | "commentary"): boolean {
  return style === "report" && event.type === "dealt";
}

/** The end of a sentence, with what only those can add who know the cards. */
function remark(before: State, event: CoupEvent): string {
  if (isBluff(before, event) === true) return ` ${unbroken("(a bluff)")}.`;
  return isModest(before, event) ? ` ${unbroken("(the card was in hand)")}.` : ".";
}
