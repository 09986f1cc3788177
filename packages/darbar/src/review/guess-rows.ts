import type { Guess } from "@darbar/bots/review";
import { padStart, padTo, widthOf } from "../text/wrap.ts";
import { bar, percent } from "./bar.ts";
import type { ReviewTelling } from "./show.ts";

/** A change of mind smaller than this gets no arrow. */
const MOVED = 0.05;
const BAR = 4;

/** A bar for each guess, as many in a row as there is room for, each player on rows of their own. */
export function guessRows<Options, State, Move, GameEvent>(
  guesses: readonly Guess[],
  { game, voice, width, paint }: ReviewTelling<Options, State, Move, GameEvent>,
): readonly string[] {
  const { words, names } = voice;
  const named = (what: string): string => game.words.guess(what, words);
  const longest = Math.max(0, ...guesses.map(({ what }) => widthOf(named(what))));
  const called = Math.max(0, ...guesses.map(({ seat }) => widthOf(names(seat))));
  const cell = longest + 1 + BAR + 8;
  const most = Math.max(1, Math.floor((width - called - 3) / cell));
  return [...Map.groupBy(guesses, ({ seat }) => seat)].flatMap(([seat, own]) => {
    const cells = own.map(({ what, chance, before }) => {
      const arrow = Math.abs(chance - before) < MOVED ? " " : chance > before ? "↑" : "↓";
      const name = padTo(named(what), longest);
      return `${name} ${paint("gold", bar(chance, BAR, words))}${padStart(percent(chance, words), 6)}${arrow} `;
    });
    const across = Math.ceil(cells.length / Math.ceil(cells.length / most));
    const lines: string[] = [];
    for (let first = 0; first < cells.length; first += across) {
      const head = padTo(first === 0 ? names(seat) : "", called);
      lines.push(`  ${head}  ${cells.slice(first, first + across).join("")}`.trimEnd());
    }
    return lines;
  });
}
