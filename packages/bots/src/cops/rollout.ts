import {
  cops,
  type Identity,
  isConcealed,
  isKnownTo,
  isLeader,
  type Move,
  type State,
  type Team,
  teamOf,
} from "@darbar/cops";
import { advance, type Draw, PASS, type Seat, seatsOf, seededDraw } from "@darbar/kernel";
import { fraction } from "./knowledge/sample.ts";

/*
 * How a world may go on, played by everybody at first sight: each acts on the cards they know. Nobody plays equipment, so
 * no moment holds the game up.
 */

/**
 * Plays a world on for so many turns, or to its end. Changes it. Each turn has chances of its own, which come from the
 * seed: worlds that differ in one move go on alike as far as they can, so that what differs in the end is due to it.
 */
export function playOn(world: State, turns: number, seed: string): void {
  const until = world.turns + turns;
  let turn = world.turns;
  let draw = seededDraw(`${seed} ${turn}`);
  while (world.outcome === null && world.turns < until) {
    if (world.turns !== turn) {
      turn = world.turns;
      draw = seededDraw(`${seed} ${turn}`);
    }
    const [seat] = seatsOf(world.awaited);
    if (seat === undefined || !step(world, seat, answer(world, seat, draw), draw)) return;
  }
}

/** Makes a move in a world; answers whether that was possible. */
export function step(world: State, seat: Seat, move: Move, draw: Draw): boolean {
  return advance(cops, world, seat, move, draw).ok;
}

/** Answers what is open until somebody is to act or to aim; then all equipment leaves the hands. */
export function answerWhatIsOpen(world: State, draw: Draw): void {
  while (world.outcome === null && world.question !== "act" && world.question !== "aim") {
    const [seat] = seatsOf(world.awaited);
    if (seat === undefined || !step(world, seat, answer(world, seat, draw), draw)) break;
  }
  world.players = world.players.map((player) =>
    player.equipment.length === 0 ? player : { ...player, equipment: [] },
  );
}

const SHOOT: Move = { do: "shoot" };

function answer(world: State, seat: Seat, draw: Draw): Move {
  switch (world.question) {
    case "moment":
      return PASS;
    case "act":
      return act(world, seat, draw);
    case "aim":
    case "retarget":
      return { do: "aim", target: prey(world, seat, world.question === "retarget", draw).seat };
    case "reveal":
      return reveal(world, seat, draw);
    default:
      return any(cops.legal(world, seat), draw);
  }
}

function any(moves: readonly Move[], draw: Draw): Move {
  return moves[Math.floor(fraction(draw) * moves.length)];
}

function act(world: State, seat: Seat, draw: Draw): Move {
  const player = world.players[seat];
  if (player.standing === "criminal") return snatch(world);
  const best = prey(world, seat, false, draw);
  const bold = 0.35 + 0.02 * Math.max(0, world.turns / world.players.length - 3);
  if (player.armed && player.aim !== null && !world.heldFire && world.players[player.aim].standing === "in") {
    const suspicion = suspicionOf(world, seat, player.aim, teamOf(player));
    if (suspicion >= 2 || (suspicion >= 1 && fraction(draw) < bold)) return SHOOT;
  }
  const wantsGun = best.suspicion >= 2 || (best.suspicion >= 1 && fraction(draw) < 0.5);
  if (wantsGun && !player.armed) {
    const arm = arming(world, best.seat);
    if (arm !== null) return arm;
  }
  return investigate(world, seat, draw) ?? any(cops.legal(world, seat), draw);
}

/** cops 6: the fullest pocket. */
function snatch(world: State): Move {
  let target = 0;
  let most = 0;
  for (const [seat, { standing, diamonds }] of world.players.entries()) {
    if (standing === "in" && diamonds > most) {
      target = seat;
      most = diamonds;
    }
  }
  return { do: "snatch", target };
}

function arming(world: State, target: Seat): Move | null {
  if (world.options.mode === "gang") return { do: "arm", target };
  return world.guns === 0 ? null : { do: "arm" };
}

/** Any card but a leader, if there is a choice. */
function reveal(world: State, seat: Seat, draw: Draw): Move {
  const { cards } = world.players[seat];
  const moves = cops.legal(world, seat);
  const common = moves.filter((move) => move.do === "reveal" && !isLeader(cards[move.card].kind));
  return any(common.length > 0 ? common : moves, draw);
}

/** A card that the seat does not know, of anybody. */
function investigate(world: State, seat: Seat, draw: Draw): Move | null {
  let found: Move | null = null;
  let count = 0;
  for (const [target, player] of world.players.entries()) {
    if (target === seat || player.standing !== "in" || isConcealed(player)) continue;
    for (const [slot, { up, knownTo }] of player.cards.entries()) {
      if (up || isKnownTo(knownTo, seat)) continue;
      count++;
      if (fraction(draw) * count < 1) found = { do: "investigate", target, card: slot as 0 | 1 | 2 };
    }
  }
  return found;
}

/** Whom a seat suspects most. */
function prey(world: State, seat: Seat, other: boolean, draw: Draw): { seat: Seat; suspicion: number } {
  const player = world.players[seat];
  const team = teamOf(player);
  let best = { seat: -1, suspicion: Number.NEGATIVE_INFINITY };
  for (const [target, { standing }] of world.players.entries()) {
    if (target === seat || standing !== "in" || (other && target === player.aim)) continue;
    const suspicion = suspicionOf(world, seat, target, team) + 0.2 * fraction(draw);
    if (suspicion > best.suspicion) best = { seat: target, suspicion };
  }
  if (best.seat !== -1) return best;
  const anybody = [...world.players.keys()].find((each) => each !== seat && world.players[each].standing !== "out");
  return { seat: anybody ?? 0, suspicion: -3 };
}

/** How much the cards that a seat knows speak against another: 3 for the enemies' leader, -3 for one's own. */
function suspicionOf(world: State, by: Seat, at: Seat, team: Team): number {
  let sum = 0;
  for (const { kind, up, knownTo } of world.players[at].cards) {
    if (!up && !isKnownTo(knownTo, by)) continue;
    if (isLeader(kind)) return sideOf(kind) === team ? -3 : 3;
    sum += kind === team ? -1 : 1;
  }
  return world.players[at].lying.some(({ lasting }) => lasting === "reversed") ? -sum : sum;
}

function sideOf(leader: Identity): Team {
  return leader === "agent" ? "honest" : "crooked";
}
