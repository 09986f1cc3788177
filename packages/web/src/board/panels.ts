import type { MessageId } from "@darbar/words/messages";
import type { ComponentChildren } from "preact";
import type { IconName } from "../art/icons.tsx";

/** Something that can be looked up beside the game: what it is called, its sign, and its key. */
export interface Panel {
  readonly name: string;
  readonly title: MessageId;
  readonly icon: IconName;
  /** The key as it is shown, and by its place on the keyboard. */
  readonly key: string;
  readonly code: string;
  /** Whether the key is pressed together with Shift. */
  readonly isShifted?: boolean;
}

/** Such a thing, and what is to be seen there. */
export interface FilledPanel extends Panel {
  inside(): ComponentChildren;
}

export const LOG: Panel = { name: "log", title: "table.log", icon: "log", key: "L", code: "KeyL" };
export const TALK: Panel = { name: "talk", title: "table.talk", icon: "chat", key: "T", code: "KeyT" };
export const AID: Panel = { name: "aid", title: "table.aid", icon: "aid", key: "A", code: "KeyA" };
export const KEYS: Panel = {
  name: "keys",
  title: "table.keys",
  icon: "keyboard",
  key: "?",
  code: "Slash",
  isShifted: true,
};
