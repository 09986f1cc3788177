import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { playOn } from "./every-game.ts";
import { NAMES, walkPosition } from "./every-position.ts";
import { newTally } from "./every-tally.ts";
import { KINDS } from "./invariants-box.ts";
import { startsOfTurns } from "./positions.ts";

/*
 * Every kind of equipment, in the hand of the active player or of another, in many positions of both games: every play of
 * it at every moment that the turn comes to, every question that it puts answered in every way. And every action that can
 * be announced in those positions. Each question is held against referee-moves.ts, each answer against referee.ts, each
 * event against invariants.ts.
 *
 * Bounds (every-play.ts): a shot and two other actions lead to the moments, the first of them to the end of the turn. Of
 * more than 18 plays at one moment (blackmail, evidence bag, wiretap) about 18 are tried, others elsewhere. After the
 * first look of a card the second one is taken in every way only once. One play in twelve, and each one of the cards that
 * interrupt an action, is followed to the end of the turn. One in 32 of the passes that leave a moment open is refereed.
 */

/** Positions of each game and number of seats. Time grows with it: 100 take about a minute of one core. */
const POSITIONS = usually(4, { all: 20 });

/** Positions of each game and number of seats, half of them made, that are played on from at random. */
const PLAYED_ON = usually(5, { all: 20 });

const MODES = ["base", "gang"] as const;
const QUESTIONS = ["act", "moment", "aim", "retarget", "divert", "reveal", "look", "keep", "arrange"];
const MUST_BE_SEEN = {
  base: ["investigate", "arm", "equip", "shoot", "over honest", "over crooked", "over alone"],
  gang: [
    ...["investigate", "arm", "equip", "shoot", "snatch", "swap", "infiltrate"],
    ...["over honest", "over crooked", "over alone", "over criminals"],
  ],
};

describe("every play of every card from many positions", () => {
  const starts = startsOfTurns(POSITIONS);

  it(`from ${starts.length} positions of both games`, () => {
    const tally = newTally();
    for (const [number, start] of starts.entries()) walkPosition(start, number, tally);
    const plays = [...tally.plays.values()].reduce((sum, count) => sum + count, 0);
    console.info(`exhaustive: ${starts.length} positions, ${plays} plays, ${tally.nodes} answers`);
    const wanted = MODES.flatMap((mode) =>
      NAMES.flatMap((kind) => KINDS[kind][mode].map((moment) => `${mode} ${moment} ${kind}`)),
    );
    expect([...tally.plays.keys()].toSorted()).toEqual(wanted.toSorted());
    const seen = MODES.flatMap((mode) => [
      ...MUST_BE_SEEN[mode].map((what) => `${mode} ${what}`),
      ...QUESTIONS.map((question) => `${mode} asked ${question}`),
    ]);
    expect([...tally.seen.keys()].toSorted()).toEqual(seen.toSorted());
  });

  it("several cards in one turn, by random play from made positions", () => {
    let answers = 0;
    let mostInOneTurn = 0;
    for (const start of startsOfTurns(2 * PLAYED_ON)) {
      const played = playOn(start, 3);
      answers += played.answers;
      mostInOneTurn = Math.max(mostInOneTurn, played.mostInOneTurn);
    }
    console.info(`exhaustive: ${20 * PLAYED_ON} positions played on, ${answers} answers`);
    expect(mostInOneTurn).toBeGreaterThan(5);
  });
});
