import { handsOf, type Knowledge, learn, type PossibleHand, trackCoup } from "@darbar/bots/coup-knowledge";
import type { CoupEvent, State } from "@darbar/coup";
import { useRef } from "preact/hooks";
import { continues } from "../../../board/use-story.ts";
import type { Sight } from "./sight.ts";

/** What the reader knows of the hands after a past, and what is needed to go on from there. */
export interface KnownHands {
  readonly past: readonly CoupEvent[];
  readonly viewer: State["viewer"];
  /** Whether it was learned event by event, from the deal on. */
  readonly isFollowed: boolean;
  readonly knowledge: Knowledge;
  /** For each seat every hand that it can have. */
  readonly hands: readonly (readonly PossibleHand[])[];
}

/** What a reader knows of all hands from what they have seen. Of a past that has grown only what is new is learned. */
export function knowHands(before: KnownHands | null, past: readonly CoupEvent[], view: State): KnownHands {
  const { viewer } = view;
  const isSame = before?.viewer === viewer;
  if (isSame && before.past === past) return before;
  // After the game all cards lie open, and then what was seen of it before says less than the table does.
  const isFollowed = viewer !== "all" && past.some(({ type }) => type === "dealt");
  const goesOn = isSame && before.isFollowed && isFollowed && continues(past, before.past);
  const knowledge = goesOn
    ? past.slice(before.past.length).reduce(learn, before.knowledge)
    : trackCoup(isFollowed ? past : [], view);
  return { past, viewer, isFollowed, knowledge, hands: view.players.map((_, seat) => handsOf(knowledge, seat)) };
}

/** For each seat every hand that it can have, as far as the reader can know. */
export function useKnownHands({ past, view }: Sight): KnownHands["hands"] {
  const known = useRef<KnownHands | null>(null);
  known.current = knowHands(known.current, past, view);
  return known.current.hands;
}
