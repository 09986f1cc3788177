import type { ActionMove, Play } from "@darbar/cops";
import type { Seat, Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { aimedAt, doer, given } from "./people.ts";
import { nthCard, placeName } from "./things.ts";

/** How an action is announced: who, what, on whom. `aim`: at whom the gun points, for those who know. */
export function announcedText(
  seat: Seat,
  action: ActionMove,
  aim: Seat | null,
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const { t } = words;
  const who = doer(seat, viewer, names);
  const at = (target: Seat) => ({ ...who, ...aimedAt(target, viewer, names) });
  switch (action.do) {
    case "investigate":
      return t("cops.event.announced.investigate", { ...at(action.target), card: nthCard(action.card, words, "acc") });
    case "arm":
      if (action.target === undefined) return t("cops.event.announced.arm", who);
      return t("cops.event.announced.hold-up", at(action.target));
    case "equip":
      if (action.to === undefined) return t("cops.event.announced.equip", who);
      return t("cops.event.announced.equip.paid", at(action.to));
    case "shoot":
      return aim === null ? t("cops.event.announced.shoot", who) : t("cops.event.announced.shoot.at", at(aim));
    case "snatch":
      return t("cops.event.announced.snatch", at(action.target));
    case "swap":
      return t("cops.event.announced.swap", { ...who, ...twoPlaces(action.places, viewer, words, names) });
    case "infiltrate":
      return t("cops.event.announced.infiltrate", { ...at(action.target), ...given(action.to, viewer, names) });
  }
}

/** How equipment is played: who, which, on whom, and what that comes to. */
export function playedText(seat: Seat, play: Play, viewer: Viewer, words: Words, names: Names): string {
  return words.t(`cops.event.played.${play.equipment}`, {
    ...doer(seat, viewer, names),
    ...aimedAt(play.target ?? seat, viewer, names),
    ...given(play.to ?? seat, viewer, names),
    ...(play.places === undefined ? {} : twoPlaces(play.places, viewer, words, names)),
    ...(play.card === undefined
      ? {}
      : { card: nthCard(play.card, words, play.equipment === "wiretap" ? "acc" : "name") }),
  });
}

/** Two cards by whose they are, as messages are told: `one` and `two`. */
export function twoPlaces(
  [one, two]: NonNullable<Play["places"]>,
  viewer: Viewer,
  words: Words,
  names: Names,
): { readonly one: string; readonly two: string } {
  return { one: placeName(one, viewer, words, names), two: placeName(two, viewer, words, names) };
}
