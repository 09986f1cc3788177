import type { CoupEvent } from "@darbar/coup";
import { tellEvent, tellStory } from "@darbar/words/coup/story";
import { seenBy } from "../../../board/seen-by.ts";
import type { Teller } from "../../../board/use-story.ts";

/** Who tells the story of a game of Coup. */
export const teller: Teller<CoupEvent> = { tellStory, tellEvent, firstUnsettled, seenBy };

/** The last question was told as if it were still open. */
function firstUnsettled(past: readonly CoupEvent[]): number {
  const asked = past.findLastIndex(({ type }) => type === "asked");
  return asked === -1 ? past.length : asked;
}
