import type { GameEnding } from "../../../ending/game-ending.ts";
import { Account } from "./account.tsx";
import { picture } from "./picture.tsx";

/** What is told of a finished game of Coup. */
export const ending: GameEnding = { Account, picture };
