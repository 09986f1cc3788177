import { type CopsEvent, cops, type Move, type State } from "@darbar/cops";
import { replay, type Seat, seededDraw } from "@darbar/kernel";
import type { TableModel } from "../../src/table/model.ts";
import { type Position, recordWith } from "../browser/cops-positions.ts";
import { bot, person, room } from "./rooms.ts";
import { READER } from "./stand-in-app.ts";

/** Tables in the middle of a game of Good Cop Bad Cop, as the reader in the first seat sees them. */
export interface CopsRoom {
  readonly model: TableModel;
  /** The same table when this was done, or as much of what comes of it as has been shown. */
  after(seat: Seat, move: Move, shown?: CopsEvent["type"]): CopsRoom;
  /** The same table when everybody has passed in the open moment. */
  passed(shown?: CopsEvent["type"]): CopsRoom;
}

const ME: Seat = 0;

/** The table at a position. */
export function copsRoom(position: Position): CopsRoom {
  const played = replay(cops, recordWith(position));
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { opening, steps, state } = played.value;
  return roomOf(state, [...opening, ...steps.flatMap(({ events }) => events)]);
}

function roomOf(state: State, events: readonly CopsEvent[]): CopsRoom {
  const happen = (added: readonly CopsEvent[], shown?: CopsEvent["type"]): CopsRoom => {
    const last = shown === undefined ? added.length : added.findIndex(({ type }) => type === shown) + 1;
    const seen = added.slice(0, last);
    const next = cops.view(state, "all");
    for (const event of seen) cops.evolve(next, event);
    return roomOf(next, [...events, ...seen]);
  };
  const decided = (at: State, seat: Seat, move: Move): readonly CopsEvent[] => {
    const found = cops.decide(at, seat, move, seededDraw("a room"));
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  return {
    model: modelOf(state, events),
    after: (seat, move, shown) => happen(decided(state, seat, move), shown),
    passed: (shown) => {
      const trial = cops.view(state, "all");
      const added: CopsEvent[] = [];
      for (const seat of cops.waiting(state)) {
        const found = decided(trial, seat, { do: "pass" });
        for (const event of found) cops.evolve(trial, event);
        added.push(...found);
      }
      return happen(added, shown);
    },
  };
}

function modelOf(state: State, events: readonly CopsEvent[]): TableModel {
  const { options, players } = state;
  const seats = players.map((_, seat) =>
    seat === ME ? person(READER.person, READER.name) : bot(`Player ${seat + 1}`),
  );
  const view = cops.view(state, ME);
  const past = events.flatMap((event) => cops.redact(event, ME) ?? []);
  return room({
    seats,
    setup: { ...room().setup, game: "cops" },
    game: {
      number: 1,
      commitment: "",
      game: "cops",
      seats: seats.length,
      options,
      view,
      past,
      said: [],
      outcome: null,
    },
  });
}
