import { ok, type Result } from "@darbar/kernel";
import { LIMITS } from "@darbar/protocol";
import { cleanLine } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import { bearsMark } from "./marks.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A name as it may be shown, or why it may not. */
export function cleanName(raw: string): Result<string, Refused> {
  const name = cleanLine(raw);
  if (name === "") return refused("bad-name.unseen");
  const length = [...segmenter.segment(name)].length;
  if (length > LIMITS.name || name.length > 4 * LIMITS.name) {
    return refused("bad-name.too-long", { most: LIMITS.name, length });
  }
  if (bearsMark(name)) return refused("bad-name");
  return ok(name);
}
