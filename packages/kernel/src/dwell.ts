/** How long an event is looked at: public facts only, so that nothing that waits for it tells of anything hidden. */
export interface Dwell {
  /** In milliseconds; 0: nobody sees it happen. */
  readonly lasts: number;
  /** Whether a question after it is put only when it has been seen; otherwise it is put meanwhile. */
  readonly holds: boolean;
}

/** How long it takes to show what led to the open question, in milliseconds since it was put. */
export interface LeadIn {
  /** Until those who are asked see the question. */
  readonly asked: number;
  /** Until the last has been seen that a question waits for. */
  readonly held: number;
  /** Until everything has been seen. */
  readonly seen: number;
}

/** The events that put a question. */
const QUESTIONS: readonly string[] = ["asked", "moment", "turn"];

/** How long it takes to show what has happened between the question before the open one and the open one. */
export function leadIn<GameEvent extends { readonly type: string }>(
  events: readonly GameEvent[],
  dwellOf: (event: GameEvent) => Dwell,
): LeadIn {
  const end = lastQuestion(events, events.length);
  let asked = 0;
  let held = 0;
  let seen = 0;
  for (const event of events.slice(lastQuestion(events, end) + 1, Math.max(end, 0))) {
    const { lasts, holds } = dwellOf(event);
    if (lasts === 0) continue;
    asked = holds ? seen + lasts : seen;
    seen += lasts;
    if (holds) held = seen;
  }
  return { asked, held, seen };
}

/** Where the last question before a place was put; -1: nowhere. What was before that in a long game is not looked at. */
function lastQuestion(events: readonly { readonly type: string }[], end: number): number {
  for (let index = end - 1; index >= 0; index--) if (QUESTIONS.includes(events[index]?.type ?? "")) return index;
  return -1;
}
