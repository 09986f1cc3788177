/** The characters, in the order of the rulebook's table. */
export const CHARACTERS = ["duke", "assassin", "captain", "ambassador", "inquisitor", "contessa"] as const;
export type Character = (typeof CHARACTERS)[number];

/** A character's place in that table. Told word by word: quicker than to look it up. */
export function placeOf(character: Character): number {
  switch (character) {
    case "duke":
      return 0;
    case "assassin":
      return 1;
    case "captain":
      return 2;
    case "ambassador":
      return 3;
    case "inquisitor":
      return 4;
    case "contessa":
      return 5;
  }
}

/** The two characters of which a deck has one: whoever has it may exchange. */
export const EXCHANGERS = ["ambassador", "inquisitor"] as const;
export type Exchanger = (typeof EXCHANGERS)[number];

/** What a player can say of their hand: that a character is there, or (embezzling, coup 6) that no duke is. */
export type Claim = Character | "no-duke";

export const ALLEGIANCES = ["loyalist", "reformist"] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];

/** The other allegiance. */
export function opposite(allegiance: Allegiance): Allegiance {
  return allegiance === "loyalist" ? "reformist" : "loyalist";
}

/** The five characters of a deck (coup 1). */
export function charactersWith(exchanger: Exchanger): readonly Character[] {
  return DECKS[exchanger];
}

const DECKS: Readonly<Record<Exchanger, readonly Character[]>> = {
  ambassador: CHARACTERS.filter((character) => character !== "inquisitor"),
  inquisitor: CHARACTERS.filter((character) => character !== "ambassador"),
};
