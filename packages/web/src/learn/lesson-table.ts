import { fail, isPass, ok, type Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import type { MessageId } from "@darbar/words/messages";
import type { StorageSlot } from "../app/settings.ts";
import { newStore, type Store } from "../app/store.ts";
import type { Refused, TableLink, TableListener, TableMessage } from "../transport/table-link.ts";
import { judge, type LessonStep, readPlace, stepAt, tellingOf } from "./lesson.ts";
import { lessonSnapshot, playExample } from "./lesson-snapshot.ts";
import type { LoadedLesson } from "./load-lesson.ts";

/** How far the lesson is. */
export interface LessonProgress {
  /** Which step it is, from 0. */
  readonly step: number;
  /** The others are playing: nothing is asked. */
  readonly isPlaying: boolean;
  /** What the coach tells while they play. */
  readonly telling: MessageId | null;
  /** What the coach says to the choice that was just made and is not the example's. */
  readonly wrong: MessageId | null;
}

export interface LessonHost {
  later(milliseconds: number, run: () => void): () => void;
  /** Keeps how far the reader came. */
  readonly storage: StorageSlot;
  /** The names of the players, by seat, in the reader's language. */
  names(): readonly string[];
}

/** A lesson that can be watched and played at like any table. */
export interface LessonTable {
  readonly link: TableLink;
  readonly progress: Store<LessonProgress>;
  /** Goes on from where the coach tells; while the others play, shows the rest of it at once. */
  next(): void;
  back(): void;
  /** Goes on without making the choice. */
  leap(): void;
  restart(): void;
  close(): void;
}

/** The code of a refusal that the coach explains: nobody else has to. */
export const IN_LESSON = "in-lesson";

const TABLE = "lesson";
/** How long a move of the others is looked at; what follows from a pass does not take long. */
const BEAT = 2_400;
const PASS_BEAT = 500;

/** Opens a lesson where the reader left it. */
export function openLesson(loaded: LoadedLesson, { later, storage, names }: LessonHost): LessonTable {
  const { lesson } = loaded;
  const { moves } = lesson.example;
  const last = lesson.steps.length - 1;
  const played = playExample(loaded);
  const listeners = new Set<TableListener>();
  const first = readPlace(lesson, storage.read());
  const progress = newStore<LessonProgress>({ step: first, isPlaying: false, telling: null, wrong: null });
  let made = stepAt(lesson, first).from;
  let told = 0;
  /** What the coach tells of the last move that could be seen is to be read as well. */
  let isUnread = false;
  let callOff: (() => void) | null = null;

  const change = (part: Partial<LessonProgress>): void => progress.set({ ...progress.get(), ...part });
  const step = (): number => progress.get().step;
  const current = (): LessonStep => stepAt(lesson, step());

  const whole = (): TableMessage => {
    const snapshot = lessonSnapshot(loaded, played, made, names());
    return { type: "table", table: TABLE, viewer: lesson.reader, log: TABLE, facts: told, snapshot, clock: null };
  };

  function tell(message: TableMessage): void {
    for (const listener of [...listeners]) listener(message);
  }

  /** Makes the next move of the example. */
  function makeMove(): void {
    const events = played.after[made];
    if (!isSealed(events)) isUnread = tellingOf(lesson, made) !== null;
    change({ telling: tellingOf(lesson, made) ?? progress.get().telling });
    made++;
    if (events.length === 0) return;
    tell({ type: "facts", table: TABLE, log: TABLE, from: told++, facts: [{ type: "events", events }] });
  }

  function arriveAt(place: number): void {
    callOff?.();
    callOff = null;
    isUnread = false;
    storage.write(`${place}`);
    change({ step: place, isPlaying: false, telling: null, wrong: null });
  }

  /** Lets the others play up to the next step. */
  function playOn(): void {
    const { from } = stepAt(lesson, step() + 1);
    while (made < from && isSealed(played.after[made])) makeMove();
    if (made >= from) {
      if (!isUnread) return arriveAt(step() + 1);
      callOff = later(BEAT, () => arriveAt(step() + 1));
      return;
    }
    callOff = later(isPass(moves[made][1]) ? PASS_BEAT : BEAT, () => {
      makeMove();
      playOn();
    });
  }

  /** Goes to a step at once. */
  function goTo(wanted: number): void {
    const place = Math.min(last, Math.max(0, wanted));
    made = stepAt(lesson, place).from;
    arriveAt(place);
    tell(whole());
  }

  function goOn(): void {
    change({ isPlaying: true, telling: null, wrong: null });
    if (current().isChoice) makeMove();
    playOn();
  }

  async function act(command: Command): Promise<Result<null, Refused>> {
    if (command.do !== "move") return fail({ code: IN_LESSON, error: "a lesson has no such thing" });
    if (progress.get().isPlaying) return fail({ code: "stale", error: "the others are playing" });
    const wrong = judge(lesson, current(), command.move);
    change({ wrong });
    if (wrong !== null) return fail({ code: IN_LESSON, error: "the example goes on otherwise" });
    goOn();
    return ok(null);
  }

  return {
    link: {
      watch: (listener) => {
        listeners.add(listener);
        listener(whole());
        return () => void listeners.delete(listener);
      },
      look: () => tell(whole()),
      do: act,
    },
    progress,
    next: () => {
      if (progress.get().isPlaying) goTo(step() + 1);
      else if (!current().isChoice && step() < last) goOn();
    },
    // While the others play, back is to the choice that set them going.
    back: () => goTo(progress.get().isPlaying ? step() : step() - 1),
    leap: () => goTo(step() + 1),
    restart: () => goTo(0),
    close: () => callOff?.(),
  };
}

/** Whether nothing of a move can be seen: an answer that stays sealed is not waited for. */
function isSealed(events: readonly unknown[]): boolean {
  return (events as readonly { readonly type: string }[]).every(({ type }) => type === "answered");
}
