import { momentText } from "@darbar/words/cops/question";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { LastTold, OnStage, StageFrame, type StageProps } from "../../../board/stage.tsx";
import { Said } from "../../../words/speak.tsx";
import { ActionSign } from "../art/action-sign.tsx";
import { EquipmentFace } from "../art/equipment-face.tsx";
import { Gun } from "../art/gun.tsx";
import { type StagedAct, stagedAct } from "./on-stage.ts";
import type { Sight } from "./sight.ts";

/** Where it happens: what is announced or played, on the arrow from whoever does it to whom, and in their words. Only for eyes. */
export function Stage({ sight, story, table }: StageProps<Sight>): JSX.Element {
  const { view, words, names } = sight;
  const act = stagedAct(sight);
  const moment = sight.isOpen && !sight.isOver ? momentText(view, words, names) : null;
  return (
    <StageFrame table={table} rest={null}>
      <div class="on-stage-all">
        {act === null ? (
          <LastTold sight={sight} story={story} table={table} />
        ) : (
          <OnStage key={act.key} sight={sight} act={act} emblem={<ActEmblem does={act.does} />} />
        )}
        {/* That a moment is open everybody sees; never who thinks. The heading says the same to ears. */}
        <p class={`moment-note${moment === null ? "" : " is-open"}`}>
          {moment !== null && (
            <>
              <Icon name="hourglass" class="icon" />
              <span>
                <Said text={moment} />
              </span>
            </>
          )}
        </p>
      </div>
    </StageFrame>
  );
}

function ActEmblem({ does }: Pick<StagedAct, "does">): JSX.Element {
  const place = { "data-place": "emblem" };
  if ("equipment" in does) {
    return (
      <span class="stage-emblem is-kit" {...place}>
        <EquipmentFace of={does.equipment} />
      </span>
    );
  }
  const isShot = does.action === "shoot";
  return (
    <span class={`stage-emblem ${isShot ? "is-gun" : "is-disc"}`} {...place}>
      {isShot ? <Gun /> : <ActionSign of={does.action} />}
    </span>
  );
}
