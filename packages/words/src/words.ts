import type { BotName } from "@darbar/protocol/agreed";
import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "./languages.ts";
import type { MessageId, Messages } from "./messages.ts";

/** What a message can be told. */
export type Arguments = Readonly<Record<string, string | number>>;

/** Says a message in the reader's language. */
type Say = (id: MessageId, told?: Arguments) => string;

/** A language to speak in. */
export interface Words {
  readonly language: Language;
  readonly t: Say;
  /** A message by a name that was put together; `null` if there is none. */
  find(id: string): string | null;
  /** A whole number in the digits of the language. */
  number(value: number): string;
  /** The day of a time, in milliseconds since 1970, by the reader's calendar. */
  day(time: number): string;
  /** The name of a bot in the script of the language; one that is not of the house stays as it is. */
  bot(name: string): string;
  /** "a, b and c", or "a, b or c". */
  list(items: readonly string[], how?: "and" | "or"): string;
}

/** The words of a language, from its messages. */
export function wordsOf(language: Language, messages: Partial<Messages>): Words {
  const read = new Map<MessageId, IntlMessageFormat>();
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const lists = {
    and: new Intl.ListFormat(language, { type: "conjunction" }),
    or: new Intl.ListFormat(language, { type: "disjunction" }),
  };
  /** One that is not there is a fault of ours: it is heard, not swallowed. */
  const say: Say = (id, told) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`there is no message ${id} in ${language}`);
    // What takes nothing in is said as it stands.
    if (typeof text === "string" && !text.includes("{")) return text;
    const format = read.get(id) ?? new IntlMessageFormat(text, language);
    read.set(id, format);
    return String(format.format(told));
  };
  return {
    language,
    t: say,
    find: (id) => (Object.hasOwn(messages, id) ? say(id as MessageId) : null),
    number: (value) => numbers.format(value),
    day: (time) => days.format(time),
    bot: (name) => messages[`bot.${name as BotName}`] ?? name,
    list: (items, how = "and") => joined(lists[how].format(items), language),
  };
}

/** Lists as they are written: Persian has no comma before its last "and"; Hebrew "and" is a letter of the word after it, also of a name. */
function joined(list: string, language: Language): string {
  if (language === "fa") return list.replace(/،(?= (?:و|یا) [^،]*$)/u, "");
  if (language !== "he") return list;
  return list.replaceAll(/(?<=^|\s)ו-\u2068(.)/gu, (_, letter: string) =>
    /\p{Script=Hebrew}/u.test(letter) ? `ו${ISOLATE}${letter}` : `ו־${ISOLATE}${letter}`,
  );
}

const ISOLATE = "\u2068";
const END = "\u2069";

/** A name inside a text: whatever its direction, it does not turn the words around it. */
export function isolate(name: string): string {
  return `${ISOLATE}${name}${END}`;
}

/** A text in pieces: those that are names, and those between. */
export function piecesOf(text: string): readonly { readonly text: string; readonly isName: boolean }[] {
  return text.split(/(\u2068[^\u2069]*\u2069)/u).flatMap((piece) => {
    if (piece === "") return [];
    const isName = piece.startsWith(ISOLATE);
    return [{ text: isName ? piece.slice(1, -1) : piece, isName }];
  });
}
