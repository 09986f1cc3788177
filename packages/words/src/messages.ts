import type { BotName } from "@darbar/protocol/agreed";
import type app from "./catalogue/en/app.json";
import type cops from "./catalogue/en/cops.json";
import type copsAid from "./catalogue/en/cops-aid.json";
import type copsClaims from "./catalogue/en/cops-claims.json";
import type copsKnowledge from "./catalogue/en/cops-knowledge.json";
import type copsMission from "./catalogue/en/cops-mission.json";
import type copsRefusals from "./catalogue/en/cops-refusals.json";
import type coup from "./catalogue/en/coup.json";
import type coupRefusals from "./catalogue/en/coup-refusals.json";
import type ending from "./catalogue/en/ending.json";
import type fair from "./catalogue/en/fair.json";
import type front from "./catalogue/en/front.json";
import type going from "./catalogue/en/going.json";
import type learn from "./catalogue/en/learn.json";
import type lesson from "./catalogue/en/lesson.json";
import type lobby from "./catalogue/en/lobby.json";
import type refusals from "./catalogue/en/problems.json";
import type replay from "./catalogue/en/replay.json";
import type room from "./catalogue/en/room.json";
import type seating from "./catalogue/en/seating.json";
import type setup from "./catalogue/en/setup.json";
import type table from "./catalogue/en/table.json";
import type terminal from "./catalogue/en/terminal.json";
import type { Language } from "./languages.ts";

/** The messages come in parts, each when it is first needed: what every page says, and what is said of each game. */
export interface PartMessages {
  readonly common: Named<typeof app> &
    Readonly<Record<`bot.${BotName}`, string>> &
    Named<typeof refusals> &
    Named<typeof lobby> &
    Named<typeof setup> &
    Named<typeof table>;
  readonly coup: Named<typeof coup> & Named<typeof coupRefusals>;
  readonly cops: Named<typeof cops> & Named<typeof copsClaims> & Named<typeof copsMission> & Named<typeof copsRefusals>;
  readonly copsAid: Named<typeof copsAid>;
  readonly copsKnowledge: Named<typeof copsKnowledge>;
  readonly learn: Named<typeof learn>;
  readonly lesson: Named<typeof lesson>;
  readonly replay: Named<typeof replay>;
  readonly fair: Named<typeof fair>;
  readonly front: Named<typeof front>;
  readonly ending: Named<typeof ending>;
  readonly going: Named<typeof going>;
  readonly room: Named<typeof room>;
  readonly seating: Named<typeof seating>;
}
type Named<Source> = Readonly<Record<keyof Source, string>>;

export const MESSAGE_PARTS = [
  "common",
  "coup",
  "cops",
  "copsAid",
  "copsKnowledge",
  "learn",
  "lesson",
  "replay",
  "fair",
  "front",
  "ending",
  "going",
  "room",
  "seating",
] as const satisfies readonly (keyof PartMessages)[];
export type MessagePart = (typeof MESSAGE_PARTS)[number];

/** What only the terminal says: the page does not carry it. */
export type TerminalMessages = Named<typeof terminal>;

/** The name of every message there is. */
export type MessageId =
  | { readonly [Each in MessagePart]: keyof PartMessages[Each] }[MessagePart]
  | keyof TerminalMessages;

/** All messages of a language, as ICU texts. */
export type Messages = Readonly<Record<MessageId, string>>;

type Loaders = { readonly [Each in MessagePart]: () => Promise<PartMessages[Each]> };

