import { readFileSync } from "node:fs";
import { at, onlySeat, type Seat } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import {
  cops,
  EQUIPMENT_NAMES,
  type EquipmentName,
  MOMENTS,
  type Moment,
  type Move,
  type Play,
  type State,
} from "../src/index.ts";
import { startsOfTurns } from "./positions.ts";
import { givenTo } from "./positions-given.ts";
import {
  canBeSeen,
  faceDown,
  isDisguised,
  isLiving,
  leaderPlace,
  livingOf,
  othersOf,
  sheetOf,
} from "./referee-sheet.ts";

/*
 * The table of docs/rules/cops.md that says of every card when it may be played and what it must find, held against what the
 * engine bars: in many positions, at every moment, a card can be played on just those whom the table's words mean.
 */

/** A row of the table. */
interface CardRow {
  readonly when: string;
  readonly finds: string;
}

const DOCUMENT = readFileSync(new URL("../../../docs/rules/cops.md", import.meta.url), "utf8");

/** The table, card by card. */
function rows(): ReadonlyMap<EquipmentName, CardRow> {
  const [, fromThere = ""] = DOCUMENT.split("## 5.");
  const [chapter = ""] = fromThere.split("## 6.");
  const lines = chapter.split("\n");
  const cells = lines.filter((line) => line.startsWith("| ")).map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(
    cells.slice(1).map(([, name = "", when = "", finds = ""]) => {
      const kind = name.replace(/ \(\d\)$/, "").replace("K-9", "k9");
      return [kind.replaceAll(" ", "-") as EquipmentName, { when, finds }];
    }),
  );
}

type At<Answer> = (state: State, seat: Seat) => Answer;

/** What the table calls the time of a card. */
const WHEN: Readonly<Record<string, At<boolean>>> = {
  any: isLiving,
  "any; `gang`: eliminated": (state, seat) =>
    isLiving(state, seat) && (state.options.mode === "base" || state.moment === "eliminated"),
  "announced: shoot": (state, seat) =>
    isLiving(state, seat) && state.moment === "announced" && state.action?.do === "shoot",
  investigated: (state, seat) => isLiving(state, seat) && state.moment === "investigated",
  hit: (state, seat) => isLiving(state, seat) && state.moment === "hit",
  "your turn": (state, seat) => isLiving(state, seat) && state.turn === seat,
  "eliminated (you)": (state, seat) => state.moment === "eliminated" && state.fallen.some((each) => each.seat === seat),
};

const hidden: At<boolean> = (state, seat) => canBeSeen(state, seat);

/** What the table calls what a card must find, as everything that it finds. */
const FINDS: Readonly<Record<string, At<readonly string[]>>> = {
  nothing: () => [""],
  "a player": (state) => named(livingOf(state)),
  "another player": (state, seat) => named(othersOf(state, seat)),
  "two other players": (state, seat) => {
    const others = othersOf(state, seat);
    return others.flatMap((one) => others.filter((other) => other > one).map((other) => `${one} ${other}`));
  },
  "another player who holds equipment, and a third one": (state, seat) => {
    const others = othersOf(state, seat);
    const holders = others.filter((other) => at(state.players, other).equipment.length > 0);
    return holders.flatMap((one) => others.filter((other) => other !== one).map((other) => `${one} ${other}`));
  },
  "an eliminated player": ({ players }) =>
    named(players.flatMap(({ standing }, seat) => (standing === "out" ? [seat] : []))),
  "a player with a wound": (state) =>
    named(livingOf(state).filter((seat) => at(state.players, seat).cards.some(({ wounded }) => wounded))),
  "a player with a face-down card and no disguise": (state) =>
    named(livingOf(state).filter((seat) => hidden(state, seat))),
  "another player with a face-down card and no disguise": (state, seat) =>
    named(othersOf(state, seat).filter((other) => hidden(state, other))),
  "more than two players": (state) => (livingOf(state).length > 2 ? [""] : []),
  "a card just looked at, still face down, of a player with no disguise": (state) =>
    state.seen.flatMap(([seat, card]) => {
      const isThere = isLiving(state, seat) && !isDisguised(state, seat) && faceDown(state, seat).includes(card);
      return isThere ? [`${seat}.${card}`] : [];
    }),
  "another player with a gun, while you have none": (state, seat) => {
    if (at(state.players, seat).armed) return [];
    return named(othersOf(state, seat).filter((other) => at(state.players, other).armed));
  },
};

