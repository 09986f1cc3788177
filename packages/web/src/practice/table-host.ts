import { seededDraw } from "@darbar/kernel";
import { BOT_STYLES, type BotStyle } from "@darbar/protocol/agreed";
import { FLOOR, GRID, type Table, type TableHost } from "@darbar/table";
import { newSecret } from "./chance.ts";
import type { Keeping } from "./keeping.ts";
import type { PracticeHost, PracticeWish } from "./practice-wish.ts";
import type { Timers } from "./timers.ts";

/** What a live table is given in a page: this device's storage, a worker to think in, and a pace that can change. */
export function hostOfTable(
  table: Table,
  { patient = false }: Pick<PracticeWish, "patient">,
  host: PracticeHost,
  timers: Timers,
  keeping: Keeping,
): TableHost {
  const pace = (): number => host.pace?.() ?? 1;
  return {
    ...timers,
    append: async (_, facts, along) => keeping.append(table, facts, along?.base),
    say: async (_, lines, most) => keeping.say(lines, most),
    chance: host.random,
    newSecret: () => newSecret(host.random),
    think: (_, inquiry) => host.think({ ...inquiry, style: styleOf(table, inquiry.seat) }),
    changed: () => undefined,
    report: host.report,
    lost: () => undefined,
    patient,
    botsTalk: host.botsTalk === true,
    tick: 0, // Nobody listens for what others answer.
    get grid() {
      return GRID * pace();
    },
    get floor() {
      return FLOOR * pace();
    },
    get pause() {
      return pace();
    },
  };
}

/** What a bot is like; where chance decides it, it is so for a whole game, also after a reload. */
function styleOf({ seats, game }: Table, seat: number): BotStyle {
  const sitter = seats[seat];
  const chosen = sitter?.kind === "bot" ? sitter.style : null;
  return chosen ?? seededDraw(`${game?.secret} ${seat}`).one(BOT_STYLES);
}
