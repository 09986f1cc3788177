import type { JSX } from "preact";
import { GirihStar } from "../../../art/girih.tsx";
import { Icon } from "../../../art/icons.tsx";
import { LastTold, OnStage, StageFrame, type StageProps } from "../../../board/stage.tsx";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";
import { ClaimSign } from "./claim-sign.tsx";
import { claimTruth } from "./claim-truth.ts";
import { actOnStage, type StagedAct } from "./on-stage.ts";
import type { Sight } from "./sight.ts";

/** Where the current claim happens: its emblem, on the arrow from actor to target, and the claimant's words. Only for eyes. */
export function Stage({ sight, story, table }: StageProps<Sight>): JSX.Element {
  const act = sight.isOver ? null : actOnStage(sight);
  return (
    <StageFrame table={table} rest={<GirihStar class="rosette" />}>
      {act === null ? (
        <LastTold sight={sight} story={story} table={table} />
      ) : (
        <OnStage
          key={act.key}
          sight={sight}
          act={act}
          emblem={<ActEmblem act={act} truth={claimTruth(sight, act.from)} />}
        />
      )}
    </StageFrame>
  );
}

interface ActEmblemProps {
  readonly act: StagedAct;
  /** Whether the claim is true, where all cards lie open. */
  readonly truth: boolean | null;
}

function ActEmblem({ act: { action, as }, truth }: ActEmblemProps): JSX.Element {
  const place = { "data-place": "emblem" };
  if (as !== null) {
    const isStruck = as === "no-duke";
    return (
      <span class={`stage-emblem${isStruck ? " is-struck" : ""}`} {...place}>
        <Emblem of={isStruck ? "duke" : as} />
        {truth !== null && <ClaimSign truth={truth} class="stage-truth" />}
      </span>
    );
  }
  switch (action) {
    case "coup":
      return (
        <span class="stage-emblem is-disc" {...place}>
          <Icon name="swords" />
        </span>
      );
    case "bomb":
      return (
        <span class="stage-emblem" {...place}>
          <Emblem of="bomb" />
        </span>
      );
    case "convert":
      return (
        <span class="stage-emblem is-disc" {...place}>
          <Icon name="reconnect" />
        </span>
      );
    default:
      return (
        <span class="stage-emblem" {...place}>
          <Coin />
        </span>
      );
  }
}
