import { type ChapterWords, list, table, text } from "../write.ts";

const TURN_UP = "Turn one of your face-down identity cards face up, if you have any; it stays so.";

/** cops 2, 6 */
export const turn: ChapterWords = {
  title: "Your turn",
  blocks: (rules) => [
    text(
      rules.criminals
        ? "A cop’s turn has three steps. A criminal’s turn is one of three actions of their own; see “Criminals”."
        : "A turn has three steps.",
    ),
    list(
      "Action: announce exactly one of the four, and take it.",
      rules.ownGuns ? "Aim: if your gun is drawn, aim it." : "Aim: if you hold a gun, aim it.",
      rules.criminals
        ? "The turn passes to the next player in the direction of play, cop or criminal."
        : "The turn passes to the next cop in the direction of play.",
    ),
    rules.ownGuns
      ? table(
          ["Action", "What you do", "When you can"],
          [
            [
              "Investigate",
              "Look at one face-down identity card of another cop. Only you learn what it is.",
              "Another cop has a face-down card, and no disguise",
            ],
            [
              "Arm",
              `${TURN_UP} Draw your gun, aim it at another player and take all their diamonds. Criminals can be robbed, too.`,
              "Always, even with your gun already drawn",
            ],
            [
              "Equip",
              `Give one of your diamonds to any other player. ${TURN_UP} Draw an equipment card.`,
              "You have a diamond",
            ],
            [
              "Shoot",
              "Shoot the cop you aim at. Then your gun goes back into its holster.",
              "Your gun is drawn and aims at a cop; criminals cannot be shot",
            ],
          ],
        )
      : table(
          ["Action", "What you do", "When you can"],
          [
            [
              "Investigate",
              "Look at one face-down identity card of another cop. Only you learn what it is.",
              "Another cop has a face-down card, and no disguise",
            ],
            ["Arm", `Take a gun from the table. ${TURN_UP} Aim at once.`, "A gun is left, and you have none"],
            ["Equip", `Draw an equipment card. ${TURN_UP}`, "Always"],
            [
              "Shoot",
              "Shoot the cop you aim at. Then the gun goes back to the table.",
              "You have a gun that aims at a cop",
            ],
          ],
        ),
    text(
      rules.ownGuns
        ? "Which card you turn up is not announced. You choose it when the action happens; until then nobody learns it."
        : "Which card you turn up is not announced. You choose it when the action happens, with the gun in your hand or the drawn card seen; until then nobody learns it.",
      "If only one of your cards is face down, it is turned up by itself.",
    ),
  ],
};

/** cops 2, 6 */
export const aim: ChapterWords = {
  title: "Guns and aim",
  blocks: (rules) => [
    rules.ownGuns
      ? text(
          "If your gun is drawn after your action, you must aim it at another player. You may keep your aim.",
          "Changing it here takes no diamonds: only arm does.",
        )
      : text("If you hold a gun after your action, you must aim it at another cop. You may keep your aim."),
    list(
      "This is the only time to change your aim, apart from equipment.",
      "Nobody ever has more than one gun.",
      rules.ownGuns ? "A gun that is drawn is aimed at once." : "If you get a gun, you aim it at once.",
      "You never aim at yourself.",
      "Everybody sees who aims at whom.",
      rules.criminals
        ? "A gun that aims at a criminal cannot shoot until it is aimed again."
        : "A gun that aims at an eliminated player cannot shoot until it is aimed again.",
    ),
  ],
};
