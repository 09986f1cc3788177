import { at, onlySeat, type Seat } from "@darbar/kernel";
import type { EquipmentName, State } from "../src/index.ts";
import { type Sheet, sheetOf } from "./referee-sheet.ts";

/** The same table with a seat holding a kind of equipment, which changes places with what they held; `null` if it lies. */
export function givenTo(state: State, seat: Seat, kind: EquipmentName): State | null {
  const sheet = sheetOf(state);
  const hand = at(sheet.players, seat).equipment;
  if (hand[0]?.kind === kind) return state;
  const held = hand[0]?.kind ?? null;
  if (!takeOut(sheet, kind, held)) return null;
  at(sheet.players, seat).equipment = [{ kind, knownTo: onlySeat(seat) }];
  return sheet;
}

/** Takes a card from where it is and leaves another in its place, or a gap. */
function takeOut({ equipment: deck, players }: Sheet, kind: EquipmentName, left: EquipmentName | null): boolean {
  const inBag = deck.bag?.indexOf(kind) ?? -1;
  if (inBag !== -1) {
    deck.bag?.splice(inBag, 1, ...(left === null ? [] : [left]));
    if (left === null) deck.loose--;
    return true;
  }
  const under = deck.under.findIndex(({ card }) => card === kind);
  if (under !== -1) {
    deck.under.splice(under, 1, ...(left === null ? [] : [{ card: left, knownTo: at(deck.under, under).knownTo }]));
    return true;
  }
  for (const [seat, player] of players.entries()) {
    if (player.equipment[0]?.kind !== kind) continue;
    player.equipment = left === null ? [] : [{ kind: left, knownTo: onlySeat(seat) }];
    return true;
  }
  return false;
}
