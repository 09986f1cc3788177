import type { State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { aimedAt, given } from "./people.ts";
import { equipmentName } from "./things.ts";

/** What hangs as speech at a seat: the equipment it is playing, or the action it has announced; `null` if nothing. */
export function bubbleOf(view: State, seat: Seat, words: Words, names: Names): string | null {
  const { playing, action } = view;
  if (view.outcome !== null) return null;
  if (playing !== null && playing.seat === seat) {
    return words.t("cops.bubble.play", { equipment: equipmentName(playing.equipment, words) });
  }
  if (action === null || view.turn !== seat || isDone(view)) return null;
  switch (action.do) {
    case "investigate":
    case "snatch":
      return words.t(`cops.bubble.${action.do}`, aimedAt(action.target, view.viewer, names));
    case "arm":
      if (action.target === undefined) return words.t("cops.bubble.arm");
      return words.t("cops.bubble.hold-up", aimedAt(action.target, view.viewer, names));
    case "equip":
      if (action.to === undefined) return words.t("cops.bubble.equip");
      return words.t("cops.bubble.equip.paid", aimedAt(action.to, view.viewer, names));
    case "shoot": {
      const { aim } = view.players[seat];
      if (view.hit !== null || aim === null) return words.t("cops.bubble.fired");
      return words.t("cops.bubble.shoot", aimedAt(aim, view.viewer, names));
    }
    case "swap":
      return words.t("cops.bubble.swap");
    case "infiltrate":
      return words.t("cops.bubble.infiltrate", {
        ...aimedAt(action.target, view.viewer, names),
        ...given(action.to, view.viewer, names),
      });
  }
}

/** Whether the announced action is no longer what the table is about. */
function isDone({ question, moment }: State): boolean {
  return question === "act" || question === "aim" || moment === "turn-end";
}
