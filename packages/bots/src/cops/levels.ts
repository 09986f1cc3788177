import { bearsOut, type HeardClaim, hearClaims } from "@darbar/cops";
import type { BotOptions, Level } from "../level.ts";
import type { CopsBot, CopsSight } from "./game.ts";
import { READING } from "./knowledge/behaviour.ts";
import { believed } from "./knowledge/believed.ts";
import { type Knowledge, trackCops } from "./knowledge/knowledge.ts";
import { newTrail, type Trail } from "./knowledge/trail.ts";
import { type Trust, WARY } from "./knowledge/trust.ts";
import { thinkAhead } from "./master.ts";
import { atTheirWord, faceValue, forgetful } from "./memory.ts";
import { beliefsOf, type Outlook, outlook } from "./outlook.ts";
import { COPS_STYLES, DEFAULT_PERSONALITY, type Personality } from "./personality.ts";
import { firstSight, weighMoves } from "./quick.ts";
import { speakOfCops } from "./talk/talk.ts";
import { type Voice, voiceOf } from "./talk/voice.ts";

/** How each level weighs things, unless a style says otherwise. */
const PERSONALITIES: Readonly<Record<Level, Personality>> = {
  newcomer: { ...DEFAULT_PERSONALITY, candour: 0.02, mood: 0.02, thrift: 0.06, wound: 0.15, ownWound: 0.15 },
  regular: { ...DEFAULT_PERSONALITY, mood: 0.015 },
  sharp: DEFAULT_PERSONALITY,
  master: DEFAULT_PERSONALITY,
};

/** What a player says and what they make of what is said, if not as their level and style do. */
interface Manners {
  readonly voice?: Voice;
  /** `null`: they believe nobody. */
  readonly trust?: Trust | null;
}

/** What those who forget nothing know; behaviour tells only the better ones anything. */
function known(level: Level, { view, past, said }: CopsSight, trust: Trust | null, trail: Trail): Knowledge | null {
  if (level === "newcomer") return null;
  return trackCops(past, view, level === "regular" ? null : READING, trust === null ? null : { said, trust }, trail);
}

/** Whether a player takes a claim for true: by what they know, or as somebody who takes others at their word. */
function believes({ view }: CopsSight, knowledge: Knowledge | null, claim: HeardClaim): boolean {
  if (knowledge !== null) return (believed(knowledge, claim) ?? 0) >= 0.5;
  const kind = claim.lies === null ? null : view.players[claim.lies[0]].cards[claim.lies[1]].kind;
  return kind === null || bearsOut(kind, claim.word);
}

/** How a player sees the table: by what they know, or at face value. */
function seen({ view, past, said, seat }: CopsSight, knowledge: Knowledge | null): Outlook {
  if (knowledge !== null) return outlook(view, seat, beliefsOf(knowledge));
  const remembered = atTheirWord(forgetful(view, past, seat), hearClaims(past, said), seat);
  return outlook(remembered, seat, faceValue(remembered, seat));
}

/** A player of Good Cop Bad Cop, in both games. A style changes its personality, never what it knows. */
export function copsBot({ level, style }: BotOptions, manners: Manners = {}): CopsBot {
  const { trust = WARY } = manners;
  const personality = { ...PERSONALITIES[level], ...(style === null ? {} : COPS_STYLES[style]) };
  const trail = newTrail();
  return {
    choose: (sight, draw, budget) => {
      const { legal, view } = sight;
      if (legal.length === 1) return legal[0];
      if (view.question === "arrange") return legal[draw.one([...legal.keys()])];
      // What is known takes time, too: the clock runs from here.
      const clock = budget === undefined ? null : { end: budget.now() + budget.milliseconds, now: () => budget.now() };
      const knowledge = known(level, sight, trust, trail);
      const weighed = weighMoves(legal, seen(sight, knowledge), personality, draw);
      if (level !== "master" || knowledge === null || clock === null) return firstSight(weighed);
      return thinkAhead(weighed, knowledge, draw, clock);
    },
    speak: (sight, since, draw) => {
      const voice = manners.voice ?? voiceOf({ level, style }, sight.view.options.mode);
      const takesForTrue = (claim: HeardClaim): boolean => believes(sight, known(level, sight, trust, trail), claim);
      return speakOfCops(sight, since, { voice, style }, takesForTrue, draw);
    },
  };
}
