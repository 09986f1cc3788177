import {
  cops,
  type EquipmentName,
  isCop,
  isKnownTo,
  isLeader,
  type Slot,
  type State,
  type Team,
  teamOf,
} from "@darbar/cops";
import { hasSeat, type Seat } from "@darbar/kernel";
import { against, leaderOf, seatOf, sideOf, someoneOn } from "./sides.ts";

/** A hint, by the message that says it and what that has to be told. */
export type Hint =
  | { readonly hint: "side-honest" | "side-crooked" | "side-agent" | "side-kingpin" | "order" }
  | { readonly hint: "finish" | "shoot-leader" | "shoot-enemy" | "aim-friend"; readonly seat: Seat }
  | { readonly hint: "in-sight" | "in-sight-leader" | "in-sight-wounded"; readonly seat: Seat }
  | { readonly hint: "ready"; readonly seat: Seat; readonly equipment: EquipmentName }
  | { readonly hint: "heal" | "arm-leader" | "investigate"; readonly seat: Seat }
  | { readonly hint: "heal-me" | "investigate-any" | "criminal" }
  | { readonly hint: "price-known"; readonly card: Slot }
  | { readonly hint: "aim-leader" | "aim-enemy" | "divert"; readonly seat: Seat }
  | { readonly hint: "aim-any" | "retarget-any" | "divert-any" }
  | { readonly hint: "moment" | "shot-at-me" | "last-word" | "reveal" | "keep" };

/** More than this nobody reads while they are asked something. */
const MOST = 2;

/** Equipment that answers a shot (cops 5). */
const ANSWERS_SHOTS: readonly EquipmentName[] = ["k9-unit", "restraining-order", "riot-shield"];

/**
 * What a patient friend behind the chair of a seat would whisper now: from what everybody sees and from what the seat
 * knows, never from more. Who is not asked hears only that they may soon be.
 */
export function hintsFor(table: State, seat: Seat): readonly Hint[] {
  const view = cops.view(table, seat);
  if (view.outcome !== null) return [];
  return (hasSeat(view.awaited, seat) ? hints(view, seat) : ready(view, seat)).slice(0, MOST);
}

function hints(view: State, me: Seat): readonly Hint[] {
  switch (view.question) {
    case "arrange":
      return view.playing === null ? [{ hint: sideHint(view, me) }, { hint: "order" }] : [{ hint: "order" }];
    case "act":
      return toAct(view, me);
    case "moment":
      return inMoment(view, me);
    case "aim":
      return toAim(view, me, "aim-any");
    case "retarget":
      return toAim(view, me, "retarget-any");
    case "divert":
      return toDivert(view, me);
    case "reveal":
      return toReveal(view, me);
    case "keep":
      return [{ hint: "keep" }];
    case "look":
    case "over":
      return [];
  }
}

function sideHint(view: State, me: Seat): "side-honest" | "side-crooked" | "side-agent" | "side-kingpin" {
  const { cards } = view.players[me];
  if (cards.some(({ kind }) => kind === "agent")) return "side-agent";
  if (cards.some(({ kind }) => kind === "kingpin")) return "side-kingpin";
  return `side-${teamOf(view.players[me])}`;
}

function toAct(view: State, me: Seat): readonly Hint[] {
  if (!isCop(view, me)) return [{ hint: "criminal" }];
  const mine = teamOf(view.players[me]);
  const legal = cops.legal(view, me);
  const { aim } = view.players[me];
  const canShoot = legal.some((move) => move.do === "shoot");
  const atAim = canShoot && aim !== null ? aboutAim(view, mine, aim) : [];
  const leader = seatOf(view, leaderOf(against(mine)));
  const canArm = leader !== null && aim !== leader && legal.some((move) => move.do === "arm");
  return [
    ...atAim,
    ...toHeal(view, me, mine),
    ...threats(view, me),
    ...(canArm && isCop(view, leader) ? [{ hint: "arm-leader", seat: leader } as const] : []),
    ...toInvestigate(view, me),
  ];
}

/** Whether to shoot the player the reader aims at. */
function aboutAim(view: State, mine: Team, aim: Seat): readonly Hint[] {
  const { cards } = view.players[aim];
  const side = sideOf(view, aim);
  if (side === null) return [];
  if (side === mine) return [{ hint: "aim-friend", seat: aim }];
  if (seatOf(view, leaderOf(against(mine))) !== aim) return [{ hint: "shoot-enemy", seat: aim }];
  return [{ hint: cards.some(({ wounded }) => wounded) ? "finish" : "shoot-leader", seat: aim }];
}

