import type { CoupEvent, State } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import type { ServerMessage, WireFact } from "@darbar/protocol";
import type { Page } from "@playwright/test";

/** What a browser has been sent of the cards. */
export interface Frames {
  /** How many messages came. */
  readonly count: number;
  /** Cards that were none of the reader's business while the game went on. */
  readonly leaks: readonly string[];
  /** The reader's own hand as it was dealt last. */
  readonly dealt: readonly (string | null)[];
}

/** Reads along everything that a page is sent; to be called before the page is opened. */
export function readFrames(page: Page): Frames {
  const frames = { count: 0, leaks: [] as string[], dealt: [] as readonly (string | null)[] };
  let viewer: Viewer | null = null;
  let isOver = false;
  const note = (cards: readonly (string | null)[], what: string): void => {
    if (!isOver && cards.some((card) => card !== null)) frames.leaks.push(`${viewer} was told ${what}: ${cards}`);
  };

  const hear = (message: ServerMessage): void => {
    frames.count += 1;
    if (message.type === "facts") for (const fact of message.facts) hearFact(fact);
    if (message.type !== "table") return;
    ({ viewer } = message);
    const { game } = message.snapshot;
    if (game === null) return;
    isOver = game.outcome !== null;
    const { players } = game.view as State;
    for (const [seat, { hidden }] of players.entries()) if (seat !== viewer) note(hidden, `the hand of ${seat}`);
    for (const event of game.past as readonly CoupEvent[]) hearEvent(event);
  };

  const hearFact = (fact: WireFact): void => {
    if (fact.type === "started") isOver = false;
    if (fact.type === "ended") isOver = true;
    if (fact.type === "events") for (const event of fact.events as readonly CoupEvent[]) hearEvent(event);
  };

  const hearEvent = (event: CoupEvent): void => {
    switch (event.type) {
      case "dealt":
        for (const [seat, hand] of event.hands.entries()) {
          if (seat === viewer) frames.dealt = hand;
          else note(hand, `what ${seat} was dealt`);
        }
        return;
      case "drafted":
        return note(
          event.cards.filter((_, seat) => seat !== viewer),
          "what others have kept",
        );
      case "drew":
        return event.seat === viewer ? undefined : note(event.cards, `what ${event.seat} drew`);
      case "returned":
        // What everybody saw may be named.
        if (event.seat !== viewer && event.knownTo !== "everyone") note(event.cards, `what ${event.seat} returned`);
        return;
      case "presented":
        return event.seat === viewer || event.to === viewer ? undefined : note([event.card], "a presented card");
      case "answered":
        return event.seat === viewer ? undefined : note([event.move.do], `the sealed answer of ${event.seat}`);
      default:
        return;
    }
  };

  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => hear(JSON.parse(String(payload)) as ServerMessage));
  });
  return frames;
}
