import { CHARACTERS, type Claim, type CoupEvent, coup, everyVariant, type State, type Variant } from "@darbar/coup";
import { type Seat, seededDraw, type Viewer, viewersOf } from "@darbar/kernel";
import { playAtRandom, usually } from "@darbar/kernel/testing";
import { aidNotes, aidRows } from "@darbar/words/coup/aid";
import { aidTable } from "@darbar/words/coup/aid-table";
import { bubbleOf } from "@darbar/words/coup/bubble";
import { characterName } from "@darbar/words/coup/characters";
import { choicesFor, truthText } from "@darbar/words/coup/choices";
import { claimsOf } from "@darbar/words/coup/claims";
import { describe } from "@darbar/words/coup/describe";
import { questionText } from "@darbar/words/coup/question";
import { certainIn, type Standing, standingOf } from "@darbar/words/coup/standing";
import { tellStory } from "@darbar/words/coup/story";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS, NAMES } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { expect, describe as suite, test } from "vitest";
import { type KnownHands, knowHands } from "./known-hands.ts";

/** A game of random legal moves; `look` is called after every decision with what it brought. */
function play(variant: Variant, seed: string, look: (state: State, past: readonly CoupEvent[]) => void): void {
  const past: CoupEvent[] = [];
  const hear = (events: readonly CoupEvent[], state: State): void => {
    past.push(...events);
    look(state, past);
  };
  playAtRandom(coup, variant, seededDraw(seed), { hear });
}

function readable(text: string | null): void {
  if (text === null) return;
  if (text === "" || /[{}]|undefined|\bnull\b|NaN|the the/.test(text)) throw new Error(`not readable: ${text}`);
}

function readEverything(state: State, viewer: Viewer, words: Words): void {
  const view = coup.view(state, viewer);
  readable(questionText(view, words, NAMES));
  for (const [seat] of view.players.entries()) readable(bubbleOf(view, seat, words));
  const choices = choicesFor(view, words, NAMES);
  const moves = choices.flatMap(({ move, targets }) => [
    ...(move === null ? [] : [move]),
    ...targets.map((at) => at.move),
  ]);
  const legal = typeof viewer === "number" ? coup.legal(view, viewer) : [];
  if (new Set(choices.map(({ id }) => id)).size !== choices.length) throw new Error("two choices of one name");
  if (moves.length !== legal.length || !legal.every((move) => moves.includes(move)))
    throw new Error("moves are missing");
  for (const choice of choices) {
    for (const text of [choice.label, choice.consequence, choice.barred, truthText(choice, words)]) readable(text);
    for (const target of choice.targets) for (const text of [target.label, target.consequence]) readable(text);
  }
}

/** What a viewer may see of a past: what the server sends them. */
function seenBy(past: readonly CoupEvent[], viewer: Viewer): readonly CoupEvent[] {
  return past.flatMap((event) => coup.redact(event, viewer) ?? []);
}

/** Of so many variants one is played: what is said depends on a few of their options at a time, not on all together. */
const ONE_IN = usually(5, { all: 1 });

