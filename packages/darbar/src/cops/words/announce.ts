import type { CopsEvent, Play, TwoPlaces } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Voice } from "../../text/voice.ts";
import { nthCard, theEquipment } from "./things.ts";

/** How an action is announced: who, what, on whom. `aim`: at whom the gun points, for those who know. */
export function announce(
  { seat, action }: CopsEvent & { type: "announced" },
  voice: Voice,
  aim: Seat | null = null,
): string {
  const { does, verb, whom, whose } = voice;
  switch (action.do) {
    case "investigate":
      return `${does(seat, "investigate")} ${whose(action.target)} ${nthCard(action.card)}.`;
    case "arm":
      if (action.target === undefined) return `${does(seat, "take")} a gun from the table.`;
      return `${does(seat, "hold")} ${whom(action.target)} up.`;
    case "equip":
      if (action.to === undefined) return `${does(seat, "go")} for equipment.`;
      return `${does(seat, "give")} ${whom(action.to)} a diamond and ${verb(seat, "go")} for equipment.`;
    case "shoot":
      return `${does(seat, "be")} about to shoot${aim === null ? "" : ` ${whom(aim)}`}.`;
    case "snatch":
      return `${does(seat, "reach")} for ${whose(action.target)} diamonds.`;
    case "swap":
      return `${does(seat, "swap")} ${twoPlaces(action.places, voice, "with")}.`;
    case "infiltrate":
      return `${does(seat, "turn")} ${whose(action.target)} gun on ${whom(action.to)}.`;
  }
}

/** How equipment is played: who, which, on whom, and what that comes to where no other event says so. */
export function announcePlay({ seat, play }: CopsEvent & { type: "played" }, voice: Voice): string {
  const { does } = voice;
  const upshot = upshotOf(play, seat, voice);
  return `${does(seat, "play")} ${theEquipment(play.equipment)}${upshot}.`;
}

function upshotOf(play: Play, seat: Seat, voice: Voice): string {
  const { whom, whose, verb } = voice;
  const { target = seat, to = seat } = play;
  switch (play.equipment) {
    case "coffee":
      return `: the next turn is ${whose(seat) === "your" ? "yours" : whose(seat)}`;
    case "smoke-grenade":
      return ": after this turn, play goes the other way round";
    case "restraining-order":
      return ": the shot must go to somebody else";
    case "riot-shield":
    case "metal-detector":
      return "";
    case "blackmail":
      return play.places === undefined ? "" : `: ${twoPlaces(play.places, voice)} change places`;
    case "evidence-bag":
      return `: ${whose(target)} equipment goes to ${whom(to)}`;
    case "taser":
      return `, ${verb(seat, "take")} ${whose(target)} gun and ${verb(seat, "aim")} at ${whom(to)}`;
    case "surveillance-camera":
      return `: ${whose(target)} ${nthCard(play.card ?? 0)} is turned up`;
    case "wiretap":
      return ` on ${whose(target)} ${nthCard(play.card ?? 0)}`;
    case "defibrillator":
      return `: ${whom(target)} ${verb(target, "be")} back in the game`;
    case "walkie-talkie":
      return `: all other guns must aim at ${whom(target)}`;
    case "disguise":
      return `: nobody can look at ${whose(target)} cards any more`;
    case "planted-evidence":
      return ` on ${whom(target)}: ${whose(target) === "your" ? "your" : "their"} honest cards now count as crooked, and the crooked ones as honest`;
    case "flashbang":
      return `: all of ${whose(target)} cards are shuffled face down`;
    case "k9-unit":
    case "med-kit":
    case "mobile-detonator":
    case "polygraph":
    case "truth-serum":
      return ` on ${onWhom(target, seat, voice)}`;
  }
}

function onWhom(target: Seat, seat: Seat, voice: Voice): string {
  return target === seat ? themselves(seat, voice) : voice.whom(target);
}

function themselves(seat: Seat, { whom }: Voice): string {
  return whom(seat) === "you" ? "yourself" : "themselves";
}

/** "P2's first card and your third card". */
export function twoPlaces([[one, oneCard], [other, otherCard]]: TwoPlaces, { whose }: Voice, and = "and"): string {
  return `${whose(one)} ${nthCard(oneCard)} ${and} ${whose(other)} ${nthCard(otherCard)}`;
}
