import type { JSX } from "preact";
import { AtScreen } from "../room/at-screen.tsx";
import { FindTable } from "./find-table.tsx";

/** A table of the server on a screen that everybody in a room looks at. */
export function ScreenPage({ code }: { readonly code: string }): JSX.Element {
  return (
    <FindTable code={code} isScreen>
      {(link) => <AtScreen link={link} />}
    </FindTable>
  );
}
