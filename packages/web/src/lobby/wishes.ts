import { cops, FEWEST_SEATS as FEWEST_COPS, MOST_SEATS as MOST_COPS, type Mode } from "@darbar/cops";
import { coup, type Edition, type Exchanger, FEWEST_SEATS, mostSeats, optionList, RULES } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { usualValue } from "@darbar/kernel/options";
import type { Clock, Setup } from "@darbar/protocol";
import type { Wish } from "../app/api.ts";
import type { GameName } from "../games/shown-game.ts";
import { type BotsWish, USUAL_BOTS } from "../practice/manner.ts";

/** Options of Coup that are on or off. `blockers` is "anyone may block". */
export const SWITCHES = ["reformation", "anarchist", "draft", "blockers", "secondDefence"] as const;
export type Switch = (typeof SWITCHES)[number];

/** Everything that is chosen for a table, whether its game and edition have it or not. */
export interface Choices {
  readonly game: GameName;
  readonly seats: number;
  /** Coup's own. */
  readonly edition: Edition;
  readonly character: Exchanger;
  readonly on: readonly Switch[];
  /** Good Cop Bad Cop's own. */
  readonly mode: Mode;
  readonly first: Seat;
  readonly clock: Clock;
  readonly visibility: Setup["visibility"];
  readonly spectators: boolean;
  readonly bluffs: Setup["bluffs"];
  readonly bots: "none" | "all";
  /** What the bots are to be, if there are any. */
  readonly manner: BotsWish;
}

/** What can be chosen now. */
export interface Offer {
  readonly seats: { readonly fewest: number; readonly most: number };
  readonly characters: readonly Exchanger[];
  /** What the edition's box holds, and whether this number of seats bars it. */
  readonly switches: readonly { readonly name: Switch; readonly barred: boolean }[];
  /** Whether the table agrees on who starts (coup 1, cops 1). */
  readonly picksFirst: boolean;
}

/** Something that was chosen and no longer fits. */
export type Dropped = Switch | "character" | "seats" | "first";

/** What a new table is, if nobody chooses otherwise. */
export const USUAL: Choices = {
  game: "coup",
  seats: 4,
  edition: "classic",
  character: "ambassador",
  on: [],
  mode: "base",
  first: 0,
  clock: "normal",
  visibility: "link",
  spectators: true,
  bluffs: "open",
  bots: "none",
  manner: USUAL_BOTS,
};

/** What a game offers to a table of so many seats. */
export function offerFor({ game, edition, seats }: Pick<Choices, "game" | "edition" | "seats">): Offer {
  switch (game) {
    case "coup":
      return coupOffer(edition, seats);
    case "cops":
      return {
        seats: { fewest: FEWEST_COPS, most: MOST_COPS },
        characters: [USUAL.character],
        switches: [],
        picksFirst: true,
      };
  }
}

function coupOffer(edition: Edition, seats: number): Offer {
  const rules = RULES[edition];
  const isIn: Readonly<Record<Switch, boolean>> = {
    reformation: rules.reformation,
    anarchist: rules.anarchist,
    draft: rules.draft,
    blockers: rules.anyoneMayBlock,
    secondDefence: true, // coup 4.6: a choice in every edition
  };
  return {
    seats: { fewest: FEWEST_SEATS, most: mostSeats(rules) },
    characters: rules.exchangers,
    // coup 1: the draft is for two.
    switches: SWITCHES.filter((name) => isIn[name]).map((name) => ({ name, barred: name === "draft" && seats !== 2 })),
    picksFirst: rules.nextGameStarts === "agreed",
  };
}

/** The choices after a change, with everything that no longer fits put right, and what that was. */
export function choose(
  before: Choices,
  change: Partial<Choices>,
): { readonly choices: Choices; readonly dropped: readonly Dropped[] } {
  const wanted = { ...before, ...change };
  const { fewest, most } = offerFor(wanted).seats;
  const seats = Math.min(Math.max(wanted.seats, fewest), most);
  const offer = offerFor({ ...wanted, seats });
  const fits = (name: Switch): boolean => offer.switches.some((offered) => offered.name === name && !offered.barred);
  const isNewlyDrafting = change.on === undefined && drafts({ ...wanted, seats }) && !drafts(before);
  const on = [...wanted.on.filter(fits), ...(isNewlyDrafting ? (["draft"] as const) : [])];
  const character = offer.characters.includes(wanted.character) ? wanted.character : offer.characters[0];
  const first = offer.picksFirst && wanted.first < seats ? wanted.first : 0;
  // The draft comes by itself where two sit, and goes by itself: nobody misses it.
  const dropped: Dropped[] = wanted.on.filter((name) => !fits(name) && name !== "draft");
  if (character !== wanted.character) dropped.push("character");
  if (seats !== wanted.seats) dropped.push("seats");
  if (first !== wanted.first) dropped.push("first");
  return { choices: { ...wanted, seats, character, on, first }, dropped };
}

/** Whether two draft at such a table if nobody switches it off (coup 1). */
function drafts({ game, edition, seats }: Pick<Choices, "game" | "edition" | "seats">): boolean {
  return game === "coup" && usualValue(optionList.options.draft, { kind: edition, seats }) === true;
}

/** The choices that a table was set up with. */
export function choicesOf(setup: Setup): Choices {
  const { options: _, ...table } = setup;
  return choose({ ...USUAL, ...table, ...ownChoices(setup) }, {}).choices;
}

/** What a setup says by its game's own options; nothing if the game refuses them. */
function ownChoices({ game, options, seats }: Setup): Partial<Choices> {
  switch (game) {
    case "coup": {
      const read = coup.options(options, seats);
      if (!read.ok) return {};
      const { edition, character, first, blockers, ...flags } = read.value;
      const on = SWITCHES.filter((name) => (name === "blockers" ? blockers === "anyone" : flags[name]));
      return { edition, character, on, first };
    }
    case "cops": {
      const read = cops.options(options, seats);
      return read.ok ? { mode: read.value.mode, first: read.value.first } : {};
    }
  }
}

/** A table's setup as it was chosen: the game's options name only what differs from its usual way. */
export function setupOf(choices: Choices): Setup {
  const { game, seats, clock, visibility, spectators, bluffs } = choices;
  return { game, options: optionsOf(choices), seats, visibility, clock, spectators, bluffs };
}

function optionsOf(choices: Choices): Setup["options"] {
  const { game, edition, character, on, mode, first } = choices;
  const options: Setup["options"] = game === "coup" ? { edition } : { mode };
  if (character !== USUAL.character) options.character = character;
  for (const name of on) {
    if (name === "blockers") options.blockers = "anyone";
    else if (name !== "draft") options[name] = true;
  }
  if (drafts(choices) !== on.includes("draft")) options.draft = on.includes("draft");
  if (first !== 0) options.first = first;
  return options;
}

/** A new table as it was chosen. */
export function wishOf(choices: Choices): Wish {
  return { ...setupOf(choices), bots: choices.bots === "all" ? botsOf(choices) : "none" };
}

/** A bot for each seat but the first, which the maker of the table takes. */
function botsOf({ seats, manner: { level, style } }: Choices): Wish["bots"] {
  const like = { level, ...(style === null ? {} : { style }) };
  return Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 1, ...like }));
}

/** Whether the game itself accepts what was chosen. */
export function isPlayable(choices: Choices): boolean {
  const { game, options, seats } = setupOf(choices);
  return (game === "coup" ? coup : cops).options(options, seats).ok;
}
