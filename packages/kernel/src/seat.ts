/** A place at the table, 0-based, clockwise, fixed for the game. */
export type Seat = number;

/** Who is looking. `all` exists for finished games and tests only. */
export type Viewer = Seat | "public" | "all";

/** The seats that know something: some of them, or everybody who watches the table. */
export type Knowers = readonly Seat[] | "everyone";

export function clockwise(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** How many steps clockwise `seat` is from `from`; a full round for `from` itself. */
export function stepsClockwise(from: Seat, seat: Seat, seats: number): number {
  return seat > from ? seat - from : seat - from + seats;
}

export function isKnower(viewer: Viewer, knowers: Knowers): boolean {
  return viewer === "all" || knowers === "everyone" || (viewer !== "public" && knowers.includes(viewer));
}

/** Every viewer of a table that is not over: each seat, and the public. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "public"];
}
