import { gameName, valueTitle } from "@darbar/words/option-words";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { GAMES } from "../games/list.ts";
import { useWords } from "../words/speak.tsx";
import { addressOf, type Book, booksOf, RULES_GAMES } from "./shelf.ts";

interface ShelfProps {
  readonly book: Book;
  onBook(book: Book): void;
}

/** The ways to the other books: first the games, then the editions of the one that is open. */
export function Shelf({ book, onBook }: ShelfProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <nav class="rules-games" aria-label={t("lobby.game")}>
        {RULES_GAMES.map((game) => (
          <Spine key={game} to={booksOf(game)[0]} current={game === book.game && "true"} onBook={onBook}>
            {gameName(game, words)}
          </Spine>
        ))}
      </nav>
      <nav class="rules-editions" aria-label={t("learn.rules.editions")}>
        {booksOf(book.game).map((each) => (
          <Spine key={each.edition} to={each} current={each.edition === book.edition && "page"} onBook={onBook}>
            {editionName(each, words)}
          </Spine>
        ))}
      </nav>
    </>
  );
}

function editionName({ game, edition }: Book, words: Words): string {
  return valueTitle(game, `${GAMES[game].options.kind}`, edition, words);
}

interface SpineProps {
  readonly to: Book;
  readonly current: "page" | "true" | false;
  onBook(book: Book): void;
  readonly children: string;
}

function Spine({ to, current, onBook, children }: SpineProps): JSX.Element {
  return (
    <a
      class="button"
      href={addressOf(to)}
      aria-current={current === false ? undefined : current}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onBook(to);
      }}
    >
      {children}
    </a>
  );
}
