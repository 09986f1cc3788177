import { type RulesWriter, writeRules } from "../write.ts";
import { actions, influence, turn } from "./actions.ts";
import { box, draft } from "./box.ts";
import { example } from "./example.ts";
import { anarchist, inquisitor, reformation } from "./expansions.ts";
import { reactions } from "./reactions.ts";
import { rulings } from "./rulings.ts";
import { talk } from "./talk.ts";

/** The rules of Coup in Russian. */
export const rules: RulesWriter = writeRules({
  title: {
    classic: "«Переворот», классическое издание",
    plus: "«Переворот+» с Реформацией и Анархистом",
    ru: "«Переворот», русское издание",
    he: "«Переворот», издание на иврите",
  },
  origin: {
    classic: "По персидской книге правил After 5 Games, базовая игра.",
    plus: "По персидской книге правил After 5 Games, «Переворот+».",
    ru: "По русской книге правил «Сквирл» и igrato.",
    he: "По книге правил на иврите.",
  },
  chapters: {
    box,
    turn,
    actions,
    influence,
    reactions,
    inquisitor,
    reformation,
    anarchist,
    draft,
    talk,
    rulings,
    example,
  },
});
