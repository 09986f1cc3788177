import { type CoupScenario, given } from "./scenario.ts";

/** The editions that have the bomb. */
export const WITH_BOMB = ["classic", "plus"] as const;
export const ANARCHIST = { anarchist: true } as const;

/** Four seats; P1 has paid 5 and handed the bomb to P2. P2 and P4 hold the contessa. */
export function bombed(edition: (typeof WITH_BOMB)[number]): CoupScenario {
  return given(edition, 4)
    .with(ANARCHIST)
    .hands("duke duke", "contessa captain", "captain assassin", "contessa assassin")
    .coins(6, 2, 2, 2)
    .play("P1 bomb P2");
}
