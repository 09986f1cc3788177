// The page of positions: it draws a table as the product does, from what a server would say of it, and measures it. Only
// tests have it.

import "darbar:styles";
import "./page.css";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import type { Language } from "@darbar/words/languages";
import { render } from "preact";
import { applySettings } from "../../../src/app/apply-settings.ts";
import type { Settings, StorageSlot } from "../../../src/app/settings.ts";
import { deviceStorage } from "../../../src/app/storage.ts";
import { whisper as copsWhisper } from "../../../src/games/cops/lesson/hint.ts";
import { whisper as coupWhisper } from "../../../src/games/coup/lesson/hint.ts";
import { loadGame } from "../../../src/games/load.ts";
import type { GameName } from "../../../src/games/shown-game.ts";
import { GAMES_PLAYED } from "../../../src/learn/first-games.ts";
import type { Whisper } from "../../../src/learn/whisper.tsx";
import { standInApp } from "../../dom/stand-in-app.ts";
import type { Position } from "../position.ts";
import { figuresOf } from "./figures.ts";
import { enlarge, largeFaults } from "./large.ts";
import { faultsShown } from "./law.ts";
import { standInServer } from "./line.ts";
import { plant } from "./plant.ts";
import { atRest, happened } from "./rest.ts";
import { PositionScreen } from "./screen.tsx";

const WHISPERS: Readonly<Record<GameName, Whisper>> = { coup: coupWhisper, cops: copsWhisper };
/** Where it is kept how far the reader came in a lesson. */
const LESSONS: Readonly<Record<GameName, StorageSlot>> = {
  coup: deviceStorage("darbar.lesson"),
  cops: deviceStorage("darbar.lesson.cops"),
};

const server = standInServer();
const app = await standInApp({ language: "en" }, server);
for (const game of GAME_NAMES) await loadGame(game);
const root = document.getElementById("app") as HTMLElement;
let shown = 0;

/** Shows a position to a reader of a language, and presses what it says. Answers the first choice that was not there. */
async function show(position: Position, language: Language, theme: Settings["theme"]): Promise<string | null> {
  // What is not seen while it comes about need not be painted, which takes longest.
  root.style.opacity = "0";
  try {
    return await draw(position, language, theme);
  } finally {
    root.style.opacity = "";
  }
}

async function draw(position: Position, language: Language, theme: Settings["theme"]): Promise<string | null> {
  const { game, shows, around, presses } = position;
  await app.speech.speak(language);
  app.settings.set({ ...app.settings.get(), language, theme, asksEquipment: around.asksEquipment });
  applySettings(language, app.settings.get());
  server.set(around.connection);
  if (shows.a === "lesson") LESSONS[game].write(`${shows.step}`);
  GAMES_PLAYED.write(JSON.stringify(around.isFirst ? {} : { coup: 3, cops: 3 }));
  scrollTo(0, 0);
  shown += 1;
  await new Promise<void>((done) =>
    render(<PositionScreen key={shown} app={app} position={position} whisper={WHISPERS[game]} onDrawn={done} />, root),
  );
  await atRest();
  for (const id of presses) {
    const choice = document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(id)}"]`);
    if (choice === null) return id;
    choice.click();
    await happened();
  }
  if (presses.length > 0) await atRest();
  return null;
}

/** What tests call. */
const positions = { show, faultsShown, figuresOf, enlarge, largeFaults, plant, atRest };
type PositionsPage = typeof positions;

declare global {
  interface Window {
    positions: PositionsPage;
  }
}
window.positions = positions;
