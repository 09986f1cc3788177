import {
  at,
  copyDeck,
  NO_SEATS,
  onlySeat,
  openWindow,
  type Seat,
  type SeatSet,
  sealAnswer,
  seatSet,
  takeTop,
} from "@darbar/kernel";
import { changeCard, changePlayer } from "./change.ts";
import { foldDiscarded, foldDrew, foldHanded, foldPlayed, foldUsed } from "./equipment-facts.ts";
import type { CopsEvent, Question } from "./event.ts";
import type { Place } from "./identity.ts";
import {
  foldArranged,
  foldCriminal,
  foldExposed,
  foldFlashed,
  foldLooked,
  foldSwapped,
  foldTurnedUp,
} from "./identity-facts.ts";
import { playerAt } from "./player.ts";
import { rulesOf, type State } from "./state.ts";

/** Folds a fact into a state, or a redacted fact into a view. No rules, no chance. */
export function evolve(state: State, event: CopsEvent): void {
  switch (event.type) {
    case "answered":
      return sealAnswer(state, event);
    case "moment":
      if (event.moment !== "investigated") state.seen = NOTHING_SEEN;
      state.moment = event.moment;
      state.resume = event.resume;
      return ask(state, "moment", seatSet(event.seats));
    case "asked":
      return openQuestion(state, event.question, seatSet(event.seats));
    case "turn":
      return beginTurn(state, event.seat);
    case "announced":
      state.action = event.action;
      state.committed = false;
      return;
    case "aimed":
      return changePlayer(state, event.seat, { aim: event.target });
    case "armed":
      changePlayer(state, event.seat, { armed: true });
      if (!rulesOf(state).ownGuns) state.guns--;
      return;
    case "disarmed":
      changePlayer(state, event.seat, { armed: false, aim: null });
      if (!rulesOf(state).ownGuns) state.guns++;
      return;
    case "looked":
      return foldLooked(state, event);
    case "looks":
      state.looks = event.looks;
      return;
    case "turned-up":
      return foldTurnedUp(state, [event.seat, event.card], event.kind);
    case "exposed":
      return foldExposed(state, event);
    case "flashed":
      return foldFlashed(state, event.seat);
    case "arranged":
      return foldArranged(state, event);
    case "swapped":
      return foldSwapped(state, event);
    case "played":
      return foldPlayed(state, event.seat, event.play.equipment);
    case "used":
      state.looks = NOTHING_TO_LOOK_AT;
      return foldUsed(state, event.equipment);
    case "laid":
      state.playing = null;
      return changePlayer(state, event.seat, {
        lying: [...playerAt(state, event.seat).lying, { equipment: event.equipment, lasting: event.lasting }],
      });
    case "drew":
      return foldDrew(state, event.seat, event.equipment);
    case "handed":
      return foldHanded(state, event.from, event.to, event.equipment);
    case "discarded":
      return foldDiscarded(state, event.seat, event.equipment);
    case "held-fire":
      state.heldFire = true;
      return;
    case "committed":
      state.committed = true;
      return;
    case "fired":
    case "diverted":
      state.hit = event.target;
      return;
    case "wounded":
      return changeCard(state, [event.seat, event.card], { wounded: true });
    case "healed":
      return changeCard(state, [event.seat, event.card], { wounded: false });
    case "out":
      changePlayer(state, event.seat, { standing: "out" });
      state.fallen = [...state.fallen, { seat: event.seat, by: event.by }];
      return;
    case "revived":
      changePlayer(state, event.seat, { standing: "in" });
      state.fallen = state.fallen.filter((fallen) => fallen.seat !== event.seat);
      return;
    case "criminal":
      return foldCriminal(state, event.seat);
    case "diamonds":
      changePlayer(state, event.from, { diamonds: playerAt(state, event.from).diamonds - event.count });
      return changePlayer(state, event.to, { diamonds: playerAt(state, event.to).diamonds + event.count });
    case "next":
      state.next = event.seat;
      return;
    case "turned-round":
      state.direction = event.direction;
      return;
    case "dealt":
      return deal(state, event);
    case "won":
      state.outcome = event.outcome;
      return ask(state, "over", NO_SEATS);
  }
}

const NOTHING_SEEN: readonly Place[] = [];
const NOTHING_TO_LOOK_AT: State["looks"] = [];
const NOBODY_FELL: State["fallen"] = [];

function ask(state: State, question: Question, awaited: SeatSet): void {
  state.question = question;
  openWindow(state, awaited);
}

/** Questions that come up while a card is being played leave the moment as it is. */
function openQuestion(state: State, question: Question, awaited: SeatSet): void {
  if (question === "act" || question === "aim") state.seen = NOTHING_SEEN;
  if (question === "act") state.moment = "turn";
  ask(state, question, awaited);
}

function beginTurn(state: State, seat: Seat): void {
  state.turns++;
  state.turn = seat;
  state.next = null;
  state.action = null;
  state.committed = false;
  state.heldFire = false;
  state.hit = null;
  state.fallen = NOBODY_FELL;
  state.resume = null;
  openQuestion(state, "act", onlySeat(seat));
}

function deal(state: State, event: CopsEvent & { type: "dealt" }): void {
  state.leftOver = event.leftOver;
  const deck = copyDeck(state.equipment);
  state.players = state.players.map((player, seat) => {
    const knownTo = onlySeat(seat);
    const cards = at(event.hands, seat).map((kind) => ({ kind, up: false, wounded: false, knownTo }));
    const kind = at(event.equipment, seat);
    takeTop(deck, kind);
    return { ...player, cards, equipment: [{ kind, knownTo }] };
  });
  state.equipment = deck;
}
