import type { SoundName } from "./sound.ts";

/** One tone or breath of a sound. Times in seconds from its beginning; `loud` from 0 to 1. */
export interface Voice {
  readonly wave: "sine" | "triangle" | "noise";
  /** The pitch at the beginning and at the end; for noise, what is let through. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** How long it swells, and how long it lasts in all. */
  readonly swells: number;
  readonly lasts: number;
  readonly loud: number;
}

const SOFT = 0.004;

/** When the verdict falls on a card that was shown, or was not. */
const VERDICT = 0.75;

/** One beat of a heart. */
function beatAt(at: number): readonly Voice[] {
  return [
    { wave: "sine", from: 78, to: 44, at, swells: SOFT, lasts: 0.16, loud: 0.6 },
    { wave: "sine", from: 66, to: 40, at: at + 0.24, swells: SOFT, lasts: 0.18, loud: 0.4 },
  ];
}

/** A card that is turned. */
function flipAt(at: number): Voice {
  return { wave: "noise", from: 3_200, to: 1_200, at, swells: 0.01, lasts: 0.09, loud: 0.22 };
}

/** What each sound is made of. */
export const VOICES: Readonly<Record<SoundName, readonly Voice[]>> = {
  coin: [
    { wave: "sine", from: 2_480, to: 2_440, at: 0, swells: SOFT, lasts: 0.14, loud: 0.14 },
    { wave: "sine", from: 3_720, to: 3_680, at: 0.03, swells: SOFT, lasts: 0.22, loud: 0.1 },
  ],
  card: [flipAt(0)],
  cards: [flipAt(0.4), flipAt(0.9), flipAt(1.4)],
  knock: [
    { wave: "triangle", from: 210, to: 140, at: 0, swells: SOFT, lasts: 0.11, loud: 0.6 },
    { wave: "triangle", from: 220, to: 150, at: 0.15, swells: SOFT, lasts: 0.12, loud: 0.6 },
  ],
  breath: [
    { wave: "noise", from: 300, to: 1_400, at: 0, swells: 0.3, lasts: 0.45, loud: 0.22 },
    { wave: "sine", from: 110, to: 116, at: 0, swells: 0.25, lasts: 0.5, loud: 0.22 },
  ],
  // A low drum under a claim.
  drum: [
    { wave: "sine", from: 96, to: 62, at: 0, swells: SOFT, lasts: 0.34, loud: 0.5 },
    { wave: "noise", from: 260, to: 120, at: 0, swells: SOFT, lasts: 0.06, loud: 0.16 },
  ],
  heart: [...beatAt(0), ...beatAt(0.95)],
  // True: the card turns, and two bells ring.
  chime: [
    flipAt(0.3),
    { wave: "sine", from: 880, to: 878, at: VERDICT, swells: SOFT, lasts: 0.6, loud: 0.22 },
    { wave: "sine", from: 1_320, to: 1_318, at: VERDICT + 0.09, swells: SOFT, lasts: 0.8, loud: 0.16 },
  ],
  // A lie: something breaks, and the court draws its breath.
  crack: [
    { wave: "noise", from: 2_600, to: 700, at: VERDICT, swells: 0.002, lasts: 0.12, loud: 0.5 },
    { wave: "triangle", from: 320, to: 90, at: VERDICT, swells: 0.002, lasts: 0.2, loud: 0.4 },
    { wave: "noise", from: 500, to: 1_900, at: VERDICT + 0.16, swells: 0.32, lasts: 0.5, loud: 0.2 },
  ],
  // Somebody leaves: two steps down, and a door.
  fall: [
    { wave: "triangle", from: 220, to: 214, at: 0, swells: 0.02, lasts: 0.5, loud: 0.24 },
    { wave: "triangle", from: 165, to: 160, at: 0.28, swells: 0.02, lasts: 0.7, loud: 0.24 },
    { wave: "sine", from: 90, to: 40, at: 0.75, swells: SOFT, lasts: 0.4, loud: 0.6 },
  ],
  thud: [
    { wave: "sine", from: 120, to: 46, at: 0, swells: SOFT, lasts: 0.32, loud: 0.7 },
    { wave: "noise", from: 500, to: 120, at: 0, swells: SOFT, lasts: 0.08, loud: 0.25 },
  ],
  // An open fifth with its octave, and the third above a little later.
  chord: [
    { wave: "triangle", from: 220, to: 220, at: 0, swells: 0.02, lasts: 1.6, loud: 0.2 },
    { wave: "triangle", from: 330, to: 330, at: 0.06, swells: 0.02, lasts: 1.5, loud: 0.18 },
    { wave: "triangle", from: 440, to: 440, at: 0.12, swells: 0.02, lasts: 1.5, loud: 0.16 },
    { wave: "sine", from: 554.4, to: 554.4, at: 0.2, swells: 0.03, lasts: 1.5, loud: 0.16 },
  ],
  tick: [{ wave: "sine", from: 1_150, to: 900, at: 0, swells: SOFT, lasts: 0.05, loud: 0.16 }],
  // Leather, and the click of a hammer.
  gun: [
    { wave: "noise", from: 900, to: 1_600, at: 0, swells: 0.03, lasts: 0.08, loud: 0.12 },
    { wave: "triangle", from: 1_500, to: 900, at: 0.09, swells: 0.002, lasts: 0.035, loud: 0.22 },
    { wave: "noise", from: 4_200, to: 2_600, at: 0.09, swells: 0.002, lasts: 0.03, loud: 0.18 },
  ],
  // As if from the next street: it comes after a held breath, and it must not frighten.
  shot: [
    { wave: "noise", from: 1_100, to: 180, at: 0.12, swells: 0.006, lasts: 0.26, loud: 0.4 },
    { wave: "sine", from: 150, to: 48, at: 0.12, swells: 0.006, lasts: 0.3, loud: 0.5 },
    { wave: "noise", from: 420, to: 140, at: 0.22, swells: 0.05, lasts: 0.6, loud: 0.1 },
  ],
  gem: [
    { wave: "sine", from: 3_140, to: 3_130, at: 0, swells: SOFT, lasts: 0.3, loud: 0.09 },
    { wave: "sine", from: 4_700, to: 4_690, at: 0.05, swells: SOFT, lasts: 0.36, loud: 0.06 },
  ],
};
