import { chooseLanguage, type Language } from "@darbar/words/languages";
import { newStore, type Store } from "./store.ts";

/** What a reader can set for this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: "auto" | "light" | "dark";
  /** 0 (off) to 1. */
  readonly volume: number;
  /** Whether things move: as the system says, or never. */
  readonly motion: "auto" | "off";
  /** How long things are shown: as long as one likes to look, or half as long. */
  readonly pace: "usual" | "fast";
  /** Whether practice gives hints. */
  readonly hints: boolean;
  /** Whether Good Cop Bad Cop asks about one's equipment at every moment; otherwise it stays in the pocket. */
  readonly asksEquipment: boolean;
  /** Whether Good Cop Bad Cop tells chances in percent beside what is known of the cards. */
  readonly chances: boolean;
  /** Whether what bots say is shown. */
  readonly hearsBots: boolean;
  /** Whether the browser notifies whoever is asked while they are elsewhere. */
  readonly notifies: boolean;
}

/** Keeps settings between visits; a device may refuse to keep anything. */
export interface StorageSlot {
  read(): string | null;
  write(text: string): void;
}

/** The settings of this device, kept whenever they change. */
export function openSettings(storage: StorageSlot, languages: readonly string[]): Store<Settings> {
  const store = newStore(readSettings(storage.read(), languages));
  store.subscribe(() => storage.write(JSON.stringify(store.get())));
  return store;
}

/** Reads kept settings; what cannot be read is as if it had never been set. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const kept = parse(text);
  const volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : 0.5;
  return {
    language: chooseLanguage([typeof kept.language === "string" ? kept.language : null, ...languages]),
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto",
    volume: Number.isFinite(volume) ? volume : 0.5,
    motion: kept.motion === "off" ? "off" : "auto",
    pace: kept.pace === "fast" ? "fast" : "usual",
    hints: kept.hints !== false,
    asksEquipment: kept.asksEquipment === true,
    chances: kept.chances === true,
    hearsBots: kept.hearsBots !== false,
    notifies: kept.notifies === true,
  };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
