import type { CardWords } from "../write.ts";

/** cops 5: the cards from blackmail to mobile detonator. */
export const CARDS_A_TO_M = {
  blackmail: {
    name: "Blackmail",
    does: () => [
      "Choose one identity card of each of two other cops. The two cards change places. Each stays face up or face down as it was, and keeps its wound. Each of the two players sees the card they received.",
    ],
  },
  coffee: {
    name: "Coffee",
    does: () => [
      "When this turn ends, the next one is yours, even if this one is yours, too. After it, play goes on from your seat.",
    ],
  },
  defibrillator: {
    name: "Defibrillator",
    does: (rules) =>
      rules.criminals
        ? [
            "Another player who has just been shot, and holds no leader, stays in the game and does not become a criminal. They keep their seat and their identity cards, face up as they lie; gun holstered, no equipment.",
          ]
        : [
            "Another player who has been eliminated is back in the game. They keep their seat and their identity cards, face up as they lie; no gun, no equipment. The holder of a leader never comes back: their elimination ends the game.",
          ],
  },
  disguise: {
    name: "Disguise",
    does: () => [
      "Lies face up in front of another cop until the end of the game. Nobody can investigate them, and equipment that would expose their identity cards does not work on them: Polygraph, Wiretap, Metal Detector, Truth Serum, Surveillance Camera.",
      "If they play a Polygraph themselves, they see the other’s cards, and the other does not see theirs.",
    ],
  },
  "evidence-bag": {
    name: "Evidence Bag",
    does: () => [
      "Choose the equipment card that a cop holds, and give it to another cop, but not to yourself. The bag comes before anything else that is played in the same moment: whoever held the card cannot use it in answer.",
    ],
  },
  flashbang: {
    name: "Flashbang",
    does: () => [
      "A cop turns all their identity cards face down, shuffles them, looks at them, and lays them in any order they like. A wound token stays on its card.",
    ],
  },
  "k9-unit": {
    name: "K-9 Unit",
    does: (rules) => [
      rules.ownGuns
        ? "A cop must put their gun back into its holster."
        : "A cop drops their gun; it goes back to the table.",
      rules.ownGuns
        ? "If they had announced a shot, they must announce another action. They may arm."
        : "If they had announced a shot, they must announce another action. They may arm again.",
    ],
  },
  "med-kit": {
    name: "Med Kit",
    does: () => ["Take a wound token off a leader card."],
  },
  "metal-detector": {
    name: "Metal Detector",
    does: (rules) => [
      rules.ownGuns
        ? "Look at one face-down identity card of every other cop whose gun is drawn."
        : "Look at one face-down identity card of every other cop who holds a gun.",
    ],
  },
  "mobile-detonator": {
    name: "Mobile Detonator",
    does: (rules) =>
      rules.criminals
        ? [
            "You have just been shot, and the game is not over: choose a cop, who is eliminated, too. They become a criminal, and their equipment goes under the deck. If they hold a leader, the game ends.",
          ]
        : [
            "You have just been eliminated, and the game is not over: choose a cop, who is eliminated, too, leader or not.",
          ],
  },
} as const satisfies Record<string, CardWords>;
