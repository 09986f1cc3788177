import { useState } from "preact/hooks";
import type { Speaker } from "./heard.ts";

/** Whom the reader has muted at a table. The server does not tell, so the tab remembers. */
export interface Muting {
  readonly muted: readonly Speaker[];
  set(speaker: Speaker, isMuted: boolean): void;
}

/** Whom the reader has muted at this table, kept for as long as the tab is there. */
export function useMuting(table: string): Muting {
  const storage = `darbar muted ${table}`;
  const [muted, setMuted] = useState(() => read(storage));
  return {
    muted,
    set: (speaker, isMuted) => {
      const others = muted.filter(({ person }) => person !== speaker.person);
      const next = isMuted ? [...others, speaker] : others;
      setMuted(next);
      write(storage, next);
    },
  };
}

function read(storage: string): readonly Speaker[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storage) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSpeaker) : [];
  } catch {
    return [];
  }
}

function write(storage: string, muted: readonly Speaker[]): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify(muted));
  } catch {
    // A device may refuse to keep anything; then it lasts until the page is left.
  }
}

function isSpeaker(kept: unknown): kept is Speaker {
  if (typeof kept !== "object" || kept === null) return false;
  return "person" in kept && typeof kept.person === "string" && "name" in kept && typeof kept.name === "string";
}
