/** What the law of the table asks. */
export type Law =
  | "lost" // a choice that the rules offer is not there
  | "hidden" // a choice that nobody sees, and no player or card in its stead
  | "outside" // not whole on the screen
  | "covered"
  | "low" // too low for a finger
  | "cut" // a part of its text
  | "name" // dots instead of its first letters
  | "over" // texts over each other
  | "scrolls"
  | "question" // what is asked is not whole on the screen
  | "card" // a card of another player is too small to be told from others
  | "seat"; // a player is not whole on the screen, or lies under something

export interface Fault {
  readonly law: Law;
  readonly what: string;
}

export function fault(law: Law, what: string): Fault {
  return { law, what };
}

/** Less than a pixel is nothing that anybody sees. */
export const HAIR = 1;
