import type { Seat } from "@darbar/kernel";
import type { PracticeWorld } from "./practice-wish.ts";
import { inquiryOf, type SoloGame } from "./solo-game.ts";

/** What the bots think about the open question. */
export interface Thoughts {
  /** Asks the bots in these seats, each once. What they think about an older question is forgotten. */
  ask(game: SoloGame, seats: readonly Seat[]): void;
  /** Whether the bot in a seat knows what it answers. */
  isReady(seat: Seat): boolean;
  /** What it answers, told once. */
  take(seat: Seat): unknown;
}

type Thought = { readonly move: unknown } | "thinking";

/** Nothing thought yet. `onThought` is called whenever a bot knows what it answers to the open question. */
export function openThoughts(
  { random, think }: Pick<PracticeWorld, "random" | "think">,
  onThought: () => void,
): Thoughts {
  let about = { game: -1, prompt: -1 };
  let thoughts = new Map<Seat, Thought>();

  async function begin(game: SoloGame, seat: Seat): Promise<void> {
    const mine = thoughts;
    mine.set(seat, "thinking");
    const inquiry = inquiryOf(game, seat, String(random()));
    const move = await think(inquiry).catch(() => leastMove(game, seat, inquiry.view));
    mine.set(seat, { move });
    // Where another question is open by now, nobody looks at this any more.
    if (mine === thoughts) onThought();
  }

  return {
    ask: (game, seats) => {
      const { number, state } = game;
      if (about.game !== number || about.prompt !== state.prompt) {
        about = { game: number, prompt: state.prompt };
        thoughts = new Map();
      }
      for (const seat of seats) if (!thoughts.has(seat)) void begin(game, seat);
    },
    isReady: (seat) => typeof thoughts.get(seat) === "object",
    take: (seat) => {
      const thought = thoughts.get(seat);
      if (typeof thought !== "object") throw new Error(`seat ${seat} does not know its answer`);
      thoughts.delete(seat);
      return thought.move;
    },
  };
}

/** A bot that cannot think does what a player does whose time is up. */
function leastMove({ solo: { rules } }: SoloGame, seat: Seat, view: unknown): unknown {
  return rules.fallback(view as SoloGame["state"], seat);
}
