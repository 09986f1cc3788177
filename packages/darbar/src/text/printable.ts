// Controls, and the marks that turn the direction of what follows.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Somebody else's text made safe for a terminal: on one line, without control characters, and not too long. */
export function printable(text: string, longest = 300): string {
  const clipped = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return clipped.toWellFormed().replace(UNPRINTABLE, "�");
}
