import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Drawer } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { GameScreen } from "../pages/game-screen.tsx";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words/speak.tsx";
import { Coach } from "./coach.tsx";
import { stepAt } from "./lesson.ts";
import { READER_PERSON } from "./lesson-snapshot.ts";
import { IN_LESSON, openLesson } from "./lesson-table.ts";

interface LearnProps {
  /** Keeps how far the reader came. */
  readonly drawer: Drawer;
}

/** The books' example game as a lesson: the reader plays the first seat, and a coach explains. */
export function Learn({ drawer }: LearnProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const names = useRef<readonly string[]>([]);
  names.current = [t("learn.name.reader"), t("learn.name.second"), t("learn.name.third")];
  const lesson = useMemo(
    () =>
      openLesson({
        drawer,
        names: () => names.current,
        later: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      }),
    [],
  );
  useEffect(() => () => lesson.close(), [lesson]);
  const { controller, screen } = useTable(lesson.link, () => READER_PERSON);
  // The others are called otherwise in another language.
  useEffect(() => lesson.link.look(), [words]);
  const progress = useStore(lesson.progress);
  const { model } = screen;
  if (model === null) return null;
  const isAsked = !progress.isPlaying && stepAt(progress.step).isChoice;
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
      beside={<Coach progress={progress} lesson={lesson} />}
    />
  );
}
