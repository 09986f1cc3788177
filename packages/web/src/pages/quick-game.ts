import { fail, ok } from "@darbar/kernel";
import { loadPart } from "@darbar/words/messages";
import { type Answer, api, type QuickWish } from "../app/api.ts";
import type { App } from "../app/context.ts";
import { OWN_SHARES } from "../fair/kept-share.ts";
import { loadMixing } from "../fair/use-mixing.ts";
import { loadGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import { FOUND_TABLES } from "../table/found-tables.ts";

/** Has the server deal a quick game with bots; answers the code of its table. The game comes meanwhile. */
export async function quickGame(app: App, wish: QuickWish & { readonly game: GameName }): Promise<Answer<string>> {
  // If these cannot be loaded now, the table will say so.
  Promise.all([loadPlay(wish.game, app), loadMixing()]).catch(() => undefined);
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
export function loadShare() {
  return import("../fair/new-share.ts").catch(() => null);
}

/** A game and what is said of it: nothing is drawn anew for words that are not said yet. */
export async function loadPlay(game: GameName, { speech }: App): Promise<void> {
  await Promise.all([loadGame(game), loadPart(speech.words.get().language, game)]);
}

/** A share of the shuffle of a quick game; without what makes one the game is played all the same. */
async function shareOfOwn() {
  const shares = await loadShare();
  if (shares === null) return null;
  const share = shares.newShare();
  return {
    sent: { commitment: shares.commitmentToShare(share) },
    keep: (table: string): void => OWN_SHARES.keep({ table, game: 1, seat: 0, share, sealed: null }),
  };
}
