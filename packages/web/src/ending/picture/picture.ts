import type { JSX } from "preact";

/** A player in the picture of a result. */
interface PictureRow {
  readonly portrait: number;
  readonly name: string;
  /** What lay before them, as far as the end has made it public. */
  readonly cards: readonly { readonly emblem: JSX.Element; readonly isLost: boolean }[];
  /** Said of them in a few words. */
  readonly note: string;
  readonly isWinner: boolean;
}

/** What a picture of a result shows, in the words of its reader's language. */
export interface Picture {
  /** Who has won. */
  readonly title: string;
  readonly rows: readonly PictureRow[];
  /** What is worth telling besides. */
  readonly note: string;
}
