import { NUMBERS } from "../facts.ts";
import { type ChapterWords, cardBlocks, text } from "../write.ts";
import { CARDS_A_TO_M } from "./cards-a-to-m.ts";
import { CARDS_P_TO_W } from "./cards-p-to-w.ts";
import { RULINGS } from "./rulings.ts";

/** cops 5 */
export const cards: ChapterWords = {
  title: "קלפי הציוד",
  blocks: (_, mode) => [
    text(
      `יש ${NUMBERS.equipment} קלפים מ־${NUMBERS.kinds} סוגים.`,
      "״שוטר״ יכול להיות גם אתם עצמכם; ״שוטר אחר״ לא. קלף שנחשף נשאר גלוי, אלא אם רימון הלם מסתיר אותו.",
    ),
    ...cardBlocks(
      {
        labels: { copies: "בקופסה:", when: "מתי:" },
        number: (number) => `${number}`,
        when: {
          any: "בכל רגע",
          "any-if-wounded": "בכל רגע, אם יש מנהיג פצוע",
          "your-turn": "בתור שלכם",
          "shot-announced": "כשהוכרז ירי",
          investigated: "כשזה עתה הציצו בקלפים",
          hit: "כשירייה עומדת לפגוע",
          eliminated: "כשמישהו נופל",
          "you-are-eliminated": "כשנפלתם זה עתה",
        },
        cards: { ...CARDS_A_TO_M, ...CARDS_P_TO_W },
        rulings: RULINGS,
      },
      mode,
    ),
  ],
};
