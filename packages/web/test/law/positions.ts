import { createHash } from "node:crypto";
import type { State as CopsState } from "@darbar/cops";
import type { State as CoupState } from "@darbar/coup";
import { type Seat, seededChance } from "@darbar/kernel";
import { loadMessages } from "@darbar/words/messages";
import { type Words, wordsOf } from "@darbar/words/words";
import { lesson as copsLesson } from "../../src/games/cops/lesson/lesson.ts";
import { lesson as coupLesson } from "../../src/games/coup/lesson/lesson.ts";
import type { GameName } from "../../src/games/shown-game.ts";
import type { Lesson } from "../../src/learn/lesson.ts";
import { aroundAt } from "./around.ts";
import { claimsOfAll, lookerAt } from "./claims.ts";
import { everyMoment, type Moment, RULES, stateAt } from "./moments.ts";
import { type Around, type Position, type Shows, USUAL } from "./position.ts";
import { type Look, messageAt, PLAIN } from "./tables.ts";
import { moveAtOnce, waysInto } from "./ways.ts";

/** A position of the law, and whether it is one of the hardest of its kind: those are looked at in every language. */
export interface LawPosition extends Position {
  readonly isHard: boolean;
}

let kept: Promise<readonly LawPosition[]> | null = null;

/** The positions of the law: the same in every run. */
export function lawPositions(): Promise<readonly LawPosition[]> {
  kept ??= loadMessages("en").then((messages) => named(chosen(wordsOf("en", messages))));
  return kept;
}

type Nameless = Omit<LawPosition, "id"> & { readonly about: string };

function chosen(words: Words): readonly Nameless[] {
  const moments = shuffledMoments();
  const hard = hardest(moments);
  const asked = [...hard, ...covering(moments, hard)].filter(({ question }) => question !== "over");
  const over = covering(
    moments.filter(({ question }) => question === "over"),
    [],
  );
  const seen = new Set<string>();
  return [
    ...asked.flatMap((moment, place) => positionsAt(moment, place, hard.includes(moment), seen, words)),
    ...asked.filter((_, place) => place % 12 === 0).flatMap(unasked),
    ...asked.flatMap((moment, place) => passedFor(moment, hard.includes(moment) || place % 4 === 0)),
    ...telling(moments),
    ...firstGames(moments),
    ...aside(moments),
    ...over.flatMap(after),
    ...lessonOf("coup", coupLesson),
    ...lessonOf("cops", copsLesson),
  ];
}

/** In an order of no meaning, so that no variant is always the first to show something. */
function shuffledMoments(): readonly Moment[] {
  const chance = seededChance("positions of the law");
  return everyMoment()
    .map((moment) => ({ moment, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ moment }) => moment);
}

/** Of every question at every number of seats, the moment with the most answers. */
function hardest(moments: readonly Moment[]): readonly Moment[] {
  const most = new Map<string, Moment>();
  for (const moment of moments) {
    const { game, question, seats, answers, options } = moment;
    const key = `${game} ${question} ${seats > 5 ? "many" : "few"} ${options.mode ?? ""}`;
    const best = most.get(key);
    const isHarder = best === undefined || answers > best.answers || (answers === best.answers && seats > best.seats);
    if (isHarder && question !== "over") most.set(key, moment);
  }
  return [...most.values()];
}

/** As few moments as show every mark that there is, beyond those chosen already. */
function covering(moments: readonly Moment[], already: readonly Moment[]): readonly Moment[] {
  const seen = new Set(already.flatMap(markedBy));
  return moments.filter((moment) => {
    const fresh = markedBy(moment).filter((mark) => !seen.has(mark));
    for (const mark of fresh) seen.add(mark);
    return fresh.length > 0;
  });
}

function markedBy({ game, marks }: Moment): readonly string[] {
  return marks.map((mark) => `${game} ${mark}`);
}

