import type { Signal } from "../io.ts";

/** How a person leaves: they say so, their input ends, or a signal comes. */
export interface Leave {
  readonly leave: "quit" | "end" | Signal;
}

/** The exit code that goes with a way of leaving. */
export function exitCodeOf({ leave }: Leave): number {
  switch (leave) {
    case "quit":
    case "end":
    case "SIGPIPE":
      return 0;
    case "SIGHUP":
      return 129;
    case "SIGINT":
      return 130;
    case "SIGTERM":
      return 143;
  }
}

/** Whether an answer is that the person leaves. */
export function isLeave(answer: unknown): answer is Leave {
  return typeof answer === "object" && answer !== null && "leave" in answer;
}
