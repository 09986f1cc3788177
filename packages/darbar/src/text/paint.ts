import { styleText } from "node:util";

/** What a piece of text is, which decides how it looks. Colour never says anything alone. */
export type Tone = "plain" | "heading" | "you" | "gold" | "danger" | "quiet";

export type Paint = (tone: Tone, text: string) => string;

const STYLES = { heading: "bold", you: "cyan", gold: "yellow", danger: "red", quiet: "dim" } as const;

/** The brush for a terminal with colours, or without. */
export function paintFor(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (tone, text) => (tone === "plain" ? text : styleText(STYLES[tone], text, { validateStream: false }));
}
