import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Portrait } from "../art/portrait.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { ChoiceButton } from "./choice-button.tsx";
import { seatStyle } from "./identity.ts";
import { KeyCap } from "./key-cap.tsx";
import type { BoardSight } from "./sight.ts";

/** Somebody who can be chosen. */
interface ListedTarget {
  readonly id: string;
  readonly seat: Seat;
  /** Names the whole act: "Steal from Cyrus". */
  readonly label: string;
  readonly consequence: string | null;
  readonly isDangerous: boolean;
  readonly isArmed: boolean;
  readonly isOff: boolean;
  press(): void;
}

interface TargetListProps {
  readonly sight: BoardSight;
  readonly targets: readonly ListedTarget[];
  /** What the action is about; it stands where there is room. */
  readonly follow: string | null;
  back(): void;
}

/** Whom one chooses, as small portraits in the order of the seats. */
export function TargetList({ sight, targets, follow, back }: TargetListProps): JSX.Element {
  const { names, identities } = sight;
  return (
    <>
      {follow !== null && (
        <p class="about-targets">
          <Said text={follow} />
        </p>
      )}
      <div class="choices is-targets" style={{ "--count": targets.length }}>
        {targets.map(({ seat, ...target }, index) => (
          <span key={target.id} class="target" style={seatStyle(identities, seat)}>
            <ChoiceButton
              {...target}
              index={index}
              shape="pill"
              short={names(seat)}
              emblem={<Portrait of={identities[seat].portrait} class="choice-emblem" />}
            />
          </span>
        ))}
        <BackButton back={back} />
      </div>
    </>
  );
}

/** One step back. */
export function BackButton({ back }: { back(): void }): JSX.Element {
  const { t } = useWords();
  return (
    <button type="button" class="button back" aria-keyshortcuts="Escape" onClick={back}>
      <Icon name="chevron-start" class="icon" />
      {t("table.back")}
      <KeyCap>Esc</KeyCap>
    </button>
  );
}
