import { type RulesWriter, writeRules } from "../write.ts";
import * as actions from "./actions.ts";
import * as box from "./box.ts";
import { example } from "./example.ts";
import * as expansions from "./expansions.ts";
import { reactions } from "./reactions.ts";
import { rulings } from "./rulings.ts";
import { talk } from "./talk.ts";

/** The rules of Coup in Hebrew. */
export const rules: RulesWriter = writeRules({
  title: {
    classic: "הפיכה, המהדורה הקלאסית",
    plus: "הפיכה+, עם הרפורמציה והאנרכיסט",
    ru: "הפיכה, המהדורה הרוסית",
    he: "הפיכה, המהדורה העברית",
  },
  origin: {
    classic: "לפי החוברת הפרסית של After 5 Games, משחק הבסיס.",
    plus: "לפי החוברת הפרסית של After 5 Games, ״הפיכה+״.",
    ru: "לפי החוברת הרוסית של Squirrel ושל igrato.",
    he: "לפי החוברת העברית.",
  },
  chapters: { ...actions, ...box, ...expansions, reactions, talk, rulings, example },
});
