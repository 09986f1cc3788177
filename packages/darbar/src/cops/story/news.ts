import type { ActionName, CopsEvent, EquipmentName, Mode, State } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import { type Names, sentence, type Voice, voiceFor } from "../../text/voice.ts";
import { announce } from "../words/announce.ts";
import { describe, swapNews } from "../words/describe.ts";
import { theEquipment, whatItIs } from "../words/things.ts";

/** What an event follows from: an announced action, or equipment that is being played. */
export type Cause = ActionName | EquipmentName | null;

/** The facts that everybody expects once an action is announced or equipment played: they are not told again. */
const EXPECTED: Readonly<Partial<Record<ActionName | EquipmentName, readonly CopsEvent["type"][]>>> = {
  arm: ["armed"],
  infiltrate: ["aimed"],
  coffee: ["next"],
  defibrillator: ["revived"],
  disguise: ["laid"],
  flashbang: ["flashed"],
  "planted-evidence": ["laid"],
  "restraining-order": ["committed"],
  "smoke-grenade": ["turned-round"],
  taser: ["disarmed", "armed", "aimed", "held-fire"],
  "walkie-talkie": ["aimed"],
};

/**
 * What an event adds to the story, in one sentence; `null` if everybody expects it by now. The event is as the viewer
 * sees it, and so is the table before it.
 */
export function newsOf(event: CopsEvent, before: State, cause: Cause, viewer: Viewer, names: Names): string | null {
  if (cause !== null && EXPECTED[cause]?.includes(event.type)) return null;
  const voice = voiceFor(viewer, names);
  const { mode } = before.options;
  switch (event.type) {
    case "used":
      return null;
    case "announced":
      return announceAgain(event, before, announce(event, voice, before.players[event.seat].aim), voice);
    case "looked":
      if (cause !== "investigate" && !(cause === "wiretap" && before.seen.length === 0)) break;
      return event.kinds[0] === null ? null : `It is ${whatItIs(event.kinds[0])}.`;
    case "swapped": {
      const news = swapNews(event.places, event.kinds, voice);
      return news === null ? null : sentence(`${news}.`);
    }
    case "handed":
      if (cause !== "evidence-bag") break;
      return event.equipment === null || event.from === viewer ? null : `It is ${theEquipment(event.equipment)}.`;
    case "turned-up":
      if (cause !== "surveillance-camera") break;
      return `It is ${whatItIs(event.kind)}.`;
    case "drew":
      if (cause === "equip" && event.equipment === null) return null;
      break;
    case "fired":
      return cause === "shoot" ? "The shot is fired." : describe(event, viewer, names, mode);
    case "disarmed": // Whoever has fired puts the gun away.
      if (event.seat === before.turn && before.hit !== null) return null;
      break;
    case "diamonds":
      if (cause === "equip") return null;
      break;
    case "aimed": // It is no news that a player keeps their aim, nor that a player held up is aimed at.
      if (before.players[event.seat].aim === event.target || isHoldUp(cause, mode, before, event)) return null;
      break;
    default:
  }
  return describe(event, viewer, names, mode);
}

/** cops 4: an action can be announced a second time, as it was or not. */
function announceAgain(
  event: CopsEvent & { type: "announced" },
  { action }: State,
  said: string,
  { does }: Voice,
): string {
  if (action === null) return said;
  if (JSON.stringify(action) === JSON.stringify(event.action)) return `${does(event.seat, "go")} on as announced.`;
  return `Instead, ${said.replace(/^You /, "you ")}`;
}

function isHoldUp(cause: Cause, mode: Mode, { action }: State, event: CopsEvent & { type: "aimed" }): boolean {
  return cause === "arm" && mode === "gang" && action?.do === "arm" && action.target === event.target;
}
