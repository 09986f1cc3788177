/** The chapters of the rules of Coup, in reading order. An edition has those that its box has. */
export const CHAPTERS = [
  "box",
  "turn",
  "actions",
  "influence",
  "reactions",
  "inquisitor",
  "reformation",
  "anarchist",
  "draft",
  "talk",
  "rulings",
  "example",
] as const;
export type Chapter = (typeof CHAPTERS)[number];
