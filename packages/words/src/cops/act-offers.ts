import { ACTIONS, type ActionName, isCop } from "@darbar/cops";
import { announcedText } from "./announce.ts";
import { whyBarred } from "./barred.ts";
import type { Offer } from "./contract.ts";
import { isDangerous } from "./danger.ts";
import { playOffers } from "./moment-offers.ts";
import { offerOf } from "./offer.ts";
import type { Path } from "./paths.ts";
import type { Reader } from "./reader.ts";
import { actionName } from "./things.ts";

/** What one can do at the start of a turn: every action of one's role, also those that are barred, then equipment. */
export function actOffers(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const actions = actionsOf(reader).map((action) => actionOffer(action, paths, reader));
  return [...goOn(paths, reader), ...actions, ...playOffers(paths, reader)];
}

/** cops 2, 6: cops and criminals have actions of their own. */
function actionsOf({ view, me }: Reader): readonly ActionName[] {
  const isCriminal = !isCop(view, me);
  return ACTIONS.filter((action) => CRIMINAL.includes(action) === isCriminal);
}

const CRIMINAL: readonly ActionName[] = ["snatch", "swap", "infiltrate"];

function actionOffer(action: ActionName, paths: readonly Path[], reader: Reader): Offer {
  const group = paths.filter(({ move }) => move.do === action);
  if (group.length > 0) return offerOf(group, reader);
  return {
    id: action,
    pick: { on: "button", id: action },
    label: actionName(action, reader.words),
    consequence: null,
    danger: false,
    barred: whyBarred(action, reader),
    sign: { of: "action", action },
    move: null,
    mark: null,
  };
}

/** cops 4: the action that was announced before equipment was played in answer, if it is still possible and took choosing. */
function goOn(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const { view, me, words, names } = reader;
  const { action } = view;
  if (action === null || action.do === "shoot") return [];
  const before = JSON.stringify(action);
  const path = paths.find(({ move }) => JSON.stringify(move) === before);
  if (path === undefined) return [];
  return [
    {
      id: "go-on",
      pick: { on: "button", id: "go-on" },
      label: words.t("cops.offer.go-on"),
      consequence: announcedText(me, action, null, me, words, names),
      danger: isDangerous(path.move, reader),
      barred: null,
      sign: { of: "action", action: action.do },
      move: path.move,
      mark: null,
    },
  ];
}
