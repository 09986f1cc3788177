import { type ChapterWords, list, text } from "../write.ts";

/** cops 3, 6 */
export const shot: ChapterWords = {
  title: "Being shot",
  blocks: (rules) => [
    rules.ownGuns
      ? text("Turn all your identity cards face up; they stay so. Your gun goes back into its holster.")
      : text("Turn all your identity cards face up; they stay so."),
    rules.criminals
      ? list(
          "You hold no leader: you become a criminal. Your identity cards and your gun leave the game. Your equipment goes to the cop who shot you, who keeps one card. Your diamonds stay with you.",
          "You hold a leader who is not wounded: you stay in the game. A wound token goes on the leader card, and you draw an equipment card.",
          "You hold a leader who is already wounded: you are eliminated, and the game ends.",
        )
      : list(
          "You hold no leader: you are eliminated. Your gun goes back to the table and your equipment under the deck.",
          "You hold a leader who is not wounded: you stay in the game, and keep your gun. A wound token goes on the leader card, and you draw an equipment card.",
          "You hold a leader who is already wounded: you are eliminated, and the game ends.",
        ),
    text(
      "The wound belongs to the card, not to the player. If the leader card moves, the token moves with it, and the player who now holds it is a wounded leader.",
    ),
  ],
};

/** cops 6 */
export const criminals: ChapterWords = {
  title: "Criminals",
  blocks: () => [
    text(
      "A criminal keeps their seat and their diamonds, and wants all the other diamonds.",
      "On their turn they do exactly one of three things:",
    ),
    list(
      "Snatch: take all the diamonds of a cop who has any.",
      "Swap: an identity card of one cop changes places with one of another cop. Each stays face up or face down as it was, and keeps its wound.",
      "Infiltrate: turn a cop’s drawn gun on another cop: not on its holder, and not on the cop it already aims at.",
    ),
    text("Like any other action it is announced first, and equipment may be played in answer."),
    list(
      "Criminals hold no equipment and play none. They are never asked.",
      "They cannot be investigated or shot.",
      "They cannot be aimed at with infiltrate or the Walkie-Talkie. Arm can aim at them and rob them.",
    ),
  ],
};

/** cops 3, 6 */
export const end: ChapterWords = {
  title: "How the game ends",
  blocks: (rules) => [
    rules.criminals
      ? list(
          "The Kingpin is shot a second time: the honest win.",
          "The Agent is shot a second time: the crooked win.",
          "The criminals hold all the diamonds: they win, and nobody else does.",
          "A player holds both leaders, at any moment: they win alone, at once.",
        )
      : list(
          "The Kingpin is eliminated: the honest win.",
          "The Agent is eliminated: the crooked win.",
          "A player holds both leaders, at any moment: they win alone, at once.",
        ),
    text(
      rules.criminals
        ? "Each winning cop wins with the team that their cards give them at the end. Criminals win with the criminals only."
        : "Everybody wins with the team that their cards give them at the end, eliminated players included.",
      "The table notices every ending by itself, whatever happens. Nobody has to claim it.",
    ),
  ],
};
