import { fail, type Result, type Seat } from "@darbar/kernel";
import { newStore, type Store } from "../../app/store.ts";
import type { Refused, TableLink, TableListener } from "../../transport/table-link.ts";
import { type Asks, PHONE_TABLE, type PhoneReply, type PhoneRequest } from "./messages.ts";

/** The game of one phone, as the page knows it: what everybody may see, who is asked, and one uncovered hand at most. */
export interface Phone {
  /** Whether a game goes on that was kept; `null` until that is known. */
  readonly isKept: Store<boolean | null>;
  readonly asks: Store<Asks>;
  /** The table as it lies between them. */
  readonly everybody: TableLink;
  /** The table as one of them sees it, uncovered as long as it is watched. */
  hand(seat: Seat): TableLink;
  ask(request: PhoneRequest): void;
  close(): void;
}

/** Opens the game that a worker holds. */
export function openPhoneOf(worker: Worker): Phone {
  const isKept = newStore<boolean | null>(null);
  const asks = newStore<Asks>({ how: "not", prompt: -1 });
  const pending = new Map<number, (done: Result<null, Refused>) => void>();
  const listeners: { everybody: TableListener | null; hand: TableListener | null } = { everybody: null, hand: null };
  let made = 0;
  const ask = (request: PhoneRequest): void => worker.postMessage(request);

  worker.addEventListener("message", ({ data }: MessageEvent<PhoneReply>) => {
    switch (data.tell) {
      case "found":
        return isKept.set(data.isKept);
      case "asks":
        return asks.set(data.asks);
      case "table":
        return listeners[data.to]?.(data.message);
      case "done":
        pending.get(data.id)?.(data.done);
        return void pending.delete(data.id);
    }
  });
  ask({ ask: "resume" });

  return {
    isKept,
    asks,
    everybody: {
      watch: (listener) => {
        listeners.everybody = listener;
        ask({ ask: "watch" });
        listener({ type: "present", table: PHONE_TABLE, seats: [], spectators: 0 });
        return () => {
          listeners.everybody = null;
        };
      },
      look: () => ask({ ask: "watch" }),
      do: async () => fail({ code: "not-seated", error: "nobody has the phone in hand" }),
    },
    hand: (seat) => ({
      watch: (listener) => {
        listeners.hand = listener;
        ask({ ask: "uncover", seat });
        return () => {
          // Whatever is still on its way is for nobody.
          listeners.hand = null;
          ask({ ask: "cover" });
        };
      },
      look: () => ask({ ask: "uncover", seat }),
      do: (command) =>
        new Promise((resolve) => {
          const id = ++made;
          pending.set(id, resolve);
          ask({ ask: "do", id, command });
        }),
    }),
    ask,
    close: () => worker.terminate(),
  };
}
