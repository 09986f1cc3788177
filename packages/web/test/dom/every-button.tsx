import type { Move as CopsMove } from "@darbar/cops";
import type { Move as CoupMove } from "@darbar/coup";
import { type Asking, type Game, ok, type Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import type { ComponentType } from "preact";
import type { TableModel } from "../../src/table/model.ts";
import type { TableProps } from "../../src/table/props.ts";
import { all, press, says, the } from "./reader.ts";
import { bot, room } from "./rooms.ts";
import type { Shown } from "./shown.tsx";

type AnyMove = CoupMove | CopsMove;

/** A live table on which nothing happens just now. */
export const IDLE: Omit<TableProps, "model" | "move"> = {
  cue: null,
  isBehind: false,
  doing: null,
  refused: null,
  connection: "open",
  mode: "live",
  command: async () => ok(null),
  catchUp: () => undefined,
};

/** A table of bots at a question of a game, as a seat sees it that is asked there. */
export function askedTable<State extends Asking & { readonly players: readonly unknown[]; readonly options: unknown }>(
  { id, view }: Pick<Game<never, State, never, never>, "id" | "view">,
  state: State,
  seat: Seat,
): TableModel {
  const seats = state.players.map((_, place) => bot(`Player ${place + 1}`));
  const { options } = state;
  const shown = view(state, seat);
  const game = {
    number: 1,
    commitment: "",
    game: id,
    seats: seats.length,
    options,
    view: shown,
    past: [],
    said: [],
    outcome: null,
  };
  return room({ me: seat, viewer: seat, seats, game });
}

/** How many tables were drawn so far: each is another. */
let begun = 0;

/** What came of pressing every button of a question, on every way. */
export interface Pressed {
  /** The moves that were made, as text, each once. */
  readonly moves: ReadonlySet<string>;
  /** What else the page did by itself. */
  readonly commands: readonly Command[];
  /** How many buttons were pressed. */
  readonly count: number;
}

/** Where a walk through the buttons has come to: everything that can be seen of it. */
interface Stop {
  readonly buttons: readonly HTMLElement[];
  readonly looks: string;
}

/**
 * Presses every button of the open question, and every button that comes of it, each way from the beginning. A button
 * that does nothing, and one that does something although it says it cannot, is a fault.
 */
export async function pressEverything(
  shown: Shown,
  Asked: ComponentType<TableProps>,
  model: TableModel,
  legal: readonly AnyMove[],
): Promise<Pressed> {
  const allowed = new Set(legal.map((move) => JSON.stringify(move)));
  const moves = new Set<string>();
  const commands: Command[] = [];
  const seen = new Set<string>();
  let sent: unknown[] = [];
  let count = 0;
  const begin = async (): Promise<void> => {
    begun += 1;
    await shown.draw(
      <Asked
        {...IDLE}
        key={begun}
        model={model}
        move={async (move) => {
          sent.push(move);
          return ok(null);
        }}
        command={async (command) => {
          commands.push(command);
          return ok(null);
        }}
      />,
    );
  };

  /** Presses the button at a place, and answers what came of it: a move, a change, or nothing. */
  async function pressAt(place: number): Promise<"move" | "change" | "nothing"> {
    const before = stopAt(shown.root);
    const button = before.buttons[place];
    const isOff = button.getAttribute("aria-disabled") === "true";
    sent = [];
    count += 1;
    await press(button);
    const name = says(button);
    if (isOff && sent.length > 0) throw new Error(`“${name}” says it cannot be pressed, and made a move`);
    if (sent.length > 1) throw new Error(`“${name}” made ${sent.length} moves`);
    if (sent.length === 1) {
      const [move] = sent.map((each) => JSON.stringify(each));
      if (!allowed.has(move)) throw new Error(`“${name}” made a move that is not legal: ${move}`);
      moves.add(move);
      return "move";
    }
    if (stopAt(shown.root).looks !== before.looks) return "change";
    if (!isOff) throw new Error(`“${name}” does nothing`);
    return "nothing";
  }

  /** Goes to a stop again: it may be the one that is shown, or one step back. From the beginning takes longest. */
  async function returnTo({ looks }: Stop, way: readonly number[]): Promise<void> {
    if (stopAt(shown.root).looks === looks) return;
    const back = shown.root.querySelector<HTMLElement>(".prompt-body .back");
    if (back !== null) await press(back);
    if (stopAt(shown.root).looks === looks) return;
    await begin();
    for (const step of way) await press(stopAt(shown.root).buttons[step]);
  }

  /** What is marked leads to the same stop in whatever order it is pressed, but for that; what is chosen does not. */
  async function walk(way: readonly number[], chosen: string): Promise<void> {
    const here = stopAt(shown.root);
    const known = `${chosen}\n${here.looks}`;
    if (seen.has(known)) return;
    seen.add(known);
    for (const place of here.buttons.keys()) {
      // What is armed waits for its second press; the others are as they were before.
      const isArmed = here.buttons.some((button) => button.matches(".armed, .is-armed"));
      if (isArmed && !here.buttons[place].matches(".armed, .is-armed")) continue;
      await returnTo(here, way);
      const button = here.buttons[place];
      const then = button.hasAttribute("aria-pressed") ? chosen : `${chosen} ${says(button)}`;
      const came = await pressAt(place);
      if (came === "change" && !button.matches(".back")) await walk([...way, place], then);
    }
  }

  await begin();
  await walk([], "");
  return { moves, commands, count };
}

const LOOKS = ["aria-pressed", "aria-disabled"] as const;

/** Everything that can be pressed for a move: the buttons of the prompt, and cards and seats on the table. */
function stopAt(root: HTMLElement): Stop {
  const buttons = all(root, ".prompt-body button, .card-press, .seat-press");
  const looks = [
    says(the(root, "#prompt-heading")),
    ...buttons.map((button) =>
      [says(button), button.className, ...LOOKS.map((name) => button.getAttribute(name))].join(" "),
    ),
  ];
  return { buttons, looks: looks.join("\n") };
}
