import type { BotName } from "@darbar/protocol/agreed";
import type copsRefusals from "@darbar/words/catalogue/en/cops.json";
import type coupRefusals from "@darbar/words/catalogue/en/coup.json";
import type refusals from "@darbar/words/catalogue/en/house.json";
import type app from "./en/app.json";
import type cops from "./en/cops.json";
import type copsAid from "./en/cops-aid.json";
import type copsMission from "./en/cops-mission.json";
import type coup from "./en/coup.json";
import type fair from "./en/fair.json";
import type learn from "./en/learn.json";
import type lesson from "./en/lesson.json";
import type lobby from "./en/lobby.json";
import type replay from "./en/replay.json";
import type setup from "./en/setup.json";
import type table from "./en/table.json";
import type { Language } from "./languages.ts";

/** The messages come in parts, each when it is first needed: what every page says, and what is said of each game. */
export interface PartMessages {
  readonly house: Named<typeof app> &
    Readonly<Record<`bot.${BotName}`, string>> &
    Named<typeof refusals> &
    Named<typeof lobby> &
    Named<typeof setup> &
    Named<typeof table>;
  readonly coup: Named<typeof coup> & Named<typeof coupRefusals>;
  readonly cops: Named<typeof cops> & Named<typeof copsMission> & Named<typeof copsRefusals>;
  readonly copsAid: Named<typeof copsAid>;
  readonly learn: Named<typeof learn>;
  readonly lesson: Named<typeof lesson>;
  readonly replay: Named<typeof replay>;
  readonly fair: Named<typeof fair>;
}
type Named<Source> = Readonly<Record<keyof Source, string>>;

export const PARTS = [
  "house",
  "coup",
  "cops",
  "copsAid",
  "learn",
  "lesson",
  "replay",
  "fair",
] as const satisfies readonly (keyof PartMessages)[];
export type Part = (typeof PARTS)[number];

/** The name of every message there is. */
export type MessageId = { readonly [Each in Part]: keyof PartMessages[Each] }[Part];

/** All messages of a language, as ICU texts. */
export type Messages = Readonly<Record<MessageId, string>>;

type Loaders = { readonly [Each in Part]: () => Promise<PartMessages[Each]> };

/** One piece of script a part of a language; a message that a language lacks does not compile. */
const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    house: async () => (await import("./en/house.ts")).house,
    coup: async () => (await import("./en/coup.ts")).coup,
    cops: async () => (await import("./en/cops.ts")).cops,
    copsAid: async () => (await import("./en/cops-aid.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./en/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./en/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./en/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./en/fair.json", { with: { type: "json" } })).default,
  },
  fa: {
    house: async () => (await import("./fa/house.ts")).house,
    coup: async () => (await import("./fa/coup.ts")).coup,
    cops: async () => (await import("./fa/cops.ts")).cops,
    copsAid: async () => (await import("./fa/cops-aid.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./fa/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./fa/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./fa/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./fa/fair.json", { with: { type: "json" } })).default,
  },
  he: {
    house: async () => (await import("./he/house.ts")).house,
    coup: async () => (await import("./he/coup.ts")).coup,
    cops: async () => (await import("./he/cops.ts")).cops,
    copsAid: async () => (await import("./he/cops-aid.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./he/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./he/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./he/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./he/fair.json", { with: { type: "json" } })).default,
  },
  ru: {
    house: async () => (await import("./ru/house.ts")).house,
    coup: async () => (await import("./ru/coup.ts")).coup,
    cops: async () => (await import("./ru/cops.ts")).cops,
    copsAid: async () => (await import("./ru/cops-aid.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./ru/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./ru/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./ru/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./ru/fair.json", { with: { type: "json" } })).default,
  },
};

/** Loads one part of a language's messages. */
export function loadPart(language: Language, part: Part): Promise<Partial<Messages>> {
  return LOADERS[language][part]();
}

/** Loads all messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all(PARTS.map((part) => loadPart(language, part)));
  return Object.assign({}, ...parts) as Messages;
}
