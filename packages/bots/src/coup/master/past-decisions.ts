import type { CoupEvent, Move } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { PASS } from "@darbar/kernel";

/** What a seat chose at some point of the past, as far as it can be told from the events. */
export interface PastDecision {
  readonly seat: Seat;
  readonly move: Move;
  /** The place of the event that tells of it: until then its question is open. */
  readonly at: number;
}

const CHALLENGE: Move = { do: "challenge" };

/** Everything that other seats have chosen, in the order in which it came out. */
export function pastDecisions(past: readonly CoupEvent[], own: Seat): readonly PastDecision[] {
  const found: PastDecision[] = [];
  let asked: (CoupEvent & { readonly type: "asked" }) | null = null;
  const add = (seat: Seat, move: Move, at: number): void => {
    if (seat !== own) found.push({ seat, move, at });
  };
  /** Nobody challenged: whoever was asked has passed, but for the one who blocks. */
  const closeWindow = (blocker: Seat | null, at: number): void => {
    if (asked === null || !isWindow(asked.question)) return;
    for (const seat of asked.seats) if (seat !== blocker) add(seat, PASS, at);
    asked = null;
  };
  for (const [at, event] of past.entries()) {
    switch (event.type) {
      case "answered":
        continue;
      case "announced":
        add(event.seat, announcedMove(event), at);
        break;
      case "challenged":
        add(event.seat, CHALLENGE, at);
        asked = null;
        break;
      case "blocked":
        closeWindow(event.seat, at);
        add(event.seat, { do: "block", as: event.as }, at);
        break;
      case "claimed":
        add(event.seat, event.to === null ? { do: "defuse" } : { do: "pass-on", target: event.to }, at);
        break;
      case "refused":
        if (isAsked(asked, "prove")) add(event.seat, { do: "refuse" }, at);
        break;
      case "lost":
        if (isAsked(asked, "lose-challenge") || isAsked(asked, "lose-influence"))
          add(event.seat, { do: "lose", card: event.card }, at);
        break;
      default:
        break;
    }
    closeWindow(null, at);
    asked = event.type === "asked" ? event : null;
  }
  return found;
}

function isWindow(question: string): boolean {
  return question === "respond" || question === "block" || question === "contest";
}

function isAsked(asked: { readonly question: string } | null, question: string): boolean {
  return asked !== null && asked.question === question;
}

function announcedMove({ action, target }: CoupEvent & { readonly type: "announced" }): Move {
  return (target === null ? { do: action } : { do: action, target }) as Move;
}
