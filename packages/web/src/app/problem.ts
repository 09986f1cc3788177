import type { Words } from "../words/words.ts";

/** Refusals that have a sentence of their own. */
const KNOWN = [
  "answered",
  "bad-name",
  "bad-phrase",
  "bad-setup",
  "broken",
  "codes-tried-out",
  "empty",
  "enough-time",
  "failed",
  "foreign-origin",
  "free-seats",
  "game-over",
  "kicked",
  "name-taken",
  "no-bot",
  "no-game",
  "no-room",
  "no-spectators",
  "no-such-code",
  "no-such-device",
  "no-such-game",
  "no-such-person",
  "no-such-seat",
  "no-such-table",
  "not-a-move",
  "not-host",
  "not-identified",
  "not-seated",
  "offline",
  "playing",
  "practice",
  "renamed-often",
  "seat-taken",
  "stale",
  "store-broken",
  "store-conflict",
  "store-full",
  "too-fast",
  "too-long",
  "too-many",
  "too-many-codes",
  "too-many-tables",
  "unknown-code",
  "yourself",
] as const;
type Known = (typeof KNOWN)[number];

/** Why something was refused and what to do now, in a sentence. */
export function problemText(code: string, { t }: Words): string {
  const known = KNOWN.find((candidate): candidate is Known => candidate === code);
  return known === undefined ? t("app.problem.other", { code }) : t(`app.problem.${known}`);
}
