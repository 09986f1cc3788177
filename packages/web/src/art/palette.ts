/** Line around an emblem, and the fill of the thing inside it. */
export const LINE = "var(--emblem-line, #e2b659)";
export const FIGURE = "var(--emblem-figure, #fff8ea)";

// A card is a thing with its own paint: these stay the same in both themes.
export const GOLD = "#e2b659";
export const LAPIS = "#1b2a6b";
export const NIGHT = "#0b1230";
/** The stock of a card, seen along its edge. */
export const EDGE = "#1a2454";
export const INK = "#191a33";
export const IVORY = "#f6ecd8";
export const TURQUOISE = "#2ec4b6";
export const POMEGRANATE = "#b5264d";
export const SKIN = "#ecc9a0";