/** One piece of script a part of a language; a message that a language lacks does not compile. */
const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    common: async () => (await import("./catalogue/en/common.ts")).common,
    coup: async () => (await import("./catalogue/en/coup.ts")).coup,
    cops: async () => (await import("./catalogue/en/cops.ts")).cops,
    copsAid: async () => (await import("./catalogue/en/cops-aid.json", { with: { type: "json" } })).default,
    copsKnowledge: async () => (await import("./catalogue/en/cops-knowledge.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./catalogue/en/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./catalogue/en/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./catalogue/en/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./catalogue/en/fair.json", { with: { type: "json" } })).default,
    front: async () => (await import("./catalogue/en/front.json", { with: { type: "json" } })).default,
    ending: async () => (await import("./catalogue/en/ending.json", { with: { type: "json" } })).default,
    going: async () => (await import("./catalogue/en/going.json", { with: { type: "json" } })).default,
    room: async () => (await import("./catalogue/en/room.json", { with: { type: "json" } })).default,
    seating: async () => (await import("./catalogue/en/seating.json", { with: { type: "json" } })).default,
  },
  fa: {
    common: async () => (await import("./catalogue/fa/common.ts")).common,
    coup: async () => (await import("./catalogue/fa/coup.ts")).coup,
    cops: async () => (await import("./catalogue/fa/cops.ts")).cops,
    copsAid: async () => (await import("./catalogue/fa/cops-aid.json", { with: { type: "json" } })).default,
    copsKnowledge: async () => (await import("./catalogue/fa/cops-knowledge.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./catalogue/fa/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./catalogue/fa/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./catalogue/fa/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./catalogue/fa/fair.json", { with: { type: "json" } })).default,
    front: async () => (await import("./catalogue/fa/front.json", { with: { type: "json" } })).default,
    ending: async () => (await import("./catalogue/fa/ending.json", { with: { type: "json" } })).default,
    going: async () => (await import("./catalogue/fa/going.json", { with: { type: "json" } })).default,
    room: async () => (await import("./catalogue/fa/room.json", { with: { type: "json" } })).default,
    seating: async () => (await import("./catalogue/fa/seating.json", { with: { type: "json" } })).default,
  },
  he: {
    common: async () => (await import("./catalogue/he/common.ts")).common,
    coup: async () => (await import("./catalogue/he/coup.ts")).coup,
    cops: async () => (await import("./catalogue/he/cops.ts")).cops,
    copsAid: async () => (await import("./catalogue/he/cops-aid.json", { with: { type: "json" } })).default,
    copsKnowledge: async () => (await import("./catalogue/he/cops-knowledge.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./catalogue/he/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./catalogue/he/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./catalogue/he/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./catalogue/he/fair.json", { with: { type: "json" } })).default,
    front: async () => (await import("./catalogue/he/front.json", { with: { type: "json" } })).default,
    ending: async () => (await import("./catalogue/he/ending.json", { with: { type: "json" } })).default,
    going: async () => (await import("./catalogue/he/going.json", { with: { type: "json" } })).default,
    room: async () => (await import("./catalogue/he/room.json", { with: { type: "json" } })).default,
    seating: async () => (await import("./catalogue/he/seating.json", { with: { type: "json" } })).default,
  },
  ru: {
    common: async () => (await import("./catalogue/ru/common.ts")).common,
    coup: async () => (await import("./catalogue/ru/coup.ts")).coup,
    cops: async () => (await import("./catalogue/ru/cops.ts")).cops,
    copsAid: async () => (await import("./catalogue/ru/cops-aid.json", { with: { type: "json" } })).default,
    copsKnowledge: async () => (await import("./catalogue/ru/cops-knowledge.json", { with: { type: "json" } })).default,
    learn: async () => (await import("./catalogue/ru/learn.json", { with: { type: "json" } })).default,
    lesson: async () => (await import("./catalogue/ru/lesson.json", { with: { type: "json" } })).default,
    replay: async () => (await import("./catalogue/ru/replay.json", { with: { type: "json" } })).default,
    fair: async () => (await import("./catalogue/ru/fair.json", { with: { type: "json" } })).default,
    front: async () => (await import("./catalogue/ru/front.json", { with: { type: "json" } })).default,
    ending: async () => (await import("./catalogue/ru/ending.json", { with: { type: "json" } })).default,
    going: async () => (await import("./catalogue/ru/going.json", { with: { type: "json" } })).default,
    room: async () => (await import("./catalogue/ru/room.json", { with: { type: "json" } })).default,
    seating: async () => (await import("./catalogue/ru/seating.json", { with: { type: "json" } })).default,
  },
};

/** Loads one part of a language's messages. */
export function loadPart(language: Language, part: MessagePart): Promise<Partial<Messages>> {
  return LOADERS[language][part]();
}

/** Loads all messages of a language that pages say. */
export async function loadMessages(language: Language): Promise<Partial<Messages>> {
  const parts = await Promise.all(MESSAGE_PARTS.map((part) => loadPart(language, part)));
  return Object.assign({}, ...parts) as Partial<Messages>;
}
