import { at, type Seat, seededDraw } from "@darbar/kernel";
import { happen, type WatchedTable, watchTable } from "@darbar/kernel/testing";
import { type Character, type CoupEvent, coup, type Move, type Options, type State } from "../src/index.ts";
import { allegiancesIn, handIn } from "./spoken.ts";

type Table = WatchedTable<State, Move, CoupEvent>;

/** A position as a scenario describes it. What is not said is as the deal leaves it. */
export interface Position {
  /** "duke (captain)" by seat; hands that are not given are dealt anyhow. */
  readonly hands?: readonly string[];
  readonly coins?: readonly number[];
  readonly reserve?: number;
  /** "loyalist reformist …" by seat. */
  readonly sides?: string;
  readonly turn?: Seat;
}

/**
 * A table in a position. What a game would take long to reach is reached by plain facts (cards lost, coins paid) that
 * every viewer hears of, so that nothing appears or vanishes.
 */
export function tableIn(position: Position, options: Options, seats: number): Table {
  const table = watchTable(coup, options, seats);
  happen(table, coup.deal(table.state, { one: dealing(position, seats) }));
  if (position.sides !== undefined) takeSides(table, position.sides);
  happen(table, [...facesUp(position), ...paidOut(table, position), ...turned(table, position)]);
  return table;
}

/** Deals what was asked for, then anything. */
function dealing(position: Position, seats: number) {
  const hands = (position.hands ?? []).map(handIn).map(({ hidden, shown }) => [...hidden, ...shown]);
  if (hands.length > seats) throw new Error(`${hands.length} hands for ${seats} seats`);
  if (hands.some((hand) => hand.length !== 2)) throw new Error("every hand has two cards, face down or (face up)");
  const wanted: string[] = hands.flat();
  const left = wanted.slice();
  const anyhow = seededDraw("the rest of the deal");
  return <Item extends string | number>(from: readonly Item[]): Item => {
    const next = left.shift();
    if (next === undefined) return anyhow.one(from);
    const found = from.find((item) => item === next);
    if (found === undefined) throw new Error(`there is no ${next} left to deal`);
    return found;
  };
}

function facesUp(position: Position): readonly CoupEvent[] {
  return (position.hands ?? []).flatMap((hand, seat) =>
    handIn(hand).shown.map((card: Character): CoupEvent => ({ type: "lost", seat, card })),
  );
}

function paidOut({ state }: Table, { coins, reserve = 0 }: Position): readonly CoupEvent[] {
  const events: CoupEvent[] = [];
  if (coins !== undefined && coins.length !== state.players.length) throw new Error("say the coins of every seat");
  for (const [seat, player] of state.players.entries()) {
    const more = (coins?.[seat] ?? player.coins) - player.coins;
    if (more > 0) events.push({ type: "paid", from: "treasury", to: seat, coins: more });
    if (more < 0) events.unshift({ type: "paid", from: seat, to: "treasury", coins: -more });
  }
  if (reserve > 0) events.push({ type: "paid", from: "treasury", to: "reserve", coins: reserve });
  return events;
}

/** The starting seat says its side; whoever is to be on another side than follows from that is turned. */
function takeSides(table: Table, text: string): void {
  const sides = allegiancesIn(text);
  const { first } = table.state.options;
  if (sides.length !== table.state.players.length) throw new Error("say the side of every seat");
  const decided = coup.decide(table.state, first, { do: "side", allegiance: at(sides, first) }, seededDraw(""));
  if (!decided.ok) throw new Error("nobody is asked for a side at this table");
  happen(table, decided.value);
  const turned = sides.flatMap((allegiance, seat): CoupEvent[] =>
    at(table.state.players, seat).allegiance === allegiance ? [] : [{ type: "converted", seat, allegiance }],
  );
  happen(table, turned);
}

function turned({ state }: Table, { turn }: Position): readonly CoupEvent[] {
  return turn === undefined || turn === state.turn ? [] : [{ type: "turn", seat: turn }];
}
