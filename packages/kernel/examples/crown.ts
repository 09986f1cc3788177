import * as kernel from "@darbar/kernel";
import { parseObject } from "@darbar/kernel/parse";

/*
 * Crown, a third game in one file (docs/adding-a-game.md). Everybody holds a king or a knave. In turn each claims to be
 * the king; the others pass or doubt, sealed. Who is doubted shows their card: a knave is out. Everybody else who claims
 * wins, and so does the last one left.
 */
export type Card = "king" | "knave";
export type Move = { readonly do: "claim" | "pass" | "doubt" };
export type CrownEvent =
  | { readonly type: "dealt"; readonly cards: readonly (Card | null)[] }
  | { readonly type: "turn" | "claimed" | "won"; readonly seat: kernel.Seat }
  | { readonly type: "shown"; readonly seat: kernel.Seat; readonly card: Card }
  | kernel.Answered<Move>;
export interface State extends kernel.ResponseWindow<Move> {
  turn: kernel.Seat;
  claimed: boolean;
  shown: kernel.SeatSet;
  cards: readonly (Card | null)[];
  winner: kernel.Seat | null;
}
type Crown = kernel.Game<object, State, Move, CrownEvent>;

const KINDS: readonly Card[] = ["king", "knave"];
const MOVES: readonly Move[] = [{ do: "claim" }, { do: "pass" }, { do: "doubt" }];
const isDoubt = (move: Move): move is Move => move.do === "doubt";

/** Everybody has answered a claim. */
function close(state: State, last: kernel.Answered<Move>): readonly CrownEvent[] {
  const { turn: seat, cards } = state;
  if (kernel.nearestAnswer(state, seat, last, isDoubt) === null) return [last, { type: "won", seat }];
  const shown = { type: "shown", seat, card: cards[seat] as Card } as const;
  if (shown.card === "king") return [last, shown, { type: "won", seat }];
  return [last, shown, { type: seat + 2 === cards.length ? "won" : "turn", seat: seat + 1 }];
}

function evolve(state: State, event: CrownEvent): void {
  if (event.type === "answered") return kernel.sealAnswer(state, event);
  if (event.type === "dealt") state.cards = event.cards;
  else if (event.type === "shown") {
    state.cards = state.cards.with(event.seat, event.card);
    state.shown = kernel.withSeat(state.shown, event.seat);
  } else {
    state.turn = event.seat;
    state.claimed = event.type === "claimed";
    if (event.type === "won") state.winner = event.seat;
    const others = [...state.cards.keys()].filter((seat) => seat !== event.seat && !kernel.hasSeat(state.shown, seat));
    const asked = { turn: [event.seat], claimed: others, won: [] }[event.type];
    kernel.openWindow(state, kernel.seatSet(asked));
  }
}

const view: Crown["view"] = (state, viewer) => ({
  ...state,
  viewer,
  awaited: kernel.viewAwaited(state, viewer),
  answers: kernel.viewAnswers(state, viewer),
  cards: state.cards.map((card, seat) =>
    kernel.hasSeat(state.shown, seat) || kernel.isKnower(viewer, [seat]) ? card : null,
  ),
});

const legal: Crown["legal"] = ({ awaited, claimed }, seat) =>
  kernel.hasSeat(awaited, seat) ? MOVES.filter((move) => (move.do === "claim") !== claimed) : [];

/** The whole game: nothing but the kernel. */
export const crown: Crown = {
  id: "crown",
  version: 1,
  options: (raw) => parseObject(raw, "options", []),
  move: (raw) => {
    const found = MOVES.find((move) => JSON.stringify(move) === JSON.stringify(raw));
    return found === undefined ? kernel.fail("a move is to claim, to pass or to doubt") : kernel.ok(found);
  },
  setup: (_, seats) => {
    const cards = new Array<null>(seats).fill(null);
    const window = { viewer: "all", prompt: 0, awaited: kernel.NO_SEATS, answers: cards } as const;
    return { ...window, turn: 0, claimed: false, shown: kernel.NO_SEATS, cards, winner: null };
  },
  deal: (state, draw) => [
    { type: "dealt", cards: state.cards.map(() => draw.one(KINDS)) },
    { type: "turn", seat: 0 },
  ],
  decide: (state, seat, move) => {
    if (!legal(state, seat).some((each) => each.do === move.do)) return kernel.refuse("not-an-answer");
    if (move.do === "claim") return kernel.ok([{ type: "claimed", seat }]);
    const answer = { type: "answered", seat, move } as const;
    return kernel.ok(kernel.withoutSeat(state.awaited, seat) === kernel.NO_SEATS ? close(state, answer) : [answer]);
  },
  evolve,
  redact: (event, viewer) => {
    if (event.type === "answered") return kernel.redactAnswer(event, viewer);
    if (event.type !== "dealt") return event;
    return { ...event, cards: event.cards.map((card, seat) => (kernel.isKnower(viewer, [seat]) ? card : null)) };
  },
  unrevealed: (event) => (event.type === "shown" ? { ...event, card: null } : null),
  view,
  waiting: kernel.waitingIn,
  legal,
  fallback: (state, seat) => kernel.at(legal(state, seat), 0),
  imagine: (state, draw) => ({ ...state, viewer: "all", cards: state.cards.map((card) => card ?? draw.one(KINDS)) }),
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner], as: "crowned" }),
  audit: (state) => (state.prompt > 0 && state.cards.includes(null) ? "a card is missing" : null),
};
