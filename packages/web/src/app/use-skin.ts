import { useLayoutEffect } from "preact/hooks";
import { GAMES, isShown } from "../games/list.ts";

/** The skins that parts of the page want just now; the latest is worn. */
const wanted: { readonly skin: string }[] = [];

/** Dresses the document for a game as long as this is shown. */
export function useSkin(game: string | null): void {
  useLayoutEffect(() => {
    const skin = game !== null && isShown(game) ? GAMES[game].skin : null;
    if (skin === null) return;
    const wish = { skin };
    wanted.push(wish);
    wear();
    return () => {
      wanted.splice(wanted.indexOf(wish), 1);
      wear();
    };
  }, [game]);
}

function wear(): void {
  const { dataset } = document.documentElement;
  const latest = wanted.at(-1);
  if (latest === undefined) delete dataset.skin;
  else dataset.skin = latest.skin;
}
