import type { ListedGame } from "@darbar/kernel";
import { kindIn, seatRange } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { Loaded } from "../app/loaded.tsx";
import { OWN_NAME } from "../app/own-name.ts";
import type { StorageSlot } from "../app/settings.ts";
import { deviceStorage } from "../app/storage.ts";
import { useStore } from "../app/store.ts";
import type { Aftermath } from "../ending/ended-game.ts";
import { GAMES, nameOf } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import { isNewTo } from "../learn/first-games.ts";
import { useHints } from "../learn/use-hints.ts";
import type { Whisper } from "../learn/whisper.tsx";
import { practiceAddress } from "../lobby/addresses.ts";
import { PACES } from "../motion/pace.ts";
import { newSecret, randomFraction } from "../practice/chance.ts";
import { keptGame } from "../practice/find-table.ts";
import { loadThinker } from "../practice/load-thinker.ts";
import { type BotsWish, OWN_BOTS, readBots, USUAL_BOTS, writeBots } from "../practice/manner.ts";
import { openPractice, type PracticeTable } from "../practice/practice-table.ts";
import { PRACTICE_PERSON, type PracticeWish } from "../practice/practice-wish.ts";
import { reviewPath } from "../replay/address.ts";
import { keepFilm } from "../replay/kept-film.ts";
import { hasGame } from "../table/model.ts";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words/speak.tsx";
import { LaterSurely, LaterWaysOut } from "./pieces.tsx";
import { PracticeScreen } from "./practice-screen.tsx";
import { PracticeSetup } from "./practice-setup.tsx";
import type { GoingHow } from "./surely.tsx";

/** Who plays against somebody who has just learned the game. */
const FIRST_BOTS: BotsWish = { level: "newcomer", style: null };

interface Wanted {
  /** The options of the game, as its address wants them. */
  readonly options: Setup["options"];
  /** A first game, against patient bots, with hints. */
  readonly isFirst: boolean;
}

/** Practice in the page, with or without a network. Its game, its bots and its words are loaded side by side. */
export function PracticePage({ game, ...wanted }: Wanted & { readonly game: GameName }): JSX.Element | null {
  return <Loaded load={() => practice(game)} says={[game]} with={wanted} />;
}

async function practice(game: GameName): Promise<ComponentType<Wanted>> {
  const { practice: shown, lesson } = GAMES[game];
  const [listed, whisper] = await Promise.all([shown.loadGame(), lesson?.loadWhisper() ?? null, loadGame(game)]);
  return (wanted) => <Practise {...wanted} name={game} game={listed} whisper={whisper} />;
}

interface PractiseProps extends Wanted {
  readonly name: GameName;
  readonly game: ListedGame;
  /** Who gives hints; `null` where nobody does. */
  readonly whisper: Whisper | null;
}

/** A game under way goes on, and a first game begins, at once; before any other one the reader chooses the bots. */
function Practise({ name, game, whisper, options, isFirst }: PractiseProps): JSX.Element {
  const app = useApp();
  const { t, bot } = useWords();
  const shown = GAMES[name];
  const store = deviceStorage(nameOf(isFirst ? "darbar.first-game" : "darbar.practice", name, "."));
  // Where they want to play now, nothing is asked, and no old game is shown.
  const [isNow] = useState(() => app.router.address.get().searchParams.has("now"));
  const [wantedSeats] = useState(() => seatsIn(app.router.address.get().searchParams, name, options));
  const place = {
    options,
    seats: isFirst ? shown.firstGameSeats : wantedSeats,
    name: app.person.get()?.name ?? (OWN_NAME.read() || t("app.you")),
    readBot: bot,
    patient: true,
  };
  const [kept] = useState(() => keptGame({ game, wish: place, at: now(), newSecret }, store.read()));
  const fresh = isNow && kept === "over";
  const [bots, setBots] = useState(() => {
    if (isFirst) return FIRST_BOTS;
    if (isNow) return readBots(OWN_BOTS);
    return kept === "under-way" || kept === "over" ? USUAL_BOTS : null;
  });
  useEffect(() => {
    if (kept === "unreadable") app.notify(t("learn.practice.unreadable"));
    // A reload goes on with what has begun.
    if (isNow) app.router.go(practiceAddress(name), "replace");
  }, []);
  if (bots !== null) return <OpenPractice {...{ name, game, whisper, store }} wish={{ ...place, ...bots, fresh }} />;
  const begin = (wanted: BotsWish): void => {
    writeBots(OWN_BOTS, wanted);
    setBots(wanted);
  };
  return <PracticeSetup game={name} start={readBots(OWN_BOTS)} onBegin={begin} />;
}

