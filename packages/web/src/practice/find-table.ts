import { type GameRecord, type ListedGame, replay } from "@darbar/kernel";
import { foldTable, type GameAtTable, happen, isPlaying, recorded, type Table } from "@darbar/table";
import { formerTable } from "./former-kept.ts";
import { contextOf, type Founding, type FoundTable } from "./found-table.ts";
import { type KeptTable, parseKept } from "./kept-table.ts";
import { parseManner } from "./manner.ts";
import { PRACTICE_PERSON, PRACTICE_TABLE, seatOfReader } from "./practice-wish.ts";

/** What a device has kept of a practice table: the table; or nothing, another table, or something that is none. */
export type Found = (FoundTable & KeptTable) | "nothing" | "another" | "unreadable";

/** Finds the table of a wish in what was kept. */
export function findTable(founding: Founding, text: string | null): Found {
  if (text === null || text === "") return "nothing";
  try {
    const raw: unknown = JSON.parse(text);
    const kept = parseKept(raw) ?? formerTable(raw, founding);
    if (kept === null) return "unreadable";
    const table = foldTable(PRACTICE_TABLE, contextOf(founding.game, founding.wish), kept.facts, kept.lines);
    if (!isPractice(table, founding.game)) return "unreadable";
    if (!isWished(table, founding)) return "another";
    return { table, lines: kept.lines, facts: [...kept.facts, ...resumed(table, founding)] };
  } catch {
    return "unreadable"; // Whatever is kept, the reader can play.
  }
}

/** Whether a game is kept of the table of this wish, and whether it still goes on; `null` if none is. */
export function keptGame(founding: Founding, text: string | null): "under-way" | "over" | "unreadable" | null {
  const found = findTable(founding, text);
  if (found === "nothing" || found === "another") return null;
  if (found === "unreadable") return found;
  return isPlaying(found.table) ? "under-way" : "over";
}

/** Whether a table can have come about in practice: the reader among bots, at a game that was played by its rules. */
function isPractice({ seats, setup, game }: Table, listed: ListedGame): boolean {
  if (game === null || setup.game !== listed.id || setup.clock !== "relaxed") return false;
  const people = seats.filter((sitter) => sitter?.kind === "person" && sitter.person === PRACTICE_PERSON);
  const bots = seats.filter((sitter) => sitter?.kind === "bot" && parseManner(sitter) !== null);
  return people.length === 1 && people.length + bots.length === setup.seats && isPlayed(listed, game);
}

/** Facts are folded unseen: that a game was played by its rules shows when its record is replayed. */
function isPlayed(listed: ListedGame, { running, ...game }: GameAtTable): boolean {
  const record: GameRecord = recorded({ running, ...game });
  return listed.with(({ rules }) => {
    const played = replay(rules, record);
    return played.ok && JSON.stringify(rules.view(played.value.state, "all")) === JSON.stringify(running.view("all"));
  });
}

function isWished({ setup, seats }: Table, { game, wish }: Founding): boolean {
  const sitter = seats[seatOfReader(wish)];
  if (setup.seats !== wish.seats || sitter?.kind !== "person") return false;
  return game.with(({ rules }) => {
    const one = rules.options(setup.options, setup.seats);
    const other = rules.options(wish.options, wish.seats);
    return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
  });
}

/** While the page was closed nothing happened; the device's clock may have been set back since. */
function resumed(table: Table, { at, newSecret }: Founding): KeptTable["facts"] {
  if (!isPlaying(table)) return [];
  return happen(table, [{ type: "resumed", milliseconds: Math.max(0, at - table.last) }], at, newSecret);
}
