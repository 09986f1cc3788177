import type { CopsEvent, Identity, State } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import type { KnownCard } from "@darbar/words/cops/knowledge-words";
import { blankMemory, type Learned, learn, type Memory } from "./learn.ts";

/** What the viewer knows of each identity card, by seat and slot; `null`: nothing. What is known is as the view says. */
export function whatIKnow(past: readonly CopsEvent[], view: State): readonly (readonly (KnownCard | null)[])[] {
  const { eyes, turns, cards } = memoryOf(past, eyesOf(past, view.viewer));
  return view.players.map((player, seat) =>
    player.cards.map(({ kind }, slot) => {
      if (kind === null) return null;
      const isOwn = seat === eyes;
      const { how, turn } = agreeing(cards[seat]?.[slot], kind) ?? { how: isOwn ? "dealt" : "face-up", turn: turns };
      return { kind, how, turnsAgo: turns - turn, isOwn };
    }),
  );
}

/** After the game cards lie open that the viewer never learned: those are face up now. */
function agreeing(learned: Learned | null | undefined, kind: Identity): Learned | null {
  return learned?.kind === kind ? learned : null;
}

/** With whose eyes a past was seen. After the game all cards lie open, but what was told before is told to one seat. */
function eyesOf(past: readonly CopsEvent[], viewer: Viewer): Viewer {
  const dealt = past.find((event) => event.type === "dealt");
  if (viewer !== "all" || dealt === undefined) return viewer;
  const isHidden = dealt.hands.map((hand) => hand.includes(null));
  if (!isHidden.includes(true)) return "all";
  const seat = isHidden.indexOf(false);
  return seat === -1 ? "public" : seat;
}

/** What was remembered last: a table is drawn again and again, and its past only grows. */
interface Remembered {
  readonly memory: Memory;
  /** Of how many events, the first and the last of them. */
  readonly count: number;
  readonly first: CopsEvent | undefined;
  readonly last: CopsEvent | undefined;
}

let latest: Remembered = { memory: blankMemory("public"), count: 0, first: undefined, last: undefined };

function memoryOf(past: readonly CopsEvent[], eyes: Viewer): Memory {
  const goesOn = latest.memory.eyes === eyes && continues(past, latest);
  let memory = goesOn ? latest.memory : blankMemory(eyes);
  for (let index = goesOn ? latest.count : 0; index < past.length; index++) memory = learn(memory, past[index]);
  latest = { memory, count: past.length, first: past[0], last: past.at(-1) };
  return memory;
}

function continues(past: readonly CopsEvent[], { count, first, last }: Remembered): boolean {
  return count > 0 && past[0] === first && past[count - 1] === last;
}
