import { MODES } from "@darbar/cops";
import { type GameRules, readEditions } from "../../../rules/game-rules.ts";

/** The books of Good Cop Bad Cop. */
export const rules: GameRules = {
  read: readEditions(MODES, {
    en: async () => (await import("./en/index.ts")).rules,
    fa: async () => (await import("./fa/index.ts")).rules,
    he: async () => (await import("./he/index.ts")).rules,
    ru: async () => (await import("./ru/index.ts")).rules,
  }),
  loadArt: async () => (await import("./sign-art.tsx")).CopsSign,
};
