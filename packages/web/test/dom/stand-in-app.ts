import { ok } from "@darbar/kernel";
import type { Language } from "@darbar/words/languages";
import { MESSAGE_PARTS } from "@darbar/words/messages";
import type { Person } from "../../src/app/api.ts";
import type { App, Notice } from "../../src/app/context.ts";
import { readSettings, type Settings } from "../../src/app/settings.ts";
import { newStore } from "../../src/app/store.ts";
import type { ServerLink } from "../../src/transport/server-link.ts";
import { openSpeech } from "../../src/words/speech.ts";

/** The reader of the tests. */
export const READER: Person = { person: "reader", name: "Natasha" };

/** An app whose parts are real but for the network, and that remembers what was done. */
export interface StandInApp extends App {
  /** Where the reader was led. */
  readonly gone: readonly string[];
  /** What was played aloud. */
  readonly played: readonly string[];
}

/** An app for a part of the page that is shown alone. */
export async function standInApp(
  { language = "en", ...more }: Partial<Settings> = {},
  server: ServerLink | null = null,
): Promise<StandInApp> {
  const settings = newStore<Settings>({ ...readSettings(null, [language]), ...more, language });
  const speech = await openSpeech(language as Language, MESSAGE_PARTS);
  const address = newStore(new URL("http://table.example/"));
  const person = newStore<Person | null>(READER);
  const notices = newStore<readonly Notice[]>([]);
  const gone: string[] = [];
  const played: string[] = [];
  return {
    settings,
    speech,
    person,
    notices,
    gone,
    played,
    router: {
      address,
      go: (path) => {
        gone.push(path);
        address.set(new URL(path, address.get()));
      },
    },
    isOffline: newStore(false),
    isUnanswered: newStore(false),
    identify: async () => ok(READER),
    rename: async (name) => ok({ ...READER, name }),
    server: () => {
      if (server === null) throw new Error("there is no server");
      return server;
    },
    notify: (text) => notices.set([...notices.get(), { id: notices.get().length, text }]),
    sound: { unlock: () => undefined, play: (name) => void played.push(name) },
    install: { state: newStore("unknown"), ask: async () => false },
  };
}
