import { at, atTable, type Seat } from "@darbar/kernel";
import { cops } from "./cops.ts";
import { dwellOf, isQuiet, isReflex, pauseOver } from "./dwell.ts";
import { EQUIPMENT_NAMES } from "./equipment/box.ts";
import type { CopsEvent } from "./event.ts";
import { IDENTITIES } from "./identity.ts";
import { optionList } from "./option-list.ts";
import { touches } from "./player.ts";
import type { State } from "./state.ts";
import { summary } from "./summary.ts";
import { everyVariant } from "./variants.ts";

const TALKED_OF: readonly CopsEvent["type"][] = ["looked", "aimed", "turned-up", "exposed"];

/** Good Cop Bad Cop, with all that a table asks beside the rules. Sealed answers all count: the rules say who comes first (cops 4). */
export const copsAtTable = atTable({
  rules: cops,
  options: optionList,
  variants: everyVariant,
  isHarmless,
  touches,
  isOut,
  // While cards are laid no turn has begun.
  turnOf: ({ turn, turns }) => (turns === 0 ? null : turn),
  dwellOf,
  pauseOver,
  isQuiet,
  isReflex,
  isTalkedOf: ({ type }) => TALKED_OF.includes(type),
  spokenCards: [...IDENTITIES, ...EQUIPMENT_NAMES],
  summary,
});

/** Whether somebody is eliminated for good: just after it they may still be asked, or brought back (cops 4). */
function isOut({ players, moment, question, playing, fallen }: State, seat: Seat): boolean {
  if (at(players, seat).standing !== "out") return false;
  const isOpen = moment === "eliminated" && (question === "moment" || playing !== null);
  return !isOpen || !fallen.some((each) => each.seat === seat);
}

function isHarmless({ moment, action }: State): boolean {
  return moment !== "hit" && moment !== "eliminated" && action?.do !== "shoot";
}
