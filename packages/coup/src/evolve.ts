import { sealAnswer, seatSet } from "@darbar/kernel";
import type { CoupEvent } from "./event.ts";
import * as fold from "./fold.ts";
import { learnReturned } from "./memory.ts";
import { playerAt, type State } from "./state.ts";

/** Folds a fact into a state, or a redacted fact into a view. No rules, no chance. The commonest facts come first. */
export function evolve(state: State, event: CoupEvent): void {
  switch (event.type) {
    case "answered":
      return sealAnswer(state, event);
    case "asked":
      return fold.ask(state, event.question, seatSet(event.seats));
    case "turn":
      return fold.beginTurn(state, event.seat);
    case "announced": {
      const { seat, action: kind, target, as } = event;
      return fold.announce(state, { kind, seat, target }, as === null ? null : { seat, as, on: "action" });
    }
    case "paid":
      return fold.pay(state, event.from, event.to, event.coins);
    case "challenged":
      return fold.challenge(state, event.seat);
    case "blocked":
      return fold.block(state, { seat: event.seat, as: event.as, on: "block" });
    case "showed":
      return fold.show(state, event);
    case "lost":
      return fold.lose(state, event.seat, event.card);
    case "returned":
      return fold.giveBack(state, event);
    case "drew":
      for (const card of event.cards) fold.draw(state, event.seat, card);
      return;
    case "none-left":
      return learnReturned(state, event.seat, event.card);
    case "presented":
      return fold.present(state, event);
    case "bombed":
      return fold.handBomb(state, event.seat);
    case "claimed":
      return fold.claimOverBomb(state, event);
    case "bomb-ended":
      state.bomb = null;
      return;
    case "converted":
      playerAt(state, event.seat).allegiance = event.allegiance;
      return;
    case "sided":
      return fold.side(state, event.allegiances);
    case "drafted":
      return fold.draft(state, event.cards);
    case "dealt":
      return fold.deal(state, event.hands);
    case "won":
      return fold.win(state, event.seat);
    case "refused":
    case "out":
    case "gave-back":
      return; // Said for those who watch; what follows from it is said by other events.
  }
}
