import { ALLEGIANCES, CHARACTERS, coup, type Event, PLAIN_ACTIONS, QUESTIONS, TARGETED_ACTIONS } from "@darbar/coup";

/** Whether a value read from a file can stand in a place of an event. */
type Fits = (value: unknown, seats: number) => boolean;

const word =
  (...words: readonly string[]): Fits =>
  (value) =>
    words.some((known) => known === value);
const either =
  (...ways: readonly Fits[]): Fits =>
  (value, seats) =>
    ways.some((fits) => fits(value, seats));
const listOf =
  (item: Fits): Fits =>
  (value, seats) =>
    Array.isArray(value) && value.length <= 20 && value.every((entry) => item(entry, seats));
const bySeat =
  (item: Fits): Fits =>
  (value, seats) =>
    listOf(item)(value, seats) && (value as readonly unknown[]).length === seats;

const nothing: Fits = (value) => value === null;
const flag: Fits = (value) => typeof value === "boolean";
const seat: Fits = (value, seats) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
const coins: Fits = (value) => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 50;
const card = word(...CHARACTERS);
const claim = either(card, word("no-duke"));
const hidden = either(card, nothing);
const purse = either(seat, word("treasury", "reserve"));
const move: Fits = (value) => coup.move(value).ok;

/** What each event says, place by place: the shape of `Event`, for what comes from a file. */
const SHAPES: Readonly<Record<Event["type"], Readonly<Record<string, Fits>>>> = {
  dealt: { hands: bySeat(listOf(hidden)) },
  drafted: { cards: bySeat(hidden) },
  sided: { allegiances: bySeat(word(...ALLEGIANCES)) },
  turn: { seat },
  asked: { question: word(...QUESTIONS), seats: listOf(seat) },
  answered: { seat, move },
  announced: {
    seat,
    action: word(...PLAIN_ACTIONS, ...TARGETED_ACTIONS),
    target: either(seat, nothing),
    as: either(claim, nothing),
  },
  blocked: { seat, as: card },
  challenged: { seat, claimant: seat, as: claim },
  showed: { seat, as: claim, cards: listOf(card), stay: flag },
  refused: { seat, as: claim },
  lost: { seat, card },
  out: { seat },
  paid: { from: purse, to: purse, coins },
  drew: { seat, cards: listOf(hidden) },
  returned: {
    seat,
    cards: listOf(hidden),
    to: word("shuffled", "under"),
    knownTo: either(listOf(seat), word("everyone")),
  },
  presented: { seat, to: seat, card: hidden },
  "gave-back": { seat, to: seat },
  converted: { seat, allegiance: word(...ALLEGIANCES) },
  bombed: { seat },
  claimed: { seat, as: card, to: either(seat, nothing) },
  "bomb-ended": { seat, how: word("exploded", "defused", "dropped") },
  won: { seat },
};

/** Whether something read from a file is an event of a game of so many seats, with nothing missing and nothing more. */
export function isSeenEvent(raw: unknown, seats: number): raw is Event {
  if (typeof raw !== "object" || raw === null || !("type" in raw) || typeof raw.type !== "string") return false;
  if (!Object.hasOwn(SHAPES, raw.type)) return false;
  const shape = SHAPES[raw.type as Event["type"]];
  const { type: _, ...said } = raw as Readonly<Record<string, unknown>>;
  const places = Object.keys(shape);
  return (
    Object.keys(said).length === places.length &&
    places.every((place) => place in said && shape[place](said[place], seats))
  );
}
