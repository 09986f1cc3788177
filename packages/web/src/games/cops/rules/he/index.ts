import { type RulesWriter, writeRules } from "../write.ts";
import { box, gang } from "./box.ts";
import { cards } from "./cards.ts";
import { equipment, moments } from "./equipment.ts";
import { rulings } from "./rulings.ts";
import { criminals, end, shot } from "./shot.ts";
import { talk, teams } from "./teams.ts";
import { aim, turn } from "./turn.ts";

/** The rules of Good Cop Bad Cop in Hebrew. */
export const rules: RulesWriter = writeRules({
  title: {
    base: "שוטר טוב, שוטר רע: המשחק הבסיסי",
    gang: "שוטר טוב, שוטר רע: הכנופיה",
  },
  origin: {
    base: "לפי החוברת הפרסית של המשחק מאת בריאן הנק וקלייטון סקאנק.",
    gang: "לפי החוברת הפרסית של המשחק מאת בריאן הנק וקלייטון סקאנק; הכנופיה היא המשחק השני שבה.",
  },
  chapters: { gang, box, teams, turn, aim, shot, criminals, end, equipment, moments, cards, talk, rulings },
});
