import {
  classicTable,
  fraction,
  layoutOf,
  type Network,
  networkOf,
  playTable,
  trainingTable,
  type Watcher,
} from "@darbar/bots/coup-network";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { judgePath, normalise, type Path } from "./advantage.ts";
import { type Experience, keep, newExperience, weighAmong } from "./experience.ts";
import { addGradient, newRoom, type Room } from "./gradient.ts";
import { measureLearner } from "./measure.ts";
import type { Objective } from "./objective.ts";
import { EARLIER_SELVES, type Order, type OrderResult, type Tools } from "./order.ts";
import { newCompany, seat, type TrainingCompany } from "./seating.ts";

/** The longest game leaves room for this many decisions beyond what was asked for. */
const SPARE = 4_000;

/** A training game of more turns than this for each seat is lost for everybody: waiting for ever wins nothing. */
const MOST_TURNS = 15;

interface Hand {
  readonly tools: Tools;
  readonly network: Network;
  readonly company: TrainingCompany;
  readonly experience: Experience;
  readonly room: Room;
  order: Int32Array;
  shuffled: number;
}

/** A hand that carries out orders: plays games, works out gradients, measures itself. */
export function newHand(tools: Tools): (order: Order) => OrderResult {
  const { shape, weights, earlier, rival } = tools;
  const network = networkOf(shape, weights);
  const size = layoutOf(shape).size;
  const selves = Array.from({ length: EARLIER_SELVES }, (_, place) =>
    networkOf(shape, earlier.subarray(place * size, (place + 1) * size)),
  );
  const hand: Hand = {
    tools,
    network,
    company: newCompany(network, selves, rival === null ? null : networkOf(rival.shape, rival.weights)),
    experience: newExperience(shape.inputs, tools.decisions + SPARE),
    room: newRoom(network),
    order: new Int32Array(0),
    shuffled: -1,
  };
  return (order) => {
    switch (order.do) {
      case "collect":
        return collect(hand, order.round, order.past);
      case "learn":
        return learn(hand, order.epoch, order.part, order.parts, order.objective);
      case "measure":
        return measureLearner(hand.tools, hand.company, order.round, order.games);
    }
  };
}

function collect(hand: Hand, round: number, past: number): OrderResult {
  const { tools, company, experience } = hand;
  const draw = seededDraw(`${tools.seed} round ${round} share ${tools.share}`);
  company.past = past;
  experience.size = 0;
  hand.shuffled = -1;
  const sum = { games: 0, decisions: 0, turns: 0, stalled: 0 };
  while (experience.size < tools.decisions) {
    const { rival } = tools;
    const table =
      rival === null ? trainingTable(draw, tools.large) : classicTable(rival.seats, draw.one([0, 1]), rival.draft);
    const paths = new Map<Seat, Path>();
    const watch: Watcher = (by, evaluator, chosen, isTurn) => {
      const place = keep(experience, evaluator.work, chosen);
      if (place === -1) return;
      weighAmong(experience, place, evaluator.slots.count, isTurn);
      const path = paths.get(by) ?? { places: [], turns: [] };
      path.places.push(place);
      path.turns.push(isTurn);
      paths.set(by, path);
    };
    const ending = playTable(
      table,
      seat(company, table.seats, draw, tools.strangers),
      draw,
      watch,
      MOST_TURNS * table.seats,
    );
    for (const [by, path] of paths) judgePath(experience, path, ending.winner === by ? 1 : 0, tools.turnCost);
    sum.games++;
    sum.decisions += ending.decisions;
    sum.turns += ending.turns;
    if (ending.winner === null) sum.stalled++;
  }
  normalise(experience);
  return { done: "collected", ...sum };
}

function learn(hand: Hand, epoch: number, part: number, parts: number, objective: Objective): OrderResult {
  const { tools, experience, network, room } = hand;
  if (hand.shuffled !== epoch) {
    hand.order = shuffledPlaces(experience.size, seededDraw(`${tools.seed} epoch ${epoch} share ${tools.share}`));
    hand.shuffled = epoch;
  }
  const from = Math.floor((hand.order.length * part) / parts);
  const to = Math.floor((hand.order.length * (part + 1)) / parts);
  tools.gradient.fill(0);
  const losses = addGradient(network, experience, hand.order.subarray(from, to), objective, tools.gradient, room);
  return { done: "learned", losses };
}

function shuffledPlaces(size: number, draw: Draw): Int32Array {
  const places = Int32Array.from({ length: size }, (_, place) => place);
  for (let place = size - 1; place > 0; place--) {
    const other = Math.floor(fraction(draw) * (place + 1));
    const taken = places[other];
    places[other] = places[place];
    places[place] = taken;
  }
  return places;
}
