import type { MessageId } from "@darbar/words/messages";
import type { GameName } from "../src/games/shown-game.ts";
import { type Lesson, type LessonStep, rightMove } from "../src/learn/lesson.ts";
import { READER_PERSON } from "../src/learn/lesson-snapshot.ts";
import { openLesson } from "../src/learn/lesson-table.ts";
import { loadLesson } from "../src/learn/load-lesson.ts";
import { watchTable } from "../src/table/controller.ts";

/* Lessons for tests: nobody waits, and nothing is kept but in memory. */

/** Opens lessons whose others play when told to, from a step that was kept. */
export async function lessonIn(game: GameName) {
  const loaded = await loadLesson(game);
  const { lesson } = loaded;
  return (kept: string | null = null) => {
    const waiting: (() => void)[] = [];
    const storage = { text: kept };
    const table = openLesson(loaded, {
      later: (_, run) => {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
      storage: { read: () => storage.text, write: (text) => Object.assign(storage, { text }) },
      names: () => lesson.names.map((_, seat) => `player ${seat}`),
    });
    const screen = watchTable(table.link, {
      now: () => 0,
      later: () => () => undefined,
      pace: () => ({ lasts: 0, holds: false }),
      person: () => READER_PERSON,
      load: () => null,
    });
    /** Lets the others play; `look` is called while time passes. */
    const letOthersPlay = (look: () => void = () => undefined): void => {
      for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
        look();
        run();
      }
    };
    const view = <View>(): View => screen.screen.get().model?.game?.view as View;
    const step = (): LessonStep => lesson.steps[table.progress.get().step];
    return { table, screen, letOthersPlay, view, storage, step };
  };
}

/** Everything of what the coach tells while the others play that there is time to read. */
export async function allRead(game: GameName): Promise<ReadonlySet<MessageId>> {
  const { lesson } = await loadLesson(game);
  const { table, screen, letOthersPlay, step } = (await lessonIn(game))();
  const read = new Set<MessageId>();
  for (const _ of lesson.steps) {
    const right = rightMove(lesson, step());
    if (right === null) table.next();
    else await screen.move(right);
    letOthersPlay(() => {
      const { telling } = table.progress.get();
      if (telling !== null) read.add(telling);
    });
  }
  return read;
}

/** Everything that happens at the table of a lesson, as the reader is told it. */
export async function cardsTold(game: GameName): Promise<readonly unknown[]> {
  const { lesson } = await loadLesson(game);
  const { table, letOthersPlay, step } = (await lessonIn(game))();
  const heard: unknown[] = [];
  table.link.watch((message) => {
    if (message.type !== "facts") return;
    for (const fact of message.facts) if (fact.type === "events") heard.push(...fact.events);
  });
  for (const _ of lesson.steps) {
    const right = rightMove(lesson, step());
    if (right === null) table.next();
    else await table.link.do({ do: "move", game: 1, prompt: 0, move: right });
    letOthersPlay();
  }
  return heard;
}

/** Every message that a lesson can say. */
export function messagesOf({ steps, tellings, names, why, after, ways }: Lesson): readonly MessageId[] {
  const said = steps.flatMap(({ title, text, why: reason, terms, wrong, otherwise }) => [
    title,
    text,
    ...(reason === null ? [] : [reason]),
    ...terms.flatMap(({ name, text: explained }) => [name, explained]),
    ...wrong.map(({ say }) => say),
    otherwise,
  ]);
  const told = Object.values(tellings).filter((telling) => telling !== undefined);
  return [...said, ...told, ...names, why, after, ...ways.map(({ label }) => label)];
}
