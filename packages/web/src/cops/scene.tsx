import type { ActionMove, EquipmentName } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { ActionSign } from "../art/cops/action-sign.tsx";
import { EquipmentFace } from "../art/cops/equipment-face.tsx";
import { PrecinctStar } from "../art/cops/precinct.tsx";
import { Icon } from "../art/icons.tsx";
import { Said } from "../words/speak.tsx";
import type { Sight } from "./sight.ts";
import { actionName, equipmentName } from "./words/things.ts";

/** What is going on, as a picture: somebody does something to somebody, or equipment is being played. */
export function Scene({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, happening } = sight;
  if (happening?.type === "played") {
    return (
      <Played
        sight={sight}
        seat={happening.seat}
        equipment={happening.play.equipment}
        target={happening.play.target ?? null}
      />
    );
  }
  if (view.playing !== null) return <Played sight={sight} {...view.playing} target={null} />;
  if (view.action === null || view.question === "act" || view.moment === "turn-end") {
    return (
      <div aria-hidden="true">
        <PrecinctStar class="scene-rest" />
      </div>
    );
  }
  return <Announced sight={sight} action={view.action} />;
}

function Announced({ sight, action }: { readonly sight: Sight; readonly action: ActionMove }): JSX.Element {
  const { view, words } = sight;
  const isShot = action.do === "shoot";
  const target = view.hit ?? targetOf(action) ?? (isShot ? view.players[view.turn].aim : null);
  return (
    <div class={`scene${isShot ? " is-shot" : ""}`} aria-hidden="true">
      <Figure sight={sight} seat={view.turn} />
      <span class={`act${isShot ? " is-danger" : ""}`}>
        <ActionSign of={action.do} class="act-mark" />
        <span class="act-name">{actionName(action.do, words)}</span>
      </span>
      {target !== null && <Figure sight={sight} seat={target} />}
    </div>
  );
}

function targetOf(action: ActionMove): Seat | null {
  switch (action.do) {
    case "investigate":
    case "snatch":
    case "infiltrate":
      return action.target;
    case "arm":
      return action.target ?? null;
    case "equip":
      return action.to ?? null;
    case "swap":
    case "shoot":
      return null;
  }
}

interface PlayedProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly equipment: EquipmentName;
  readonly target: Seat | null;
}

/** A card that is being played lies open for all to see. */
function Played({ sight, seat, equipment, target }: PlayedProps): JSX.Element {
  return (
    <div class="scene is-played" aria-hidden="true">
      <Figure sight={sight} seat={seat} />
      <span class="act">
        <EquipmentFace of={equipment} class="played-art" />
        <span class="act-name">{equipmentName(equipment, sight.words)}</span>
      </span>
      {target !== null && target !== seat && (
        <>
          <Icon name="forward" class="act-towards flips" />
          <Figure sight={sight} seat={target} />
        </>
      )}
    </div>
  );
}

function Figure({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }): JSX.Element {
  return (
    <span class={`figure${seat === sight.home ? " is-home" : ""}`}>
      <Said text={sight.names(seat)} />
    </span>
  );
}
