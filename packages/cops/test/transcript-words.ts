import { nameOfSeat, nameOfSeats } from "@darbar/kernel/testing";
import type { CopsEvent, Moment } from "../src/index.ts";
import { nameOf } from "./spoken.ts";

/* A whole game as a text that a person can follow: what happened, line by line. Who passes is not told. */

/** What the moments are called in a transcript. */
const WHILE: Readonly<Record<Moment, string>> = {
  turn: "before anything else",
  announced: "in answer to that",
  investigated: "after the look",
  hit: "before the shot hits",
  eliminated: "after the elimination",
  "turn-end": "at the end of the turn",
};

/** A transcript of the facts of a game, as somebody sees it who sees everything. */
export function transcriptOf(events: readonly CopsEvent[]): string {
  const lines: string[] = [];
  let moment: Moment = "turn";
  let turns = 0;
  for (const event of events) {
    if (event.type === "moment") moment = event.moment;
    if (event.type === "asked" && event.question === "act") moment = "turn";
    if (event.type === "turn") {
      moment = "turn";
      lines.push("", `Turn ${++turns}: ${nameOfSeat(event.seat)}`);
    } else if (event.type === "played") {
      lines.push(`  ${nameOfSeat(event.seat)}, ${WHILE[moment]}: ${nameOf(event.play)}`);
    } else if (event.type === "arranged") lines.push(`${turns === 0 ? "" : "    "}${arrangedLine(event)}`);
    else lines.push(...linesOf(event));
  }
  return `${lines.join("\n")}\n`;
}

function arrangedLine({ seat, order, wounded }: CopsEvent & { type: "arranged" }): string {
  return `${nameOfSeat(seat)} lays ${order.join(" ")}${wounded === null ? "" : `, the wound on card ${wounded + 1}`}`;
}

function linesOf(event: CopsEvent): readonly string[] {
  switch (event.type) {
    case "dealt":
      return [
        ...event.hands.map(
          (hand, seat) => `${nameOfSeat(seat)} is dealt ${hand.join(" ")} and ${event.equipment[seat]}`,
        ),
        ...event.leftOver.map((kind) => `left over: ${kind}`),
      ];
    case "announced":
      return [`  ${nameOfSeat(event.seat)} announces: ${nameOf(event.action)}`];
    case "laid":
      return [`    ${event.equipment} lies before ${nameOfSeat(event.seat)} from now on`];
    case "looked": {
      const cards = event.cards.map((card, index) => `${nameOfSeat(event.seat)}.${card + 1} (${event.kinds[index]})`);
      return [`    ${nameOfSeat(event.by)} looks at ${cards.join(" and ")}`];
    }
    case "turned-up":
      return [`    ${nameOfSeat(event.seat)}.${event.card + 1} is turned up: ${event.kind}`];
    case "exposed":
      return [`    ${nameOfSeat(event.seat)}'s cards are turned up: ${event.kinds.join(" ")}`];
    case "flashed":
      return [`    ${nameOfSeat(event.seat)} turns all cards down and shuffles them`];
    case "swapped": {
      const [one, other] = event.places.map(([seat, card]) => `${nameOfSeat(seat)}.${card + 1}`);
      return [`    ${one} (${event.kinds[0]}) and ${other} (${event.kinds[1]}) change places`];
    }
    default:
      return gunAndLifeLines(event);
  }
}

function gunAndLifeLines(event: CopsEvent): readonly string[] {
  switch (event.type) {
    case "armed":
      return [`    ${nameOfSeat(event.seat)} takes a gun`];
    case "disarmed":
      return [`    ${nameOfSeat(event.seat)} puts the gun away`];
    case "aimed":
      return [`    ${nameOfSeat(event.seat)} aims at ${nameOfSeat(event.target)}`];
    case "committed":
      return [`    ${nameOfSeat(event.seat)} has to shoot now`];
    case "fired":
      return [`    ${nameOfSeat(event.seat)} shoots at ${nameOfSeat(event.target)}`];
    case "diverted":
      return [`    ${nameOfSeat(event.seat)} lets ${nameOfSeat(event.target)} be hit instead`];
    case "wounded":
      return [`    ${nameOfSeat(event.seat)}.${event.card + 1} gets a wound`];
    case "healed":
      return [`    ${nameOfSeat(event.seat)}.${event.card + 1} is healed`];
    case "out":
      return [`    ${nameOfSeat(event.seat)} is eliminated`];
    case "revived":
      return [`    ${nameOfSeat(event.seat)} is back`];
    case "criminal":
      return [`    ${nameOfSeat(event.seat)} is a criminal from now on`];
    default:
      return otherLines(event);
  }
}

function otherLines(event: CopsEvent): readonly string[] {
  switch (event.type) {
    case "drew":
      return [`    ${nameOfSeat(event.seat)} draws ${event.equipment}`];
    case "handed":
      return [`    ${nameOfSeat(event.to)} gets ${event.equipment} of ${nameOfSeat(event.from)}`];
    case "discarded":
      return [`    ${nameOfSeat(event.seat)} puts ${event.equipment} under the deck`];
    case "diamonds":
      return [`    ${nameOfSeat(event.to)} gets ${event.count} of ${nameOfSeat(event.from)}'s diamonds`];
    case "next":
      return [`    ${nameOfSeat(event.seat)} plays next`];
    case "turned-round":
      return [`    play goes ${event.direction === 1 ? "clockwise" : "the other way round"} from now on`];
    case "won":
      return ["", `${nameOfSeats(event.outcome.winners)} win as ${event.outcome.as}`];
    default:
      return [];
  }
}
