import type { Dwell } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";
import type { State } from "./state.ts";

type Type = CopsEvent["type"];

/** How long each kind of event is looked at, in milliseconds; 0: nobody sees it happen. */
export const DWELLS: Readonly<Record<Type, number>> = {
  asked: 0,
  moment: 0,
  answered: 0,
  looks: 0,
  "held-fire": 0,
  committed: 0,
  turn: 0,
  next: 150,
  dealt: 900,
  arranged: 150,
  announced: 400,
  played: 900,
  used: 150,
  laid: 2_000,
  looked: 900,
  "turned-up": 600,
  // One card after the other, and the last one stays for a moment.
  exposed: 2_500,
  flashed: 600,
  swapped: 900,
  armed: 500,
  disarmed: 250,
  // The gun swings to its target.
  aimed: 800,
  fired: 800,
  diverted: 900,
  wounded: 1_200,
  healed: 600,
  out: 1_800,
  revived: 1_200,
  criminal: 2_000,
  drew: 250,
  handed: 300,
  discarded: 250,
  diamonds: 600,
  "turned-round": 500,
  won: 2_500,
};

/** A shot is announced: the table holds its breath. */
const ANNOUNCED_SHOT = 1_500;
/** A card that this viewer gets to see; one that they hold from now on may change what they play for. */
const SEEN = 1_800;
const GOT = 2_000;

/** What has to be seen before anybody is asked again. */
const HOLDS: readonly Type[] = ["laid", "fired", "diverted", "exposed", "wounded", "out", "revived", "criminal", "won"];

/** How long an event is looked at: from what everybody sees of it, but that a card stays longer for who sees its face. */
export function dwellOf(event: CopsEvent): Dwell {
  return { lasts: lastsOf(event), holds: HOLDS.includes(event.type) || showsCard(event) };
}

function lastsOf(event: CopsEvent): number {
  if (event.type === "announced" && event.action.do === "shoot") return ANNOUNCED_SHOT;
  if (showsCard(event)) return event.type === "swapped" ? GOT : SEEN;
  return DWELLS[event.type];
}

function showsCard(event: CopsEvent): boolean {
  return (event.type === "looked" || event.type === "swapped") && event.kinds.some((kind) => kind !== null);
}

/** A turn; a moment's thought; a moment for equipment that concerns nobody in particular, and one of life and death. */
const TURN = [800, 600] as const;
const BRIEF = [300, 300] as const;
const QUIET = [50, 150] as const;
const GRAVE = [100, 200] as const;

/**
 * How long a bot pauses over the open question, in milliseconds: at least, and at most so much longer. From what everybody
 * sees; it is drawn before anybody looks at a hand.
 */
export function pauseOver(state: State): readonly [least: number, more: number] {
  if (state.question !== "moment") return state.question === "act" ? TURN : BRIEF;
  return isGrave(state) ? GRAVE : QUIET;
}

/** Whether somebody is about to be shot, will be hit, or is down. */
export function isReflex(state: State): boolean {
  return state.question === "moment" && isGrave(state);
}

/** Whether the table is in a moment of life and death. */
function isGrave({ moment, action }: State): boolean {
  return moment === "hit" || moment === "eliminated" || (moment === "announced" && action?.do === "shoot");
}

/** Whether a moment is open that concerns nobody in particular: where nobody plays, it is over before one has noticed (cops 4). */
export function isQuiet(state: State): boolean {
  return state.question === "moment" && !isGrave(state);
}
