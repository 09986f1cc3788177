import { EDITIONS, type Edition } from "@darbar/coup";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./rules-page.css";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { ChapterText } from "./chapter-text.tsx";
import { loadRules, type RulesLanguage } from "./load.ts";
import type { RulesText, RulesWriter } from "./text.ts";

interface RulesPageProps {
  readonly edition: Edition;
  /** The reader chose another edition. */
  onEdition(edition: Edition): void;
}

/** The rules of an edition, in the reader's language. */
export function RulesPage({ edition, onEdition }: RulesPageProps): JSX.Element {
  const { t, language } = useWords();
  const { writer, tryAgain } = useRules(language);
  const rules = writer === null || writer === "failed" ? null : writer(edition);
  useAnchor(rules !== null);
  return (
    <div class="rules-page">
      <h1>{rules?.title ?? t("learn.read-rules")}</h1>
      <nav class="rules-editions" aria-label={t("learn.rules.editions")}>
        {EDITIONS.map((each) => (
          <a
            key={each}
            class="button"
            href={`/rules/coup/${each}`}
            aria-current={each === edition ? "page" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onEdition(each);
            }}
          >
            {t(`learn.rules.edition.${each}`)}
          </a>
        ))}
      </nav>
      {writer === null && <p role="status">{t("learn.rules.loading")}</p>}
      {writer === "failed" && (
        <div role="alert" class="rules-failed">
          <p>{t("learn.rules.failed")}</p>
          <button type="button" class="button primary" onClick={tryAgain}>
            {t("learn.rules.again")}
          </button>
        </div>
      )}
      {rules !== null && <Book rules={rules} edition={edition} />}
    </div>
  );
}

function Book({ rules, edition }: { readonly rules: RulesText; readonly edition: Edition }): JSX.Element {
  const { t } = useWords();
  return (
    <>
      <div class="rules-origin">
        <p>{rules.origin}</p>
        <div class="rules-ways">
          <a class="button quiet" href="/learn">
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
            {rules.chapters.map(({ chapter, title }) => (
              <li key={chapter}>
                <a href={`#${chapter}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="rules-text">
          {rules.chapters.map((chapter) => (
            <ChapterText key={chapter.chapter} chapter={chapter} edition={edition} />
          ))}
        </div>
      </div>
    </>
  );
}

type Fetched = RulesWriter | "failed" | null;

/** The rules in a language; the former one's stay until they are there. */
function useRules(language: RulesLanguage): { readonly writer: Fetched; tryAgain(): void } {
  const [fetched, setFetched] = useState<{ readonly writer: Fetched }>({ writer: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadRules(language).then(
      (writer) => isWanted && setFetched({ writer }),
      () => isWanted && setFetched({ writer: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, tries]);
  const tryAgain = (): void => {
    setFetched({ writer: null });
    setTries(tries + 1);
  };
  return { writer: fetched.writer, tryAgain };
}

/** Goes to the chapter that the address names, once it is there. */
function useAnchor(isThere: boolean): void {
  useEffect(() => {
    if (!isThere || location.hash === "") return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [isThere]);
}
