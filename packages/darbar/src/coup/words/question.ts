import { coup, MUST_COUP, type State } from "@darbar/coup";
import { list } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { aCard, CHARACTER, theCard } from "./things.ts";

/** The question that is open to a player, put to them in words. */
export function ask(view: State, names: Names): string {
  const { action, claim } = view;
  switch (view.question) {
    case "act":
      return mustCoup(view)
        ? `You have ${MUST_COUP} coins or more: you must launch a coup.`
        : "Your turn. What do you do?";
    case "respond":
    case "block":
      return action?.target === view.viewer ? "It is aimed at you. What do you say?" : "What do you say?";
    case "contest":
      return claim === null || claim.as === "no-duke"
        ? "Do you believe it?"
        : `Do you believe in ${possessive(claim.seat)} ${CHARACTER[claim.as]}?`;
    case "prove":
      if (claim === null || claim.as === "no-duke") return "You are challenged. Show your cards?";
      return `You are challenged. Show ${theCard(claim.as)}?`;
    case "lose-challenge":
    case "lose-influence":
      return "You lose a card. Which one?";
    case "return":
      return "What goes back?";
    case "present":
      return `Which card do you show ${action === null ? "them" : names(action.seat)}?`;
    case "judge":
      return view.presented === null ? "Give the card back?" : `You see ${aCard(view.presented)}. Give it back?`;
    case "bomb":
      return "The bomb is in your hands. What now?";
    case "keep":
      return "One of your five cards is yours to keep. Which?";
    case "side":
      return "You start. Which side are you on? Sides then alternate around the table.";
    case "over":
      return "The game is over.";
  }

  function possessive(seat: number): string {
    return `${names(seat)}'s`;
  }
}

/** Who a game waits for, and why. */
export function awaits(view: State, names: Names): string {
  const seats = list(coup.waiting(view).map(names));
  return view.question === "act" ? `It is ${seats}'s turn` : `Waiting for ${seats}`;
}

function mustCoup(view: State): boolean {
  return typeof view.viewer === "number" && view.players[view.viewer].coins >= MUST_COUP;
}
