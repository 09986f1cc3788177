import { useState } from "preact/hooks";
import type { StorageSlot } from "../app/settings.ts";
import { tabStorage } from "../app/storage.ts";
import type { Speaker } from "./heard.ts";

/** Whom the reader has muted at a table. The server does not tell, so the tab remembers. */
export interface Muting {
  readonly muted: readonly Speaker[];
  set(speaker: Speaker, isMuted: boolean): void;
}

/** Whom the reader has muted at this table, kept for as long as the tab is there. */
export function useMuting(table: string): Muting {
  const storage = tabStorage(slotOf(table));
  const [muted, setMuted] = useState(() => read(storage));
  return {
    muted,
    set: (speaker, isMuted) => {
      const others = muted.filter(({ person }) => person !== speaker.person);
      const next = isMuted ? [...others, speaker] : others;
      setMuted(next);
      storage.write(JSON.stringify(next));
    },
  };
}

function read(storage: StorageSlot): readonly Speaker[] {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSpeaker) : [];
  } catch {
    return [];
  }
}

function isSpeaker(kept: unknown): kept is Speaker {
  if (typeof kept !== "object" || kept === null) return false;
  return "person" in kept && typeof kept.person === "string" && "name" in kept && typeof kept.name === "string";
}

/** Whether the reader has muted somebody at a table. */
export function isMutedAt(table: string, person: string | null): boolean {
  return person !== null && read(tabStorage(slotOf(table))).some((speaker) => speaker.person === person);
}

function slotOf(table: string): string {
  return `darbar muted ${table}`;
}
