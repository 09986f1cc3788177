import type { ComponentChildren, JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { SidePanel } from "./panel.tsx";
import type { Panel } from "./panels.ts";

interface SideProps {
  /** The panels that are one press away. */
  readonly tabs: ComponentChildren;
  readonly shown: Panel;
  /** What has room below it; `null`: nothing. */
  readonly also: Panel | null;
  /** What stands above all: a coach. */
  readonly above: ComponentChildren;
  inside(panel: Panel): ComponentChildren;
}

/** Beside a wide table: what can be looked up. */
export function Side({ tabs, shown, also, above, inside }: SideProps): JSX.Element {
  const { t } = useWords();
  return (
    <aside class="side" aria-label={t("table.side")}>
      {above}
      {tabs}
      <SidePanel key={shown.name} title={t(shown.title)}>
        {inside(shown)}
      </SidePanel>
      {also !== null && (
        <SidePanel key={`also-${also.name}`} title={t(also.title)}>
          {inside(also)}
        </SidePanel>
      )}
    </aside>
  );
}
