import { type ActionName, type Claim, claimOf, ruleOf } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { saysOf } from "@darbar/words/coup/says";
import type { Arrow } from "../../../board/arrows/arrows.tsx";
import type { Sight } from "./sight.ts";

/** What somebody is doing just now, and to whom. */
export interface StagedAct {
  /** Another act is another thing to be seen. */
  readonly key: string;
  readonly from: Seat;
  readonly to: Seat | null;
  readonly action: ActionName;
  /** What they claim to be; `null`: nothing. */
  readonly as: Claim | null;
  readonly words: string;
  /** Whether it takes a card from somebody. */
  readonly isHostile: boolean;
}

/** What is done just now: the latest word counts, so a block stands before the action that it stops. */
export function actOnStage({ view, words, names }: Sight): StagedAct | null {
  const { action, claim, bomb, prompt } = view;
  if (action === null) return null;
  if (claim !== null && claim.on !== "action" && claim.as !== "no-duke") {
    const to = claim.on === "bomb" ? (bomb?.to ?? null) : action.seat;
    return act(claim.seat, to, claim.as, false);
  }
  if (bomb !== null) return act(action.seat, bomb.holder, null, true);
  const isHostile = action.kind === "coup" || action.kind === "assassinate";
  return act(action.seat, action.target, claimOf(ruleOf(action.kind), view.options), isHostile);

  function act(from: Seat, to: Seat | null, as: Claim | null, hostile: boolean): StagedAct {
    const kind = action?.kind ?? "income";
    const said = saysOf(view, from, words, names);
    const key = `${from} ${to} ${as} ${view.turn} ${claim?.on ?? prompt}`;
    return { key, from, to: to === from ? null : to, action: kind, as, words: said, isHostile: hostile };
  }
}

/** The arrow of what is done just now: from whoever does it through its emblem to whom it is done. */
export function arrowsOf(sight: Sight): readonly Arrow[] {
  const act = sight.isOver ? null : actOnStage(sight);
  if (act === null || act.to === null) return [];
  const { from, to } = act;
  const tone = to === sight.home ? "on-me" : from === sight.home ? "mine" : "claim";
  return [{ kind: "claim", from, to, through: "stage", tone, colour: sight.identities[from].colour }];
}