/** A moment as whoever is asked sees it, and what comes of pressing their choices, where that was not seen yet. */
function positionsAt(
  moment: Moment,
  place: number,
  isHard: boolean,
  seen: Set<string>,
  words: Words,
): readonly Nameless[] {
  const { game, question, seats, seat } = moment;
  const company = isHard || place % 3 === 0 ? "long" : "short";
  const message = messageAt(moment, { ...PLAIN, viewer: seat, company, hasClock: place % 4 === 1 });
  const ways = waysInto(game, message, words).filter(({ kind }) => {
    const key = `${game} ${question} ${kind} ${isHard ? seats : seats > 5}`;
    return !seen.has(key) && seen.add(key);
  });
  const common = { game, shows: { a: "table" as const, message }, isHard, about: aboutOf(moment) };
  const refused = place % 12 === 5 ? moveAtOnce(game, message, words) : null;
  return [
    { ...common, kind: question, presses: [], around: aroundAt(game, place) },
    ...ways.map(({ presses, kind }) => ({ ...common, kind: `${question}+${kind}`, presses, around: USUAL })),
    ...(refused === null ? [] : [{ ...common, kind: `${question}~refused`, presses: [refused], around: REFUSED }]),
  ];
}

const REFUSED: Around = { ...USUAL, isRefused: true };

/** A moment as those see it who are not asked: another player, somebody who has answered, somebody who watches. */
function unasked(moment: Moment): readonly Nameless[] {
  const { game, seats, seat, question } = moment;
  const common = { game, presses: [], around: USUAL, isHard: false, about: aboutOf(moment) };
  const look: Omit<Look, "viewer"> = { ...PLAIN, company: "long", hasClock: true };
  const [given] = RULES[game].legal(messageAt(moment, { ...look, viewer: seat }).snapshot.game?.view as never, seat);
  return [
    { ...common, kind: `${question}~waits`, shows: tableAt(moment, { ...look, viewer: (seat + 1) % seats }) },
    { ...common, kind: `${question}~watches`, shows: tableAt(moment, { ...look, viewer: "public" }) },
    { ...common, kind: `${question}~given`, shows: tableAt(moment, { ...look, viewer: seat, given }) },
  ];
}

/** A window of Coup that is passed for whoever looks, by the way in which they are asked: they can still step in at a seat. */
function passedFor(moment: Moment, isWanted: boolean): readonly Nameless[] {
  const { game, seat, question } = moment;
  if (!isWanted || game !== "coup" || !WINDOWS.includes(question)) return [];
  const shows = tableAt(moment, { ...PLAIN, viewer: seat, company: "long", hasClock: true, order: "pass" });
  return [
    { game, presses: [], around: USUAL, isHard: false, about: aboutOf(moment), kind: `${question}~passed`, shows },
  ];
}

const WINDOWS: readonly string[] = ["respond", "block", "contest"];

/** Whoever has just looked at a card can tell what they saw, of every number of players; around them everybody has told much. */
function telling(moments: readonly Moment[]): readonly Nameless[] {
  const seen = new Set<string>();
  return moments.flatMap((moment) => {
    const { game, options, seats } = moment;
    const key = `${options.mode} ${seats}`;
    const looker = game === "cops" && !seen.has(key) ? lookerAt(moment) : null;
    if (looker === null) return [];
    seen.add(key);
    const look: Look = { ...PLAIN, viewer: looker, company: "long", hasClock: true, said: claimsOfAll(seats, looker) };
    const common = { game, presses: [], isHard: seats === 8, about: aboutOf(moment), shows: tableAt(moment, look) };
    return [
      { ...common, kind: "telling", around: USUAL },
      { ...common, kind: "telling~first", around: FIRST },
    ];
  });
}

const FIRST: Around = { ...USUAL, isFirst: true };

