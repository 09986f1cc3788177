import type { GameModel, TableModel } from "../table/model.ts";
import type { HintSwitch } from "../table/props.ts";
import { useHints } from "./use-hints.ts";

/**
 * Hints while a game runs at a live table: in somebody's first games by themselves, and at every table of bots only by a
 * switch, since there nobody is helped against anybody. `null`: none can be had.
 */
export function useLiveHints(
  { seats, me, game }: TableModel & { readonly game: GameModel },
  isNew: boolean,
  isWanted: boolean,
): HintSwitch | null {
  const [isOn, toggle, isChosen] = useHints(isNew);
  const isAmongBots = seats.every((sitter, seat) => seat === me || sitter?.kind === "bot");
  if (!isWanted || me === null || game.outcome !== null || !(isNew || isAmongBots)) return null;
  return { isOn, toggle, isAsked: isChosen };
}
