import { optionList } from "@darbar/games/crown";
import { GirihStar } from "../../art/girih.tsx";
import type { ShownGame } from "../shown-game.ts";

/** Crown, as the page knows it: it is played, and nothing else yet. */
export const crown: ShownGame = {
  name: "crown",
  options: optionList,
  skin: null,
  Signs: GirihStar,
  Star: GirihStar,
  firstGameSeats: 3,
  says: ["crown"],
  loadTable: async () => (await import("./game-table.ts")).table,
  practice: {
    optionsAt: () => ({}),
    loadGame: async () => (await import("./practice.ts")).listed,
    startWorker: () => new Worker(new URL("./crown-worker.ts", import.meta.url), { type: "module" }),
    loadAnswer: async () => (await import("./practice.ts")).answerCrown,
  },
  lesson: null,
  review: null,
  loadEnding: null,
  loadRules: null,
};
