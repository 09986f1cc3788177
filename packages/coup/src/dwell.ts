import type { Dwell } from "@darbar/kernel";
import type { CoupEvent } from "./event.ts";
import type { State } from "./state.ts";

type Type = CoupEvent["type"];

/** How long each kind of event is looked at, in milliseconds; 0: nobody sees it happen. */
export const DWELLS: Readonly<Record<Type, number>> = {
  asked: 0,
  answered: 0,
  turn: 0,
  dealt: 900,
  drafted: 300,
  sided: 250,
  announced: 300,
  blocked: 900,
  claimed: 900,
  challenged: 1_200,
  // The card lies there, turns, and the verdict falls on it.
  showed: 1_800,
  refused: 1_800,
  lost: 1_200,
  out: 1_500,
  paid: 300,
  drew: 250,
  returned: 250,
  "none-left": 250,
  presented: 300,
  "gave-back": 250,
  converted: 400,
  bombed: 400,
  "bomb-ended": 900,
  won: 3_000,
};

/** A claim, or a coup: what is announced against somebody, or may be contested. */
const ANNOUNCED_CLAIM = 900;

/** What has to be seen before anybody is asked again. */
const HOLDS: readonly Type[] = ["challenged", "showed", "refused", "lost", "out", "bomb-ended", "won"];

/** How long an event is looked at: from what everybody sees of it. */
export function dwellOf(event: CoupEvent): Dwell {
  return { lasts: lastsOf(event), holds: HOLDS.includes(event.type) };
}

function lastsOf(event: CoupEvent): number {
  if (event.type === "announced" && (event.as !== null || event.target !== null)) return ANNOUNCED_CLAIM;
  return DWELLS[event.type];
}

/** A moment's thought; somebody who is to show a card; windows about nobody in particular, and about somebody. */
const BRIEF = [400, 400] as const;
const HELD = [800, 600] as const;
const GENERAL = [200, 600] as const;
const HOSTILE = [300, 900] as const;

/**
 * How long a bot pauses over the open question, in milliseconds: at least, and at most so much longer. From what everybody
 * sees; it is drawn before anybody looks at a hand.
 */
export function pauseOver({ question, action, claim }: State): readonly [least: number, more: number] {
  switch (question) {
    case "prove": // The table holds its breath.
      return HELD;
    case "respond":
    case "block":
    case "contest":
      return (action?.target ?? null) !== null || claim?.on !== "action" ? HOSTILE : GENERAL;
    case "keep":
    case "side":
    case "act":
    case "lose-challenge":
    case "lose-influence":
    case "return":
    case "present":
    case "judge":
    case "bomb":
    case "over":
      return BRIEF;
  }
}
