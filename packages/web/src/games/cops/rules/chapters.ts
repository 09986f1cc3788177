/** The chapters of the rules of Good Cop Bad Cop, in reading order. A game has those that concern it. */
export const CHAPTERS = [
  "gang",
  "box",
  "teams",
  "turn",
  "aim",
  "shot",
  "criminals",
  "end",
  "equipment",
  "moments",
  "cards",
  "talk",
  "rulings",
] as const;
export type Chapter = (typeof CHAPTERS)[number];
