import { NUMBERS } from "../facts.ts";
import { type CardsWords, type ChapterWords, cardBlocks, cardTable, text } from "../write.ts";
import { CARDS } from "./card-texts.ts";
import { RULINGS } from "./rulings.ts";

const WORDS: CardsWords = {
  labels: { copies: "בקופסה:", when: "מתי:" },
  number: (number) => `${number}`,
  when: {
    any: "בכל רגע",
    "your-turn": "בתור שלכם",
    "shot-announced": "כשהוכרז ירי",
    investigated: "כשזה עתה הציצו בקלפים",
    hit: "כשירייה עומדת לפגוע",
    eliminated: "כשמישהו נופל",
    "you-are-eliminated": "כשנפלתם זה עתה",
  },
  head: ["קלף", "מתי", "מה דרוש"],
  needs: {
    nothing: "שום דבר",
    cop: "שוטר",
    other: "שוטר אחר",
    "two-others": "שני שוטרים אחרים",
    equipment: "שוטר אחר שיש לו ציוד, ושוטר שלישי",
    fallen: "מי שנפל",
    wound: "מנהיג פצוע",
    hidden: "שוטר עם קלף הפוך ובלי תחפושת",
    "other-hidden": "שוטר אחר עם קלף הפוך ובלי תחפושת",
    three: "יותר משני שוטרים",
    seen: "קלף שזה עתה הציצו בו ועדיין הפוך, אצל שוטר בלי תחפושת",
    gun: "שוטר אחר עם אקדח, כשלכם אין",
  },
  cards: CARDS,
  rulings: RULINGS,
};

/** cops 5 */
export const cards: ChapterWords = {
  title: "קלפי הציוד",
  blocks: (_, mode) => [
    text(
      `יש ${NUMBERS.equipment} קלפים מ־${NUMBERS.kinds} סוגים.`,
      "״שוטר״ יכול להיות גם אתם עצמכם; ״שוטר אחר״ לא. קלף שנחשף נשאר גלוי, אלא אם רימון הלם מסתיר אותו.",
    ),
    text(
      "אפשר לשחק קלף כשיש מה שדרוש לו. כשלא דרוש דבר, או דרוש רק שוטר, מותר לשחק אותו גם אם לא יקרה כלום: כך כתוב בחוברת על יחידת הכלבנים. הקלף נוצל בכל מקרה.",
    ),
    cardTable(WORDS, mode),
    ...cardBlocks(WORDS, mode),
  ],
};
