import type { CoupEvent } from "@darbar/coup";

/** Whether an event says something by itself: questions and sealed answers show in what comes of them. */
export function saysSomething({ type }: CoupEvent): boolean {
  return type !== "asked" && type !== "answered";
}
