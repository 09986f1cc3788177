import { persian } from "../../persian.ts";
import { type ActionRow, actionRows, CONVERSION, costOf, EXCHANGED, hasInquisitor, MUST_COUP } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

/** coup 2 */
export const turn: ChapterWords = {
  title: "نوبت شما",
  blocks: () => [
    text("بازی در جهت عقربه‌های ساعت پیش می‌رود. هر نوبت دقیقاً یک اقدام است و نوبت را نمی‌شود رد کرد."),
    list(
      "می‌گویید چه می‌کنید، با چه کسی، و با کدام شخصیت. اگر خرج دارد، همان‌جا می‌پردازید.",
      "بقیه می‌توانند ادعای شما را به چالش بکشند یا جلوی اقدامتان را بگیرند.",
      "اگر هیچ‌چیز مانعش نشد، اقدام انجام می‌شود و نوبت به نفر بعد می‌رسد.",
    ),
    text(`اگر نوبتتان را با ${persian(MUST_COUP)} سکه یا بیشتر شروع کنید، باید کودتا کنید؛ راه دیگری نیست.`),
    text(
      "هر کس که دیگر کارت پنهان نداشته باشد، همان لحظه به ناکجاآباد تبعید می‌شود. کارت‌هایش رو می‌مانند.",
      "سکه‌هایش وقتی به خزانه می‌روند که اقدامِ نیمه‌کاره تمام شود: باج‌گیر به باجش می‌رسد، حتی اگر قربانی همین حالا از بازی بیرون رفته باشد.",
    ),
    text("آخرین بازمانده برنده است. مقام دومی وجود ندارد."),
  ],
};

type Words = readonly [name: string, claim: string, effect: string, blockers: string];

const NOBODY = "–";

function words(row: ActionRow, inquisitor: boolean): Words {
  switch (row) {
    case "income":
      return ["کسب درآمد", "–", "۱ سکه از خزانه بردارید", NOBODY];
    case "foreign-aid":
      return ["دریافت کمک‌های خارجی", "–", "۲ سکه از خزانه بردارید", "هر کسی، با بزرگ‌زاده"];
    case "coup":
      return ["کودتا", "–", "بازیکن هدف یک نفوذ از دست می‌دهد", "هیچ‌کس؛ چالش هم ندارد"];
    case "tax":
      return ["جمع‌آوری مالیات", "بزرگ‌زاده", "۳ سکه از خزانه بردارید", NOBODY];
    case "assassinate":
      return ["آدم‌کشی", "آدم‌کش", "بازیکن هدف یک نفوذ از دست می‌دهد", "بازیکن هدف، با شاهدخت"];
    case "steal":
      return [
        "باج‌گیری",
        "فرمانده",
        "۲ سکه از بازیکن هدف بگیرید؛ اگر ۱ سکه بیشتر ندارد، همان را",
        inquisitor ? "بازیکن هدف، با فرمانده، سفیر یا بازرس" : "بازیکن هدف، با فرمانده یا سفیر",
      ];
    case "exchange-ambassador":
      return ["معاوضه", "سفیر", exchange(EXCHANGED.ambassador), NOBODY];
    case "exchange-inquisitor":
      return ["معاوضه", "بازرس", exchange(EXCHANGED.inquisitor), NOBODY];
    case "examine":
      return ["بازرسی", "بازرس", "یک کارتِ بازیکن هدف را ببینید؛ فصل «بازرس» را بخوانید", NOBODY];
    case "convert":
      return ["چرخش سیاست", "–", "حزب خودتان یا دیگری را عوض کنید؛ سکه‌ها به صندوق ذخیره می‌روند", NOBODY];
    case "embezzle":
      return ["اختلاس", "نداشتن بزرگ‌زاده", "همه‌ی سکه‌های صندوق ذخیره را بردارید", NOBODY];
    case "bomb":
      return ["بمب", "–", "بمب را به یک نفر بدهید؛ فصل «آنارشیست» را بخوانید", "هیچ‌کس؛ چالش هم ندارد"];
  }
}

function exchange(cards: number): string {
  return `${persian(cards)} کارت از دربار بردارید و ${persian(cards)} کارت از دستتان پس بدهید`;
}

function cost(row: ActionRow): string {
  if (row === "convert") return `${persian(CONVERSION.own)} برای خودتان، ${persian(CONVERSION.other)} برای دیگری`;
  return costOf(row) === 0 ? "–" : persian(costOf(row));
}

/** coup 2 */
export const actions: ChapterWords = {
  title: "اقدامات",
  blocks: (rules) => [
    text(
      "اقدامی که شخصیت می‌خواهد، یک ادعاست: می‌گویید آن کارت را دارید.",
      "لازم نیست واقعاً داشته باشید، ولی شاید به چالش کشیده شوید. اقدامی را که ادعا ندارد نمی‌شود به چالش کشید.",
    ),
    table(
      ["اقدام", "ادعا", "هزینه", "نتیجه", "چه کسی می‌تواند جلویش را بگیرد"],
      actionRows(rules).map((row) => {
        const [name, claim, effect, blockers] = words(row, hasInquisitor(rules));
        return [name, claim, cost(row), effect, blockers];
      }),
    ),
    text(
      "هزینه‌ی هر اقدام را هنگام اعلامش به خزانه می‌پردازید؛ پس باید سکه‌اش را داشته باشید.",
      rules.reformation && "فقط هزینه‌ی چرخش سیاست به صندوق ذخیره می‌رود.",
    ),
    text(
      "بعد از معاوضه همان‌قدر کارت دارید که قبلش داشتید. می‌توانید کارت‌های تازه را پس بدهید، کارت‌های خودتان را، یا از هر دو.",
      rules.returnedCards === "shuffled"
        ? "کارت‌های پس‌داده با دربار بُر می‌خورند."
        : "کارت‌های پس‌داده، به ترتیبی که خودتان می‌خواهید، زیر ستون می‌روند و کارت تازه از روی ستون می‌آید. ستون دیگر هرگز بُر نمی‌خورد.",
    ),
    hasInquisitor(rules) && text("هر شخصیت فقط وقتی می‌تواند جلوی اقدامی را بگیرد که در همین بازی باشد."),
    rules.anyoneMayBlock &&
      text(
        "کتابچه نمی‌گوید که فقط بازیکن هدف می‌تواند جلوی آدم‌کشی و باج‌گیری را بگیرد.",
        "سر این میز فقط خود او می‌تواند، مگر اینکه میز گزینه‌ی «اقدام متقابل برای همه» را انتخاب کرده باشد.",
      ),
  ],
};

/** coup 3 */
export const influence: ChapterWords = {
  title: "از دست دادن نفوذ",
  blocks: () => [
    text(
      "وقتی یک نفوذ از دست می‌دهید، یکی از کارت‌های پنهانتان را خودتان انتخاب و رو می‌کنید.",
      "آن کارت تا پایان بازی جلوی شما رو می‌ماند و دیگر به هیچ دردی نمی‌خورد.",
    ),
    text(
      "اینجا کارت آخر را میز خودش رو می‌کند، چون چیزی برای انتخاب نمانده است.",
      "اما اگر دو کارت داشته باشید همیشه از شما می‌پرسد، حتی اگر هر دو یکی باشند، تا کسی بو نبرد.",
    ),
  ],
};
