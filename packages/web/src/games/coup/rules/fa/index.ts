import { type RulesWriter, writeRules } from "../write.ts";
import { actions, influence, turn } from "./actions.ts";
import { box, draft } from "./box.ts";
import { example } from "./example.ts";
import { anarchist, inquisitor, reformation } from "./expansions.ts";
import { reactions } from "./reactions.ts";
import { rulings } from "./rulings.ts";
import { talk } from "./talk.ts";

/** The rules of Coup in Persian. */
export const rules: RulesWriter = writeRules({
  title: {
    classic: "کودتا، نسخه‌ی کلاسیک",
    plus: "کودتا+، با «اصلاحات» و «آنارشیست»",
    ru: "کودتا، نسخه‌ی روسی",
    he: "کودتا، نسخه‌ی عبری",
  },
  origin: {
    classic: "از روی کتابچه‌ی فارسی After 5 Games، بازی اصلی.",
    plus: "از روی کتابچه‌ی فارسی After 5 Games، «کودتا+».",
    ru: "از روی کتابچه‌ی روسی Squirrel و igrato.",
    he: "از روی کتابچه‌ی عبری بازی.",
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
