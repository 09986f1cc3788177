import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useFoldedHead } from "../app/head.tsx";
import { Loaded } from "../app/loaded.tsx";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { Trouble } from "../app/trouble.tsx";
import { useSkin } from "../app/use-skin.ts";
import { isShown, skinOf } from "../games/list.ts";
import { GameScreen } from "../pages/game-screen.tsx";
import { hasGame, type TableModel } from "../table/model.ts";
import { useTable } from "../table/use-table.ts";
import type { TableLink } from "../transport/table-link.ts";
import { Said, useWords } from "../words/speak.tsx";
import { Awaited } from "./awaited.tsx";
import { JoinCode } from "./join-code.tsx";
import { ScreenControls } from "./screen-controls.tsx";
import { ScreenRoom } from "./screen-room.tsx";
import { useAwake } from "./use-awake.ts";
import "./screen.css";

const screenSheet = async () => (await import("./screen-sheet.tsx")).ScreenSheet;
const ENDING = ["ending", "replay"] as const;

/** A table on a television: what the public sees of it, for everybody in the room to read. It only watches. */
export function AtScreen({ link }: { readonly link: TableLink }): JSX.Element {
  const app = useApp();
  const words = useWords();
  const connection = useStore(app.server().state);
  const { controller, screen } = useTable(link, () => null);
  const { model, gone } = screen;
  useAwake();
  useLargeLetters();
  useFoldedHead();
  useSkin(model === null ? null : skinOf(model.game?.game ?? model.setup.game));
  if (gone !== null) return <Trouble text={problemText(gone.code, words)} />;
  if (model === null) return <p class="loading">{words.t("app.loading")}</p>;
  if (!isShown(model.game?.game ?? model.setup.game)) {
    return <Trouble text={words.t("app.problem.game-not-here")} />;
  }
  const url = `${location.origin}/t/${model.code}`;
  if (!hasGame(model)) return <ScreenRoom model={model} url={url} />;
  return (
    <GameScreen
      controller={controller}
      screen={screen}
      model={model}
      connection={connection}
      title={words.t("room.screen.title")}
      mode="screen"
      tools={<ScreenControls />}
      beside={<JoinCode code={model.code} url={url} />}
      awaited={(sight) => <Awaited sight={sight} />}
      after={<NextGame model={model} />}
      sheet={
        model.game.outcome === null ? undefined : (
          <Loaded key={model.game.number} load={screenSheet} with={{ model }} says={ENDING} />
        )
      }
    />
  );
}

/** After a game: who begins the next one, on their own device. */
function NextGame({ model: { seats, host } }: { readonly model: TableModel }): JSX.Element {
  const { t } = useWords();
  const sitter = seats.find((each) => each?.kind === "person" && each.person === host) ?? null;
  const text = sitter === null ? t("room.screen.next-host") : t("room.screen.next", { name: isolate(sitter.name) });
  return (
    <p class="screen-next">
      <Said text={text} />
    </p>
  );
}

/** As long as this is shown everything is as large as three metres want it. */
function useLargeLetters(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.screen = "room";
    return () => {
      delete dataset.screen;
    };
  }, []);
}
