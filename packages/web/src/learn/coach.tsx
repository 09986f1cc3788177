import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./learn.css";
import type { MessageId } from "@darbar/words/messages";
import { Icon, type IconName } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { type Lesson, type LessonStep, stepAt } from "./lesson.ts";
import type { LessonProgress, LessonTable } from "./lesson-table.ts";

interface CoachProps {
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
  readonly table: Pick<LessonTable, "next" | "back" | "leap" | "restart">;
}

/** The coach beside the table: what happened, what can be done, and why the example does what it does. */
export function Coach({ lesson, progress, table }: CoachProps): JSX.Element {
  const { t } = useWords();
  const say = useSay(lesson);
  const step = stepAt(lesson, progress.step);
  const n = progress.step + 1;
  const total = lesson.steps.length;
  const section = useRef<HTMLElement>(null);
  useInSight(section, `${progress.step} ${progress.isPlaying} ${progress.wrong}`);
  return (
    <section class="panel coach" aria-label={t("learn.coach")} ref={section}>
      <div class="coach-head">
        <CoachButton name="back" icon="chevron-start" isBarred={progress.step === 0} onPress={table.back} />
        <div class="coach-place">
          <p>{t("learn.step-of", { n, total })}</p>
          <progress value={n} max={total} aria-hidden="true" />
        </div>
        <CoachButton name="skip" icon="chevron-end" isBarred={n === total} onPress={table.leap} />
        <CoachButton name="restart" icon="reconnect" isBarred={progress.step === 0} onPress={table.restart} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div class="coach-says" aria-live="polite" tabIndex={0}>
        {progress.isPlaying ? (
          <p class="coach-telling">{say(progress.telling ?? "learn.watch")}</p>
        ) : (
          <>
            <h2>{say(step.title)}</h2>
            <p>{say(step.text)}</p>
          </>
        )}
        {progress.wrong !== null && (
          <p class="coach-wrong">
            <Icon name="hint" class="icon" />
            <span>
              <strong>{t("learn.not-that")}.</strong> {say(progress.wrong)}
            </span>
          </p>
        )}
      </div>
      {!progress.isPlaying && <More lesson={lesson} step={step} />}
      <GoOn lesson={lesson} progress={progress} table={table} />
    </section>
  );
}

/** Says a message of a lesson, with the words of the table that it quotes. */
function useSay({ quotes }: Lesson): (id: MessageId) => string {
  const { t } = useWords();
  const told = Object.fromEntries(Object.entries(quotes).map(([name, quoted]) => [name, t(quoted)]));
  return (id) => t(id, told);
}

/** What the coach says next must be visible: on a phone the reader may have scrolled past it. */
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
      <span class="hidden-text">{t(`learn.${name}`)}</span>
    </button>
  );
}

/** One tap away: what the example does here and why, and the words that are new. */
function More({ lesson, step }: { readonly lesson: Lesson; readonly step: LessonStep }): JSX.Element | null {
  const say = useSay(lesson);
  if (step.terms.length === 0 && step.why === null) return null;
  return (
    <div class="coach-more">
      {step.why !== null && (
        // Where there is room, it need not be asked for.
        <details
          key={step.name}
          class="coach-why"
          open={matchMedia("(min-width: 60rem) and (min-height: 54rem)").matches}
        >
          <summary>{say(lesson.why)}</summary>
          <p>{say(step.why)}</p>
        </details>
      )}
      {step.terms.map((term) => (
        <details key={`${step.name} ${term.name}`}>
          <summary>{say(term.name)}</summary>
          <p>{say(term.text)}</p>
        </details>
      ))}
    </div>
  );
}

/** What leads on where nothing is chosen: the coach's word, or patience; at the end, a game. */
function GoOn({ lesson, progress, table }: CoachProps): JSX.Element | null {
  const { t } = useWords();
  if (!progress.isPlaying && progress.step === lesson.steps.length - 1) return <WhatNext lesson={lesson} />;
  if (!progress.isPlaying && stepAt(lesson, progress.step).isChoice) return null;
  return (
    <button type="button" class={progress.isPlaying ? "button" : "button primary"} onClick={table.next}>
      {t(progress.isPlaying ? "learn.hurry" : "learn.next")}
      <Icon name="chevron-end" class="icon" />
    </button>
  );
}

function WhatNext({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const { t } = useWords();
  return (
    <div class="coach-next">
      <p>{t(lesson.after)}</p>
      <div class="coach-ways">
        {lesson.ways.map(({ href, label }, place) => (
          <a key={href} class={place === 0 ? "button primary" : "button"} href={href}>
            {t(label)}
          </a>
        ))}
      </div>
    </div>
  );
}
