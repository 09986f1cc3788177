// Folds the events of both games into a view, by the tables in PROTOCOL.md, without any of Darbar's own code. What Coup's
// view knows of others' cards (`sightings`) is left as it is: every snapshot brings it.

/** Folds an event of a game into the `view` of a snapshot, which is changed. */
export function fold(game, view, event) {
  (game === "coup" ? COUP : COPS)[event.type](view, event);
}

const EVERYONE = 2 ** 11 - 1;
const bits = (seats) => seats.reduce((set, seat) => set | (1 << seat), 0);
const seatsOf = (set) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((seat) => set & (1 << seat));
const knowersOf = (set) => (set === EVERYONE ? "everyone" : seatsOf(set));

/** A question is open to these seats. */
function ask(view, question, seats) {
  Object.assign(view, {
    question,
    awaited: bits(seats),
    answers: view.answers.map(() => null),
    prompt: view.prompt + 1,
  });
}

function answered(view, { seat, move }) {
  view.answers = view.answers.with(seat, move);
  view.awaited &= ~(1 << seat);
}

/** Takes the top card off a deck; answers what was known of it, if it had been put under. */
function takeTop(deck, card) {
  if (deck.loose === 0) return deck.under.shift();
  deck.loose--;
  if (deck.bag !== null && card !== null) deck.bag.splice(deck.bag.indexOf(card), 1);
}

/** Takes a card out of a hand: that very one, or one that is not known. */
function takeFrom(hidden, card) {
  hidden.splice(hidden.includes(card) ? hidden.indexOf(card) : hidden.indexOf(null), 1);
}

function addTo(view, purse, coins) {
  if (typeof purse === "number") view.players[purse].coins += coins;
  else view[purse] += coins;
}

function draw(view, seat, cards) {
  for (const card of cards) {
    view.players[seat].hidden.push(card);
    takeTop(view.court, card);
  }
}

const nothing = () => {};

const COUP = {
  dealt: (view, { hands }) => {
    for (const [seat, cards] of hands.entries()) draw(view, seat, cards);
  },
  drew: (view, { seat, cards }) => draw(view, seat, cards),
  drafted: (view, { cards }) => {
    view.drafted = cards;
    for (const [seat, card] of cards.entries()) view.players[seat].hidden.push(card);
  },
  sided: (view, { allegiances }) =>
    allegiances.forEach((side, seat) => {
      view.players[seat].allegiance = side;
    }),
  converted: (view, { seat, allegiance }) => {
    view.players[seat].allegiance = allegiance;
  },
  asked: (view, { question, seats }) => ask(view, question, seats),
  turn: (view, { seat }) => {
    Object.assign(view, { turn: seat, action: null, claim: null, challenger: null, presented: null, proven: [] });
    ask(view, "act", [seat]);
  },
  answered,
  announced: (view, { seat, action, target, as }) => {
    view.action = { kind: action, seat, target };
    if (as !== null) view.claim = { seat, as, on: "action" };
  },
  blocked: (view, { seat, as }) => {
    view.claim = { seat, as, on: "block" };
  },
  challenged: (view, { seat }) => {
    view.challenger = seat;
  },
  showed: (view, { seat, cards, stay }) => stay && view.proven.push(...cards.map((card) => ({ seat, card }))),
  lost: (view, { seat, card }) => {
    takeFrom(view.players[seat].hidden, card);
    view.players[seat].shown.push(card);
    view.proven = view.proven.filter((proven) => proven.seat !== seat || proven.card !== card);
  },
  returned: (view, { seat, cards, to, knownTo }) => {
    for (const card of cards) {
      takeFrom(view.players[seat].hidden, card);
      if (to === "under") view.court.under.push({ card, knownTo });
      else view.court.loose++;
      if (to !== "under" && view.court.bag !== null) view.court.bag.push(card);
    }
    view.proven = view.proven.filter((proven) => proven.seat !== seat);
  },
  "none-left": ({ action, options, court }, { card }) => {
    const isOneBack = action.kind === "exchange" && options.character === "inquisitor";
    if (isOneBack) court.under[court.under.length - 1] = { card, knownTo: "everyone" };
  },
  presented: (view, { card }) => {
    view.presented = card;
  },
  paid: (view, { from, to, coins }) => {
    addTo(view, from, -coins);
    addTo(view, to, coins);
  },
  bombed: (view, { seat }) => {
    view.bomb = { holder: seat, held: [...(view.bomb?.held ?? []), seat], to: null };
  },
  claimed: (view, { seat, as, to }) => {
    view.claim = { seat, as, on: "bomb" };
    view.bomb = { ...view.bomb, to };
  },
  "bomb-ended": (view) => {
    view.bomb = null;
  },
  won: (view, { seat }) => {
    view.winner = seat;
    ask(view, "over", []);
  },
  refused: nothing,
  out: nothing,
  "gave-back": nothing,
};

