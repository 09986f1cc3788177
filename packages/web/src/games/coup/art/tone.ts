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

/** The main colour of a character or of the bomb, as the page sets it. */
export function tone(of: Character | "bomb"): string {
  return `var(--${of}, ${TONES[of]})`;
}
