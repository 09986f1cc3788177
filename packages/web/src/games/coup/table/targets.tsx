import type { JSX } from "preact";
import { TargetList } from "../../../board/target-list.tsx";
import type { ChoicesProps } from "./choose.tsx";
import { targetKey } from "./use-play.ts";

/** Whom an action is aimed at: the seats light up, and the same stands here for keys and ears. */
export function Targets({ sight, play }: ChoicesProps): JSX.Element | null {
  const { aiming } = play;
  if (aiming === null) return null;
  return (
    <TargetList
      sight={sight}
      follow={aiming.consequence}
      targets={aiming.targets.map((target) => {
        const id = targetKey(aiming, target);
        return {
          id,
          seat: target.seat,
          label: target.label,
          consequence: target.consequence,
          isDangerous: aiming.danger,
          isArmed: play.armed === id,
          isOff: play.isBusy || !play.isOpenAt(aiming, target),
          press: () => play.pressTarget(target),
        };
      })}
      back={() => play.back()}
    />
  );
}