suite("whole games", () => {
  const variants = everyVariant().map((variant, place) => [JSON.stringify(variant), variant, place] as const);

  test.each(variants.filter((_, place) => place % ONE_IN === 0))("%s", (_, variant, place) => {
    const words = EVERY_WORDS[LANGUAGES[(place / ONE_IN) % LANGUAGES.length]];
    let told = 0;
    let whole: readonly CoupEvent[] = [];
    play(variant, `words ${place}`, (state, past) => {
      const viewers = viewersOf(variant.seats);
      for (const viewer of viewers) {
        readEverything(state, viewer, words);
        for (const event of past.slice(told)) {
          const seen = coup.redact(event, viewer);
          const text = describe(event, viewer, words, NAMES);
          readable(text);
          // Whoever is given more than the viewer may know says no more.
          const less = seen === null ? null : describe(seen, viewer, words, NAMES);
          if (text !== less) throw new Error(`${text} says more than ${less}`);
        }
      }
      told = past.length;
      whole = past;
    });
    for (const viewer of viewersOf(variant.seats)) {
      const seen = seenBy(whole, viewer);
      const story = tellStory(seen, viewer, words, NAMES);
      for (const { text } of story) readable(text);
      const texts = (lines: typeof story): readonly string[] => lines.map(({ text }) => text);
      expect(texts(tellStory(whole, viewer, words, NAMES))).toEqual(texts(story));
      expect(new Set(story.map(({ index }) => index)).size).toBe(story.length);
    }
    expect(claimsOf(whole).filter(({ fate }) => fate === "open")).toEqual([]);
    expect(claimsOf(seenBy(whole, "public")).map(({ fate }) => fate)).toEqual(claimsOf(whole).map(({ fate }) => fate));
    readAid(variant, words);
  });

  test("what is called certain is so, what cannot be is not, and a past that grows is learned like a whole one", () => {
    const told = { certain: 0, impossible: 0, possible: 0 };
    for (const [place, variant] of everyVariant().entries()) {
      if (place % usually(10, { all: 4 }) !== 0) continue;
      for (const viewer of [place % variant.seats, "public"] as const) {
        let known: KnownHands | null = null;
        let heard = 0;
        play(variant, `standing ${place}`, (state, past) => {
          const seen: readonly CoupEvent[] = [...(known?.past ?? []), ...seenBy(past.slice(heard), viewer)];
          heard = past.length;
          const view = coup.view(state, viewer);
          known = knowHands(known, seen, view);
          for (const { seat, as } of claimsOf(past)) {
            if (seat === viewer || state.players[seat].hidden.length === 0) continue;
            told[fairStanding(state, seat, as, known)]++;
          }
          for (const [seat, { hidden }] of state.players.entries()) {
            for (const card of certainIn(known.hands[seat])) expect(hidden).toContain(card);
          }
          if (state.winner !== null) expect(known.hands).toEqual(knowHands(null, seen, view).hands);
        });
      }
    }
    expect(Math.min(told.certain, told.impossible, told.possible)).toBeGreaterThan(usually(10, { all: 200 }));
  });

  test("what only others may know is never named", () => {
    const variant = everyVariant().find(({ options, seats }) => options.character === "inquisitor" && seats === 3);
    if (variant === undefined) throw new Error("no such variant");
    for (const language of LANGUAGES) {
      const words = EVERY_WORDS[language];
      play(variant, `secrets ${language}`, (_, past) => {
        const last = past.at(-1);
        if (last?.type !== "drew" && last?.type !== "presented" && last?.type !== "dealt") return;
        const text = describe(last, "public", words, NAMES) ?? "";
        for (const character of CHARACTERS) expect(text).not.toContain(characterName(character, words));
      });
    }
  });
});

/** How a claim stands for somebody, which must be true of the table. */
function fairStanding(state: State, seat: Seat, as: Claim, { hands }: KnownHands): Standing["is"] {
  const { hidden } = state.players[seat];
  const isSo = as === "no-duke" ? !hidden.includes("duke") : hidden.includes(as);
  const standing = standingOf(hands[seat], as);
  if (standing.is === (isSo ? "impossible" : "certain")) throw new Error(`${as} at ${seat} is not ${standing.is}`);
  return standing.is;
}

function readAid({ options }: Variant, words: Words): void {
  for (const row of aidRows(options, words)) {
    readable(row.action);
    readable(row.effect);
    expect(`${row.claims}${row.blockedBy}`).not.toMatch(/[{}]|undefined/);
  }
  for (const { name, acts, powers } of aidTable(options, words))
    for (const text of [name, ...acts.map(({ action }) => action), ...powers]) readable(text);
  for (const note of aidNotes(options, words)) readable(note);
}