/** How many an address wants to sit down, where so many can play; otherwise as many as usual. */
function seatsIn(wanted: URLSearchParams, name: GameName, options: Setup["options"]): number {
  const list = GAMES[name].options;
  const { fewest, most } = seatRange(list, kindIn(list, options));
  const seats = Number(wanted.get("seats"));
  return Number.isInteger(seats) && seats >= fewest && seats <= most ? seats : list.seats.usual;
}

interface OpenPracticeProps extends Omit<PractiseProps, "options" | "isFirst"> {
  readonly wish: PracticeWish;
  readonly store: StorageSlot;
}

function OpenPractice({ name, game, whisper, wish, store }: OpenPracticeProps): JSX.Element {
  const { settings } = useApp();
  const opened = useMemo(() => {
    const thinker = loadThinker(name, later);
    const pace = (): number => PACES[settings.get().pace];
    const { think } = thinker;
    const table = openPractice(game, wish, {
      ...{ random: randomFraction, now, later, pace, think, report, store },
      botsTalk: true,
    });
    return { table, thinker };
  }, [game]);
  useEffect(
    () => () => {
      opened.table.close();
      opened.thinker.close();
    },
    [opened],
  );
  return <Practice table={opened.table} whisper={whisper} isNew={isNewTo(name)} />;
}

/** The time of day when the page was loaded, and since then no clock that somebody could set back. */
function now(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** What a bot could not do the table does for it, so this is no error; whoever looks for the reason finds it. */
function report(error: unknown): void {
  console.debug(error);
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

interface PracticeProps {
  readonly table: PracticeTable;
  readonly whisper: Whisper | null;
  /** Whether they are new to the game: hints are given without being asked for. */
  readonly isNew: boolean;
}

function Practice({ table, whisper: Hint, isNew }: PracticeProps): JSX.Element | null {
  const app = useApp();
  const settings = useStore(app.settings);
  const { controller, screen } = useTable(table, () => PRACTICE_PERSON);
  const [hasHints, toggleHints] = useHints();
  const [going, setGoing] = useState<GoingHow | null>(null);
  const { model } = screen;
  // One record of each game, so that its film is one, too.
  const record = useRef<{ readonly game: number; readonly file: unknown } | null>(null);
  if (model === null || !hasGame(model)) return null;
  /** Puts the game where the replay finds it; `null` if there is none yet. */
  const keep = (): unknown => {
    const { number } = model.game;
    if (record.current?.game !== number) record.current = { game: number, file: table.recordOf() };
    const { file } = record.current;
    // As the bots are called everywhere: the replay may be read in another language.
    if (file !== null) keepFilm(file, model.me, controller.screen.get().model?.seats);
    return file;
  };
  const leave = (): void => {
    void controller.do({ do: "leave" });
    app.router.go("/");
  };
  const go = (): void => (going === "resign" ? void controller.do({ do: "resign" }) : app.router.go("/"));
  const aftermath: Aftermath = {
    find: async () => {
      const record = keep();
      if (record === null) return null;
      const { loadFilm } = await import("../replay/load-film.ts");
      const film = await loadFilm(record, app.speech.learn);
      return film.ok ? film.value : null;
    },
    onReplay: () => keep() !== null && app.router.go("/replay"),
    onReview: (at) => keep() !== null && app.router.go(reviewPath(null, at?.index ?? 0, at?.seat ?? "all")),
  };
  return (
    <>
      <PracticeScreen
        controller={controller}
        screen={screen}
        model={model}
        person={PRACTICE_PERSON}
        beside={
          settings.hints &&
          Hint !== null && <Hint model={model} isOpen={hasHints} isBrief={isNew} onToggle={toggleHints} />
        }
        going={{ leave: (isIn) => (isIn ? setGoing("leave-practice") : leave()), resign: () => setGoing("resign") }}
        out={(stillIn) => (
          <LaterWaysOut
            model={model}
            stillIn={stillIn}
            onCommand={controller.do}
            onNew={() => void controller.do({ do: "start" })}
            onLeave={leave}
          />
        )}
        aftermath={aftermath}
        onLeave={leave}
      />
      {going !== null && <LaterSurely how={going} onGo={go} onStay={() => setGoing(null)} />}
    </>
  );
}
