/**
 * The rows of a frame for which a screen of this height has room, one left for the prompt: what is asked whole, then the
 * table, and of the story the latest, down to one row. Where even that is too much, the top of the table goes.
 */
export function fitFrame(
  table: readonly string[],
  story: readonly string[],
  asked: readonly string[],
  height: number,
): readonly string[] {
  const most = Math.max(1, height - 1);
  const room = Math.max(1, most - table.length - 1 - asked.length);
  return [...table, ...story.slice(-room), "", ...asked].slice(-most);
}
