import { at, type Seat } from "@darbar/kernel";
import type { Move, Slot, State } from "../src/index.ts";
import { lawfulPlays, swaps } from "./referee-plays.ts";
import { aimable, canBeSeen, faceDown, isLiving, livingOf, othersOf } from "./referee-sheet.ts";

/*
 * What a seat may do, worked out from good-cop-bad-cop.md and the book alone. It is compared with `legal` at every node of
 * the exhaustive run.
 */

/** The lawful moves of a seat that is asked. */
export function expectedMoves(state: State, seat: Seat): readonly Move[] {
  const aims = (targets: readonly Seat[]) => targets.map((target): Move => ({ do: "aim", target }));
  const { players, hit } = state;
  switch (state.question) {
    case "arrange":
      return orders(at(players, seat).cards.map(({ kind }) => kind ?? "honest"));
    case "act":
      return [...actions(state, seat), ...lawfulPlays(state, seat)];
    case "moment":
      return [{ do: "pass" }, ...lawfulPlays(state, seat)];
    case "aim":
      return aims(aimable(state, seat));
    case "retarget":
      return aims(othersOf(state, seat).filter((target) => target !== at(players, seat).aim));
    case "divert":
      return neighbours(state, hit ?? seat).map((target): Move => ({ do: "divert", target }));
    case "reveal":
      return faceDown(state, seat).map((card): Move => ({ do: "reveal", card }));
    case "look":
      return looks(state, seat);
    case "keep":
      return [...new Set(at(players, seat).equipment.map(({ kind }) => kind))].map(
        (kind): Move => ({ do: "keep", equipment: kind ?? "coffee" }),
      );
    case "over":
      return [];
  }
}

function actions(state: State, seat: Seat): readonly Move[] {
  return at(state.players, seat).standing === "criminal" ? crimes(state) : duties(state, seat);
}

/** cops 2 and 6. */
function duties(state: State, seat: Seat): readonly Move[] {
  const { players, guns, heldFire, options } = state;
  const me = at(players, seat);
  const moves: Move[] = [];
  const others = othersOf(state, seat);
  for (const target of others.filter((other) => canBeSeen(state, other))) {
    for (const card of faceDown(state, target)) moves.push({ do: "investigate", target, card });
  }
  // Which card is turned up is not announced: it is chosen when the action happens.
  if (options.mode === "base") {
    moves.push({ do: "equip" });
    if (guns > 0 && !me.armed) moves.push({ do: "arm" });
  } else {
    // "any player": a criminal, too.
    const anybody = players.flatMap((_, other) => (other === seat ? [] : [other]));
    if (me.diamonds > 0) for (const to of anybody) moves.push({ do: "equip", to });
    // "Criminals can be robbed like this, too."
    for (const target of aimable(state, seat)) moves.push({ do: "arm", target });
  }
  if (me.armed && me.aim !== null && isLiving(state, me.aim) && !heldFire) moves.push({ do: "shoot" });
  return moves;
}

/** cops 6: what a criminal does. */
function crimes(state: State): readonly Move[] {
  const cops = livingOf(state);
  const { players } = state;
  return [
    ...cops.filter((target) => at(players, target).diamonds > 0).map((target): Move => ({ do: "snatch", target })),
    ...swaps(state, cops).map((places): Move => ({ do: "swap", ...places })),
    ...cops
      .filter((target) => at(players, target).armed)
      .flatMap((target) => {
        const elsewhere = othersOf(state, target).filter((to) => to !== at(players, target).aim);
        return elsewhere.map((to): Move => ({ do: "infiltrate", target, to }));
      }),
  ];
}

/** cops 5, riot shield: the nearest living neighbour on each side. */
function neighbours(state: State, seat: Seat): readonly Seat[] {
  const seats = state.players.length;
  const nearest = (step: number): Seat => {
    let found = seat;
    do found = (found + step + seats) % seats;
    while (!isLiving(state, found));
    return found;
  };
  return [...new Set([nearest(1), nearest(-1)])];
}

/** The look that is due, in every way it can be taken. */
function looks(state: State, seat: Seat): readonly Move[] {
  const due = at(state.looks, 0);
  if (due.by !== seat) throw new Error(`seat ${seat} is asked to look, and seat ${due.by} is due`);
  const targets =
    due.at === null ? othersOf(state, seat).filter((other) => other !== due.but && canBeSeen(state, other)) : [due.at];
  return targets.flatMap((target) =>
    choices(faceDown(state, target), due.most).map((cards): Move => ({ do: "look", target, cards })),
  );
}

/** Every choice of at least one and at most so many, in table order. */
function choices(slots: readonly Slot[], most: number): readonly (readonly Slot[])[] {
  const found: Slot[][] = [[]];
  for (const slot of slots) for (const some of found.slice()) found.push([...some, slot]);
  return found.filter((some) => some.length >= 1 && some.length <= most);
}

/** Every order of three cards, equal cards counting once. */
function orders(kinds: readonly ("honest" | "crooked" | "agent" | "kingpin")[]): readonly Move[] {
  const found = new Map<string, Move>();
  for (const [one, first] of kinds.entries()) {
    for (const [two, second] of kinds.entries()) {
      for (const [three, third] of kinds.entries()) {
        if (one === two || two === three || one === three) continue;
        const order = [first, second, third];
        found.set(order.join(), { do: "arrange", order });
      }
    }
  }
  return [...found.values()];
}
