import { CLOCK_RANGES, type ClockPart } from "@darbar/protocol/agreed";

/** Whether a part of a clock may be so many seconds. */
export function isAllowed(part: ClockPart, seconds: number): boolean {
  const { least, most } = CLOCK_RANGES[part];
  return Number.isInteger(seconds) && seconds >= least && seconds <= most;
}
