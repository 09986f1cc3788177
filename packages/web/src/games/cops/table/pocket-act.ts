import type { MessageId } from "@darbar/words/messages";
import type { IconName } from "../../../art/icons.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Pocket } from "./use-pocket.ts";

/** What pressing one's equipment does now. */
export interface PocketAct {
  readonly label: MessageId;
  readonly icon: IconName;
  /** Whether it stands out: something is set that a press takes back, or the equipment fits. */
  readonly isSet: boolean;
  /** Whether it is a wish that is on or off; `undefined`: it is not one. */
  readonly isPressed: boolean | undefined;
  press(): void;
}

/**
 * What one can do with one's equipment now: play it where that is possible, otherwise ask to be asked at the next moment in
 * which it can be used, or take that back. `null` for whoever holds none.
 */
export function pocketAct({ view }: Sight, play: Play, pocket: Pocket, stopAsking: () => void): PocketAct | null {
  if (!pocket.isFull) return null;
  if (pocket.mode === "asks") {
    return { label: "cops.table.pocket.asks", icon: "close", isSet: true, isPressed: undefined, press: stopAsking };
  }
  if (pocket.isOffered && pocket.mode === "stays") {
    const press = (): void => pocket.wish(true);
    return { label: "cops.table.pocket.use", icon: "hand", isSet: true, isPressed: undefined, press };
  }
  // Whoever is asked because they wanted to be, and presses again, has thought better of it.
  const atOnce = pocket.mode === "stays" || view.question === "act" ? play.atEquipment() : null;
  if (atOnce !== null) {
    return { label: "cops.table.pocket.use", icon: "hand", isSet: false, isPressed: undefined, press: atOnce };
  }
  const isWished = pocket.mode === "asks-once";
  return {
    label: isWished ? "cops.table.pocket.wished" : "cops.table.pocket.ready",
    icon: isWished ? "hourglass" : "hand",
    isSet: isWished || pocket.isFitting,
    isPressed: isWished,
    press: () => pocket.wish(!isWished),
  };
}
