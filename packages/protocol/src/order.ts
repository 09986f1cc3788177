/**
 * What is played for a player while they do not look: private, and withdrawn at any time. `ask-what-touches-me` passes on
 * what is nobody's affair or somebody else's, whatever is in the player's hand; `ask-what-touches-or-looks-false`
 * asks besides where a claim looks false by counting what everybody sees (Coup); `pass-if-harmless` on what takes nothing
 * from anybody (Coup: foreign aid, tax, exchange; Good Cop Bad Cop: all but shots); `pass-if-nothing-else` where the player
 * could do nothing but pass, and it is not their affair: there everybody is asked, so that no haste tells what they hold.
 */
export const STANDING_ORDERS = [
  "pass-until-my-turn",
  "ask-what-touches-me",
  "ask-what-touches-or-looks-false",
  "pass-if-harmless",
  "pass-if-nothing-else",
  "pass",
] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** What an order asks of the open question, on which its player can pass. */
export interface OrderedQuestion {
  isHarmless(): boolean;
  canOnlyPass(): boolean;
  /** Whether it is the player's own affair: public facts only. */
  touches(): boolean;
  /** Whether what is claimed looks false by counting: public facts only. */
  looksFalse(): boolean;
}

/** Whether a standing order passes on the open question: wherever tables are, on a server or in a page. */
export function passesBy(
  order: StandingOrder,
  { isHarmless, canOnlyPass, touches, looksFalse }: OrderedQuestion,
): boolean {
  switch (order) {
    case "pass":
    case "pass-until-my-turn":
      return true;
    case "ask-what-touches-me":
      return !touches();
    case "ask-what-touches-or-looks-false":
      return !touches() && !looksFalse();
    case "pass-if-harmless":
      return isHarmless();
    case "pass-if-nothing-else":
      return !touches() && canOnlyPass();
  }
}
