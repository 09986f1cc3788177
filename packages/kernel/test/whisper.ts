import {
  type Asking,
  at,
  clockwise,
  copyDeck,
  type Deck,
  drawCard,
  fail,
  type Game,
  newDeck,
  ok,
  refuse,
  type Seat,
  shuffleIn,
  takeTop,
  type Viewer,
  viewDeck,
} from "@darbar/kernel";

/*
 * Whisper: the smallest bluffing game, to try the laws on. Everybody holds one card face down. On your turn you claim to
 * hold an ace, a king or a queen; the others believe or doubt, sealed. Doubted, you show your card and draw another;
 * whoever was wrong loses a life (of two). Believed, you score. The last alive, or the first with three points, wins.
 */
type Card = "ace" | "king" | "queen";
const CARDS: readonly Card[] = ["ace", "king", "queen"];
type Move = { do: "claim"; card: Card } | { do: "believe" | "doubt" };
export type WhisperEvent =
  | { type: "dealt"; cards: (Card | null)[] }
  | { type: "turn"; seat: Seat }
  | { type: "claimed"; seat: Seat; card: Card }
  | { type: "answered"; seat: Seat; doubt: boolean }
  | { type: "showed"; seat: Seat; card: Card }
  | { type: "drew"; seat: Seat; card: Card | null }
  | { type: "hurt" | "scored" | "won"; seat: Seat };

interface State extends Asking {
  turn: Seat;
  claim: Card | null;
  doubts: (boolean | null)[];
  cards: (Card | null)[];
  lives: number[];
  points: number[];
  deck: Deck<Card>;
  winner: Seat | null;
}
type Whisper = Game<{ readonly whisper: true }, State, Move, WhisperEvent>;

function setup(_options: { readonly whisper: true }, seats: number): State {
  const each = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
  return {
    viewer: "all",
    prompt: 0,
    turn: 0,
    claim: null,
    doubts: each(null),
    cards: each(null),
    lives: each(2),
    points: each(0),
    deck: newDeck(CARDS.flatMap((card) => [card, card, card])),
    winner: null,
  };
}

function waiting(state: State): readonly Seat[] {
  if (state.winner !== null) return [];
  if (state.claim === null) return [state.turn];
  return state.doubts.flatMap((doubt, seat) =>
    doubt === null && seat !== state.turn && (state.lives[seat] ?? 0) > 0 ? [seat] : [],
  );
}

const CLAIMS = CARDS.map((card): Move => ({ do: "claim", card }));

const decide: Whisper["decide"] = (state, seat, move, draw) => {
  if (!waiting(state).includes(seat)) return refuse("not-asked");
  if (move.do === "claim") {
    return state.claim === null ? ok([{ type: "claimed", seat, card: move.card }]) : refuse("not-an-answer");
  }
  if (state.claim === null) return refuse("not-an-answer");
  const events: WhisperEvent[] = [{ type: "answered", seat, doubt: move.do === "doubt" }];
  if (waiting(state).length > 1) return ok(events);
  const lives = state.lives.slice();
  const points = state.points.slice();
  const doubter = state.doubts.findIndex((doubt, of) => doubt === true || (of === seat && move.do === "doubt"));
  if (doubter === -1) {
    points[state.turn] = at(points, state.turn) + 1;
    events.push({ type: "scored", seat: state.turn });
  } else {
    const card = state.cards[state.turn] as Card;
    const deck = copyDeck(state.deck);
    shuffleIn(deck, card);
    const hurt = card === state.claim ? doubter : state.turn;
    lives[hurt] = at(lives, hurt) - 1;
    events.push({ type: "showed", seat: state.turn, card });
    events.push({ type: "drew", seat: state.turn, card: drawCard(deck, draw) });
    events.push({ type: "hurt", seat: hurt });
  }
  const alive = lives.flatMap((life, of) => (life > 0 ? [of] : []));
  const scorer = points.indexOf(3);
  if (alive.length === 1 || scorer !== -1) {
    events.push({ type: "won", seat: alive.length === 1 ? at(alive, 0) : scorer });
  } else {
    let next = clockwise(state.turn, lives.length);
    while (lives[next] === 0) next = clockwise(next, lives.length);
    events.push({ type: "turn", seat: next });
  }
  return ok(events);
};

