import type { Asking, Viewer } from "@darbar/kernel";
import { doer } from "@darbar/words/people";
import type { StoryLine } from "@darbar/words/story-line";
import type { Storyteller, TableGame } from "../table-game.ts";
import type { Line } from "../text/line.ts";
import type { Tone } from "../text/paint.ts";
import type { Voice } from "../text/voice.ts";
import { widthOf } from "../text/wrap.ts";

/** What a line of the log is in a terminal. */
const TONES: Readonly<Record<StoryLine["tone"], Tone>> = {
  turn: "heading",
  claim: "plain",
  challenge: "danger",
  loss: "danger",
  win: "gold",
  said: "plain",
  plain: "plain",
};

/** A line of so many columns gets no further sentence. */
const LONG = 100;

/**
 * Somebody who tells a game as one viewer sees it, from a table before its deal on. A `report` is all there is to read,
 * and lays open what lies on the table; a `commentary` is read beside the table.
 */
export function storyteller<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: State,
  viewer: Viewer,
  voice: Voice,
  style: "report" | "commentary",
): Storyteller<GameEvent> {
  const { rules } = game;
  const { words, names } = voice;
  const view = rules.view(table, viewer);
  const follow = game.follow(viewer, words, names);
  let seen = 0;
  let turns = 0;
  let stood = "";

  const addTold = (told: StoryLine, depth: number, lines: Line[]): void => {
    if (told.tone === "turn") return addTurn(told, lines);
    const last = lines.at(-1);
    // What comes of one decision is told in one breath, but for what it is most about.
    const goesOn = last?.depth === 2 && depth === 2 && last.tone === "plain" && TONES[told.tone] === "plain";
    if (goesOn && widthOf(last.text) < LONG) lines[lines.length - 1] = { ...last, text: `${last.text} ${told.text}` };
    else lines.push({ depth, tone: TONES[told.tone], text: told.text });
  };

  const addTurn = ({ seat }: StoryLine, lines: Line[]): void => {
    if (style === "report") lines.push(...(turns === 0 ? game.hands(view, voice) : whatHasMoved()));
    turns++;
    const who = seat === null ? {} : doer(seat, viewer, names);
    lines.push({ depth: 0, tone: "heading", text: words.t("terminal.turn", { ...who, n: turns }) });
  };

  /** What is counted on the table, if it is not as at the end of the turn before. */
  const whatHasMoved = (): readonly Line[] => {
    const before = stood;
    stood = game.standings(view, voice);
    return stood === before ? [] : [{ depth: 1, tone: "quiet", text: stood }];
  };

  const tellOne = (event: GameEvent, lines: Line[]): void => {
    const isLaidOut = style === "report" && turns === 0 && game.isLaidOut(event);
    const index = seen++;
    if (style === "report" && index === 0) lines.push({ depth: 0, tone: "heading", text: words.t("terminal.deal") });
    for (const told of follow(event)) {
      if (told.tone === "win" && style === "report") lines.push(...whatHasMoved());
      // What is told late came of a question.
      if (!isLaidOut) addTold(told, told.index === index ? game.depthOf(event, view) : 2, lines);
    }
    rules.evolve(view, event);
  };

  return {
    tell(events) {
      const lines: Line[] = [];
      for (const event of events) {
        const redacted = rules.redact(event, viewer);
        if (redacted !== null) tellOne(redacted, lines);
      }
      return lines;
    },
  };
}
