import type { MessagePart } from "@darbar/words/messages";
import type { JSX } from "preact";
import { GAMES } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import { useWords } from "../words/speak.tsx";
import { Loaded } from "./loaded.tsx";
import type { Page } from "./router.ts";
import { SAID } from "./said.ts";
import { Trouble } from "./trouble.tsx";

/** The pages' own pieces of script. */
const PIECES = {
  front: async () => (await import("../pages/front-page.tsx")).FrontPage,
  new: async () => (await import("../pages/new-page.tsx")).NewPage,
  table: async () => (await import("../pages/table-page.tsx")).TablePage,
  screen: async () => (await import("../pages/screen-page.tsx")).ScreenPage,
  practice: async () => (await import("../pages/practice-page.tsx")).PracticePage,
  "one-phone": async () => (await import("../pages/one-phone-page.tsx")).OnePhonePage,
  rules: async () => (await import("../pages/rules-of-page.tsx")).RulesOfPage,
  learn: async () => (await import("../pages/learn-page.tsx")).LearnPage,
  replay: async () => (await import("../pages/replay-page.tsx")).ReplayPage,
} as const;

/** The parts of the words that a page needs from its beginning. */
export function messagePartsOf(page: Page): readonly MessagePart[] {
  const of = isPlayed(page) ? GAMES[page.game].says : [];
  return ["common", ...SAID[page.page], ...of];
}

/** Whether a game is played on a page from its beginning. */
function isPlayed(page: Page): page is Page & { readonly page: "practice" | "learn" | "one-phone" } {
  return page.page === "practice" || page.page === "learn" || page.page === "one-phone";
}

/** Begins to load a page's script, so that it comes together with the words. */
export function load(page: Page): void {
  // If it cannot be loaded, the page itself will say so.
  if (page.page !== "lost") void PIECES[page.page]().catch(() => undefined);
  if (isPlayed(page)) void loadGame(page.game).catch(() => undefined);
}

/** The page of the address. */
export function PageOf({ page }: { readonly page: Page }): JSX.Element {
  const { t } = useWords();
  const says = messagePartsOf(page);
  switch (page.page) {
    case "front":
      return <Loaded key="front" load={PIECES.front} says={says} with={{}} />;
    case "new":
      return <Loaded key="new" load={PIECES.new} says={says} with={{}} />;
    case "table":
      return <Loaded key={`table ${page.code}`} load={PIECES.table} says={says} with={{ code: page.code }} />;
    case "screen":
      return <Loaded key={`screen ${page.code}`} load={PIECES.screen} says={says} with={{ code: page.code }} />;
    case "practice": {
      const { game, options, first } = page;
      const key = `practice ${game} ${JSON.stringify(options)} ${first}`;
      return <Loaded key={key} load={PIECES.practice} says={says} with={{ game, options, isFirst: first }} />;
    }
    case "one-phone":
      return (
        <Loaded key={`one-phone ${page.game}`} load={PIECES["one-phone"]} says={says} with={{ game: page.game }} />
      );
    case "rules":
      return <Loaded key="rules" load={PIECES.rules} says={says} with={{ game: page.game, edition: page.edition }} />;
    case "learn":
      return <Loaded key={`learn ${page.game}`} load={PIECES.learn} says={says} with={{ game: page.game }} />;
    case "replay": {
      const { table, game, at, as, reviews } = page;
      return (
        <Loaded
          key={`replay ${table} ${game}`}
          load={PIECES.replay}
          says={says}
          with={{ table, game, at, as, reviews }}
        />
      );
    }
    case "lost":
      return <Trouble text={t("app.problem.no-such-page")} />;
  }
}
