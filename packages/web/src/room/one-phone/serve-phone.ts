import type { ListedGame } from "@darbar/kernel";
import type { Answer } from "../../practice/answer-messages.ts";
import { randomFraction } from "../../practice/chance.ts";
import type { PhoneReply, PhoneRequest } from "./messages.ts";
import { openPhone } from "./phone-host.ts";
import { openWorkerStore } from "./worker-store.ts";

/** Runs in a worker: holds the game of one phone, and does what the page asks, one thing after the other. */
export function servePhone(game: ListedGame, answer: Answer): void {
  const opening = openWorkerStore(`one-phone ${game.id}`).then((store) =>
    openPhone(game, {
      random: randomFraction,
      now: () => Math.floor(performance.timeOrigin + performance.now()),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      think: async (inquiry) => answer(inquiry),
      report: (error) => console.debug(error),
      store,
      tell: (reply: PhoneReply) => postMessage(reply),
    }),
  );
  addEventListener("message", ({ data }: MessageEvent<PhoneRequest>) => void opening.then((ask) => ask(data)));
}
