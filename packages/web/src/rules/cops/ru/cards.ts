import { NUMBERS } from "../facts.ts";
import { type ChapterWords, cardBlocks, text } from "../write.ts";
import { CARDS_A_TO_M } from "./cards-a-to-m.ts";
import { CARDS_P_TO_W } from "./cards-p-to-w.ts";
import { RULINGS } from "./rulings.ts";

/** cops 5 */
export const cards: ChapterWords = {
  title: "Карты снаряжения",
  blocks: (_, mode) => [
    text(
      `Всего в игре ${NUMBERS.equipment} карта, ${NUMBERS.kinds} видов.`,
      "«Коп» — это и вы сами; «другой коп» — не вы. Открытая карта так и лежит открытой, если её не спрячет Светошумовая граната.",
    ),
    ...cardBlocks(
      {
        labels: { copies: "В коробке:", when: "Когда:" },
        number: (number) => `${number}`,
        when: {
          any: "в любой момент",
          "any-if-wounded": "в любой момент, если лидер ранен",
          "your-turn": "в свой ход",
          "shot-announced": "когда объявлен выстрел",
          investigated: "когда карты только что посмотрели",
          hit: "когда пуля вот-вот попадёт в цель",
          eliminated: "когда кто-то выбывает из строя",
          "you-are-eliminated": "когда вы сами выбываете из строя",
        },
        cards: { ...CARDS_A_TO_M, ...CARDS_P_TO_W },
        rulings: RULINGS,
      },
      mode,
    ),
  ],
};
