import type { ComponentType, JSX } from "preact";
import { deviceDrawer } from "../app/drawer.ts";
import { Loaded } from "../app/page.tsx";
import type { GameName } from "../games/shown-game.ts";
import { bringLesson } from "../learn/bring-lesson.ts";
import { Learn } from "../learn/learn.tsx";

/** Where it is kept how far the reader came. */
const PROGRESS: Readonly<Record<GameName, string>> = {
  coup: "darbar.lesson",
  cops: "darbar.lesson.cops",
};

/** The lesson of a game, from where the reader left it. Its script, its game and its words are brought side by side. */
export function LearnPage({ game }: { readonly game: GameName }): JSX.Element | null {
  return <Loaded load={() => lessonOf(game)} says={[game]} with={{}} />;
}

async function lessonOf(game: GameName): Promise<ComponentType> {
  const brought = await bringLesson(game);
  return () => <Learn {...brought} drawer={deviceDrawer(PROGRESS[game])} />;
}
