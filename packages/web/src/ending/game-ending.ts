import type { Names } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import type { ComponentType } from "preact";
import type { EndedGame } from "./ended-game.ts";
import type { Picture } from "./picture/picture.ts";

/** What a game tells of itself when it is over. */
export interface GameEnding {
  /** Who came how far, and how. */
  readonly Account: ComponentType<EndedGame>;
  /** The same in short, to be shown to others: nothing in it that the end has not made public. */
  picture(ended: EndedGame, words: Words, names: Names): Picture;
}
