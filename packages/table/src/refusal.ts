import type { Result } from "@darbar/kernel";
import type { Refused } from "@darbar/words/refused";
import type { Fact } from "./fact.ts";

export { because, type Refused, refused, refusedByGame } from "@darbar/words/refused";

/** What comes of a command: facts, or the reason why there are none. */
export type Decided = Result<readonly Fact[], Refused>;
