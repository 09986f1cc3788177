import { NUMBERS } from "../facts.ts";
import { type CardsWords, type ChapterWords, cardBlocks, cardTable, text } from "../write.ts";
import { CARDS } from "./card-texts.ts";
import { RULINGS } from "./rulings.ts";

const WORDS: CardsWords = {
  labels: { copies: "В коробке:", when: "Когда:" },
  number: (number) => `${number}`,
  when: {
    any: "в любой момент",
    "your-turn": "в свой ход",
    "shot-announced": "когда объявлен выстрел",
    investigated: "когда карты только что посмотрели",
    hit: "когда пуля вот-вот попадёт в цель",
    eliminated: "когда кто-то выбывает из строя",
    "you-are-eliminated": "когда вы сами выбываете из строя",
  },
  head: ["Карта", "Когда", "Что нужно"],
  needs: {
    nothing: "ничего",
    cop: "коп",
    other: "другой коп",
    "two-others": "два других копа",
    equipment: "другой коп со снаряжением и третий коп",
    fallen: "выбывший игрок",
    wound: "раненый лидер",
    hidden: "коп с закрытой картой и без Маскировки",
    "other-hidden": "другой коп с закрытой картой и без Маскировки",
    three: "больше двух копов",
    seen: "карта копа без Маскировки, которую только что посмотрели и которая ещё закрыта",
    gun: "другой коп с пистолетом, когда у вас его нет",
  },
  cards: CARDS,
  rulings: RULINGS,
};

/** cops 5 */
export const cards: ChapterWords = {
  title: "Карты снаряжения",
  blocks: (_, mode) => [
    text(
      `Всего в игре ${NUMBERS.equipment} карта, ${NUMBERS.kinds} видов.`,
      "«Коп» — это и вы сами; «другой коп» — не вы. Открытая карта так и лежит открытой, если её не спрячет Светошумовая граната.",
    ),
    text(
      "Карту можно разыграть, когда есть то, что ей нужно. Если не нужно ничего или нужен просто коп, её можно разыграть и впустую: в книге так сказано про Служебную собаку. Карта всё равно считается использованной.",
    ),
    cardTable(WORDS, mode),
    ...cardBlocks(WORDS, mode),
  ],
};