/** Changes an identity card. */
function change(view, seat, card, changes) {
  view.players[seat].cards[card] = { ...view.players[seat].cards[card], ...changes };
}

function open(view, question, seats) {
  if (question === "act" || question === "aim") view.seen = [];
  if (question === "act") view.moment = "turn";
  ask(view, question, seats);
}

const putUnder = (view, card, knownTo) => view.equipment.under.push({ card, knownTo });
const isAt = ([seat, card], [otherSeat, otherCard]) => seat === otherSeat && card === otherCard;

const COPS = {
  dealt: (view, { hands, leftOver, equipment }) => {
    view.leftOver = leftOver;
    hands.forEach((hand, seat) => {
      const knownTo = 1 << seat;
      view.players[seat].cards = hand.map((kind) => ({ kind, up: false, wounded: false, knownTo }));
      view.players[seat].equipment = [{ kind: equipment[seat], knownTo }];
      takeTop(view.equipment, equipment[seat]);
    });
  },
  arranged: (view, { seat, order, wounded }) => {
    const marked = view.players[seat].cards.find((card) => card.wounded);
    const laid = order.map((kind) => ({ kind, up: false, wounded: false, knownTo: 1 << seat }));
    view.players[seat].cards = wounded === null ? laid : laid.with(wounded, marked);
  },
  asked: (view, { question, seats }) => open(view, question, seats),
  moment: (view, { moment, seats, resume }) => {
    if (moment !== "investigated") view.seen = [];
    Object.assign(view, { moment, resume });
    ask(view, "moment", seats);
  },
  turn: (view, { seat }) => {
    Object.assign(view, { turns: view.turns + 1, turn: seat, next: null, action: null, hit: null, resume: null });
    Object.assign(view, { committed: false, heldFire: false, fallen: [] });
    open(view, "act", [seat]);
  },
  answered,
  announced: (view, { action }) => Object.assign(view, { action, committed: false }),
  played: (view, { seat, play }) => {
    view.playing = { seat, equipment: play.equipment };
    view.players[seat].equipment = [];
  },
  used: (view, { equipment }) => {
    Object.assign(view, { playing: null, looks: [] });
    putUnder(view, equipment, "everyone");
  },
  laid: (view, { equipment, seat, lasting }) => {
    view.playing = null;
    view.players[seat].lying.push({ equipment, lasting });
  },
  looks: (view, { looks }) => {
    view.looks = looks;
  },
  looked: (view, { by, seat, cards, kinds }) =>
    cards.forEach((card, index) => {
      const { kind, knownTo } = view.players[seat].cards[card];
      change(view, seat, card, { kind: kinds[index] ?? kind, knownTo: knownTo | (1 << by) });
      if (!view.seen.some((place) => isAt(place, [seat, card]))) view.seen.push([seat, card]);
    }),
  "turned-up": (view, { seat, card, kind }) => change(view, seat, card, { kind, up: true, knownTo: EVERYONE }),
  exposed: (view, { seat, kinds }) => {
    for (const [card, kind] of kinds.entries()) change(view, seat, card, { kind, up: true, knownTo: EVERYONE });
  },
  flashed: (view, { seat }) => {
    const known = view.viewer === seat || view.viewer === "all";
    for (const [card, { kind, wounded }] of view.players[seat].cards.entries()) {
      const hidden = { kind: known ? kind : null, up: false, knownTo: 1 << seat };
      change(view, seat, card, wounded ? { up: false } : hidden);
    }
    view.seen = view.seen.filter(([whose]) => whose !== seat);
  },
  swapped: (view, { places: [one, other], kinds: [ofOne, ofOther] }) => {
    const [fromOne, fromOther] = [one, other].map(([seat, card]) => view.players[seat].cards[card]);
    const got = (card, kind, by) => ({ ...card, kind: card.kind ?? kind, knownTo: card.knownTo | (1 << by) });
    change(view, ...one, got(fromOther, ofOther, one[0]));
    change(view, ...other, got(fromOne, ofOne, other[0]));
    view.seen = view.seen.map((place) => (isAt(place, one) ? other : isAt(place, other) ? one : place));
  },
  armed: (view, { seat }) => {
    view.players[seat].armed = true;
    if (view.options.mode === "base") view.guns--;
  },
  disarmed: (view, { seat }) => {
    Object.assign(view.players[seat], { armed: false, aim: null });
    if (view.options.mode === "base") view.guns++;
  },
  aimed: (view, { seat, target }) => {
    view.players[seat].aim = target;
  },
  "held-fire": (view) => {
    view.heldFire = true;
  },
  committed: (view) => {
    view.committed = true;
  },
  fired: (view, { target }) => {
    view.hit = target;
  },
  diverted: (view, { target }) => {
    view.hit = target;
  },
  wounded: (view, { seat, card }) => change(view, seat, card, { wounded: true }),
  healed: (view, { seat, card }) => change(view, seat, card, { wounded: false }),
  out: (view, { seat, by }) => {
    view.players[seat].standing = "out";
    view.fallen.push({ seat, by });
  },
  revived: (view, { seat }) => {
    view.players[seat].standing = "in";
    view.fallen = view.fallen.filter((fallen) => fallen.seat !== seat);
  },
  criminal: (view, { seat }) => {
    view.gone.push(...view.players[seat].cards.map(({ kind }) => kind).filter((kind) => kind !== null));
    Object.assign(view.players[seat], { standing: "criminal", cards: [] });
  },
  drew: (view, { seat, equipment }) => {
    const { card = null, knownTo = [] } = takeTop(view.equipment, equipment) ?? {};
    const known = knownTo === "everyone" ? EVERYONE : bits(knownTo);
    view.players[seat].equipment.push({ kind: equipment ?? card, knownTo: known | (1 << seat) });
  },
  handed: (view, { from, to, equipment }) => {
    const [{ kind, knownTo }] = view.players[from].equipment;
    view.players[from].equipment = [];
    view.players[to].equipment.push({ kind: kind ?? equipment, knownTo: knownTo | (1 << to) });
  },
  discarded: (view, { seat, equipment }) => {
    const hand = view.players[seat].equipment;
    const goes = hand.findIndex(({ kind }) => kind === equipment);
    const stays = hand.length === 1 ? [] : [{ kind: equipment && hand[1 - goes].kind, knownTo: 1 << seat }];
    if (hand.length === 1) putUnder(view, hand[0].kind, knowersOf(hand[0].knownTo));
    else putUnder(view, equipment, [seat]);
    view.players[seat].equipment = stays;
  },
  diamonds: (view, { from, to, count }) => {
    view.players[from].diamonds -= count;
    view.players[to].diamonds += count;
  },
  next: (view, { seat }) => {
    view.next = seat;
  },
  "turned-round": (view, { direction }) => {
    view.direction = direction;
  },
  won: (view, { outcome }) => {
    view.outcome = outcome;
    ask(view, "over", []);
  },
};
