import { type Identity, isLeader, type Move, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { aboutAim, aboutCard, aboutDiamonds, aboutEquipment, aboutSeat } from "./about.ts";
import { faceDown, turnedUp } from "./danger.ts";
import { effectOf } from "./effect.ts";
import { fallText, shotText } from "./forecast.ts";
import { raceIn } from "./mission.ts";
import type { Path, Press } from "./paths.ts";
import type { Purpose } from "./purpose.ts";
import { afterGiving, raceThen, standingsOf } from "./race.ts";
import type { Reader } from "./reader.ts";
import { both, identityName, nthCard } from "./things.ts";

/** What pressing may come to, in a sentence or two; `null` where its name says it all. `made`: the move it makes. */
export function consequenceOf({ move, presses }: Path, made: Move | null, reader: Reader): string | null {
  const [{ pick, purpose }, ...rest] = presses;
  const along = made === null ? null : chosenAlong(rest, made, reader);
  switch (pick.on) {
    case "button":
      return joined(ofButton(move, reader), along ?? priceOf(move, reader), reader);
    case "seat":
      return joined(purpose === null ? null : ofSeat(pick.seat, purpose, reader), along, reader);
    case "card":
      if (turnedUp(move, reader) !== null) return ofTurningUp(pick.card, reader);
      return aboutCard(pick.seat, pick.card, reader);
  }
}

function ofButton(move: Move, reader: Reader): string | null {
  const { view, me, words } = reader;
  switch (move.do) {
    case "investigate":
    case "swap":
    case "infiltrate":
      return words.t(`cops.then.${move.do}`);
    case "snatch":
      return joined(words.t("cops.then.snatch"), raceNow(reader), reader);
    case "arm":
      if (move.target === undefined) return words.t("cops.then.arm");
      return joined(words.t("cops.then.hold-up"), raceIfUrgent(reader), reader);
    case "equip":
      if (move.to === undefined) return words.t("cops.then.equip");
      return joined(words.t("cops.then.equip.paid"), raceIfUrgent(reader), reader);
    case "shoot": {
      const { aim } = view.players[me];
      return aim === null ? null : shotText(aim, reader);
    }
    case "play":
    case "keep":
      return effectOf(move.equipment, view.options.mode, words);
    case "pass":
    case "arrange":
    case "aim":
    case "divert":
    case "reveal":
    case "look":
      return null;
  }
}

/** cops 2: arm and equip turn one of one's own cards up, as long as one lies face down. */
function priceOf(move: Move, reader: Reader): string | null {
  const { view, me, words } = reader;
  const [card, ...others] = faceDown(reader);
  if ((move.do !== "arm" && move.do !== "equip") || card === undefined) return null;
  if (others.length > 0) return words.t("cops.then.price.some");
  const kind = view.players[me].cards[card].kind as Identity;
  return words.t("cops.then.price.last", { card: nthCard(card, words), kind: identityName(kind, words, "is") });
}

function ofSeat(seat: Seat, purpose: Purpose, reader: Reader): string | null {
  const { view, me, words } = reader;
  switch (purpose) {
    case "hold-up":
    case "snatch":
      return ofTaking(seat, reader);
    case "diamond":
      return joined(aboutDiamonds(seat, reader), raceAfterGiving(me, seat, 1, reader), reader);
    case "infiltrate-gun":
    case "taser-gun":
    case "k9-unit":
      return aboutAim(seat, reader);
    case "bag-from":
      return aboutEquipment(seat, reader);
    case "bag-to":
      return words.t(view.players[seat].equipment.length > 0 ? "cops.about.has-equipment" : "cops.about.no-equipment");
    case "aim":
      if (view.players[me].aim === seat) return words.t("cops.then.as-now");
      return ofAiming(seat, reader);
    case "taser-at":
      return ofAiming(seat, reader);
    case "shoot":
    case "divert":
      return shotText(seat, reader);
    case "mobile-detonator":
      return fallText(seat, reader);
    case "med-kit":
      return null;
    default:
      return aboutSeat(seat, reader);
  }
}

/** cops 3, 6: a wounded leader falls when hit again; a gun on a criminal cannot be fired. */
function ofAiming(seat: Seat, reader: Reader): string | null {
  const { standing, cards } = reader.view.players[seat];
  const { t } = reader.words;
  if (standing === "criminal") return t("cops.then.cannot-be-shot");
  const isWounded = cards.some(({ wounded }) => wounded);
  return joined(isWounded ? t("cops.then.one-more") : null, aboutSeat(seat, reader), reader);
}

/** cops 6: what is taken from a player, and what that means for the race. */
function ofTaking(target: Seat, reader: Reader): string | null {
  const { view, me, words } = reader;
  const { diamonds } = view.players[target];
  if (standingsOf(afterGiving(view.players, target, me, diamonds)).isWon) {
    return words.t("cops.then.loot.all", { count: diamonds });
  }
  const loot = words.t("cops.then.loot", { count: diamonds });
  return joined(loot, diamonds === 0 ? null : raceAfterGiving(target, me, diamonds, reader), reader);
}

function raceAfterGiving(from: Seat, to: Seat, count: number, { view, words }: Reader): string | null {
  return raceThen(standingsOf(view.players), standingsOf(afterGiving(view.players, from, to, count)), words);
}

function raceNow({ view, words }: Reader): string | null {
  return raceIn(view, words)?.text ?? null;
}

function raceIfUrgent(reader: Reader): string | null {
  return standingsOf(reader.view.players).isUrgent ? raceNow(reader) : null;
}

function ofTurningUp(card: Slot, { view, me, words }: Reader): string | null {
  const { kind } = view.players[me].cards[card];
  if (kind === null) return null;
  if (isLeader(kind)) return words.t("cops.then.turn-up.leader", { card: identityName(kind, words, "one") });
  return words.t("cops.then.turn-up", { kind: identityName(kind, words, "is") });
}

/** Which card is chosen along with what is pressed, because there is no other. */
function chosenAlong(rest: readonly Press[], made: Move, reader: Reader): string | null {
  const pick = rest[0]?.pick;
  if (pick === undefined || pick.on !== "card") return null;
  if (turnedUp(made, reader) !== null) return null; // The price of it is said with the action.
  return reader.words.t("cops.then.only-card", { card: nthCard(pick.card, reader.words) });
}

function joined(one: string | null, two: string | null, { words }: Reader): string | null {
  if (one === null || two === null) return one ?? two;
  return both(one, two, words);
}
