import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../app/context.ts";
import type { GameTable } from "../games/game-table.ts";
import { ticksBetween } from "../sound/last-seconds.ts";
import type { TableModel } from "../table/model.ts";

/** How often the clock is looked at, in milliseconds. */
const LOOK_EVERY = 250;

/** Lets a table be heard: what happens on it, as it is shown, and the reader's last seconds. */
export function useTableSound(model: TableModel, soundOf: GameTable["soundOf"], volume: number): void {
  const { sound } = useApp();
  const { game, me, clock } = model;
  const heard = useRef<readonly unknown[] | null>(null);
  useEffect(() => {
    const past = game?.past ?? [];
    const before = heard.current;
    heard.current = past;
    // What was there when the page came is the past; so is another game's.
    if (before === null || past.length < before.length) return;
    for (const event of past.slice(before.length)) {
      const name = soundOf(event, me);
      if (name !== null) sound.play(name, volume);
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
