import type { Seat } from "@darbar/kernel";
import { EQUIPMENT_NAMES, IDENTITIES, type Move, SLOTS, type TwoPlaces } from "../src/index.ts";

/**
 * Every move that can be put into words at a table of so many seats, sensible or not: with names that the move does not
 * take, seats that are not there, cards of one player changing places with each other.
 */
export function everyExpressible(seats: number): readonly Move[] {
  const players: readonly Seat[] = Array.from({ length: seats + 1 }, (_, seat) => seat);
  const maybePlayer = [undefined, ...players];
  const maybeCard = [undefined, ...SLOTS];
  const places = everyTwoPlaces(players);
  const moves: unknown[] = [{ do: "shoot" }, { do: "pass" }];
  for (const target of players) {
    moves.push({ do: "snatch", target }, { do: "aim", target }, { do: "divert", target });
    for (const card of SLOTS) moves.push({ do: "investigate", target, card });
    for (const to of players) moves.push({ do: "infiltrate", target, to });
    for (const cards of [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]) moves.push({ do: "look", target, cards });
  }
  for (const card of maybeCard) {
    moves.push({ do: "reveal", card });
    for (const player of maybePlayer) {
      moves.push(said({ do: "arm", card, target: player }), said({ do: "equip", card, to: player }));
    }
  }
  for (const two of places) moves.push({ do: "swap", places: two });
  for (const equipment of EQUIPMENT_NAMES) {
    moves.push({ do: "keep", equipment });
    for (const target of maybePlayer) {
      for (const to of maybePlayer) {
        for (const card of maybeCard) moves.push(said({ do: "play", equipment, target, to, card }));
      }
    }
    for (const two of places) moves.push({ do: "play", equipment, places: two });
    moves.push({ do: "play", equipment, target: 0, places: places[0] });
  }
  for (const one of IDENTITIES) {
    for (const two of IDENTITIES) {
      for (const three of IDENTITIES) moves.push({ do: "arrange", order: [one, two, three] });
    }
  }
  return moves.filter(
    (move): move is Move => !("card" in (move as object)) || (move as { card?: number }).card !== undefined,
  );
}

/** Without what is left unsaid. */
function said(move: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(move).filter(([, value]) => value !== undefined));
}

/** In the order in which a move that was read names them: the lower seat first. */
function everyTwoPlaces(players: readonly Seat[]): readonly TwoPlaces[] {
  const all = players.flatMap((seat) => SLOTS.map((card) => [seat, card] as const));
  return all.flatMap((one) => all.filter((other) => one[0] <= other[0]).map((other): TwoPlaces => [one, other]));
}
