import type { CopsEvent, Identity, State } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import type { KnownCard } from "@darbar/words/cops/knowledge-words";
import { blankMemory, type Learned, learn } from "./learn.ts";
import { remembering } from "./remembering.ts";

const memoryOf = remembering(blankMemory, learn);

/** What the viewer knows of each identity card, by seat and slot; `null`: nothing. What is known is as the view says. */
export function whatIKnow(past: readonly CopsEvent[], view: State): readonly (readonly (KnownCard | null)[])[] {
  const { eyes, turns, cards } = memoryOf(past, eyesOf(past, view.viewer));
  return view.players.map((player, seat) =>
    player.cards.map(({ kind }, slot) => {
      if (kind === null) return null;
      const isOwn = seat === eyes;
      const learned = eyes === "all" ? null : agreeing(cards[seat]?.[slot], kind);
      const { how, turn } = learned ?? { how: isOwn ? "dealt" : "face-up", turn: turns };
      return { kind, how, turnsAgo: turns - turn, isOwn };
    }),
  );
}

/** After the game cards lie open that the viewer never learned: those are face up now, as all are for who sees every card. */
function agreeing(learned: Learned | null | undefined, kind: Identity): Learned | null {
  return learned?.kind === kind ? learned : null;
}

/** With whose eyes a past was seen. After the game all cards lie open, but what was told before is told to one seat. */
export function eyesOf(past: readonly CopsEvent[], viewer: Viewer): Viewer {
  const dealt = past.find((event) => event.type === "dealt");
  if (viewer !== "all" || dealt === undefined) return viewer;
  const isHidden = dealt.hands.map((hand) => hand.includes(null));
  if (!isHidden.includes(true)) return "all";
  const seat = isHidden.indexOf(false);
  return seat === -1 ? "public" : seat;
}
