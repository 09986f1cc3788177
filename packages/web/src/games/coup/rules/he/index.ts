import { type RulesWriter, writeRules } from "../write.ts";
import { actions, influence, turn } from "./actions.ts";
import { box, draft } from "./box.ts";
import { example } from "./example.ts";
import { anarchist, inquisitor, reformation } from "./expansions.ts";
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
