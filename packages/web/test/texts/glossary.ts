import { type TextsByLanguage, TRANSLATED, type Translated } from "./read.ts";

/**
 * A word of the game: where English has it, the others have theirs, as printed in their books or as chosen once where
 * there is no book. Stems, because words bend. A language is left out where it says the thing in many ways.
 */
interface Term {
  readonly en: RegExp;
  readonly fa?: RegExp;
  readonly he?: RegExp;
  readonly ru?: RegExp;
  /** Where the English word is this term; everywhere unless said. */
  readonly in?: RegExp;
}

const OF_COUP = /^coup\.|^learn\.(step|wrong|tell|hint|term)|^\/rules\/coup/;
const OF_COPS = /^cops\.|^lesson\.|^\/rules\/cops/;

const CHARACTERS: readonly Term[] = [
  { en: /\bDukes?\b/, fa: /بزرگ‌زاده/, he: /דוכס/, ru: /Губернатор/ },
  { en: /\bAssassins?\b/, fa: /آدم‌کش/, he: /מתנקש/, ru: /Убийц/ },
  { en: /\bCaptains?\b/, fa: /فرمانده/, he: /מפקד/, ru: /Полицейск/ },
  { en: /\bAmbassadors?\b/, fa: /سفیر/, he: /שגריר/, ru: /Советник/ },
  { en: /\bContessas?\b/, fa: /شاهدخت/, he: /רוזנ[וי]?ת/, ru: /Княж[но]/ },
  { en: /\bInquisitors?\b/, fa: /بازرس/, he: /חוקר/, ru: /Следовател/ },
  { en: /\bAnarchists?\b/, fa: /آنارشیست/, he: /אנרכיסט/, ru: /Анархист/ },
];

const COUP: readonly Term[] = [
  { en: /\bcoup\b/i, fa: /کودتا/, he: /הפיכה/, ru: /[Пп]ереворот/ },
  { en: /\bincome\b/i, fa: /درآمد/, he: /הכנסה/, ru: /[Дд]оход/ },
  { en: /\bforeign aid\b/i, fa: /کمک(‌های)? خارجی/, he: /סיוע ה?חוץ/, ru: /[Ии]ностранн\S+ помощ/ },
  { en: /\btax\b/i, fa: /مالیات/, he: /מיסוי/, ru: /[Нн]алог/ },
  { en: /\bassassinat/i, fa: /آدم‌کشی|سوءقصد/, he: /חיסול|התנקשות|לחסל|מחסל/, ru: /[Уу]бийств/ },
  {
    en: /\b(steal|stole|theft)/i,
    fa: /باج/,
    he: /גנ[יו]?ב|גונב/,
    ru: /[Вв]ор(овств|ова|у)|[Уу]кра|[Кк]раж/,
    in: OF_COUP,
  },
  { en: /\bexchanges?\b/i, fa: /معاوضه/, he: /החלפ|מחליפ|החליף|החליפו/, ru: /[Оо]бмен|[Мм]еня/, in: OF_COUP },
  { en: /\bexamines?\b/i, fa: /بازرسی/, he: /חקיר|חקור|חוקר/, ru: /[Дд]опр[ао]с|[Дд]опраш/ },
  { en: /\bembezzl/i, fa: /اختلاس/, he: /מעיל|מעול|מועל/, ru: /[Рр]астра[тч]/ },
  { en: /\bbombs?\b/i, fa: /بمب/, he: /פצצ/, ru: /[Бб]омб/ },
  { en: /\bReformation\b/, fa: /اصلاحات/, he: /רפורמציה/, ru: /Реформаци/ },
  { en: /\bchalleng/i, fa: /چالش/, he: /ערע/, ru: /[Пп]ровер/ },
  { en: /\bbluffs?\b/i, fa: /بلوف/, he: /בלו[פף]|מבל[פף]|לבלף/, ru: /[Бб]леф/ },
  { en: /\binfluence\b/i, fa: /نفوذ|کارت/, he: /השפע/, ru: /[Вв]лияни/ },
  { en: /\b[Cc]ourt deck\b|\bCourt\b/, fa: /دربار/, he: /חביל/, ru: /[Кк]олод/ },
  { en: /\btreasury\b/i, fa: /خزانه/, he: /קופ[הת]/, ru: /[Кк]азн/ },
  { en: /\breserve\b/i, fa: /صندوق/, he: /רזרב/, ru: /[Рр]езерв/, in: OF_COUP },
  { en: /(?:\d|…|\b(?:a|one|two|three)) coins?\b/i, fa: /سکه/, he: /מטבע/, ru: /[Мм]онет/ },
  { en: /\bdouble danger\b/i, fa: /خطر مضاعف/, he: /סכנה כפולה/, ru: /[Оо]пасност/ },
];

