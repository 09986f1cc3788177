import { ACTIONS, type ActionMove, type Move, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { consequenceOf } from "./consequence.ts";
import type { Offer, OfferSign } from "./contract.ts";
import { isDangerous, turnedUp } from "./danger.ts";
import { type Path, pickId } from "./paths.ts";
import { doer } from "./people.ts";
import { WHOM } from "./purpose.ts";
import type { Reader } from "./reader.ts";
import { actionName, equipmentName, nthCard } from "./things.ts";

/** The offer of the press with which all these paths begin. */
export function offerOf(group: readonly Path[], reader: Reader): Offer {
  const [path] = group;
  const [{ pick }] = path.presses;
  const move = moveAfter(group);
  return {
    id: pickId(pick),
    pick,
    label: labelOf(path, reader),
    consequence: consequenceOf(path, move, reader),
    danger: move !== null && isDangerous(move, reader),
    barred: null,
    sign: signOf(path, reader),
    move,
    mark: null,
  };
}

/** The move that the press makes with which these paths begin: which card is meant is not asked where there is only one. */
export function moveAfter(group: readonly Path[]): Move | null {
  const [{ move, presses }] = group;
  const isDone = group.length === 1 && presses.slice(1).every(({ pick }) => pick.on === "card");
  return isDone ? move : null;
}

function labelOf({ move, presses: [{ pick, purpose }] }: Path, reader: Reader): string {
  const { view, me, words, names } = reader;
  switch (pick.on) {
    case "button":
      return buttonLabel(move, reader);
    case "seat":
      return words.t(purpose === null ? "cops.whom.name" : WHOM[purpose], doer(pick.seat, view.viewer, names));
    case "card":
      if (turnedUp(move, reader) !== null)
        return words.t("cops.offer.turn-up", { card: nthCard(pick.card, words, "acc") });
      return words.t("cops.offer.card", { ...doer(pick.seat, me, names), card: nthCard(pick.card, words) });
  }
}

/** What not playing one's card comes to: for whoever is hit or has fallen there is no later. */
function passId({ question, moment, hit, action, players, turn, fallen }: State, me: Seat) {
  if (question !== "moment") return "cops.offer.pass";
  if (moment === "eliminated" && fallen.some(({ seat }) => seat === me)) return "cops.offer.pass.fallen";
  if (moment === "hit" && hit === me) return "cops.offer.pass.hit";
  // The restraining order is for now, and the riot shield for when the shot hits.
  const isShotAt = moment === "announced" && action?.do === "shoot" && players[turn].aim === me;
  const isForNow = players[me].equipment[0]?.kind === "restraining-order";
  return isShotAt && isForNow ? "cops.offer.pass.hit" : "cops.offer.pass";
}

function buttonLabel(move: Move, { view, me, words, names }: Reader): string {
  switch (move.do) {
    case "pass":
      return words.t(passId(view, me));
    case "play":
    case "keep":
      return words.t(`cops.offer.${move.do}`, { equipment: equipmentName(move.equipment, words, "acc") });
    case "shoot": {
      const { aim } = view.players[me];
      return aim === null ? actionName("shoot", words) : words.t("cops.offer.shoot", { target: names(aim) });
    }
    case "investigate":
    case "arm":
    case "equip":
    case "snatch":
    case "swap":
    case "infiltrate":
      return actionName(move.do, words);
    case "arrange":
    case "aim":
    case "divert":
    case "reveal":
    case "look":
      return ""; // Players and cards are pressed for these.
  }
}

function signOf({ move, presses: [{ pick }] }: Path, { view }: Reader): OfferSign | null {
  if (pick.on === "card") {
    const { kind } = view.players[pick.seat].cards[pick.card];
    return kind === null ? null : { of: "identity", identity: kind };
  }
  if (pick.on === "seat" || move.do === "pass") return null;
  if (move.do === "play" || move.do === "keep") return { of: "equipment", equipment: move.equipment };
  return isAction(move) ? { of: "action", action: move.do } : null;
}

function isAction(move: Move): move is ActionMove {
  return ACTIONS.some((name) => name === move.do);
}