function named(seats: readonly Seat[]): readonly string[] {
  return seats.map(String);
}

/** On whom a card is played, in the same words. */
function playedOn({ equipment, target, to, card, places }: Play): string {
  if (places !== undefined) return places.map(([seat]) => seat).join(" ");
  if (equipment === "surveillance-camera") return `${target}.${card}`;
  if (target === undefined) return "";
  return equipment === "evidence-bag" ? `${target} ${to}` : `${target}`;
}

/** The tables at which a seat that holds a card is asked, one or more for each moment. */
function asking(start: State, seat: Seat): readonly State[] {
  return MOMENTS.flatMap((moment) => askingAt(moment, start, seat));
}

function askingAt(moment: Moment, start: State, seat: Seat): readonly State[] {
  const state: State = { ...start, question: "moment", moment, awaited: onlySeat(seat) };
  switch (moment) {
    case "turn":
      return seat === start.turn ? [{ ...state, question: "act" }] : [];
    case "announced":
      return [
        { ...state, action: { do: "shoot" } },
        { ...state, action: { do: "equip" } },
      ];
    case "investigated":
      return [{ ...state, seen: start.players.flatMap(({ cards }, each) => (cards.length > 0 ? [[each, 0]] : [])) }];
    case "hit":
      return [{ ...state, hit: at(othersOf(start, seat), 0) }];
    case "eliminated":
      return [...othersOf(start, seat), seat].flatMap((fallen) => afterFall(state, fallen));
    case "turn-end":
      return [state];
  }
}

/** The same table when somebody who holds no leader has just fallen. */
function afterFall(state: State, seat: Seat): readonly State[] {
  if (leaderPlace(state, seat) !== -1) return [];
  const sheet = sheetOf(state);
  at(sheet.players, seat).standing = "out";
  return [{ ...sheet, fallen: [{ seat, by: state.turn }] }];
}

describe("what each card must find", () => {
  const table = rows();

  it("cops 5 what it must find: the documentation has a row for every card, in words that are known here", () => {
    expect([...table.keys()].toSorted()).toEqual(EQUIPMENT_NAMES.toSorted());
    expect([...table.values()].filter(({ when, finds }) => !(when in WHEN) || !(finds in FINDS))).toEqual([]);
  });

  it.each(EQUIPMENT_NAMES)(
    "cops 5 what it must find: %s can be played as the documentation says, and not otherwise",
    (kind) => {
      const { when, finds } = table.get(kind) as CardRow;
      const seen = { playable: 0, barred: 0 };
      for (const start of startsOfTurns(4)) {
        for (const seat of livingOf(start.state)) {
          const given = givenTo(start.state, seat, kind);
          if (given === null) continue;
          for (const state of asking(given, seat)) {
            const plays = cops.legal(state, seat).filter((move): move is Move & Play => move.do === "play");
            const found = (WHEN[when]?.(state, seat) ? FINDS[finds]?.(state, seat) : null) ?? [];
            expect([...new Set(plays.map(playedOn))].toSorted(), start.name).toEqual(found.toSorted());
            seen[found.length > 0 ? "playable" : "barred"]++;
          }
        }
      }
      expect(seen.playable).toBeGreaterThan(0);
      expect(seen.barred).toBeGreaterThan(0); // If by nothing else, then because its holder has fallen.
    },
  );
});
