import { nameOf } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import type { QuickChoice } from "./quick-menu.tsx";

/** Where one practises a game in the page. */
export function practiceAddress(game: GameName): string {
  return nameOf("/practice", game, "/");
}

/** Where one practises without being asked anything before: a game that is over is not gone on with. */
export function practiceNowAddress(game: GameName, { options, seats }: QuickChoice): string {
  const wanted = Object.entries(options).map(([name, value]) => `&${name}=${encodeURIComponent(`${value}`)}`);
  return `${practiceAddress(game)}?now&seats=${seats}${wanted.join("")}`;
}

/** Where one learns a game by playing. */
export function lessonAddress(game: GameName): string {
  return nameOf("/learn", game, "/");
}

/** Where the rules of an edition of a game are read. */
export function rulesAddress(game: GameName, edition: string): string {
  return `/rules/${game}/${edition}`;
}

/** Where a new table of a game is set up. */
export function newTableAddress(game: GameName): string {
  return nameOf("/new", game, "?game=");
}
