import { type CopsEvent, cops, type Ending, type Identity } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { announcedText, playedText, twoPlaces } from "./announce.ts";
import type { Names } from "./contract.ts";
import { arrangedText, dealtText } from "./opening.ts";
import { aimedAt, doer } from "./people.ts";
import { both, equipmentName, identityList, identityName, nthCard, nthCards, peopleList } from "./things.ts";

/**
 * What an event says to a viewer, in one sentence; `null` if there is nothing to say. It tells no more than the viewer
 * may know, whatever it is given. The event does not say who an announced shot is aimed at: the story does.
 */
export function describe(event: CopsEvent, viewer: Viewer, words: Words, names: Names): string | null {
  const seen = cops.redact(event, viewer);
  return seen === null ? null : say(seen, viewer, words, names);
}

function say(event: CopsEvent, viewer: Viewer, words: Words, names: Names): string | null {
  const { t } = words;
  switch (event.type) {
    case "asked":
    case "moment":
    case "answered":
    case "looks":
      return null;
    case "dealt":
      return dealtText(event, viewer, words, names);
    case "arranged":
      return arrangedText(event, viewer, words, names);
    case "announced":
      return announcedText(event.seat, event.action, null, viewer, words, names);
    case "played":
      return playedText(event.seat, event.play, viewer, words, names);
    case "used":
      return t("cops.event.used", { equipment: equipmentName(event.equipment, words) });
    case "laid":
      return t("cops.event.laid", {
        ...doer(event.seat, viewer, names),
        equipment: equipmentName(event.equipment, words),
      });
    case "looked":
      return lookedText(event, viewer, words, names);
    case "turned-up":
      return t("cops.event.turned-up", {
        ...doer(event.seat, viewer, names),
        card: nthCard(event.card, words),
        kind: identityName(event.kind, words, "is"),
      });
    case "exposed":
      return t("cops.event.exposed", {
        ...doer(event.seat, viewer, names),
        kinds: identityList(event.kinds, words),
      });
    case "swapped":
      return swappedText(event, viewer, words, names);
    case "turn":
    case "flashed":
    case "armed":
    case "disarmed":
    case "held-fire":
    case "committed":
    case "wounded":
    case "healed":
    case "out":
    case "revived":
    case "criminal":
    case "next":
      return t(`cops.event.${event.type}`, doer(event.seat, viewer, names));
    case "aimed":
    case "fired":
    case "diverted":
      return t(`cops.event.${event.type}`, {
        ...doer(event.seat, viewer, names),
        ...aimedAt(event.target, viewer, names),
      });
    case "drew":
    case "discarded":
    case "handed":
      return equipmentText(event, viewer, words, names);
    case "diamonds":
      return t("cops.event.diamonds", {
        ...doer(event.from, viewer, names),
        ...aimedAt(event.to, viewer, names),
        count: event.count,
      });
    case "turned-round":
      return t(event.direction === 1 ? "cops.event.turned-round.clockwise" : "cops.event.turned-round.counter");
    case "won":
      return wonText(event, viewer, words, names);
  }
}

function lookedText(
  { by, seat, cards, kinds }: CopsEvent & { type: "looked" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const told = { ...doer(by, viewer, names), ...aimedAt(seat, viewer, names), cards: nthCards(cards, words) };
  const known = allOf(kinds);
  if (known === null) return words.t("cops.event.looked", told);
  return words.t("cops.event.looked.known", { ...told, kinds: identityList(known, words) });
}

/** Equipment that comes and goes: by name where the viewer sees it. */
function equipmentText(
  event: CopsEvent & { type: "drew" | "discarded" | "handed" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const { equipment, type } = event;
  const told =
    type === "handed"
      ? { ...doer(event.to, viewer, names), ...aimedAt(event.from, viewer, names) }
      : doer(event.seat, viewer, names);
  if (equipment === null) return words.t(`cops.event.${type}`, told);
  const named = equipmentName(equipment, words, type === "handed" ? "name" : "acc");
  return words.t(`cops.event.${type}.known`, { ...told, equipment: named });
}

/** That two cards have changed places, and what a viewer sees of it. */
function swappedText(event: CopsEvent & { type: "swapped" }, viewer: Viewer, words: Words, names: Names): string {
  const swapped = words.t("cops.event.swapped", twoPlaces(event.places, viewer, words, names));
  const got = gotText(event, viewer, words, names);
  return got === null ? swapped : both(swapped, got, words);
}

/** Who got what when two cards changed places, where that is known; `null` if it is not. */
export function gotText(
  { places: [[one], [other]], kinds: [fromOne, fromOther] }: CopsEvent & { type: "swapped" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string | null {
  const got = (seat: number, kind: Identity | null): readonly string[] => {
    if (kind === null) return [];
    return [words.t("cops.event.got", { ...doer(seat, viewer, names), card: identityName(kind, words, "one") })];
  };
  const told = [...got(one, fromOther), ...got(other, fromOne)];
  return told.length === 0 ? null : told.reduce((first, second) => both(first, second, words));
}

function wonText({ outcome }: CopsEvent & { type: "won" }, viewer: Viewer, words: Words, names: Names): string {
  const as = outcome.as as Ending;
  if (as === "alone") return words.t("cops.event.won.alone", doer(outcome.winners[0], viewer, names));
  return words.t(`cops.event.won.${as}`, { names: peopleList(outcome.winners, viewer, words, names) });
}

/** The kinds, if every one of them is known. */
function allOf<Kind>(kinds: readonly (Kind | null)[]): readonly Kind[] | null {
  const known = kinds.filter((kind) => kind !== null);
  return known.length === kinds.length ? known : null;
}
