import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Something that is brought when it is first wanted: nobody waits for it to begin, and without it there is only less to see. */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  isWanted: (props: NoInfer<Props>) => boolean = () => true,
): (props: Props) => JSX.Element | null {
  let brought: ComponentType<Props> | null = null;
  return function Later(props) {
    const [, redraw] = useState({});
    const isNow = isWanted(props);
    useEffect(() => {
      if (!isNow || brought !== null) return;
      bring().then(
        (shown) => {
          brought = shown;
          redraw({});
        },
        () => undefined,
      );
    }, [isNow]);
    const Brought: ComponentType<Props> | null = brought;
    return Brought === null ? null : <Brought {...props} />;
  };
}
