import { randomMoves } from "@darbar/bots";
import { type CrownEvent, crown, crownAtTable, type Move, type State } from "@darbar/games/crown";
import { hasSeat, type Seat } from "@darbar/kernel";
import { eventText, moveText, questionText } from "@darbar/words/crown/crown-words";
import type { TableGame } from "../table-game.ts";
import type { Line } from "../text/line.ts";
import type { Voice } from "../text/voice.ts";

/** Crown on the command line. */
export const crownTable: TableGame<object, State, Move, CrownEvent> = {
  ...crownAtTable,
  meanings: {},
  examples: ["--game crown --seats 5"],
  newBot: () => randomMoves(),
  parts: ["common", "crown"],
  follow: (viewer, words, names) => {
    let index = 0;
    return (happened) => {
      const event = crown.redact(happened, viewer);
      const text = event === null ? null : eventText(event, words, names);
      const told = {
        index: index++,
        tone: "plain",
        seat: event !== null && "seat" in event ? event.seat : null,
      } as const;
      return event === null || text === null ? [] : [{ ...told, event, text }];
    };
  },
  depthOf: ({ type }) => (type === "claimed" || type === "won" ? 0 : 1),
  isLaidOut: ({ type }) => type === "dealt",
  hands,
  standings: () => "",
  awaits: (view, { words, names }) => questionText(view, words, names),
  refusal: (_, { t }) => t("crown.refusal"),
  board: (view, me, voice) => view.cards.map((_, seat) => `${seat === me ? "▸" : " "} ${handOf(view, seat, voice)}`),
  aid: (_, { t }) => [t("crown.aid")],
  startsAside: false,
  attend: ({ legal }) => ({ aside: false, answer: legal.length === 1 ? legal[0] : null }),
  ask: ({ view, legal }, { words, names }) => ({
    title: questionText(view, words, names),
    choices: legal.map((move) => ({ label: moveText(move, words), note: null, leadsTo: { move } })),
    enter: null,
    keys: [],
  }),
  ending: ({ after }, _, { words: { t }, names }) => {
    const { winner } = after;
    return winner === null ? [] : [{ depth: 0, tone: "gold", text: t("crown.won", { name: names(winner) }) }];
  },
  reviewed: null,
};

function hands(view: State, voice: Voice): readonly Line[] {
  return view.cards.map((_, seat) => ({ depth: 1, tone: "plain", text: handOf(view, seat, voice) }));
}

function handOf({ cards, shown }: State, seat: Seat, { words: { t }, names }: Voice): string {
  const card = t(`crown.card.${cards[seat] ?? "hidden"}`);
  return `${names(seat)}  ${hasSeat(shown, seat) ? `[${card}]` : card}`;
}
