import { fail, ok } from "@darbar/kernel";
import { type Answer, api, type QuickWish } from "../app/api.ts";
import type { App } from "../app/context.ts";
import { OWN_SHARES } from "../fair/kept-share.ts";
import { expectGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import { FOUND_TABLES } from "../table/found-tables.ts";

/** Has the server deal a quick game with bots; answers the code of its table. The game comes meanwhile. */
export async function quickGame(app: App, wish: QuickWish & { readonly game: GameName }): Promise<Answer<string>> {
  expectGame(wish.game, app.speech);
  const [known, share] = await Promise.all([app.identify(), shareOfOwn()]);
  const made = known.ok ? await api.quick({ ...wish, ...share?.sent }) : known;
  if (!made.ok) return made;
  if (!("code" in made.value)) return fail({ code: "failed", error: "the server has made no table" });
  const { table, code } = made.value;
  share?.keep(table);
  FOUND_TABLES.keep(code, { table, game: wish.game });
  return ok(code);
}

/** What makes a share, on its way before somebody asks for a game: the server is asked when it is here. */
export function expectShare() {
  return import("../fair/new-share.ts").catch(() => null);
}

/** A share of the shuffle of a quick game; without what makes one the game is played all the same. */
async function shareOfOwn() {
  const shares = await expectShare();
  if (shares === null) return null;
  const share = shares.newShare();
  return {
    sent: { commitment: shares.commitmentToShare(share) },
    keep: (table: string): void => OWN_SHARES.keep({ table, game: 1, seat: 0, share, sealed: null }),
  };
}