const COPS: readonly Term[] = [
  { en: /\bhonest\b/i, fa: /دُرستکار/, he: /ישר/, ru: /[Чч]ест(н|ен)/, in: OF_COPS },
  { en: /\bcrooked\b/i, fa: /فاسد/, he: /מושחת/, ru: /[Пп]родажн/ },
  { en: /\bAgents?\b/, fa: /مأمور/, he: /סוכן/, ru: /Агент/ },
  { en: /\bKingpins?\b/, fa: /رییس/, he: /בוס/, ru: /Босс/ },
  { en: /\bleaders?\b/i, fa: /سردسته/, he: /מנהיג/, ru: /[Лл]идер/ },
  { en: /\bidentity cards?\b/i, fa: /هُ?ویت/, he: /זהות/, ru: /личност/ },
  // "Equipment that would …" is whatever would.
  { en: /\bequipment\b(?! that would)/i, fa: /تجهیزات/, he: /ציוד|צטייד/, ru: /[Сс]наряжени/ },
  { en: /\bguns?\b/i, fa: /اسلحه/, he: /אקדח/ },
  { en: /\bholsters?\b/i, fa: /غلاف/, he: /נרתיק/, ru: /[Кк]обур/ },
  { en: /\binvestigat/i, fa: /بازرسی/, he: /חקיר|חקור|חוקר|חקר/, ru: /[Дд]осм[ао]т/ },
  { en: /(?<!gang of )\bcriminals?\b/i, fa: /تبهکار/, he: /פושע|כנופי/, ru: /[Пп]реступник/ },
  { en: /\bdiamonds?\b/i, fa: /الماس/, he: /יהלו/, ru: /[Бб]риллиант/ },
  { en: /\bsnatch/i, fa: /قاپ/, he: /גנ[יו]?ב|גונב/, ru: /[Кк]раж|[Кк]ра[дс]|[Уу]кра/ },
  { en: /\binfiltrat/i, fa: /نفوذ/, he: /הסתנ|מסתנ/, ru: /[Нн]аводк/ },
];

