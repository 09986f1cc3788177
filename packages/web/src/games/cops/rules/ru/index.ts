import { type RulesWriter, writeRules } from "../write.ts";
import { box, gang } from "./box.ts";
import { cards } from "./cards.ts";
import { equipment, moments } from "./equipment.ts";
import { rulings } from "./rulings.ts";
import { criminals, end, shot } from "./shot.ts";
import { talk, teams } from "./teams.ts";
import { aim, turn } from "./turn.ts";

/** The rules of Good Cop Bad Cop in Russian. */
export const rules: RulesWriter = writeRules({
  title: {
    base: "«Хороший коп, плохой коп», базовая игра",
    gang: "«Хороший коп, плохой коп», Банда",
  },
  origin: {
    base: "По персидской книге правил игры Брайана Хенка и Клейтона Сканке.",
    gang: "По персидской книге правил игры Брайана Хенка и Клейтона Сканке; Банда — вторая игра в ней.",
  },
  chapters: { gang, box, teams, turn, aim, shot, criminals, end, equipment, moments, cards, talk, rulings },
});
