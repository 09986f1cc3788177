import type { Seat } from "@darbar/kernel";
import { equipmentName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { ActionSign } from "../art/action-sign.tsx";
import { EquipmentBack } from "../art/equipment-back.tsx";
import { EquipmentEmblem } from "../art/equipment-emblem.tsx";
import { Gun, HolsteredGun } from "../art/gun.tsx";
import { Diamond } from "../art/tokens.tsx";
import type { Sight } from "./sight.ts";

interface NotesProps {
  readonly sight: Sight;
  readonly seat: Seat;
}

/** What a player has besides their cards: a gun and whom it points at, equipment, what was laid on them, diamonds. */
export function SeatNotes({ sight, seat }: NotesProps): JSX.Element {
  const { view, words } = sight;
  const { equipment, lying, standing } = view.players[seat];
  return (
    <>
      <GunNote sight={sight} seat={seat} />
      <span class="kit">
        {standing === "criminal" && <span class="crime">{words.t("cops.seat.criminal")}</span>}
        <span class="kit-place" data-place={`kit-${seat}`}>
          {equipment.map(({ kind }, index) => (
            <span key={index} class="kit-card" title={kind === null ? undefined : equipmentName(kind, words)}>
              {kind === null ? <EquipmentBack class="kit-back" /> : <EquipmentEmblem of={kind} class="kit-sign" />}
            </span>
          ))}
        </span>
        <span class="kit-place" data-place={`lying-${seat}`}>
          {lying.map(({ equipment: kind }) => (
            <span key={kind} class="kit-card is-laid" title={equipmentName(kind, words)}>
              <EquipmentEmblem of={kind} class="kit-sign" />
            </span>
          ))}
        </span>
        <Diamonds count={view.players[seat].diamonds} seat={seat} sight={sight} />
      </span>
    </>
  );
}

/** A gun in hand and the face of whom it points at. After the game guns say nothing any more. */
export function GunNote({ sight, seat }: NotesProps): JSX.Element {
  const { view, home, identities, isOver } = sight;
  const { armed, aim, standing } = view.players[seat];
  const isHolstered = view.options.mode === "gang" && standing === "in" && !armed;
  return (
    <span class={`gun-note${armed && aim !== null && aim === home ? " is-at-me" : ""}`} data-place={`gun-${seat}`}>
      {armed && !isOver && (
        <>
          <Gun class="gun-art" />
          {aim !== null && (
            <>
              <Icon name="forward" class="gun-at flips" />
              <Portrait of={identities[aim].portrait} class="tiny-portrait" />
            </>
          )}
        </>
      )}
      {isHolstered && !isOver && <HolsteredGun class="gun-art is-holstered" />}
    </span>
  );
}

/** How many guns point at somebody. */
export function Crosshair({ sight, seat }: NotesProps): JSX.Element | null {
  const { view, words, isOver } = sight;
  const count = view.players.filter(({ armed, aim }) => armed && aim === seat).length;
  if (count === 0 || isOver) return null;
  return (
    <span class="crosshair">
      <ActionSign of="shoot" />
      {count > 1 && <span>{words.t("table.times", { count })}</span>}
    </span>
  );
}

/** A diamond with a number; nothing in a game without diamonds. */
export function Diamonds({ count, seat, sight }: NotesProps & { readonly count: number }): JSX.Element | null {
  const { view, words } = sight;
  if (view.options.mode !== "gang") return null;
  return (
    <span class={`diamonds${count === 0 ? " has-none" : ""}`} data-place={`diamonds-${seat}`}>
      <Diamond class="diamond" />
      <span>{words.number(count)}</span>
    </span>
  );
}
