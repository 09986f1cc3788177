// @vitest-environment happy-dom
import { cops, MODES, type Move, touches } from "@darbar/cops";
import { randomGame, sensible } from "@darbar/words/testing/cops-table";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { expect, it } from "vitest";
import { askedTable, pressEverything } from "../../../../test/dom/every-button.tsx";
import { show } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import type { TableModel } from "../../../table/model.ts";
import type { TableProps } from "../../../table/props.ts";
import { useWords } from "../../../words/speak.tsx";
import { CopsPrompt } from "./prompt.tsx";
import { sightOf } from "./sight.ts";
import { usePlay } from "./use-play.ts";
import { usePocket } from "./use-pocket.ts";

/** The prompt of a table, alone, for whoever wants to be asked every time: what is around it takes long to draw. */
function Asked(props: TableProps): JSX.Element | null {
  const sight = sightOf(props, useWords());
  const heading = useRef<HTMLHeadingElement>(null);
  if (sight === null) return null;
  const pocket = usePocket(sight, props, true);
  const play = usePlay(sight, props, pocket);
  return <CopsPrompt {...{ sight, play, pocket, heading }} telling={null} laying={null} story={[]} table={props} />;
}

/** Where there is more to choose than this, walking all ways takes too long. */
const MOST = 16;

it.each(MODES)(
  "has a button for every legal move of %s of which something may come, and no button that does nothing",
  async (mode) => {
    const shown = await show(null, { app: await standInApp({ asksEquipment: true }) });
    const known = new Map<string, { readonly model: TableModel; readonly legal: readonly Move[] }>();
    for (const seats of [4, 6]) {
      randomGame(mode, seats, `buttons ${seats}`, (state) => {
        for (const seat of cops.waiting(state)) {
          const view = cops.view(state, seat);
          const legal = sensible(view, seat);
          const isBarred = legal.length < cops.legal(view, seat).length;
          const does = new Set(
            legal.map((move) => (move.do === "play" ? `play ${state.players[seat].equipment[0].kind}` : move.do)),
          );
          const isTouched = state.question === "moment" && touches(state, seat);
          const kind = [state.question, isTouched, isBarred, ...does].join();
          if (!known.has(kind) && legal.length <= MOST)
            known.set(kind, { model: askedTable(cops, state, seat), legal });
        }
      });
    }
    for (const [kind, { model, legal }] of known) {
      const { moves, commands } = await pressEverything(shown, Asked, model, legal);
      if (legal.length === 1 && kind.startsWith("moment,false,false")) {
        // Where nothing but a pass is possible and it is somebody else's affair, a standing order passes.
        expect([...moves, ...commands]).toEqual([{ do: "order", order: "pass-if-nothing-else" }]);
        continue;
      }
      expect([...moves].toSorted()).toEqual(legal.map((move) => JSON.stringify(move)).toSorted());
    }
    expect(known.size).toBeGreaterThan(20);
  },
);
