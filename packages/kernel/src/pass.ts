/** How a player lets an open question go by: one move, the same in every game that has it, so that hosts know it. */
export const PASS = { do: "pass" } as const;

/** Whether a move, of whatever game, is a pass. */
export function isPass(move: unknown): boolean {
  return typeof move === "object" && move !== null && "do" in move && move.do === PASS.do;
}
