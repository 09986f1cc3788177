import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./learn.css";
import { Icon, type IconName } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { type LessonStep, STEPS, stepAt } from "./lesson.ts";
import type { LessonProgress, LessonTable } from "./lesson-table.ts";

interface CoachProps {
  readonly progress: LessonProgress;
  readonly lesson: Pick<LessonTable, "next" | "back" | "leap" | "restart">;
}

/** The coach beside the table: what happened, what can be done, and why the book does what it does. */
export function Coach({ progress, lesson }: CoachProps): JSX.Element {
  const { t } = useWords();
  const step = stepAt(progress.step);
  const n = progress.step + 1;
  const section = useRef<HTMLElement>(null);
  useInSight(section, `${progress.step} ${progress.isPlaying} ${progress.wrong}`);
  return (
    <section class="panel coach" aria-label={t("learn.coach")} ref={section}>
      <div class="coach-head">
        <CoachButton name="back" icon="chevron-start" isBarred={progress.step === 0} onPress={lesson.back} />
        <div class="coach-place">
          <p>{t("learn.step-of", { n, total: STEPS.length })}</p>
          <progress value={n} max={STEPS.length} aria-hidden="true" />
        </div>
        <CoachButton name="skip" icon="chevron-end" isBarred={n === STEPS.length} onPress={lesson.leap} />
        <CoachButton name="restart" icon="reconnect" isBarred={progress.step === 0} onPress={lesson.restart} />
      </div>
      <div class="coach-says" aria-live="polite">
        {progress.isPlaying ? (
          <p class="coach-telling">{t(progress.telling === null ? "learn.watch" : `learn.tell.${progress.telling}`)}</p>
        ) : (
          <>
            <h2>{t(`learn.step.${step.name}.title`)}</h2>
            <p>{t(`learn.step.${step.name}.text`)}</p>
          </>
        )}
        {progress.wrong !== null && (
          <p class="coach-wrong">
            <Icon name="hint" class="icon" />
            <span>
              <strong>{t("learn.not-that")}.</strong> {t(`learn.wrong.${progress.wrong}`)}
            </span>
          </p>
        )}
      </div>
      {!progress.isPlaying && <More step={step} />}
      <GoOn progress={progress} lesson={lesson} />
    </section>
  );
}

/** What the coach says anew is to be seen: on a phone the reader may have scrolled past it. */
function useInSight(section: { readonly current: HTMLElement | null }, said: string): void {
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    section.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [said]);
}

interface CoachButtonProps {
  readonly name: "back" | "skip" | "restart";
  readonly icon: IconName;
  readonly isBarred: boolean;
  onPress(): void;
}

function CoachButton({ name, icon, isBarred, onPress }: CoachButtonProps): JSX.Element {
  const { t } = useWords();
  return (
    <button
      type="button"
      class="button quiet coach-button"
      title={t(`learn.${name}`)}
      aria-disabled={isBarred ? "true" : undefined}
      onClick={() => {
        if (!isBarred) onPress();
      }}
    >
      <Icon name={icon} class="icon" />
      <span class="coach-label">{t(`learn.${name}`)}</span>
    </button>
  );
}

type ToldOnly = "welcome" | "bluff" | "shown" | "end";

function isChosen(step: LessonStep): step is LessonStep & { readonly name: Exclude<LessonStep["name"], ToldOnly> } {
  return step.isChoice;
}

/** One tap away: what the book does here and why, and the words that are new. */
function More({ step }: { readonly step: LessonStep }): JSX.Element | null {
  const { t } = useWords();
  if (step.terms.length === 0 && !step.isChoice) return null;
  return (
    <div class="coach-more">
      {isChosen(step) && (
        // Where there is room, it need not be asked for.
        <details key={step.name} class="coach-why" open={matchMedia("(min-width: 60rem)").matches}>
          <summary>{t("learn.why")}</summary>
          <p>{t(`learn.step.${step.name}.why`)}</p>
        </details>
      )}
      {step.terms.map((term) => (
        <details key={`${step.name} ${term}`}>
          <summary>{t(`learn.term.${term}`)}</summary>
          <p>{t(`learn.term.${term}.text`)}</p>
        </details>
      ))}
    </div>
  );
}

/** What leads on where nothing is chosen: the coach's word, or patience; at the end, a game. */
function GoOn({ progress, lesson }: CoachProps): JSX.Element | null {
  const { t } = useWords();
  const step = stepAt(progress.step);
  if (!progress.isPlaying && step.name === "end") return <WhatNext />;
  if (!progress.isPlaying && step.isChoice) return null;
  return (
    <button type="button" class={progress.isPlaying ? "button" : "button primary"} onClick={lesson.next}>
      {t(progress.isPlaying ? "learn.hurry" : "learn.next")}
      <Icon name="chevron-end" class="icon" />
    </button>
  );
}

function WhatNext(): JSX.Element {
  const { t } = useWords();
  return (
    <div class="coach-next">
      <p>{t("learn.first-game.text")}</p>
      <div class="coach-ways">
        <a class="button primary" href="/practice?first">
          {t("learn.first-game")}
        </a>
        <a class="button" href="/rules/coup/classic">
          {t("learn.read-rules")}
        </a>
      </div>
    </div>
  );
}
