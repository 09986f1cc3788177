import { useLayoutEffect } from "preact/hooks";

/** The skins that parts of the page want just now; the latest is worn. */
const wanted: { readonly skin: string }[] = [];

/** Dresses the document as long as this is shown. */
export function useSkin(skin: string | null): void {
  useLayoutEffect(() => {
    if (skin === null) return;
    const wish = { skin };
    wanted.push(wish);
    wear();
    return () => {
      wanted.splice(wanted.indexOf(wish), 1);
      wear();
    };
  }, [skin]);
}

function wear(): void {
  const { dataset } = document.documentElement;
  const latest = wanted.at(-1);
  if (latest === undefined) delete dataset.skin;
  else dataset.skin = latest.skin;
}
