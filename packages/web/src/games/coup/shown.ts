import { optionList } from "@darbar/coup/options";
import { GirihStar } from "../../art/girih.tsx";
import type { ShownGame } from "../shown-game.ts";
import { CoupSigns } from "./art/signs.tsx";

/** Coup, as the page knows it. */
export const coup: ShownGame = {
  name: "coup",
  options: optionList,
  skin: null,
  Signs: CoupSigns,
  Star: GirihStar,
  presets: [
    { name: "classic", options: { edition: "classic" }, seats: [4] },
    { name: "party", options: { edition: "plus" }, seats: [6, 8, 10] },
    { name: "duel", options: { edition: "classic" }, seats: [2] },
    { name: "russian", options: { edition: "ru" }, seats: [4] },
  ],
  firstGameSeats: 3,
  says: ["coup"],
  loadTable: async () => (await import("./table/game-table.ts")).table,
  practice: {
    optionsAt: () => ({}),
    loadGame: async () => (await import("./practice/coup-listed.ts")).coup,
    startWorker: () => new Worker(new URL("./practice/coup-worker.ts", import.meta.url), { type: "module" }),
    loadAnswer: async () => (await import("./practice/coup-answers.ts")).answerCoup,
  },
  onePhone: {
    startWorker: () => new Worker(new URL("./one-phone/coup-phone-worker.ts", import.meta.url), { type: "module" }),
    loadSayAloud: async () => (await import("./one-phone/say-aloud.ts")).sayAloud,
  },
  lesson: {
    load: async () => (await import("./lesson/lesson.ts")).lesson,
    loadWhisper: async () => (await import("./lesson/hint.ts")).whisper,
  },
  review: {
    loadWords: async () => (await import("@darbar/words/coup/review-words")).coupWords,
    startWorker: () => new Worker(new URL("./review/coup-review-worker.ts", import.meta.url), { type: "module" }),
  },
  loadEnding: async () => (await import("./ending/ending.ts")).ending,
  loadRules: async () => (await import("./rules/game-rules.ts")).rules,
};
