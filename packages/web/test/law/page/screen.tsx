import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type App, AppProvider } from "../../../src/app/context.ts";
import type { Page } from "../../../src/app/router.ts";
import { Shell } from "../../../src/app/shell.tsx";
import { useStore } from "../../../src/app/store.ts";
import type { Aftermath } from "../../../src/ending/ended-game.ts";
import type { Whisper } from "../../../src/learn/whisper.tsx";
import { AtTable } from "../../../src/pages/at-table.tsx";
import { LearnPage } from "../../../src/pages/learn-page.tsx";
import { PracticeScreen } from "../../../src/pages/practice-screen.tsx";
import { hasGame } from "../../../src/table/model.ts";
import { useTable } from "../../../src/table/use-table.ts";
import { Speaking } from "../../../src/words/speak.tsx";
import { READER } from "../../dom/stand-in-app.ts";
import type { Position } from "../position.ts";
import { linkTo } from "./line.ts";

export interface PositionScreenProps {
  readonly app: App;
  readonly position: Position;
  readonly whisper: Whisper;
  /** Called when everything was drawn for the first time. */
  onDrawn(): void;
}

/** The whole page as it is around a table: everything is the product's own but the line to the server. */
export function PositionScreen({ app, position, whisper, onDrawn }: PositionScreenProps): JSX.Element {
  const words = useStore(app.speech.words);
  useEffect(onDrawn, [position]);
  return (
    <AppProvider value={app}>
      <Speaking value={words}>
        <Shell page={pageOf(position)}>
          <Shown position={position} whisper={whisper} />
        </Shell>
      </Speaking>
    </AppProvider>
  );
}

/** What the position is of. */
function Shown({ position, whisper }: Pick<PositionScreenProps, "position" | "whisper">): JSX.Element {
  const { shows, around, game } = position;
  const link = useMemo(() => (shows.a === "lesson" ? null : linkTo(shows.message, around)), [position]);
  if (link === null) return <LearnPage game={game} />;
  if (around.place === "live") return <AtTable link={link} />;
  return <Practised link={link} whisper={whisper} hasHints={around.place === "practice-with-hints"} />;
}

function pageOf({ game, shows, around }: Position): Page {
  if (shows.a === "lesson") return { page: "learn", game };
  return around.place === "live"
    ? { page: "table", code: "PLUMS" }
    : { page: "practice", game, options: {}, first: false };
}

/** Where a game cannot be found, nothing is told of it. */
const NO_AFTERMATH: Aftermath = { find: async () => null, onReplay: () => undefined, onReview: () => undefined };

interface PractisedProps {
  readonly link: ReturnType<typeof linkTo>;
  readonly whisper: Whisper;
  readonly hasHints: boolean;
}

/** A practice table, as its page draws it; but nobody plays against the reader. */
function Practised({ link, whisper: Hint, hasHints }: PractisedProps): JSX.Element | null {
  const { controller, screen } = useTable(link, () => READER.person);
  const { model } = screen;
  if (model === null || !hasGame(model)) return null;
  return (
    <PracticeScreen
      controller={controller}
      screen={screen}
      model={model}
      person={READER.person}
      beside={<Hint model={model} isOpen={hasHints} onToggle={() => undefined} />}
      aftermath={NO_AFTERMATH}
      onLeave={() => undefined}
    />
  );
}