/** cops 5: the med kit, for a leader of one's own side. */
function toHeal(view: State, me: Seat, mine: Team): readonly Hint[] {
  if (heldBy(view, me) !== "med-kit") return [];
  const seat = seatOf(view, leaderOf(mine));
  if (seat === null || !view.players[seat].cards.some(({ wounded }) => wounded)) return [];
  return seat === me ? [{ hint: "heal-me" }] : [{ hint: "heal", seat }];
}

/** Who aims at the reader, and what can be done about it. */
function threats(view: State, me: Seat): readonly Hint[] {
  const asked = ready(view, me);
  if (asked.length > 0) return asked;
  const seat = aimingAt(view, me);
  if (seat === null) return [];
  const leader = view.players[me].cards.find(({ kind }) => isLeader(kind));
  if (leader === undefined) return [{ hint: "in-sight", seat }];
  return [{ hint: leader.wounded ? "in-sight-wounded" : "in-sight-leader", seat }];
}

/** Equipment that answers a shot: whoever is shot at is asked. */
function ready(view: State, me: Seat): readonly Hint[] {
  const equipment = heldBy(view, me);
  const seat = aimingAt(view, me);
  if (equipment === null || seat === null || !isCop(view, me) || !ANSWERS_SHOTS.includes(equipment)) return [];
  return [{ hint: "ready", seat, equipment }];
}

function aimingAt(view: State, me: Seat): Seat | null {
  const seat = view.players.findIndex(({ armed, aim }) => armed && aim === me);
  return seat === -1 ? null : seat;
}

function heldBy(view: State, me: Seat): EquipmentName | null {
  return view.players[me].equipment[0]?.kind ?? null;
}

/** Whose cards one knows least of, if there is anything left to learn. */
function toInvestigate(view: State, me: Seat): readonly Hint[] {
  const legal = cops.legal(view, me).flatMap((move) => (move.do === "investigate" ? [move.target] : []));
  const unknown = (seat: Seat): number => view.players[seat].cards.filter(({ kind }) => kind === null).length;
  const others = [...new Set(legal)].filter((seat) => sideOf(view, seat) === null);
  const most = Math.max(0, ...others.map(unknown));
  const least = others.filter((seat) => unknown(seat) === most);
  if (most === 0) return [];
  return least.length === 1 ? [{ hint: "investigate", seat: least[0] }] : [{ hint: "investigate-any" }];
}

/** A card of one's own that somebody else knows already is the cheapest to turn up (cops 2). */
function toReveal(view: State, me: Seat): readonly Hint[] {
  const others = [...view.players.keys()].filter((seat) => seat !== me);
  const card = view.players[me].cards.findIndex(
    ({ up, kind, knownTo }) => !up && !isLeader(kind) && others.some((seat) => isKnownTo(knownTo, seat)),
  );
  return [card === -1 ? { hint: "reveal" } : { hint: "price-known", card: card as Slot }];
}

function toAim(view: State, me: Seat, otherwise: "aim-any" | "retarget-any"): readonly Hint[] {
  const targets = cops.legal(view, me).flatMap((move) => (move.do === "aim" ? [move.target] : []));
  const theirs = against(teamOf(view.players[me]));
  const leader = seatOf(view, leaderOf(theirs));
  if (leader !== null && targets.includes(leader)) return [{ hint: "aim-leader", seat: leader }];
  const enemy = someoneOn(view, theirs, targets);
  return [enemy === null ? { hint: otherwise } : { hint: "aim-enemy", seat: enemy }];
}

function toDivert(view: State, me: Seat): readonly Hint[] {
  const targets = cops.legal(view, me).flatMap((move) => (move.do === "divert" ? [move.target] : []));
  const enemy = someoneOn(view, against(teamOf(view.players[me])), targets);
  return [enemy === null ? { hint: "divert-any" } : { hint: "divert", seat: enemy }];
}

function inMoment(view: State, me: Seat): readonly Hint[] {
  const equipment = heldBy(view, me);
  if (equipment === null || !cops.legal(view, me).some((move) => move.do === "play")) return ready(view, me);
  if (view.players[me].standing !== "in") return [{ hint: "last-word" }];
  const isShot = view.moment === "announced" && view.action?.do === "shoot";
  const isMine = view.moment === "hit" ? view.hit === me : isShot && view.players[view.turn].aim === me;
  if (isMine && ANSWERS_SHOTS.includes(equipment)) return [{ hint: "shot-at-me" }];
  return [...toHeal(view, me, teamOf(view.players[me])), { hint: "moment" }];
}
