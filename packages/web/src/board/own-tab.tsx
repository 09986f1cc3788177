import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Portrait } from "../art/portrait.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { seatStyle } from "./identity.ts";
import { AwayMark, type SeatTarget } from "./seat.tsx";
import type { BoardSight } from "./sight.ts";

interface OwnTabProps {
  readonly sight: BoardSight;
  /** Everything that can be seen of the seat, in one sentence for screen readers. */
  readonly label: string;
  /** What is true of the seat, as classes. */
  readonly is: Readonly<Record<string, boolean>>;
  /** Marks on the portrait. */
  readonly marks?: ComponentChildren;
  /** What pressing one's own seat does now. */
  readonly target?: SeatTarget | null;
  readonly children: ComponentChildren;
}

/** The reader's own seat, at the lower edge of the table: arrows to them end here. */
export function OwnTab({ sight, label, is, marks, target = null, children }: OwnTabProps): JSX.Element | null {
  const { t } = useWords();
  const { home, identities, model } = sight;
  if (home === null) return null;
  const classes = ["own", ...Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))];
  return (
    <section
      class={classes.join(" ")}
      data-place={`seat-${home}`}
      style={seatStyle(identities, home)}
      aria-label={t("table.your-seat")}
    >
      <p class="hidden-text">
        <Said text={label} />
      </p>
      <div class="own-tab" aria-hidden="true">
        <span class="who">
          <Portrait of={identities[home].portrait} class="own-portrait" />
          {marks}
          <AwayMark sitter={model.seats[home] ?? null} />
          {is["is-winner"] && <Icon name="crown" class="worn-crown" />}
        </span>
        <span class="own-name">{t("app.you")}</span>
        {children}
      </div>
      {target !== null && (
        <button
          type="button"
          class={`seat-press own-press${target.isArmed ? " is-armed" : ""}`}
          aria-label={target.label}
          title={target.label}
          data-arms="target"
          onClick={target.press}
        />
      )}
    </section>
  );
}
