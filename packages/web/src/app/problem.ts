import type refusals from "@darbar/words/catalogue/en/problems.json";
import type { Words } from "@darbar/words/words";

/** What a server can refuse, and has a sentence for people. */
type Refusal = keyof typeof refusals extends infer Id ? (Id extends `app.problem.${infer Code}` ? Code : never) : never;
/** What only a page can run into. */
type Trouble = "failed" | "game-over" | "offline" | "practice";
type ProblemCode = Refusal | Trouble;

/** Everything that has a sentence of its own; one that is not here does not compile. */
const KNOWN: Readonly<Record<ProblemCode, true>> = {
  answered: true,
  "bad-name": true,
  "bad-phrase": true,
  "bad-setup": true,
  broken: true,
  busy: true,
  closing: true,
  "codes-tried-out": true,
  empty: true,
  "enough-time": true,
  failed: true,
  "foreign-origin": true,
  "free-seats": true,
  "game-over": true,
  kicked: true,
  "name-taken": true,
  "no-bot": true,
  "no-game": true,
  "no-room": true,
  "no-spectators": true,
  "no-such-code": true,
  "no-such-device": true,
  "no-such-game": true,
  "no-such-person": true,
  "no-such-seat": true,
  "no-such-table": true,
  "not-a-move": true,
  "not-here": true,
  "not-host": true,
  "not-identified": true,
  "not-seated": true,
  "not-yours": true,
  offline: true,
  playing: true,
  practice: true,
  "renamed-often": true,
  resigned: true,
  "seat-taken": true,
  shuffling: true,
  stale: true,
  "store-broken": true,
  "store-conflict": true,
  "store-damaged": true,
  "store-full": true,
  "too-fast": true,
  "too-long": true,
  "too-many": true,
  "too-many-codes": true,
  "too-many-tables": true,
  "unknown-code": true,
  "unreadable-table": true,
  "used-up": true,
  yourself: true,
};

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(KNOWN, code);
}

/** Why something was refused and what to do now, in a sentence. */
export function problemText(code: string, { t }: Words): string {
  return isKnown(code) ? t(`app.problem.${code}`) : t("app.problem.other", { code });
}
