import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * Something that is brought when it is first wanted, or so many milliseconds after its place was there: nobody waits for it
 * to begin, and without it there is only less to see.
 */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  isWanted: (props: NoInfer<Props>) => boolean = () => true,
  after: number | null = null,
): (props: Props) => JSX.Element | null {
  let brought: ComponentType<Props> | null = null;
  return function Later(props) {
    const [, redraw] = useState({});
    const isNow = isWanted(props);
    useEffect(() => {
      if (brought !== null || (!isNow && after === null)) return;
      const fetch = (): void =>
        void bring().then(
          (shown) => {
            brought = shown;
            redraw({});
          },
          () => undefined,
        );
      if (isNow) return fetch();
      const timer = setTimeout(fetch, after ?? 0);
      return () => clearTimeout(timer);
    }, [isNow]);
    const Brought: ComponentType<Props> | null = brought;
    return Brought === null ? null : <Brought {...props} />;
  };
}
