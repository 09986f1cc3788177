import { at, type Draw } from "@darbar/kernel";

/** What comes of something that draws, for each way the draws can fall: of equal cards one stands for all. */
export function everyOutcome<Value>(run: (draw: Draw) => Value): readonly Value[] {
  const outcomes: Value[] = [];
  const choices: number[] = [];
  for (;;) {
    const widths: number[] = [];
    const draw: Draw = {
      one(from) {
        const kinds = [...new Set(from)];
        const choice = choices[widths.length] ?? 0;
        choices[widths.length] = choice;
        widths.push(kinds.length);
        return at(kinds, choice);
      },
    };
    outcomes.push(run(draw));
    // The last draw that could fall otherwise does so; those after it start again.
    let last = widths.length - 1;
    while (last >= 0 && at(choices, last) + 1 === widths[last]) last--;
    if (last < 0) return outcomes;
    choices.length = last + 1;
    choices[last] = at(choices, last) + 1;
  }
}
