import { type EquipmentName, type Mode, RULES } from "@darbar/cops";

/** What each kind of equipment does, in one sentence without its full stop (cops 5, 6). */
export function effectOf(equipment: EquipmentName, mode: Mode): string {
  const { ownGuns, criminals } = RULES[mode];
  switch (equipment) {
    case "blackmail":
      return "a card of a player and one of another change places";
    case "coffee":
      return "the next turn is yours";
    case "defibrillator":
      return criminals
        ? "a player just eliminated is back as a cop, cards face up"
        : "an eliminated player is back, cards face up";
    case "disguise":
      return "nobody can look at another player's cards any more";
    case "evidence-bag":
      return "a player's equipment goes to another player, not to you";
    case "flashbang":
      return "a player lays all their cards face down in a new order";
    case "k9-unit":
      return ownGuns ? "a player holsters their gun" : "a player drops their gun";
    case "med-kit":
      return "a wound is healed";
    case "metal-detector":
      return "look at one card of every other player with a gun in hand";
    case "mobile-detonator":
      return "when you are eliminated: so is a player of your choice";
    case "planted-evidence":
      return "another's honest cards count as crooked, and vice versa";
    case "polygraph":
      return "look at 1 to 3 cards of a player, who then looks at yours";
    case "restraining-order":
      return "when a shot is announced: it must go to somebody else";
    case "riot-shield":
      return "when a shot is about to hit: a neighbour is hit instead";
    case "smoke-grenade":
      return "play goes the other way round after this turn";
    case "surveillance-camera":
      return "when a card has been looked at: it is turned face up";
    case "taser":
      return ownGuns
        ? "on your turn: one holsters, you draw; no shot this turn"
        : "on your turn: take a gun and aim it; no shot this turn";
    case "truth-serum":
      return "a player turns up a card of their choice";
    case "walkie-talkie":
      return "all other guns in hand aim at the player you choose";
    case "wiretap":
      return "look at a card of one player, then of another";
  }
}
