import type { CopsEvent } from "@darbar/cops";
import { tellEvent, tellStory } from "@darbar/words/cops/story";
import { seenBy } from "../../../board/seen-by.ts";
import type { Teller } from "../../../board/use-story.ts";

/** Who tells the story of a game of Good Cop Bad Cop. What was told once stays as it is. */
export const teller: Teller<CopsEvent> = { tellStory, tellEvent, firstUnsettled: (past) => past.length, seenBy };
