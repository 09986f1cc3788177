import type { ComponentChildren, ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import type { Page } from "./router.ts";

/** A page's own piece of script, brought when it is first needed. */
function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | "failed" | null {
  const [loaded, setLoaded] = useState<{ readonly shown: ComponentType<Props> | "failed" } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (shown) => isWanted && setLoaded({ shown }),
      () => isWanted && setLoaded({ shown: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded?.shown ?? null;
}

/** Something whose script is brought when it is first needed. */
export function Loaded<Props extends object>(props: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly with: Props;
}): JSX.Element | null {
  const { t } = useWords();
  const Shown = useLoaded(props.load);
  if (Shown === null) return <p class="loading">{t("app.loading")}</p>;
  if (Shown === "failed") {
    return (
      <Trouble text={t("app.problem.offline")}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t("app.try-again")}
        </button>
      </Trouble>
    );
  }
  return <Shown {...props.with} />;
}

/** An error has a sentence and a way on. */
export function Trouble({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { t } = useWords();
  return (
    <div class="trouble">
      <h1>{t("app.trouble")}</h1>
      <p>{text}</p>
      <div class="row">
        {children}
        <a class="button" href="/">
          {t("app.to-front")}
        </a>
      </div>
    </div>
  );
}

/** The pages' own pieces of script. */
const PIECES = {
  front: async () => (await import("../pages/front-page.tsx")).FrontPage,
  new: async () => (await import("../pages/new-page.tsx")).NewPage,
  table: async () => (await import("../pages/table-page.tsx")).TablePage,
  practice: async () => (await import("../pages/practice-page.tsx")).PracticePage,
  rules: async () => (await import("../pages/rules-of-page.tsx")).RulesOfPage,
  learn: async () => (await import("../pages/learn-page.tsx")).LearnPage,
  replay: async () => (await import("../pages/replay-page.tsx")).ReplayPage,
} as const;

/** Begins to bring a page's script, so that it comes together with the words. */
export function bring({ page }: Page): void {
  // If it cannot be brought, the page itself will say so.
  if (page !== "lost") void PIECES[page]().catch(() => undefined);
}

/** The page of the address. */
export function PageOf({ page }: { readonly page: Page }): JSX.Element {
  const { t } = useWords();
  switch (page.page) {
    case "front":
      return <Loaded key="front" load={PIECES.front} with={{}} />;
    case "new":
      return <Loaded key="new" load={PIECES.new} with={{}} />;
    case "table":
      return <Loaded key={`table ${page.code}`} load={PIECES.table} with={{ code: page.code }} />;
    case "practice":
      return <Loaded key={`practice ${page.first}`} load={PIECES.practice} with={{ isFirst: page.first }} />;
    case "rules":
      return <Loaded key="rules" load={PIECES.rules} with={{ edition: page.edition }} />;
    case "learn":
      return <Loaded key="learn" load={PIECES.learn} with={{}} />;
    case "replay": {
      const { table, game, at, as } = page;
      return <Loaded key={`replay ${table} ${game}`} load={PIECES.replay} with={{ table, game, at, as }} />;
    }
    case "lost":
      return <Trouble text={t("app.problem.no-such-page")} />;
  }
}
