import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Cue } from "../../table/controller.ts";

/** Something to be played over the table. It is brought when the game goes on after the deal: nobody waits for it to begin. */
export function later<Props extends { readonly cue: Cue | null }>(
  bring: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let brought: ComponentType<Props> | null = null;
  return function Later(props) {
    const [, redraw] = useState({});
    const isWanted = (props.cue?.id ?? 0) > 1;
    useEffect(() => {
      if (!isWanted || brought !== null) return;
      // Without it there is only less to see.
      bring().then(
        (shown) => {
          brought = shown;
          redraw({});
        },
        () => undefined,
      );
    }, [isWanted]);
    const Brought: ComponentType<Props> | null = brought;
    return Brought === null ? null : <Brought {...props} />;
  };
}
