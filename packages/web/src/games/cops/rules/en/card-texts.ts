import type { EquipmentName } from "../facts.ts";
import type { CardWords } from "../write.ts";

/** cops 5 */
export const CARDS: Readonly<Record<EquipmentName, CardWords>> = {
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
};
