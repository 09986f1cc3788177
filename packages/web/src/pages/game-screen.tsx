import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { later } from "../app/later.tsx";
import { useStore } from "../app/store.ts";
import { DRAMA_COMES } from "../board/drama/props.ts";
import { gameHere } from "../games/load.ts";
import { useFirstGames } from "../learn/first-games.ts";
import { useLiveHints } from "../learn/use-live-hints.ts";
import { useIsMotionOn } from "../motion/is-on.ts";
import { useMotion } from "../motion/use-motion.ts";
import type { TableController, TableScreen } from "../table/controller.ts";
import type { GameModel, TableModel } from "../table/model.ts";
import type { TableProps } from "../table/props.ts";
import type { TransportState } from "../transport/transport.ts";
import { LiveWhisper } from "./live-whisper.tsx";
import { useTableSound } from "./use-table-sound.ts";

/** What is said at the seats; nobody waits for it. */
const Bubbles = later(
  async () => (await import("../saying/bubbles.tsx")).Bubbles,
  ({ model, before }) => (model.talk.at(-1) ?? null) !== before,
  DRAMA_COMES,
);

export interface GameScreenProps
  extends Pick<
    TableProps,
    "mode" | "allowed" | "talk" | "unread" | "tools" | "awaited" | "companion" | "going" | "out"
  > {
  readonly controller: TableController;
  readonly screen: TableScreen;
  /** A table with a game on it. */
  readonly model: TableModel & { readonly game: GameModel };
  readonly connection: TransportState;
  /** What the page is called, for screen readers. */
  readonly title: string;
  readonly beside?: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly sheet?: ComponentChildren;
}

/** A game as it is played: the table, what moves on it, and how it sounds. */
export function GameScreen(props: GameScreenProps): JSX.Element {
  const { controller, screen, model, connection, title, beside, ...handed } = props;
  const { mode } = handed;
  const root = useRef<HTMLDivElement>(null);
  const settings = useStore(useApp().settings);
  const { Table, script, draw, rules, soundOf } = gameHere(model.game.game);
  useMotion(screen.cue, { script, draw }, root, useIsMotionOn(settings.motion));
  const before = useRef(model.talk.at(-1) ?? null);
  const isNew = useFirstGames(model, mode);
  const hints = useLiveHints(model, isNew, mode === "live" && settings.hints);
  useTableSound(model, { rules, soundOf }, settings.volume);
  return (
    <div ref={root} class="game-screen">
      <h1 class="hidden-text">{title}</h1>
      <Table
        {...handed}
        model={model}
        cue={screen.cue}
        isBehind={screen.isBehind}
        doing={screen.doing}
        refused={screen.refused}
        connection={connection}
        isNew={isNew}
        move={controller.move}
        command={controller.do}
        catchUp={controller.catchUp}
        {...(hints === null ? {} : { hints })}
        beside={beside ?? (hints?.isOn === true ? <LiveWhisper model={model} hints={hints} /> : undefined)}
      />
      {mode !== "lesson" && mode !== "replay" && <Bubbles model={model} before={before.current} />}
    </div>
  );
}
