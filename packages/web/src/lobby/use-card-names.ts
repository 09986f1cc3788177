import type { PhraseName } from "@darbar/protocol";
import { phraseSpec } from "@darbar/protocol/agreed";
import type { NameOfCard } from "@darbar/words/phrase-text";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { gameHere, isHere, loadGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { gamesSpokenOf } from "./phrase-list.ts";

/** The cards that phrases can speak of at this table, and what cards are called. */
export interface CardNames {
  readonly cards: readonly string[];
  readonly nameOf: NameOfCard;
}

/**
 * The names of cards, at a table of a game where these phrases were said. Games that are spoken of and are not here yet
 * are loaded; until then, and if they cannot be, a card keeps its own name.
 */
export function useCardNames(said: readonly PhraseName[], atTable: string): CardNames {
  const words = useWords();
  const { speech } = useApp();
  const games = gamesSpokenOf(said, atTable);
  const [known, setKnown] = useState<readonly GameName[]>(() =>
    games.filter((game) => isHere(game) && speech.knows(game)),
  );
  useEffect(() => {
    for (const game of games) {
      if (known.includes(game)) continue;
      Promise.all([loadGame(game), speech.learn(game)]).then(
        () => setKnown((before) => (before.includes(game) ? before : [...before, game])),
        () => undefined,
      );
    }
  }, [games.join()]);
  return {
    cards: known.some((game) => game === atTable) ? gameHere(atTable).phraseCards : [],
    nameOf: (card, phrase) => {
      const game = known.find((each) => each === phraseSpec(phrase).game);
      return game === undefined ? card : gameHere(game).cardName(card, words);
    },
  };
}
