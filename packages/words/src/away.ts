import type { Sitter } from "@darbar/protocol";
import type { Words } from "./words.ts";

/** That a bot plays for somebody, and until when; `null` where they play themselves. */
export function awayText(sitter: Sitter | null, { t }: Words): string | null {
  if (sitter?.kind !== "person" || !sitter.away) return null;
  return t(sitter.resigned === true ? "table.is-resigned" : "table.is-away");
}