const EQUIPMENT: readonly Term[] = [
  { en: /\bBlackmail\b/, fa: /باج/, he: /סחיטה/, ru: /Шантаж/ },
  { en: /\bCoffee\b/, fa: /قهوه/, he: /קפה/, ru: /Кофе/ },
  { en: /\bDefibrillator\b/, fa: /دستگاه شوک/, he: /דפיברילטור/, ru: /Дефибриллятор/ },
  { en: /\bDisguise\b/, fa: /تغییر قیافه/, he: /תחפושת/, ru: /Маскировк/ },
  { en: /\bEvidence Bag/, fa: /کیف مدارک جرم/, he: /שקית ה?ראיות/, ru: /Пакет\S* для улик/ },
  { en: /\bFlashbang\b/, fa: /نارنجک نورزا/, he: /רימון ה?הלם/, ru: /Светошумов\S+ гранат/ },
  { en: /\bK-9/, fa: /سگ پلیس/, he: /כלבנים/, ru: /Служебн\S+ собак/ },
  { en: /\bMed Kit/, fa: /کمک‌های اولیه/, he: /עזרה ה?ראשונה/, ru: /Аптечк/ },
  { en: /\bMetal Detector/, fa: /فلزیاب/, he: /גלאי ה?מתכות/, ru: /Металлодетектор/ },
  { en: /\bDetonator/, fa: /بمب کنترلی/, he: /מטען ה?חבלה/, ru: /Детонатор/ },
  { en: /\bPlanted Evidence/, fa: /پاپوش/, he: /ראיות ה?שתולות/, ru: /Подброшенн\S+ улик/ },
  { en: /\bPolygraph/, fa: /دروغ‌سنج/, he: /פוליגרף/, ru: /Полиграф/ },
  { en: /\bRestraining Order/, fa: /دستور تجدیدنظر/, he: /צו ה?הרחקה/, ru: /Судебн\S+ запрет/ },
  { en: /\bRiot Shield/, fa: /سپر/, he: /מגן/, ru: /[Щщ]ит/ },
  { en: /\bSmoke Grenade/, fa: /نارنجک دودزا/, he: /רימון ה?עשן/, ru: /Дымов\S+ шашк/ },
  { en: /\bSurveillance Camera/, fa: /دوربین مداربسته/, he: /מצלמת ה?אבטחה/, ru: /Камер\S+ наблюдения/ },
  { en: /\bTaser/, fa: /شوکر/, he: /טייזר/, ru: /[Ээ]лектрошокер/ },
  { en: /\bTruth Serum/, fa: /آمپول حقیقت/, he: /סם ה?אמת/, ru: /Сыворотк\S+ правды/ },
  { en: /\bWalkie-Talkie/, fa: /واکی‌تاکی/, he: /מכשיר ה?קשר/, ru: /Раци/ },
  { en: /\bWiretap/, fa: /شنود/, he: /האזנת ה?סתר/, ru: /Прослушк/ },
];

/** All terms that are looked for. Everyday words (shoot, aim, wound, block) are none: each language has several. */
const GLOSSARY: readonly Term[] = [...CHARACTERS, ...COUP, ...COPS, ...EQUIPMENT];

/** Where a language rightly says something else, and why. */
export type Exceptions = Readonly<Record<Translated, Readonly<Record<string, string>>>>;

/** The messages that may do without a term. */
export const EXCEPTIONS: Exceptions = {
  fa: {
    "cops.refusal.wrong-moment": "of a card in hand one says: this card",
    "cops.step.snatch": "only diamonds are snatched",
    "learn.term.challenge.text": "stands under its term",
    "coup.about": "to call a bluff is an idiom",
  },
  he: {
    "cops.step.snatch": "only diamonds are snatched",
    "cops.whom.snatch": "the button stands under the name of the action",
    "lesson.step.gun.title": "who has a gun on them is in its sights",
    "coup.about": "to call a bluff is an idiom",
    "lobby.phrase.who-is-leader": "one asks: who is at the head?",
  },
  ru: {
    "coup.aid.note.cost-stays": "says: whatever stops it",
    "coup.barred.steal": "the button is called by the action",
    "cops.step.snatch": "only diamonds are snatched",
    "lesson.term.equipment.text": "stands under its term",
    "coup.about": "to call a bluff is an idiom",
  },
};

/** Where English has a term and another language lacks its word, one line each. */
export function termFaultsIn(texts: TextsByLanguage, exceptions: Exceptions = EXCEPTIONS): readonly string[] {
  return TRANSLATED.flatMap((language) =>
    Object.keys(texts.en)
      .filter((id) => exceptions[language][id] === undefined)
      .flatMap((id) => lacking(texts.en[id], texts[language][id] ?? "", language, id)),
  );
}

function lacking(english: string, text: string, language: Translated, id: string): readonly string[] {
  return GLOSSARY.flatMap((term) => {
    const word = term[language];
    if (word === undefined || !term.en.test(english) || term.in?.test(id) === false || word.test(text)) return [];
    return [`${language}: ${id} lacks ${word.source} for “${term.en.exec(english)?.[0]}”: ${text}`];
  });
}
