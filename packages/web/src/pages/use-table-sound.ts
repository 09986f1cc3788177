import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { hasOnlyAnswer } from "../board/only-answer.ts";
import type { GameTable } from "../games/game-table.ts";
import { ticksBetween } from "../sound/last-seconds.ts";
import type { TableModel } from "../table/model.ts";

/** How often the clock is looked at, in milliseconds. */
const LOOK_EVERY = 250;

/** What a game sounds by. */
type Sounding = Pick<GameTable, "rules" | "soundOf">;

/** Lets a table be heard: what happens on it, as it is shown, and the reader's last seconds. */
export function useTableSound(model: TableModel, { rules, soundOf }: Sounding, volume: number): void {
  const { sound } = useApp();
  const { game, me, clock } = model;
  const heard = useRef<readonly unknown[] | null>(null);
  useEffect(() => {
    const past = game?.past ?? [];
    const before = heard.current;
    heard.current = past;
    // What was there when the page came is the past; so is another game's.
    if (before === null || past.length < before.length) return;
    const view = game?.view;
    for (const event of past.slice(before.length)) {
      const name = soundOf(event, me);
      // Nobody is called to a question that is answered for them.
      const isCall = name === "knock" && view !== undefined && view !== null;
      if (name !== null && !(isCall && hasOnlyAnswer({ model, view }, rules))) sound.play(name, volume);
    }
  }, [game?.past]);

  const isAsked = me !== null && clock !== null && clock.reading.left !== null && model.given === null;
  useEffect(() => {
    if (!isAsked || clock === null) return;
    let before = Number.POSITIVE_INFINITY;
    const timer = setInterval(() => {
      const left = (clock.reading.left ?? 0) - (performance.now() - clock.at);
      if (ticksBetween(before, left)) sound.play("tick", volume);
      before = left;
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isAsked, clock, volume]);
}
