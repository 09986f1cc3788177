import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { StorageSlot } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { GameScreen } from "../pages/game-screen.tsx";
import { hasGame } from "../table/model.ts";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words/speak.tsx";
import { Coach } from "./coach.tsx";
import { stepAt } from "./lesson.ts";
import { READER_PERSON } from "./lesson-snapshot.ts";
import { IN_LESSON, openLesson } from "./lesson-table.ts";
import type { LoadedLesson } from "./load-lesson.ts";

interface LearnProps extends LoadedLesson {
  /** Keeps how far the reader came. */
  readonly storage: StorageSlot;
}

/** An example game as a lesson: the reader plays one side, and a coach explains. */
export function Learn({ lesson, rules, storage }: LearnProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const names = useRef<readonly string[]>([]);
  names.current = lesson.names.map((name) => t(name));
  const table = useMemo(
    () =>
      openLesson(
        { lesson, rules },
        {
          storage,
          names: () => names.current,
          later: (milliseconds, run) => {
            const timer = setTimeout(run, milliseconds);
            return () => clearTimeout(timer);
          },
        },
      ),
    [],
  );
  useEffect(() => () => table.close(), [table]);
  const { controller, screen } = useTable(table.link, () => READER_PERSON);
  // The others are called otherwise in another language.
  useEffect(() => table.link.look(), [words]);
  const progress = useStore(table.progress);
  const { model } = screen;
  if (model === null || !hasGame(model)) return null;
  const isAsked = !progress.isPlaying && stepAt(lesson, progress.step).isChoice;
  return (
    <GameScreen
      title={t("learn.title")}
      controller={controller}
      // The coach explains what the lesson refuses: it is no error.
      screen={screen.refused?.code === IN_LESSON ? { ...screen, refused: null } : screen}
      model={model}
      connection="open"
      mode="lesson"
      {...(isAsked ? {} : { allowed: [] })}
      beside={<Coach lesson={lesson} progress={progress} table={table} />}
    />
  );
}
