import type { MessagePart } from "@darbar/words/messages";

/** What pages say besides what every page does. A table learns to speak of its game when it knows which it is. */
export const SAID = {
  front: ["front", "seating"],
  new: ["seating"],
  table: [],
  screen: ["room", "seating"],
  "one-phone": ["room", "seating"],
  practice: ["learn", "seating"],
  rules: ["learn", "seating"],
  learn: ["learn"],
  replay: ["replay"],
  lost: [],
} as const satisfies Readonly<Record<string, readonly MessagePart[]>>;
