import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Something that is brought when the table is there: nobody waits for it, and without it there is only less to see. */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let brought: ComponentType<Props> | null = null;
  return function Later(props) {
    const [, redraw] = useState({});
    useEffect(() => {
      if (brought !== null) return;
      bring().then(
        (shown) => {
          brought = shown;
          redraw({});
        },
        () => undefined,
      );
    }, []);
    return brought === null ? null : <Shown of={brought} with={props} />;
  };
}

function Shown<Props extends object>({
  of: Brought,
  with: props,
}: {
  readonly of: ComponentType<Props>;
  readonly with: Props;
}): JSX.Element {
  return <Brought {...props} />;
}
