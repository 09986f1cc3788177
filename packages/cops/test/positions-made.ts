import { at, type Draw, type Seat } from "@darbar/kernel";
import { cops, type State } from "../src/index.ts";
import { aimable, EVERYBODY, isLiving, leaderPlace, livingOf, type Sheet, sheetOf } from "./referee-sheet.ts";

/*
 * Positions that a game would take long to reach: with eliminated players or criminals, wounds, drawn guns, lying cards,
 * face-up cards, gathered diamonds, and a deck whose cards come from under. Cards only change places: the audit holds.
 */

/** The same table with much more on it, by chance. */
export function disturb(state: State, draw: Draw): State {
  const sheet = sheetOf(state);
  const coin = (): boolean => draw.one([0, 1]) === 1;
  for (let falls = draw.one([0, 0, 1, 2]); falls > 0; falls--) fell(sheet, draw);
  for (const seat of livingOf(sheet)) {
    for (const card of at(sheet.players, seat).cards) {
      if (coin() && coin()) Object.assign(card, { up: true, knownTo: EVERYBODY });
    }
    const leader = leaderPlace(sheet, seat);
    // A wounded leader was shot: all three lay face up, and lie face down again only after a flashbang.
    if (leader !== -1 && coin()) {
      for (const card of at(sheet.players, seat).cards) Object.assign(card, { up: coin(), knownTo: EVERYBODY });
      at(at(sheet.players, seat).cards, leader).wounded = true;
    }
  }
  // The active player first, and mostly: a shot opens the most moments.
  if (isLiving(sheet, sheet.turn) && (coin() || coin())) arm(sheet, sheet.turn, draw);
  for (const seat of livingOf(sheet)) if (coin()) arm(sheet, seat, draw);
  if (coin()) lay(sheet, "disguise", draw);
  if (coin()) lay(sheet, "planted-evidence", draw);
  if (coin()) turnDeckOver(sheet, draw);
  if (sheet.options.mode === "gang") {
    if (coin()) gather(sheet, draw);
    leaveOneWithCops(sheet, draw);
  }
  sheet.direction = coin() ? 1 : -1;
  const wrong = cops.audit(sheet);
  if (wrong !== null) throw new Error(`a position that does not add up: ${wrong}`);
  return sheet;
}

/** Somebody who holds no leader has fallen long ago; if they are to act, they do so as a criminal. */
function fell(sheet: Sheet, draw: Draw): void {
  const mayAct = sheet.options.mode === "gang";
  const could = livingOf(sheet).filter((seat) => leaderPlace(sheet, seat) === -1 && (mayAct || seat !== sheet.turn));
  if (could.length < 2) return;
  const seat = draw.one(could);
  const player = at(sheet.players, seat);
  for (const { kind, knownTo } of player.equipment) {
    sheet.equipment.under.push({ card: kind, knownTo: knownTo === EVERYBODY ? "everyone" : [seat] });
  }
  player.equipment = [];
  if (player.armed && sheet.options.mode === "base") sheet.guns++;
  player.armed = false;
  player.aim = null;
  if (sheet.options.mode === "base") {
    player.standing = "out";
    for (const card of player.cards) Object.assign(card, { up: true, knownTo: EVERYBODY });
    return;
  }
  player.standing = "criminal";
  sheet.gone = [...sheet.gone, ...player.cards.flatMap(({ kind }) => (kind === null ? [] : [kind]))];
  player.cards = [];
}

function arm(sheet: Sheet, seat: Seat, draw: Draw): void {
  const player = at(sheet.players, seat);
  if (!player.armed && sheet.options.mode === "base") {
    if (sheet.guns === 0) return;
    sheet.guns--;
  }
  player.armed = true;
  // Now and then at somebody who has been eliminated since (cops 2).
  const others = sheet.players.flatMap((_, other) => (other === seat ? [] : [other]));
  player.aim = draw.one([0, 1, 2, 3, 4]) === 0 ? draw.one(others) : draw.one(aimable(sheet, seat));
}

/** Takes a card out of the bag, if it is there, and lays it before somebody. */
function lay(sheet: Sheet, equipment: "disguise" | "planted-evidence", draw: Draw): void {
  const place = sheet.equipment.bag?.indexOf(equipment) ?? -1;
  if (place === -1) return;
  sheet.equipment.bag?.splice(place, 1);
  sheet.equipment.loose--;
  const lasting = equipment === "disguise" ? "concealed" : "reversed";
  at(sheet.players, draw.one(livingOf(sheet))).lying.push({ equipment, lasting });
}

/** Everything in the bag has been used once: from now on cards come from under. */
function turnDeckOver(sheet: Sheet, draw: Draw): void {
  const { equipment: deck } = sheet;
  const left = deck.bag ?? [];
  while (left.length > 0) {
    const card = draw.one(left);
    left.splice(left.indexOf(card), 1);
    deck.under.push({ card, knownTo: draw.one([0, 1]) === 0 ? "everyone" : [draw.one(livingOf(sheet))] });
  }
  deck.loose = 0;
}

/** All diamonds but those of cops must not be all there are: the game would be over. */
function leaveOneWithCops(sheet: Sheet, draw: Draw): void {
  const { players } = sheet;
  const living = livingOf(sheet);
  if (living.some((seat) => at(players, seat).diamonds > 0)) return;
  const rich = players.findIndex(({ diamonds }) => diamonds > 0);
  at(players, rich).diamonds--;
  at(players, draw.one(living)).diamonds++;
}

/** All diamonds have come into one hand. */
function gather(sheet: Sheet, draw: Draw): void {
  const { players } = sheet;
  const receiver = draw.one(players.map((_, seat) => seat));
  for (const [seat, player] of players.entries()) {
    if (seat === receiver) continue;
    at(players, receiver).diamonds += player.diamonds;
    player.diamonds = 0;
  }
}
