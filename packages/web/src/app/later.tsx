import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * Something that is loaded when it is first wanted, or so many milliseconds after its place was there: nobody waits for it
 * to begin, and without it there is only less to see.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: NoInfer<Props>) => boolean = () => true,
  after: number | null = null,
): (props: Props) => JSX.Element | null {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props) {
    const [, redraw] = useState({});
    const isNow = isWanted(props);
    useEffect(() => {
      if (loaded !== null || (!isNow && after === null)) return;
      const fetch = (): void =>
        void load().then(
          (shown) => {
            loaded = shown;
            redraw({});
          },
          () => undefined,
        );
      if (isNow) return fetch();
      const timer = setTimeout(fetch, after ?? 0);
      return () => clearTimeout(timer);
    }, [isNow]);
    const Loaded: ComponentType<Props> | null = loaded;
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
