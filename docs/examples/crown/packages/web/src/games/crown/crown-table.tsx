import { crown, type State } from "@darbar/games/crown";
import { moveText, questionText } from "@darbar/words/crown/crown-words";
import { namesOf } from "@darbar/words/names";
import type { JSX } from "preact";
import type { TableProps } from "../../table/props.ts";
import { useWords } from "../../words/speak.tsx";

/** The plainest table there is: everybody's card, the question, and a button for each answer. */
export function CrownTable({ model, isBehind, move, after }: TableProps): JSX.Element | null {
  const words = useWords();
  const { game, me, seats } = model;
  if (game === null) return null;
  const view = game.view as State;
  const names = namesOf(seats, words);
  const legal = me === null || isBehind || model.given !== null ? [] : crown.legal(view, me);
  return (
    <main class="crown-table">
      <ul>
        {view.cards.map((card, seat) => (
          <li key={names(seat)}>
            {names(seat)} {words.t(`crown.card.${card ?? "hidden"}`)}
          </li>
        ))}
      </ul>
      <p role="status">
        {view.winner === null ? questionText(view, words, names) : words.t("crown.won", { name: names(view.winner) })}
      </p>
      {legal.map((each) => (
        <button key={each.do} type="button" class="button" onClick={() => void move(each)}>
          {moveText(each, words)}
        </button>
      ))}
      {after}
    </main>
  );
}
