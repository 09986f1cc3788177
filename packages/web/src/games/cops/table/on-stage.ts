import type { ActionMove, ActionName, EquipmentName } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { bubbleOf } from "@darbar/words/cops/bubble";
import type { Arrow } from "../../../board/arrows/arrows.tsx";
import type { Layout } from "../../../board/layout.ts";
import type { Sight } from "./sight.ts";

/** What somebody is doing just now, and to whom. */
export interface StagedAct {
  /** Another act is another thing to be seen. */
  readonly key: string;
  readonly from: Seat;
  readonly to: Seat | null;
  readonly does: { readonly action: ActionName } | { readonly equipment: EquipmentName };
  /** What they say; `null`: nothing. */
  readonly words: string | null;
  readonly isHostile: boolean;
}

/** What is done just now: equipment that is being played goes before the action that it interrupts. */
export function stagedAct(sight: Sight): StagedAct | null {
  const { view, happening, words, names, home, isOver } = sight;
  if (isOver) return null;
  const act = (from: Seat, to: Seat | null, does: StagedAct["does"], isHostile: boolean): StagedAct => ({
    key: JSON.stringify([from, to, does, view.turns]),
    from,
    to: to === from ? null : to,
    does,
    // What the reader does the prompt says.
    words: from === home ? null : bubbleOf(view, from, words, names),
    isHostile,
  });
  if (happening?.type === "played") {
    const { equipment, target } = happening.play;
    return act(happening.seat, target ?? null, { equipment }, false);
  }
  const { playing, action } = view;
  if (playing !== null) return act(playing.seat, null, { equipment: playing.equipment }, false);
  if (action === null || view.question === "act" || view.moment === "turn-end") return null;
  if (view.turn === home && sight.isOpen && view.question !== "moment") return null;
  const isShot = action.do === "shoot";
  const to = view.hit ?? targetOf(action) ?? (isShot ? view.players[view.turn].aim : null);
  return act(view.turn, to, { action: action.do }, isShot);
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

/**
 * What is done just now as an arrow by way of the stage, and every gun. Where seats stand in rows there is only room for the
 * guns that concern the reader; the others are seen at who holds them and at whom they point at.
 */
export function arrowsOf(sight: Sight, layout: Layout): readonly Arrow[] {
  const { view, home, identities, isOver } = sight;
  if (isOver) return [];
  const toneOf = (from: Seat, to: Seat): "mine" | "on-me" | null =>
    to === home ? "on-me" : from === home ? "mine" : null;
  const act = stagedAct(sight);
  const isNarrow = layout === "phone" || layout === "land";
  const aims = view.players.flatMap(({ armed, aim }, from): readonly Arrow[] => {
    if (!armed || aim === null || (act?.isHostile && act.from === from)) return [];
    const tone = toneOf(from, aim);
    if (isNarrow && tone === null) return [];
    const isLoud = view.turn === from;
    return [{ kind: "aim", from, to: aim, tone: tone ?? "other", colour: identities[from].colour, isLoud }];
  });
  if (act === null || act.to === null) return aims;
  const { from, to } = act;
  return [
    { kind: "claim", from, to, through: "stage", tone: toneOf(from, to) ?? "claim", colour: identities[from].colour },
    ...aims,
  ];
}
