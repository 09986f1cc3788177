import type { CardWords } from "../write.ts";

/** cops 5: the cards from planted evidence to wiretap. */
export const CARDS_P_TO_W = {
  "planted-evidence": {
    name: "Planted Evidence",
    does: () => [
      "Lies face up in front of another cop until the end of the game. Their honest cards count as crooked, and their crooked ones as honest. Leaders are not affected.",
      "It acts on the player, not on the cards: a card that leaves them counts as what it is.",
    ],
  },
  polygraph: {
    name: "Polygraph",
    does: () => [
      "Look at 1 to 3 face-down identity cards of another cop, as many as you like. Then they look at 1 to 3 of yours, as many as they like.",
    ],
  },
  "restraining-order": {
    name: "Restraining Order",
    does: () => [
      "The shooter must choose another target, and shoot them. The shot can no longer be called off. This card cannot be played with only two cops left.",
    ],
  },
  "riot-shield": {
    name: "Riot Shield",
    does: () => [
      "The player about to be hit chooses their nearest neighbour, left or right, who is hit instead. Only cops count as neighbours, and it may be the shooter.",
    ],
  },
  "smoke-grenade": {
    name: "Smoke Grenade",
    does: () => [
      "From the end of this turn, play goes the other way round. The active player gets no extra turn from it.",
    ],
  },
  "surveillance-camera": {
    name: "Surveillance Camera",
    does: () => ["One identity card that was just looked at is turned face up, and stays so."],
  },
  taser: {
    name: "Taser",
    does: (rules) => [
      rules.ownGuns
        ? "Only while your own gun is holstered. Another cop whose gun is drawn puts it away, and you draw yours and aim it. No diamonds change hands."
        : "Only if you hold no gun. Take another cop’s gun and aim it.",
      "You still have your action, but you cannot shoot this turn.",
    ],
  },
  "truth-serum": {
    name: "Truth Serum",
    does: () => ["A cop turns one of their face-down identity cards face up. They choose which."],
  },
  "walkie-talkie": {
    name: "Walkie-Talkie",
    does: (rules) => [
      rules.ownGuns
        ? "Choose a cop. Everybody else whose gun is drawn must aim it at them, in turn order, you last."
        : "Choose a cop. Everybody else who holds a gun must aim it at them, in turn order, you last.",
      "A player who had announced a shot may call it off.",
    ],
  },
  wiretap: {
    name: "Wiretap",
    does: () => ["Look at one face-down identity card of another cop, and then at one of a third."],
  },
} as const satisfies Record<string, CardWords>;