function evolve(state: State, event: WhisperEvent): void {
  switch (event.type) {
    case "dealt":
      for (const card of event.cards) takeTop(state.deck, card);
      state.cards = event.cards.slice();
      return;
    case "turn":
    case "claimed":
      state.prompt++;
      state.turn = event.seat;
      state.claim = event.type === "claimed" ? event.card : null;
      state.doubts = state.doubts.map(() => null);
      return;
    case "answered":
      state.doubts[event.seat] = event.doubt;
      return;
    case "showed":
      shuffleIn(state.deck, event.card);
      return;
    case "drew":
      takeTop(state.deck, event.card);
      state.cards[event.seat] = event.card;
      return;
    case "hurt":
      state.lives[event.seat] = at(state.lives, event.seat) - 1;
      return;
    case "scored":
      state.points[event.seat] = at(state.points, event.seat) + 1;
      return;
    case "won":
      state.prompt++;
      state.winner = event.seat;
  }
}

function view(state: State, viewer: Viewer): State {
  const sees = (seat: Seat): boolean => viewer === "all" || viewer === seat;
  return {
    ...state,
    viewer,
    doubts: state.doubts.map((doubt, seat) => (sees(seat) ? doubt : null)),
    cards: state.cards.map((card, seat) => (sees(seat) ? card : null)),
    lives: state.lives.slice(),
    points: state.points.slice(),
    deck: viewDeck(state.deck, viewer),
  };
}

/** A game that keeps every law. */
export const whisper: Whisper = {
  id: "whisper",
  version: 1,
  options: () => ok({ whisper: true }),
  move: () => fail("whisper is never played from a file"),
  setup,
  deal: (state, draw) => {
    const deck = copyDeck(state.deck);
    return [
      { type: "dealt", cards: state.cards.map(() => drawCard(deck, draw)) },
      { type: "turn", seat: 0 },
    ];
  },
  decide,
  evolve,
  redact: (event, viewer) => {
    if (viewer === "all") return event;
    if (event.type === "answered") return event.seat === viewer ? event : null;
    if (event.type === "drew") return event.seat === viewer ? event : { ...event, card: null };
    if (event.type !== "dealt") return event;
    return { ...event, cards: event.cards.map((card, seat) => (seat === viewer ? card : null)) };
  },
  unrevealed: (event, viewer) => {
    if (event.type === "showed") return { ...event, card: null };
    if (event.type === "hurt") return { ...event, seat: null }; // Who is hurt follows from the card.
    return event.type === "drew" && event.seat === viewer ? { ...event, card: null } : null;
  },
  view,
  waiting,
  legal: (state, seat) => {
    if (!waiting(state).includes(seat)) return [];
    return state.claim === null ? CLAIMS : [{ do: "believe" }, { do: "doubt" }];
  },
  fallback: (state) => (state.claim === null ? at(CLAIMS, 0) : { do: "believe" }),
  imagine: (state, draw) => {
    const world = view(state, "all");
    const unseen = newDeck(CARDS.flatMap((card) => [card, card, card]));
    for (const card of state.cards) if (card !== null) takeTop(unseen, card);
    world.cards = state.cards.map((card) => card ?? drawCard(unseen, draw));
    world.deck = unseen;
    return world;
  },
  outcome: ({ winner, points }) => {
    if (winner === null) return null;
    // Whoever outlives the others wins, whatever the points; the others stand by theirs.
    const standing = points.map((own, seat) => (seat === winner ? Number.POSITIVE_INFINITY : own));
    const ranks = standing.map((own) => 1 + standing.filter((other) => other > own).length);
    return { winners: [winner], as: "whisperer", ranks, scores: points.slice() };
  },
  audit: (state) => {
    const cards = [...(state.deck.bag ?? []), ...state.cards].sort().join();
    const all = CARDS.flatMap((card) => [card, card, card]).join();
    const dealt = state.cards.every((card) => card !== null);
    return cards === all || !dealt ? null : `the cards are ${cards}`;
  },
};
