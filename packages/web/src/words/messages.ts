import type app from "./en/app.json";
import type coup from "./en/coup.json";
import type learn from "./en/learn.json";
import type lobby from "./en/lobby.json";
import type replay from "./en/replay.json";
import type table from "./en/table.json";
import type { Language } from "./languages.ts";

/** The name of every message there is. */
export type MessageId =
  | keyof typeof app
  | keyof typeof coup
  | keyof typeof learn
  | keyof typeof lobby
  | keyof typeof replay
  | keyof typeof table;

/** All messages of a language, as ICU texts: one that is missing does not compile. */
export type Messages = Readonly<Record<MessageId, string>>;

/** Brings the messages of a language, one piece of script each. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case "en":
      return (await import("./en/index.ts")).messages;
    case "fa":
      return (await import("./fa/index.ts")).messages;
    case "he":
      return (await import("./he/index.ts")).messages;
    case "ru":
      return (await import("./ru/index.ts")).messages;
  }
}
