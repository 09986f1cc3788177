import type { Character } from "@darbar/coup";

/** The colours of the emblems where art.css is absent; art.css sets them for each theme. */
const TONES: Readonly<Record<Character | "bomb", string>> = {
  duke: "#7b32a8",
  assassin: "#d23a61",
  captain: "#1a84d8",
  ambassador: "#0f6a3c",
  contessa: "#c8701f",
  inquisitor: "#70769f",
  bomb: "#474e75",
};

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

/** The main colour of a character or of the bomb, as the page sets it. */
export function tone(of: Character | "bomb"): string {
  return `var(--${of}, ${TONES[of]})`;
}
