import type { ComponentType, JSX } from "preact";
import { Loaded } from "../app/loaded.tsx";
import { deviceStorage } from "../app/storage.ts";
import { nameOf } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { Learn } from "../learn/learn.tsx";
import { loadLesson } from "../learn/load-lesson.ts";

/** The lesson of a game, from where the reader left it. Its script, its game and its words are loaded side by side. */
export function LearnPage({ game }: { readonly game: GameName }): JSX.Element | null {
  return <Loaded load={() => lessonOf(game)} says={[game]} with={{}} />;
}

async function lessonOf(game: GameName): Promise<ComponentType> {
  const loaded = await loadLesson(game);
  return () => <Learn {...loaded} storage={deviceStorage(nameOf("darbar.lesson", game, "."))} />;
}