/** Somebody's first games: a whisper beside each kind of question, at a table of the server. */
function firstGames(moments: readonly Moment[]): readonly Nameless[] {
  const seen = new Set<string>();
  return moments.flatMap((moment) => {
    const { game, options, seats, seat, question } = moment;
    const key = `${options.mode} ${seats} ${question}`;
    if (game !== "cops" || seats % 2 === 1 || seen.has(key)) return [];
    seen.add(key);
    const look: Look = { ...PLAIN, viewer: seat, company: "long", hasClock: true };
    const common = { game, presses: [], around: FIRST, isHard: false, about: aboutOf(moment) };
    return [{ ...common, kind: `${question}~first`, shows: tableAt(moment, look) }];
  });
}

/** Whoever is out while others play on, people or bots; and whoever has given the game up. */
function aside(moments: readonly Moment[]): readonly Nameless[] {
  const seen = new Set<string>();
  return moments.flatMap((moment) => {
    const { game, options, seats, question } = moment;
    const key = `${game} ${options.mode} ${seats > 5}`;
    const out = question === "over" || seen.has(key) ? -1 : outAt(moment);
    if (out === -1) return [];
    seen.add(key);
    const look: Look = { ...PLAIN, viewer: out, company: "bots" };
    const common = { game, presses: [], around: USUAL, isHard: seats > 5, about: aboutOf(moment) };
    const still = { ...look, viewer: (out + 1) % seats, company: "long", hasResigned: true } as const;
    return [
      { ...common, kind: "out~bots", shows: tableAt(moment, look) },
      { ...common, kind: "out~people", shows: tableAt(moment, { ...look, company: "long", hasClock: true }) },
      { ...common, kind: "resigned", shows: tableAt(moment, still) },
    ];
  });
}

/** Who is out at a moment; -1: nobody. */
function outAt(moment: Moment): Seat {
  const { players } = stateAt(moment) as CoupState | CopsState;
  return players.findIndex((player) =>
    "standing" in player ? player.standing === "out" : player.hidden.length === 0 && player.shown.length > 0,
  );
}

/** A game that is over, as a host sees it, one from whose table somebody has gone, a guest, and somebody who watches. */
function after(moment: Moment, place: number): readonly Nameless[] {
  const { game, seat } = moment;
  const common = { game, presses: [], around: USUAL, isHard: false, about: aboutOf(moment) };
  const practice = { ...USUAL, place: "practice" as const };
  const look: Look = { ...PLAIN, viewer: seat, company: "long" };
  return [
    { ...common, kind: "over~host", shows: tableAt(moment, look) },
    { ...common, kind: "over~free", shows: tableAt(moment, { ...look, isSeatFree: true }), isHard: place < 2 },
    { ...common, kind: "over~guest", shows: tableAt(moment, { ...look, host: "another" }) },
    { ...common, kind: "over~watches", shows: tableAt(moment, { ...look, viewer: "public", host: "another" }) },
    { ...common, kind: "over~practice", shows: tableAt(moment, { ...look, company: "short" }), around: practice },
  ];
}

function tableAt(moment: Moment, look: Look): Shows {
  return { a: "table", message: messageAt(moment, look) };
}

/** Every step of a game's lesson, with its coach beside the question. */
function lessonOf(game: GameName, { steps }: Lesson): readonly Nameless[] {
  return steps.map(({ name, isChoice }, step) => ({
    game,
    kind: isChoice ? "lesson" : "lesson~tells",
    shows: { a: "lesson", step },
    presses: [],
    around: USUAL,
    isHard: false,
    about: name,
  }));
}

/** What is played, for the name of a position: "classic-6", "gang-8". */
function aboutOf({ options, seats }: Moment): string {
  const flags = ["reformation", "anarchist", "draft"].filter((flag) => options[flag] === true).map((flag) => flag[0]);
  return `${options.mode ?? options.edition}${flags.join("")}-${seats}`;
}

/** Names say what a position is, and stay as long as it is the same. */
function named(positions: readonly Nameless[]): readonly LawPosition[] {
  return positions.map(({ about, ...position }) => {
    const hash = createHash("sha256").update(JSON.stringify(position)).digest("hex").slice(0, 4);
    return { ...position, id: `${position.game}-${position.kind.replaceAll(">", ".")}-${about}-${hash}` };
  });
}
