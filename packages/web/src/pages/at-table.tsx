import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { loadFonts } from "../app/fonts.ts";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { Trouble } from "../app/trouble.tsx";
import { useSkin } from "../app/use-skin.ts";
import { useMixing } from "../fair/use-mixing.ts";
import { isShown, skinOf } from "../games/list.ts";
import { Talk } from "../lobby/talk.tsx";
import { useCompanion } from "../room/use-companion.ts";
import type { TableScreen } from "../table/controller.ts";
import { hasGame, type TableModel } from "../table/model.ts";
import { useTable } from "../table/use-table.ts";
import type { TableLink } from "../transport/table-link.ts";
import { useWords } from "../words/speak.tsx";
import { GameScreen } from "./game-screen.tsx";
import {
  LaterAfterLive,
  LaterArrival,
  LaterSheetLive,
  LaterSurely,
  LaterWaitingRoom,
  LaterWaysOut,
} from "./pieces.tsx";
import type { GoingHow } from "./surely.tsx";

/** At a table of the server: the waiting room before the game, then the game, then what comes after. */
export function AtTable({ link }: { readonly link: TableLink }): JSX.Element {
  const app = useApp();
  const words = useWords();
  const server = app.server();
  const connection = useStore(server.state);
  const person = useStore(app.person)?.person ?? null;
  const { controller, screen } = useTable(link, () => app.person.get()?.person ?? null);
  const [unread, setUnread] = useState(0);
  const [going, setGoing] = useState<GoingHow | null>(null);
  const [isWatching, watch] = useState(false);
  const { model, gone } = screen;
  const companion = useCompanion(model);
  const isNewHere = useIsNewHere(model, person) && !isWatching;
  useMixing(link, model);
  useFontsWhenStill(screen);
  // As the server calls them: the replay may be read in another language.
  useKeptPlayers(controller.screen.get().model);
  useSaidWhenBack(connection);
  useSkin(model === null ? null : skinOf(model.game?.game ?? model.setup.game));

  if (gone !== null) return <Trouble text={problemText(gone.code, words)} />;
  if (model === null) return <p class="loading">{words.t("app.loading")}</p>;
  if (!isShown(model.game?.game ?? model.setup.game)) {
    return <Trouble text={words.t("app.problem.game-not-here")} />;
  }
  const leave = (): void => {
    void controller.do({ do: "leave" });
    app.router.go("/");
  };
  const command = controller.do;
  const shareUrl = `${location.origin}/t/${model.code}`;
  if (!hasGame(model)) {
    if (model.shuffle !== null) return <p class="loading">{words.t("lobby.shuffling")}</p>;
    if (isNewHere) return <LaterArrival model={model} onCommand={command} onWatch={() => watch(true)} />;
    return <LaterWaitingRoom model={model} person={person} onCommand={command} onLeave={leave} shareUrl={shareUrl} />;
  }
  const { number } = model.game;
  const another = async (): Promise<void> => {
    const { game, options, seats, clock } = model.setup;
    const { quickGame } = await import("./quick-game.ts");
    const made = await quickGame(app, { game, options, seats, clock });
    if (!made.ok) return app.notify(problemText(made.error.code, words));
    void controller.do({ do: "leave" });
    app.router.go(`/t/${made.value}`);
  };
  const go = (): void => (going === "resign" ? void controller.do({ do: "resign" }) : leave());
  return (
    <>
      <GameScreen
        controller={controller}
        screen={screen}
        model={model}
        connection={connection}
        title={words.t("app.at-table")}
        mode="live"
        unread={unread}
        talk={(isShown) => (
          <Talk
            key="talk"
            model={model}
            person={person}
            onCommand={command}
            isCompact
            isShown={isShown}
            onUnread={setUnread}
          />
        )}
        {...(companion === undefined ? {} : { companion })}
        going={{ leave: (isIn) => (isIn ? setGoing("leave") : leave()), resign: () => setGoing("resign") }}
        out={(stillIn) => (
          <LaterWaysOut
            model={model}
            stillIn={stillIn}
            onCommand={command}
            onNew={() => void another()}
            onLeave={leave}
          />
        )}
        after={<LaterAfterLive model={model} person={person} onCommand={command} onLeave={leave} />}
        sheet={model.game.outcome === null ? undefined : <LaterSheetLive key={number} model={model} />}
      />
      {going !== null && <LaterSurely how={going} onGo={go} onStay={() => setGoing(null)} />}
    </>
  );
}

/** Whether the reader has neither sat here nor come as its host: then they are asked for a name, and shown a seat. */
function useIsNewHere(model: TableModel | null, person: string | null): boolean {
  const hasSat = useRef(false);
  if (model !== null && (model.me !== null || model.host === person)) hasSat.current = true;
  return !hasSat.current;
}

/** Remembers who has played as soon as a game is over, for whoever opens its replay. */
function useKeptPlayers(model: TableModel | null): void {
  const game = model?.game ?? null;
  const isOver = game !== null && game.outcome !== null;
  useEffect(() => {
    if (model === null || game === null || !isOver) return;
    const { table, seats, me } = model;
    import("../replay/kept-players.ts").then(
      ({ keepPlayers }) => keepPlayers({ table, game: game.number }, seats, me),
      () => undefined, // Without a network there is no replay either.
    );
  }, [isOver, game?.number]);
}

/** Our letters come when everything has been shown: until then a first game has line and device to itself. */
function useFontsWhenStill({ model, cue }: TableScreen): void {
  const isStill = model !== null && model.shuffle === null && cue === null;
  useEffect(() => {
    if (isStill) loadFonts();
  }, [isStill]);
}

/** A line that broke and is back is said once, quietly. */
function useSaidWhenBack(connection: string): void {
  const app = useApp();
  const { t } = useWords();
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === "waiting") wasLost.current = true;
    if (connection !== "open" || !wasLost.current) return;
    wasLost.current = false;
    app.notify(t("app.back-online"));
  }, [connection]);
}
