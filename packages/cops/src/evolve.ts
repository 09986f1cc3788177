import { at, copyDeck, onlySeat, type Seat, sealAnswer, seatSet, takeTop } from "@darbar/kernel";
import { freshCard, freshPlayer } from "./change.ts";
import { foldDiscarded, foldDrew, foldHanded, foldLaid, foldPlayed, foldUsed } from "./equipment-facts.ts";
import type { CopsEvent } from "./event.ts";
import {
  foldArranged,
  foldCriminal,
  foldExposed,
  foldFlashed,
  foldLooked,
  foldSwapped,
  foldTurnedUp,
} from "./identity-facts.ts";
import { foldAimed, foldAnnounced, foldAsked, foldMoment, foldTurn, foldWon } from "./question-facts.ts";
import { rulesOf, type State } from "./state.ts";

/** Folds a fact into a state, or a redacted fact into a view. No rules, no chance. */
export function evolve(state: State, event: CopsEvent): void {
  switch (event.type) {
    case "answered":
      return sealAnswer(state, event);
    case "moment":
      return foldMoment(state, event.moment, seatSet(event.seats), event.resume);
    case "asked":
      return foldAsked(state, event.question, seatSet(event.seats));
    case "turn":
      return foldTurn(state, event.seat);
    case "announced":
      return foldAnnounced(state, event.action);
    case "aimed":
      return foldAimed(state, event.seat, event.target);
    case "armed":
      freshPlayer(state, event.seat).armed = true;
      if (!rulesOf(state).ownGuns) state.guns--;
      return;
    case "disarmed":
      return foldDisarmed(state, event.seat);
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
      return foldLaid(state, event);
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
      freshCard(state, [event.seat, event.card]).wounded = true;
      return;
    case "healed":
      freshCard(state, [event.seat, event.card]).wounded = false;
      return;
    case "out":
      freshPlayer(state, event.seat).standing = "out";
      state.fallen = [...state.fallen, { seat: event.seat, by: event.by }];
      return;
    case "revived":
      freshPlayer(state, event.seat).standing = "in";
      state.fallen = state.fallen.filter((fallen) => fallen.seat !== event.seat);
      return;
    case "criminal":
      return foldCriminal(state, event.seat);
    case "diamonds":
      freshPlayer(state, event.from).diamonds -= event.count;
      freshPlayer(state, event.to).diamonds += event.count;
      return;
    case "next":
      state.next = event.seat;
      return;
    case "turned-round":
      state.direction = event.direction;
      return;
    case "dealt":
      return deal(state, event);
    case "won":
      return foldWon(state, event.outcome);
  }
}

const NOTHING_TO_LOOK_AT: State["looks"] = [];

function foldDisarmed(state: State, seat: Seat): void {
  const player = freshPlayer(state, seat);
  player.armed = false;
  player.aim = null;
  if (!rulesOf(state).ownGuns) state.guns++;
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
