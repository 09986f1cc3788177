import { type CopsEvent, EQUIPMENT_CARDS, EQUIPMENT_COPIES, type EquipmentName, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/*
 * Where equipment can be. The deck is never shuffled, so what goes under it comes up again in the same order; only when
 * somebody keeps one of two cards nobody else can tell which is which. Each such secret makes two guesses of one.
 */

/** One way in which the equipment that has been seen may lie; `null` where nothing is known. */
export interface EquipmentGuess {
  readonly hands: readonly (readonly (EquipmentName | null)[])[];
  /** Under the deck, the first to come up first. */
  readonly under: readonly (EquipmentName | null)[];
  /** How many cards nobody has put there lie on top of those. */
  readonly loose: number;
  readonly weight: number;
}

/** Every way in which the equipment may lie, after what a seat has seen. */
export function trackEquipment(past: readonly CopsEvent[], seats: number): readonly EquipmentGuess[] {
  let guesses: readonly EquipmentGuess[] = [];
  for (const event of past) {
    guesses = event.type === "dealt" ? opening(event, seats) : guesses.flatMap((guess) => fold(guess, event));
    if (event.type === "discarded") guesses = merged(guesses);
  }
  return guesses;
}

function opening(event: CopsEvent & { type: "dealt" }, seats: number): readonly EquipmentGuess[] {
  const hands = event.equipment.map((kind) => [kind]);
  return [{ hands, under: [], loose: EQUIPMENT_CARDS.length - seats, weight: 1 }];
}

function fold(guess: EquipmentGuess, event: CopsEvent): readonly EquipmentGuess[] {
  switch (event.type) {
    case "drew":
      return drawn(guess, event.seat, event.equipment);
    case "played":
      return seen(guess, event.seat, event.play.equipment).map((each) => withHand(each, event.seat, []));
    case "used":
      return [{ ...guess, under: [...guess.under, event.equipment] }];
    case "handed":
      return handed(guess, event);
    case "discarded":
      return discarded(guess, event.seat, event.equipment);
    default:
      return [guess];
  }
}

function withHand(guess: EquipmentGuess, seat: Seat, hand: readonly (EquipmentName | null)[]): EquipmentGuess {
  return { ...guess, hands: guess.hands.map((held, each) => (each === seat ? hand : held)) };
}

/** The hand of a seat, a single card, turns out to be this one; a guess that has another there is wrong. */
function seen(guess: EquipmentGuess, seat: Seat, kind: EquipmentName | null): readonly EquipmentGuess[] {
  const [held] = guess.hands[seat];
  if (kind === null || held === kind) return [guess];
  if (held !== null) return [];
  const weight = guess.weight * chanceInHole(guess, kind);
  return weight === 0 ? [] : [{ ...withHand(guess, seat, [kind]), weight }];
}

function drawn(guess: EquipmentGuess, seat: Seat, kind: EquipmentName | null): readonly EquipmentGuess[] {
  const hand = guess.hands[seat];
  if (guess.loose > 0) {
    const weight = kind === null ? guess.weight : guess.weight * chanceInHole(guess, kind);
    return [{ ...withHand(guess, seat, [...hand, kind]), loose: guess.loose - 1, weight }];
  }
  const [top, ...under] = guess.under;
  if (kind !== null && top !== null && top !== kind) return [];
  const weight = kind === null || top !== null ? guess.weight : guess.weight * chanceInHole(guess, kind);
  return [{ ...withHand(guess, seat, [...hand, top ?? kind]), under, weight }];
}

function handed(
  guess: EquipmentGuess,
  { from, to, equipment }: CopsEvent & { type: "handed" },
): readonly EquipmentGuess[] {
  return seen(guess, from, equipment).map((each) => {
    const [held] = each.hands[from];
    return withHand(withHand(each, from, []), to, [...each.hands[to], held]);
  });
}

/** Of two cards one goes under the deck: nobody else can tell which, and each is as likely. */
function discarded(guess: EquipmentGuess, seat: Seat, kind: EquipmentName | null): readonly EquipmentGuess[] {
  const hand = guess.hands[seat];
  const drop = (index: number, weight: number): EquipmentGuess => ({
    ...withHand(
      guess,
      seat,
      hand.filter((_, each) => each !== index),
    ),
    under: [...guess.under, hand[index] ?? kind],
    weight: guess.weight * weight,
  });
  if (hand.length === 1) return [drop(0, 1)];
  if (kind !== null) return [drop(hand[0] === kind ? 0 : 1, 1)];
  return hand[0] === hand[1] ? [drop(0, 1)] : [drop(0, 0.5), drop(1, 0.5)];
}

/** How likely a place of which nothing is known holds this kind. */
function chanceInHole(guess: EquipmentGuess, kind: EquipmentName): number {
  const known = [...guess.hands.flat(), ...guess.under].filter((each) => each !== null);
  const left = EQUIPMENT_COPIES[kind] - known.filter((each) => each === kind).length;
  return Math.max(0, left) / Math.max(1, EQUIPMENT_CARDS.length - known.length);
}

function merged(guesses: readonly EquipmentGuess[]): readonly EquipmentGuess[] {
  const byContent = new Map<string, EquipmentGuess>();
  for (const guess of guesses) {
    const content = JSON.stringify([guess.hands, guess.under]);
    const same = byContent.get(content);
    byContent.set(content, same === undefined ? guess : { ...same, weight: same.weight + guess.weight });
  }
  return [...byContent.values()];
}

/** How likely a seat holds this kind of equipment. */
export function equipmentChance(
  guesses: readonly EquipmentGuess[],
  view: State,
  seat: Seat,
  kind: EquipmentName,
): number {
  if (view.players[seat].equipment.length === 0) return 0;
  let total = 0;
  let sum = 0;
  for (const guess of guesses) {
    const [held] = guess.hands[seat];
    total += guess.weight;
    sum += guess.weight * (held === null ? chanceAmong(guess, view, kind) : held === kind ? 1 : 0);
  }
  return total === 0 ? 0 : sum / total;
}

/** As in any hole, but for the cards that lie before players and the one being played. */
function chanceAmong(guess: EquipmentGuess, view: State, kind: EquipmentName): number {
  const lying = view.players.flatMap((player) => player.lying.map((laid) => laid.equipment));
  if (view.playing !== null) lying.push(view.playing.equipment);
  return chanceInHole({ ...guess, under: [...guess.under, ...lying] }, kind);
}
