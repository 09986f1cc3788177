import { optionList } from "@darbar/cops/options";
import type { ShownGame } from "../shown-game.ts";
import { PrecinctStar } from "./art/precinct.tsx";
import { CopsSigns } from "./art/signs.tsx";
import { SKIN } from "./skin.ts";

/** Good Cop Bad Cop, as the page knows it. */
export const cops: ShownGame = {
  name: "cops",
  options: optionList,
  skin: SKIN,
  Signs: CopsSigns,
  Star: PrecinctStar,
  presets: [
    { name: "precinct", options: { mode: "base" }, seats: [5] },
    { name: "gang", options: { mode: "gang" }, seats: [6] },
  ],
  firstGameSeats: 4,
  says: ["cops", "lesson"],
  loadTable: async () => (await import("./table/game-table.ts")).table,
  practice: {
    optionsAt: (wanted) => ({ mode: wanted.get("mode") === "gang" ? "gang" : "base" }),
    loadGame: async () => (await import("./practice/cops-listed.ts")).cops,
    startWorker: () => new Worker(new URL("./practice/cops-worker.ts", import.meta.url), { type: "module" }),
    loadAnswer: async () => (await import("./practice/cops-answers.ts")).answerCops,
  },
  onePhone: null,
  lesson: {
    load: async () => (await import("./lesson/lesson.ts")).lesson,
    loadWhisper: async () => (await import("./lesson/hint.ts")).whisper,
  },
  review: {
    loadWords: async () => (await import("@darbar/words/cops/review-words")).copsWords,
    startWorker: () => new Worker(new URL("./review/cops-review-worker.ts", import.meta.url), { type: "module" }),
  },
  loadEnding: async () => (await import("./ending/ending.ts")).ending,
  loadRules: async () => (await import("./rules/game-rules.ts")).rules,
};
