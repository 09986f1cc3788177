import type { JSX } from "preact";
import { AtTable } from "./at-table.tsx";
import { FindTable } from "./find-table.tsx";

/** A table on the server, found by its code. */
export function TablePage({ code }: { readonly code: string }): JSX.Element {
  return <FindTable code={code}>{(link) => <AtTable link={link} />}</FindTable>;
}
