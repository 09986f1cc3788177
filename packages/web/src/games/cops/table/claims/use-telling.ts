import { type ClaimWord, claimSaying } from "@darbar/cops";
import { useState } from "preact/hooks";
import { deviceStorage } from "../../../../app/storage.ts";
import type { TableProps } from "../../../../table/props.ts";
import type { Sight } from "../sight.ts";
import { type CardToTell, cardsToTell } from "./to-tell.ts";

/** What the reader can tell the others just now, and how. */
export interface Telling {
  readonly card: CardToTell;
  readonly isBusy: boolean;
  /** Whether it is still to be said what such a claim is: once, in somebody's first games. */
  readonly isNew: boolean;
  say(word: ClaimWord): void;
  keepQuiet(): void;
}

/** Whether it was said on this device what a claim is. */
const CLAIMS_EXPLAINED = deviceStorage("darbar.cops.claims-explained");

/** Offers to tell what was seen, a card at a time, while nothing else is asked; `null`: there is nothing to tell. */
export function useTelling(sight: Sight, table: TableProps, isAsked: boolean): Telling | null {
  const [settled, settle] = useState<readonly string[]>([]);
  if (isAsked || table.mode === "lesson") return null;
  const keyOf = ({ about, place, turn }: CardToTell): string => `${sight.model.game?.number} ${turn} ${about} ${place}`;
  const card = cardsToTell(sight).find((each) => !settled.includes(keyOf(each)));
  if (card === undefined) return null;
  const isNew = table.isNew === true && CLAIMS_EXPLAINED.read() === null;
  const put = (): void => {
    if (isNew) CLAIMS_EXPLAINED.write("yes");
    settle((before) => [...before, keyOf(card)]);
  };
  const isBusy = table.doing?.do === "phrase";
  return {
    card,
    isBusy,
    isNew,
    say: (word) => {
      if (isBusy) return;
      const said = { ...claimSaying({ ...card, word }), phrase: "i-saw" } as const;
      void table.command({ do: "phrase", said }).then(({ ok }) => {
        if (ok) put();
      });
    },
    keepQuiet: put,
  };
}
