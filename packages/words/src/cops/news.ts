import type { ActionName, CopsEvent, EquipmentName } from "@darbar/cops";
import type { Seat, Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { announcedText } from "./announce.ts";
import type { Names } from "./contract.ts";
import { describe, gotText } from "./describe.ts";
import { doer } from "./people.ts";
import { raceNews, standingsOf } from "./race.ts";
import { type Context, raceAfter } from "./story-context.ts";
import { both, equipmentName, identityName } from "./things.ts";

/** The facts that everybody expects once an action is announced or equipment played: they are not told again. */
const EXPECTED: Readonly<Partial<Record<ActionName | EquipmentName, readonly CopsEvent["type"][]>>> = {
  arm: ["armed"],
  infiltrate: ["aimed"],
  coffee: ["next"],
  defibrillator: ["revived"],
  disguise: ["laid"],
  flashbang: ["flashed"],
  "med-kit": ["healed"],
  "planted-evidence": ["laid"],
  "restraining-order": ["committed"],
  "smoke-grenade": ["turned-round"],
  taser: ["disarmed", "armed", "aimed", "held-fire"],
};

/** What an event, as the viewer sees it, adds to the story; `null` if that is told already. */
export function newsOf(event: CopsEvent, context: Context, viewer: Viewer, words: Words, names: Names): string | null {
  const [told, race] = [toldOf(event, context, viewer, words, names), raceOf(event, context, words)];
  return told === null || race === null ? (told ?? race) : both(told, race, words);
}

/** cops 6: everybody hears it when one snatch would win, and when it would not any more. */
function raceOf(event: CopsEvent, { race }: Context, words: Words): string | null {
  if (event.type !== "diamonds" && event.type !== "criminal") return null;
  return raceNews(standingsOf(race), standingsOf(raceAfter(race, event)), words);
}

function toldOf(event: CopsEvent, context: Context, viewer: Viewer, words: Words, names: Names): string | null {
  const { cause } = context;
  if (cause !== null && EXPECTED[cause]?.includes(event.type)) return null;
  switch (event.type) {
    case "arranged":
      if (context.turns === 0 && event.order.includes(null)) return laidText(context, viewer, words);
      break;
    case "announced":
      return announcedAgain(event, context, viewer, words, names);
    case "used": // Equipment can be played to no effect (cops 5: K-9 unit, metal detector).
      return context.before?.type === "played" ? words.t("cops.story.no-effect") : null;
    case "looked":
      if (!isNamedBefore(context)) break;
      return event.kinds[0] === null
        ? null
        : words.t("cops.story.it-is", { kind: identityName(event.kinds[0], words, "is") });
    case "swapped":
      return gotText(event, viewer, words, names);
    case "turned-up":
      if (cause !== "surveillance-camera") break;
      return words.t("cops.story.it-is", { kind: identityName(event.kind, words, "is") });
    case "handed":
      if (cause !== "evidence-bag") break;
      if (event.equipment === null || event.from === viewer) return null;
      return words.t("cops.story.it-is.equipment", { equipment: equipmentName(event.equipment, words) });
    case "fired":
      if (cause === "shoot") return words.t("cops.story.fired");
      break;
    case "disarmed": // Whoever has fired puts the gun away.
      if (context.before?.type === "fired") return null;
      break;
    case "diamonds": // What equipment costs was said when it was announced (cops 6).
      if (cause === "equip") return null;
      break;
    case "aimed": // It is no news that a player keeps their aim, nor that a player held up is aimed at.
      if (context.aims.get(event.seat) === event.target || isHoldUp(event.target, context)) return null;
      break;
    default:
  }
  return describe(event, viewer, words, names);
}

/** cops 1: all lay their cards at once. Players are told of their own cards, spectators that it is done. */
function laidText({ isLaid }: Context, viewer: Viewer, { t }: Words): string | null {
  return isLaid || viewer !== "public" ? null : t("cops.story.all-laid");
}

/** cops 4: when equipment has been played in answer, an action is announced again: as it was, or another one. */
function announcedAgain(
  { seat, action }: CopsEvent & { type: "announced" },
  context: Context,
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const aim = context.aims.get(seat) ?? null;
  const isSame = JSON.stringify(context.action) === JSON.stringify(action);
  // The walkie-talkie may have turned the gun on somebody else meanwhile (cops 5).
  if (isSame && (action.do !== "shoot" || aim === context.aimThen)) {
    return words.t("cops.story.goes-on", doer(seat, viewer, names));
  }
  const sentence = announcedText(seat, action, aim, viewer, words, names);
  return context.action === null ? sentence : words.t("cops.story.changed", { sentence });
}

/** Whether the card that is looked at was named when the look was announced: the second one of a wiretap was not. */
function isNamedBefore({ cause, looks }: Context): boolean {
  return cause === "investigate" || (cause === "wiretap" && looks === 0);
}

/** cops 6: a player who draws their gun to arm aims at the player held up. */
function isHoldUp(target: Seat, { cause, action }: Context): boolean {
  return cause === "arm" && action?.do === "arm" && action.target === target;
}
