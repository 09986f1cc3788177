import type { TableModel } from "../table/model.ts";
import type { OnCommand } from "./acting.ts";
import { freeSeats } from "./hosting.ts";

/** Takes the first free seat, and the next one where somebody was quicker; answers the code of what stood in the way, or `null`. */
export async function takeAnySeat(model: TableModel, onCommand: OnCommand): Promise<string | null> {
  for (const seat of freeSeats(model)) {
    const done = await onCommand({ do: "sit", seat });
    if (done.ok) return null;
    if (done.error.code !== "seat-taken") return done.error.code;
  }
  return "seat-taken";
}
