import { persian } from "../../../../rules/persian.ts";
import { NUMBERS } from "../facts.ts";
import { type CardsWords, type ChapterWords, cardBlocks, cardTable, text } from "../write.ts";
import { CARDS } from "./card-texts.ts";
import { RULINGS } from "./rulings.ts";

const WORDS: CardsWords = {
  labels: { copies: "در جعبه:", when: "چه وقت:" },
  number: persian,
  when: {
    any: "هر لحظه",
    "your-turn": "در نوبت خودتان",
    "shot-announced": "وقتی شلیک اعلام شده",
    investigated: "وقتی همین حالا کارتی دیده شده",
    hit: "وقتی تیر دارد به کسی می‌خورد",
    eliminated: "وقتی دخل کسی آمده",
    "you-are-eliminated": "وقتی همین حالا دخل خودتان آمده",
  },
  head: ["کارت", "چه وقت", "چه لازم دارد"],
  needs: {
    nothing: "هیچ‌چیز",
    cop: "یک پلیس",
    other: "یک پلیس دیگر",
    "two-others": "دو پلیس دیگر",
    equipment: "پلیس دیگری که تجهیزات دارد، و پلیس سومی",
    fallen: "کسی که دخلش آمده",
    wound: "سردسته‌ای زخمی",
    hidden: "پلیسی با کارت مخفی و بدون تغییر قیافه",
    "other-hidden": "پلیس دیگری با کارت مخفی و بدون تغییر قیافه",
    three: "بیشتر از دو پلیس",
    seen: "کارتی که همین حالا دیده شده و هنوز مخفی است، از پلیسی بدون تغییر قیافه",
    gun: "پلیس دیگری که اسلحه دارد، و خودتان نداشته باشید",
  },
  cards: CARDS,
  rulings: RULINGS,
};

/** cops 5 */
export const cards: ChapterWords = {
  title: "کارت‌های تجهیزات",
  blocks: (_, mode) => [
    text(
      `${persian(NUMBERS.equipment)} کارت هست، از ${persian(NUMBERS.kinds)} نوع.`,
      "«یک پلیس» می‌تواند خودتان هم باشید؛ «یک پلیس دیگر» نه. کارتی که رو شود رو می‌ماند، مگر نارنجک نورزا دوباره پنهانش کند.",
    ),
    text(
      "از هر کارت وقتی می‌شود استفاده کرد که آنچه لازم دارد باشد. جایی که هیچ‌چیز لازم نیست، یا فقط یک پلیس، می‌شود استفاده کرد حتی اگر اثری نداشته باشد: کتابچه درباره‌ی سگ پلیس همین را می‌گوید. کارت به هر حال مصرف می‌شود.",
    ),
    cardTable(WORDS, mode),
    ...cardBlocks(WORDS, mode),
  ],
};
