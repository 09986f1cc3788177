import type { Instrument } from "./instrument.ts";

export const SOUND_NAMES = [
  "coin",
  "card",
  "cards",
  "knock",
  "breath",
  "drum",
  "heart",
  "chime",
  "crack",
  "fall",
  "thud",
  "chord",
  "tick",
  "gun",
  "shot",
  "gem",
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What makes sounds. */
export interface Sound {
  /** Plays a sound, from 0 (not at all) to 1 loud. Silent until it is unlocked. */
  play(name: SoundName, volume: number): void;
  /** Lets sounds be heard: browsers allow that in a gesture of the reader only. */
  unlock(): void;
}

/** Prepares the sounds; nothing is loaded or made before the first gesture. */
export function openSound(
  load: () => Promise<Instrument> = async () => (await import("./instrument.ts")).openInstrument(),
  later: (run: () => void) => void = (run) => void setTimeout(run, 300),
): Sound {
  let instrument: Instrument | null = null;
  let isComing = false;
  return {
    unlock: () => {
      instrument?.wake();
      if (isComing) return;
      isComing = true;
      // Making one takes many milliseconds on some devices: what the gesture is for comes first.
      later(() => {
        load().then(
          (loaded) => {
            instrument = loaded;
          },
          // A device without sound plays without it.
          () => undefined,
        );
      });
    },
    play: (name, volume) => instrument?.play(name, volume),
  };
}
