import type { Desk } from "../src/play/desk.ts";
import type { Keyboard } from "../src/play/keyboard.ts";
import { openScreen } from "../src/play/screen.ts";
import type { MemoryIo } from "./memory-io.ts";
import { voiceTo } from "./spoken.ts";

/** A game of which only tests know: its table is a text, and its moves are words. */
export type PlainDesk = Desk<string, string, never>;

/** A desk at a table that is drawn as one row. */
export function plainDesk(io: MemoryIo, keyboard: Keyboard, game: Partial<PlainDesk["game"]> = {}): PlainDesk {
  return {
    game: {
      board: (view) => [view],
      aid: (view) => [`the aid of ${view}`],
      startsAside: false,
      attend: (_, aside) => ({ aside, answer: null }),
      ask: () => ({ title: "", choices: [], enter: null, keys: [] }),
      telling: () => null,
      claimed: () => null,
      nameOfCard: (card) => card,
      isOut: () => false,
      ending: () => [],
      ...game,
    },
    screen: openScreen<string>(io, "en", (view) => [view]),
    keyboard,
    voice: voiceTo("P1", "P2"),
    waits: true,
  };
}
