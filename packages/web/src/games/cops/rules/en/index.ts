import { type RulesWriter, writeRules } from "../write.ts";
import { box, gang } from "./box.ts";
import { cards } from "./cards.ts";
import { equipment, moments } from "./equipment.ts";
import { rulings } from "./rulings.ts";
import { criminals, end, shot } from "./shot.ts";
import { talk, teams } from "./teams.ts";
import { aim, turn } from "./turn.ts";

/** The rules of Good Cop Bad Cop in English. */
export const rules: RulesWriter = writeRules({
  title: {
    base: "Good Cop Bad Cop, base game",
    gang: "Good Cop Bad Cop, the gang of criminals",
  },
  origin: {
    base: "Follows the Persian rulebook of the game by Brian Henk and Clayton Skancke.",
    gang: "Follows the Persian rulebook of the game by Brian Henk and Clayton Skancke; the gang is its second game.",
  },
  chapters: { gang, box, teams, turn, aim, shot, criminals, end, equipment, moments, cards, talk, rulings },
});
