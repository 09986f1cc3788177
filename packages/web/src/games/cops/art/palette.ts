import type { Identity } from "@darbar/cops";

/** The colours of the identities where cops-art.css is absent; cops-art.css sets them for each theme. */
const TONES: Readonly<Record<Identity, string>> = {
  honest: "#2f74c9",
  crooked: "#b4502c",
  agent: "#1f4f96",
  kingpin: "#7d2a1b",
};

/** Line around a badge, line of a leader's second ring, and the fill of the thing inside. */
export const RIM = "var(--cops-rim, #dbe4f2)";
export const LEADER_RIM = "var(--cops-leader-rim, #f5b041)";
export const RING = "var(--cops-ring, #f5b041)";
export const FIGURE = "var(--cops-figure, #fff6e3)";

/** The two fills of an object, the line around and in it, and the line that runs outside of any fill. */
export const BODY = "var(--cops-body, #f3e6c9)";
export const ACCENT = "var(--cops-accent, #f0a02f)";
export const LINE = "var(--cops-line, #0d1322)";
export const TRACE = "var(--cops-trace, #f5b041)";

export const STEEL = "var(--cops-steel, #b7c3d6)";
export const LEATHER = "var(--cops-leather, #a8642f)";
export const BLOOD = "var(--cops-blood, #e0434c)";
export const GEM = "var(--cops-gem, #8fdcf2)";
export const GEM_SHADE = "var(--cops-gem-shade, #4fa9d6)";

// A card is a thing with its own paint: these stay the same in both themes.
export const AMBER = "#f0a93a";
export const NIGHT = "#0b1020";
/** The stock of a card, seen along its edge. */
export const EDGE = "#161d33";
export const INK = "#12182a";
export const PAPER = "#f7efdc";
export const MANILA = "#dcb878";
export const MANILA_DARK = "#b98d4c";
export const SLATE = "#2b3a57";
export const BLUE = "#2a62ad";
export const RUST = "#9c4126";

/** What the objects are drawn with on a card, whatever the theme of the page. */
export const ON_CARD = "--cops-body:#fdf3da;--cops-accent:#eb9a2c;--cops-line:#12182a;--cops-trace:#8a4312";

/** The main colour of an identity, as the page sets it. */
export function tone(of: Identity): string {
  return `var(--cops-${of}, ${TONES[of]})`;
}
