import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Install } from "../offline/install.ts";
import type { Sound } from "../sound/sound.ts";
import type { ServerLink } from "../transport/server-link.ts";
import type { Speech } from "../words/speech.ts";
import type { Answer, Person } from "./api.ts";
import type { Router } from "./router.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

/** What every page can use. */
export interface App {
  readonly settings: Store<Settings>;
  /** The words that are spoken; parts of them are learned when they are needed. */
  readonly speech: Speech;
  readonly router: Router;
  /** Who the reader is; `null` until the server has said so. */
  readonly person: Store<Person | null>;
  /** Whether the server can be reached. */
  readonly isOffline: Store<boolean>;
  /** Whether the server has not answered what was done for long. */
  readonly isUnanswered: Store<boolean>;
  /** The reader as the server knows them: somebody new if they were never here. */
  identify(): Promise<Answer<Person>>;
  /** The way to the server, opened when first needed; only after `identify`. */
  server(): ServerLink;
  rename(name: string): Promise<Answer<Person>>;
  /** Says something for a moment, to eyes and ears. */
  notify(text: string): void;
  readonly sound: Sound;
  readonly install: Install;
  readonly notices: Store<readonly Notice[]>;
}

/** Something that was said for a moment. */
export interface Notice {
  readonly id: number;
  readonly text: string;
}

const Context = createContext<App | null>(null);

/** Gives everything inside the app to use. */
export const AppProvider = Context.Provider;

/** The app this page is part of. */
export function useApp(): App {
  const app = useContext(Context);
  if (app === null) throw new Error("there is no app here");
  return app;
}
