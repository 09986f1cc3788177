/** @typedef {{ title: string, milliseconds: number }} Spent */

/**
 * Where the time went, step by step, as lines to be read. Steps that ran side by side take longer each than alone, and
 * less together than the sum of them.
 * @param {readonly (readonly Spent[])[]} rounds steps that ran side by side, round after round
 * @param {number} inAll milliseconds
 */
export function timetable(rounds, inAll) {
  const rows = rounds.flatMap((steps) =>
    steps.map(({ title, milliseconds }, place) => {
      const note =
        steps.length === 1 ? "" : place === 0 ? "  ┐ side by side" : place === steps.length - 1 ? "  ┘" : "  │";
      return `  ${title.padEnd(24)}${seconds(milliseconds)}${note}`;
    }),
  );
  return ["Where the time went, in seconds:", ...rows, `  ${"in all".padEnd(24)}${seconds(inAll)}`, ""].join("\n");
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1).padStart(7);
}
