import type { Seat } from "@darbar/kernel";
import type { StoryLine } from "@darbar/words/story-line";
import type { ComponentChildren } from "preact";
import type { Cue } from "../../table/controller.ts";
import type { BoardSight } from "../sight.ts";

/** What the drama of a game is drawn from. */
export interface DramaProps<Sight extends BoardSight> {
  readonly sight: Sight;
  /** What is being shown just now, and for how long. */
  readonly cue: Cue | null;
  readonly story: readonly StoryLine[];
  /** Shows everything there is at once. */
  skip(): void;
  /** What a player looks like. */
  portrait(seat: Seat): ComponentChildren;
}

/** Whether the game goes on after the deal: what is played over the table is not needed before. */
export function isAfterDeal({ cue }: Pick<DramaProps<BoardSight>, "cue">): boolean {
  return (cue?.id ?? 0) > 1;
}

/** When it is loaded even so, in milliseconds after the table: who comes back to a game sees its next challenge. */
export const DRAMA_COMES = 2_000;
