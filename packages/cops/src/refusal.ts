import { type Refusal as KernelRefusal, type Result, refuse } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";
import type { Move } from "./move.ts";
import type { State } from "./state.ts";

/** Why something cannot be done to or with a player or a card. Everybody at the table can see that it is so. */
const BARS = [
  "no-such-seat",
  "yourself",
  "is-out",
  "is-criminal",
  "is-cop",
  "face-up",
  "all-face-up",
  "concealed",
  "must-turn-up",
  "nothing-to-turn-up",
  "same-player",
  "armed-already",
  "no-gun-left",
  "unarmed",
  "no-aim",
  "hold-fire",
  "no-diamond",
  "must-name-target",
  "no-target-here",
  "must-name-receiver",
  "no-receiver-here",
  "not-a-shot",
  "two-left",
  "not-your-turn",
  "no-equipment",
  "not-wounded",
  "not-eliminated",
  "too-late",
  "not-just-seen",
  "same-target",
] as const;
export type Bar = (typeof BARS)[number];

/** Every code a refusal of this game can have. Whoever shows them to a person has words for each. */
export const REFUSALS = [
  ...BARS,
  "game-over",
  "not-asked",
  "not-an-answer",
  "not-held",
  "not-living-holder",
  "wrong-moment",
  "wrong-names",
  "not-your-action",
  "not-your-cards",
  "not-a-neighbour",
  "not-this-player",
  "too-many-cards",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

type Refusal = KernelRefusal<RefusalCode>;

/** What `decide` answers: the facts, or why there are none. */
export type DecidedEvents = Result<readonly CopsEvent[], Refusal>;

/** A move that does not answer the open question. */
export function notAnAnswer(state: State, move: Move): DecidedEvents {
  return refuse("not-an-answer", { move: move.do, question: state.question });
}
