import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./rules-page.css";
import type { Language } from "@darbar/words/languages";
import { useSkin } from "../app/use-skin.ts";
import { Icon } from "../art/icons.tsx";
import { skinOf } from "../games/list.ts";
import { lessonAddress } from "../lobby/addresses.ts";
import { useWords } from "../words/speak.tsx";
import { ChapterText } from "./chapter-text.tsx";
import { type OpenBook, openBook } from "./load.ts";
import { addressOf, type Book } from "./shelf.ts";
import { Shelf } from "./shelf-links.tsx";

interface RulesPageProps {
  readonly book: Book;
  /** The reader chose another book. */
  onBook(book: Book): void;
}

/** The rules of an edition of a game, in the reader's language. */
export function RulesPage({ book, onBook }: RulesPageProps): JSX.Element {
  const { t, language } = useWords();
  useSkin(skinOf(book.game));
  const { opened, tryAgain } = useBook(book, language);
  const open = opened === null || opened === "failed" ? null : opened;
  useAnchor(open === null ? null : addressOf(open.book));
  return (
    <div class="rules-page">
      <h1>{open?.text.title ?? t("learn.read-rules")}</h1>
      <Shelf book={book} onBook={onBook} />
      {opened === null && <p role="status">{t("learn.rules.loading")}</p>}
      {opened === "failed" && (
        <div role="alert" class="rules-failed">
          <p>{t("learn.rules.failed")}</p>
          <button type="button" class="button primary" onClick={tryAgain}>
            {t("learn.rules.again")}
          </button>
        </div>
      )}
      {open !== null && <BookText open={open} />}
    </div>
  );
}

function BookText({ open: { book, text, Art } }: { readonly open: OpenBook }): JSX.Element {
  const { t } = useWords();
  return (
    <>
      <div class="rules-origin">
        <p>{text.origin}</p>
        <div class="rules-ways">
          <a class="button quiet" href={lessonAddress(book.game)}>
            <Icon name="hint" class="icon" />
            {t("learn.to-lesson")}
          </a>
          <button type="button" class="button quiet" onClick={() => print()}>
            {t("learn.rules.print")}
          </button>
        </div>
      </div>
      <div class="rules-book">
        <nav class="panel rules-contents" aria-labelledby="contents">
          <h2 id="contents" tabIndex={-1}>
            {t("learn.rules.contents")}
          </h2>
          <ol>
            {text.chapters.map(({ chapter, title }) => (
              <li key={chapter}>
                <a href={`#${chapter}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="rules-text">
          {text.chapters.map((chapter) => (
            <ChapterText key={chapter.chapter} chapter={chapter} Art={Art} />
          ))}
        </div>
      </div>
    </>
  );
}

type Opened = OpenBook | "failed" | null;

/** A book in a language; the one before stays until it is there. */
function useBook(book: Book, language: Language): { readonly opened: Opened; tryAgain(): void } {
  const [opened, setOpened] = useState<Opened>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    openBook(book, language).then(
      (open) => isWanted && setOpened(open),
      () => isWanted && setOpened("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [addressOf(book), language, tries]);
  const tryAgain = (): void => {
    setOpened(null);
    setTries(tries + 1);
  };
  return { opened, tryAgain };
}

/** Goes to the chapter or card that the address names, once the book is there. */
function useAnchor(there: string | null): void {
  useEffect(() => {
    if (there === null || location.hash === "") return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [there]);
}
