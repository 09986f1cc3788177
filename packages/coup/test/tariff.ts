import type { Claim, Move, State } from "../src/index.ts";

/* Two columns of the table of actions (coup 2), as the referee reads them: apart from the engine's own. */

/** What an action costs when it is announced. */
export const COST: Readonly<Partial<Record<Move["do"], number>>> = { coup: 7, assassinate: 3, bomb: 5 };

const CLAIMS: Readonly<Partial<Record<Move["do"], Claim>>> = {
  tax: "duke",
  assassinate: "assassin",
  steal: "captain",
  examine: "inquisitor",
  embezzle: "no-duke",
};

/** What an action claims; `null` if nothing. */
export function claimed(action: Move, { options }: State): Claim | null {
  return action.do === "exchange" ? options.character : (CLAIMS[action.do] ?? null);
}
