import type { Seat } from "@darbar/kernel";
import type { Said } from "@darbar/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { linesAfter } from "../lobby/heard.ts";
import { isMutedAt } from "../lobby/muting.ts";
import type { TableModel } from "../table/model.ts";

/** What somebody at a seat has just said. */
export interface Bubble {
  readonly seat: Seat;
  readonly line: Said;
}

/** How long a bubble stays, in milliseconds: as long as its line takes to be read. */
const STAYS = 3_500;
const PER_LETTER = 45;
const STAYS_AT_MOST = 8_000;

/** What players have just said, the latest of each; the reader's own words are no news to them. */
export function useBubbles(
  { table, talk, me }: Pick<TableModel, "table" | "talk" | "me">,
  before: Said | null,
): readonly Bubble[] {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const heard = useRef(before);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = linesAfter(talk, heard.current);
    heard.current = talk.at(-1) ?? null;
    for (const line of fresh) {
      const { seat } = line;
      if (seat === null || seat === me || isMutedAt(table, line.person)) continue;
      const bubble = { seat, line };
      setBubbles((others) => [...others.filter((other) => other.seat !== seat), bubble]);
      const letters = line.text?.length ?? 0;
      const timer = setTimeout(
        () => {
          timers.current.delete(timer);
          setBubbles((others) => others.filter((other) => other !== bubble));
        },
        Math.min(STAYS_AT_MOST, STAYS + PER_LETTER * letters),
      );
      timers.current.add(timer);
    }
  }, [talk]);
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return bubbles;
}
