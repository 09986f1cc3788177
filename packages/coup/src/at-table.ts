import { at, atTable } from "@darbar/kernel";
import { CHARACTERS } from "./character.ts";
import { coup } from "./coup.ts";
import { dwellOf, pauseOver } from "./dwell.ts";
import { RULES } from "./edition.ts";
import type { CoupEvent } from "./event.ts";
import { looksFalse } from "./looks-false.ts";
import { optionList } from "./option-list.ts";
import { thoseThatCount } from "./simultaneous.ts";
import { isLiving, playerAt } from "./state.ts";
import { summary } from "./summary.ts";
import { isHarmless, touches } from "./touch.ts";
import { everyVariant } from "./variants.ts";

const TALKED_OF: readonly CoupEvent["type"][] = [
  "turn",
  "announced",
  "blocked",
  "challenged",
  "showed",
  "refused",
  "lost",
  "paid",
];

/** Coup, with all that a table asks beside the rules. */
export const coupAtTable = atTable({
  rules: coup,
  options: optionList,
  variants: everyVariant,
  thoseThatCount,
  // coup 4: a challenge is heard at once.
  closes: (_, [, move]) => move.do === "challenge",
  isHarmless,
  touches,
  looksFalse,
  isOut: (state, seat) => !isLiving(state, seat) && playerAt(state, seat).shown.length > 0,
  turnOf: ({ turn }) => turn,
  dwellOf,
  pauseOver,
  // coup 1: in some editions the winner starts.
  startsNext: ({ edition }, { winners }) => (RULES[edition].nextGameStarts === "winner" ? at(winners, 0) : null),
  spokenCards: CHARACTERS,
  isTalkedOf: ({ type }) => TALKED_OF.includes(type),
  summary,
});
