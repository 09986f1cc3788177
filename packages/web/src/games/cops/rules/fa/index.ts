import { type RulesWriter, writeRules } from "../write.ts";
import { box, gang } from "./box.ts";
import { cards } from "./cards.ts";
import { equipment, moments } from "./equipment.ts";
import { rulings } from "./rulings.ts";
import { criminals, end, shot } from "./shot.ts";
import { talk, teams } from "./teams.ts";
import { aim, turn } from "./turn.ts";

/** The rules of Good Cop Bad Cop in Persian. */
export const rules: RulesWriter = writeRules({
  title: {
    base: "پلیس خوب، پلیس بد: بازی اصلی",
    gang: "پلیس خوب، پلیس بد: دسته‌ی تبهکاران",
  },
  origin: {
    base: "از روی کتابچه‌ی فارسی بازی برایان هنک و کلیتون اسکنک.",
    gang: "از روی کتابچه‌ی فارسی بازی برایان هنک و کلیتون اسکنک؛ «دسته‌ی تبهکاران» بازی دوم آن است.",
  },
  chapters: { gang, box, teams, turn, aim, shot, criminals, end, equipment, moments, cards, talk, rulings },
});
