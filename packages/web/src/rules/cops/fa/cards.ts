import { persian } from "../../persian.ts";
import { NUMBERS } from "../facts.ts";
import { type ChapterWords, cardBlocks, text } from "../write.ts";
import { CARDS_A_TO_M } from "./cards-a-to-m.ts";
import { CARDS_P_TO_W } from "./cards-p-to-w.ts";
import { RULINGS } from "./rulings.ts";

/** cops 5 */
export const cards: ChapterWords = {
  title: "کارت‌های تجهیزات",
  blocks: (_, mode) => [
    text(
      `${persian(NUMBERS.equipment)} کارت هست، از ${persian(NUMBERS.kinds)} نوع.`,
      "«یک پلیس» می‌تواند خودتان هم باشید؛ «یک پلیس دیگر» نه. کارتی که رو شود رو می‌ماند، مگر نارنجک نورزا دوباره پنهانش کند.",
    ),
    ...cardBlocks(
      {
        labels: { copies: "در جعبه:", when: "چه وقت:" },
        number: persian,
        when: {
          any: "هر لحظه",
          "any-if-wounded": "هر لحظه، اگر سردسته‌ای زخمی باشد",
          "your-turn": "در نوبت خودتان",
          "shot-announced": "وقتی شلیک اعلام شده",
          investigated: "وقتی همین حالا کارتی دیده شده",
          hit: "وقتی تیر دارد به کسی می‌خورد",
          eliminated: "وقتی دخل کسی آمده",
          "you-are-eliminated": "وقتی همین حالا دخل خودتان آمده",
        },
        cards: { ...CARDS_A_TO_M, ...CARDS_P_TO_W },
        rulings: RULINGS,
      },
      mode,
    ),
  ],
};
