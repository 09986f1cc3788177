import type { Identity, Move, Play, Slot, State, TwoPlaces } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { effectOf } from "../words/effect.ts";
import { nthCard, nthCards, theEquipment } from "../words/things.ts";
import { aboutAim, aboutSeat, aboutTurningUp, actionStep } from "./notes.ts";

/** One step on the way to a move: what is chosen, what may come of it, and what is asked next. */
export interface Step {
  readonly label: string;
  readonly note: string | null;
  /** The question that follows, if more is to be chosen. */
  readonly asks: string;
}

/** The reader of a menu. */
export interface Reader {
  readonly view: State;
  readonly me: Seat;
  readonly names: Names;
}

/** The steps that lead to a move: the action or card first, then on whom, then which card. Two cards can be named in any order. */
export function stepsTo(move: Move, reader: Reader): readonly (readonly Step[])[] {
  const { view, me, names } = reader;
  const player = (seat: Seat, asks = ""): Step => ({ label: names(seat), note: aboutSeat(seat, reader), asks });
  switch (move.do) {
    case "pass":
      return [[last("Keep it for later", null)]];
    case "investigate":
      return [[actionStep(move, reader), player(move.target, "Which card?"), cardOf(move.target, move.card, view)]];
    case "shoot":
      return [[actionStep(move, reader)]];
    case "snatch":
      return [[actionStep(move, reader), player(move.target)]];
    case "arm":
      return [[actionStep(move, reader), ...someone(move.target, reader), ...turnUp(move.card, reader)]];
    case "equip":
      return [[actionStep(move, reader), ...someone(move.to, reader), ...turnUp(move.card, reader)]];
    case "infiltrate": {
      const gun = { label: `${names(move.target)}'s gun`, note: aboutAim(move.target, reader), asks: "On which cop?" };
      return [[actionStep(move, reader), gun, player(move.to)]];
    }
    case "swap":
      return twoCards(actionStep(move, reader), move.places, reader);
    case "play":
      return stepsToPlay(move, reader);
    case "arrange":
      return [[last(move.order.join(", "), isAsItIs(move.order, view, me) ? "as they lie now" : null)]];
    case "aim":
      return [[{ ...player(move.target), note: aboutAiming(move.target, reader) }]];
    case "divert":
      return [[player(move.target)]];
    case "reveal":
      return [turnUp(move.card, reader)];
    case "look": {
      const cards = move.cards.length === 3 ? "all three cards" : `the ${nthCards(move.cards)}`;
      const whose = view.looks[0]?.at === null ? [player(move.target, "Which card?")] : [];
      return [[...whose, last(cards, null)]];
    }
    case "keep":
      return [[last(theEquipment(move.equipment), effectOf(move.equipment, view.options.mode))]];
  }
}

function stepsToPlay(play: Play, reader: Reader): readonly (readonly Step[])[] {
  const { view, names } = reader;
  const { equipment, target, to, card, places } = play;
  const [onWhom, next] = QUESTIONS[equipment] ?? ["On which player?", "Which card?"];
  const first = {
    label: `Play ${theEquipment(equipment)}`,
    note: effectOf(equipment, view.options.mode),
    asks: onWhom,
  };
  if (places !== undefined) return twoCards(first, places, reader);
  const steps: Step[] = [first];
  if (target !== undefined) steps.push({ label: names(target), note: aboutSeat(target, reader), asks: next });
  if (to !== undefined) steps.push({ label: names(to), note: aboutSeat(to, reader), asks: "" });
  if (target !== undefined && card !== undefined) steps.push(cardOf(target, card, view));
  return [steps];
}

/** What is asked of equipment that is played on two things. */
const QUESTIONS: Readonly<Partial<Record<Play["equipment"], readonly [string, string]>>> = {
  "evidence-bag": ["Whose equipment?", "Who gets it?"],
  taser: ["Whose gun?", "Who do you aim at?"],
  blackmail: ["A card of which player?", ""],
  "walkie-talkie": ["Who do they aim at?", ""],
  "surveillance-camera": ["Whose card?", "Which card?"],
  wiretap: ["Whose card first?", "Which card?"],
};

function twoCards(first: Step, [one, other]: TwoPlaces, reader: Reader): readonly (readonly Step[])[] {
  return [
    [first, ...placeOf(one, reader, "And a card of which other player?"), ...placeOf(other, reader, "")],
    [first, ...placeOf(other, reader, "And a card of which other player?"), ...placeOf(one, reader, "")],
  ];
}

function placeOf([seat, card]: TwoPlaces[0], reader: Reader, asks: string): readonly Step[] {
  const player = { label: reader.names(seat), note: aboutSeat(seat, reader), asks: "Which card?" };
  return [player, { ...cardOf(seat, card, reader.view), asks }];
}

function cardOf(seat: Seat, card: Slot, { players }: State): Step {
  const { kind, up } = players[seat].cards[card];
  const known = kind === null ? null : up ? kind : `${kind}, as you know`;
  return { label: `the ${nthCard(card)}`, note: known, asks: "" };
}

function someone(seat: Seat | undefined, reader: Reader): readonly Step[] {
  if (seat === undefined) return [];
  const asks = "Which of your cards do you turn up?";
  return [{ label: reader.names(seat), note: aboutSeat(seat, reader), asks }];
}

/** Which of one's own cards is turned up, if there is any left. */
function turnUp(card: Slot | undefined, reader: Reader): readonly Step[] {
  if (card === undefined) return [];
  return [last(`turn up the ${nthCard(card)}`, aboutTurningUp(card, reader))];
}

function aboutAiming(target: Seat, reader: Reader): string {
  const asNow = reader.view.question === "aim" && reader.view.players[reader.me].aim === target ? "no change; " : "";
  return `${asNow}${aboutSeat(target, reader)}`;
}

function isAsItIs(order: readonly Identity[], { players }: State, me: Seat): boolean {
  return players[me].cards.every(({ kind }, slot) => kind === order[slot]);
}

function last(label: string, note: string | null): Step {
  return { label, note, asks: "" };
}
