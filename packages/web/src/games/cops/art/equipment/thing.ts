/**
 * How a path of an object is painted: the two fills with a line around them, a dark part, a line within a fill, a line
 * that runs free of any fill, and one drawn on the card only, where there is room for it.
 */
export type Paint = "body" | "accent" | "dark" | "line" | "trace" | "fine";

/** One object, drawn in a square of 48: its parts from the back to the front, and by how much it leans. */
export type Thing = {
  readonly parts: readonly (readonly [paint: Paint, path: string])[];
  readonly turn?: number;
};
