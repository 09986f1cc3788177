import { type ActionRow, actionRows, CONVERSION, costOf, EXCHANGED, hasInquisitor, MUST_COUP } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";
import { cards } from "./counted.ts";

/** coup 2 */
export const turn: ChapterWords = {
  title: "התור שלכם",
  blocks: () => [
    text("התור עובר עם כיוון השעון. בכל תור פעולה אחת בדיוק, ואי אפשר לוותר עליה."),
    list(
      "מודיעים מה עושים, נגד מי ועם איזו דמות. אם הפעולה עולה כסף, משלמים מיד.",
      "האחרים יכולים לערער על ההכרזה שלכם או לחסום את הפעולה.",
      "אם שום דבר לא עצר אותה, הפעולה מתבצעת והתור עובר הלאה.",
    ),
    text(`אם בתחילת התור יש לכם ${MUST_COUP} מטבעות או יותר, חובה לבצע הפיכה.`),
    text(
      "מי שנשאר בלי קלף הפוך יוצא מיד לגלות. הקלפים שלו נשארים גלויים.",
      "המטבעות שלו חוזרים לקופה רק כשהפעולה שבאמצע מסתיימת: גניבה מצליחה גם אם הקורבן בדיוק יצא מהמשחק.",
    ),
    text("מי ששורד אחרון מנצח. אין מקום שני."),
  ],
};

type Words = readonly [name: string, claim: string, effect: string, blockers: string];

const NOBODY = "–";
const UNSTOPPABLE = "אי אפשר לחסום ואי אפשר לערער";

function words(row: ActionRow, inquisitor: boolean): Words {
  switch (row) {
    case "income":
      return ["הכנסה", "–", "קחו מטבע אחד מהקופה", NOBODY];
    case "foreign-aid":
      return ["סיוע חוץ", "–", "קחו 2 מטבעות מהקופה", "כולם, עם הדוכס"];
    case "coup":
      return ["הפיכה", "–", "היעד מאבד השפעה", UNSTOPPABLE];
    case "tax":
      return ["מיסוי", "דוכס", "קחו 3 מטבעות מהקופה", NOBODY];
    case "assassinate":
      return ["חיסול", "מתנקש", "היעד מאבד השפעה", "היעד, עם הרוזנת"];
    case "steal":
      return [
        "גניבה",
        "מפקד",
        "קחו 2 מטבעות מהיעד, או אחד אם זה כל מה שיש לו",
        inquisitor ? "היעד, עם המפקד, השגריר או החוקר" : "היעד, עם המפקד או השגריר",
      ];
    case "exchange-ambassador":
      return ["החלפה", "שגריר", exchange(EXCHANGED.ambassador), NOBODY];
    case "exchange-inquisitor":
      return ["החלפה", "חוקר", exchange(EXCHANGED.inquisitor), NOBODY];
    case "examine":
      return ["חקירה", "חוקר", "הציצו בקלף של היעד; ראו בפרק ״החוקר״", NOBODY];
    case "convert":
      return ["מעבר צד", "–", "עברו לצד הנגדי, או העבירו מישהו אחר; המטבעות הולכים לרזרבה", NOBODY];
    case "embezzle":
      return ["מעילה", "אין דוכס", "קחו את כל המטבעות שברזרבה", NOBODY];
    case "bomb":
      return ["פצצה", "–", "מסרו את הפצצה ליעד; ראו בפרק ״האנרכיסט״", UNSTOPPABLE];
  }
}

function exchange(number: number): string {
  return `משכו ${cards(number)} מהחבילה והחזירו ${cards(number)} מאלה שבידכם`;
}

function cost(row: ActionRow): string {
  if (row === "convert") return `${CONVERSION.own} על עצמכם, ${CONVERSION.other} על אחרים`;
  return costOf(row) === 0 ? "–" : `${costOf(row)}`;
}

/** coup 2 */
export const actions: ChapterWords = {
  title: "הפעולות",
  blocks: (rules) => [
    text(
      "פעולה של דמות היא הכרזה: אתם אומרים שהדמות נמצאת אצלכם.",
      "היא לא חייבת להיות אצלכם, אבל אפשר לערער על כך. על פעולה שאין בה הכרזה אי אפשר לערער.",
    ),
    table(
      ["פעולה", "הכרזה", "מחיר", "מה קורה", "מי רשאי לחסום"],
      actionRows(rules).map((row) => {
        const [name, claim, effect, blockers] = words(row, hasInquisitor(rules));
        return [name, claim, cost(row), effect, blockers];
      }),
    ),
    text(
      "את מחיר הפעולה משלמים לקופה כבר כשמודיעים עליה, ולכן הכסף חייב להיות בידכם.",
      rules.reformation && "רק מחיר המעבר לצד הנגדי הולך לרזרבה.",
    ),
    text(
      "אחרי החלפה יש לכם אותו מספר קלפים כמו לפניה. אפשר להחזיר את הקלפים שמשכתם, את הקודמים, או גם מאלה וגם מאלה.",
      rules.returnedCards === "shuffled"
        ? "את הקלפים שהוחזרו מערבבים בחבילה."
        : "הקלפים שהוחזרו נכנסים לתחתית החבילה, בסדר שתבחרו; חדשים נמשכים מלמעלה. את החבילה לא מערבבים עוד.",
    ),
    hasInquisitor(rules) && text("דמות יכולה לחסום רק אם היא משתתפת במשחק שלכם."),
    rules.anyoneMayBlock &&
      text(
        "בחוברת לא כתוב שרק היעד רשאי לחסום חיסול וגניבה.",
        "בשולחן הזה רק היעד רשאי, אלא אם נבחרה האפשרות ״כולם רשאים לחסום״.",
      ),
  ],
};

/** coup 3 */
export const influence: ChapterWords = {
  title: "אובדן השפעה",
  blocks: () => [
    text(
      "כשאתם מאבדים השפעה, אתם בוחרים אחד מהקלפים ההפוכים שלכם וחושפים אותו.",
      "הוא נשאר גלוי לפניכם עד סוף המשחק, ואין לו עוד שום תפקיד.",
    ),
    text(
      "כאן השולחן חושף בשבילכם את הקלף האחרון, כי אין מה לבחור.",
      "כשיש לכם שני קלפים תמיד תישאלו, גם אם הם זהים, כדי שאיש לא יוכל לנחש.",
    ),
  ],
};
