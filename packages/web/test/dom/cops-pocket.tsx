import type { EquipmentName } from "@darbar/cops";
import { CopsTable } from "../../src/games/cops/table/cops-table.tsx";
import type { TableModel } from "../../src/table/model.ts";
import type { TableProps } from "../../src/table/props.ts";
import { type Position, shoots } from "../browser/cops-positions.ts";
import { type CopsRoom, copsRoom } from "./cops-rooms.ts";
import { IDLE } from "./every-button.tsx";
import { all, press, says, the } from "./reader.ts";
import { obeying } from "./rooms.ts";
import { show } from "./shown.tsx";
import { standInApp } from "./stand-in-app.ts";

/** A table of Good Cop Bad Cop, and what the reader does there. */
export async function atCops({ model }: CopsRoom, settings: { readonly asksEquipment?: boolean } = {}) {
  const app = await standInApp(settings);
  const { done, onCommand } = obeying();
  const moves: unknown[] = [];
  const move: TableProps["move"] = async (made) => {
    moves.push(made);
    return { ok: true, value: null };
  };
  const of = (shown: TableModel, more: Partial<TableProps> = {}) => (
    <CopsTable {...IDLE} model={shown} move={move} command={onCommand} {...more} />
  );
  const { root, draw } = await show(of(model), { app });
  return {
    done,
    moves,
    becomes: (shown: TableModel, more: Partial<TableProps> = {}) => draw(of(shown, more)),
    heading: () => says(the(root, "#prompt-heading")),
    choices: () => all(root, "[data-choice]").map((each) => each.dataset.choice),
    note: () => says(the(root, ".moment-note")),
    refused: () => all(root, ".refused").map(says),
    use: () => press(the(root, ".pocket")),
    pocket: () => the(root, ".pocket"),
    pass: () => says(the(root, "[data-choice=pass]")),
  };
}

/** A shot of the last player at somebody, which is announced; the reader holds this. */
export function shotAt(target: number, mine: EquipmentName, more: Position = {}): CopsRoom {
  return copsRoom({ equipment: [mine, null, null, null, "coffee"], first: 4, moves: shoots(4, target), ...more });
}
