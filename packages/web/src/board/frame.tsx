import "./table.css";
import "./seat.css";
import "./seat-narrow.css";
import "./oval.css";
import "./hand.css";
import "./tools.css";
import "./own-narrow.css";
import "./own-wide.css";
import "./stage.css";
import "./scene.css";
import "./stage-wide.css";
import "./prompt.css";
import "./clock.css";
import "./panels.css";
import "./aid.css";
import type { Asking } from "@darbar/kernel";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import type { TableProps } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { Keys } from "./keys.tsx";
import { Log, Told } from "./log.tsx";
import { Drawer, SidePanel, useWide } from "./panel.tsx";
import { type FilledPanel, KEYS, LOG, type Panel, TALK } from "./panels.ts";
import type { StoryLine } from "./story-line.ts";
import { Tools } from "./tools.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { type Keyed, useKeys } from "./use-keys.ts";

interface FrameProps extends Pick<Keyed, "pressNth" | "back"> {
  readonly table: TableProps;
  /** What else is true of the whole table, as classes. */
  readonly classes: readonly string[];
  /** What the table is covered with. */
  readonly felt: ComponentChildren;
  readonly seats: ComponentChildren;
  /** What lies over seats and stage, for eyes. */
  readonly over?: ComponentChildren;
  stage(note: ComponentChildren): ComponentChildren;
  /** The reader's own place, with the tools where they stand beside the hand. */
  own(tools: ComponentChildren): ComponentChildren;
  prompt(heading: RefObject<HTMLHeadingElement | null>): ComponentChildren;
  /** What can be looked up besides the log, talk and the keys. */
  readonly panels: readonly FilledPanel[];
  /** What is played for the reader, and how they change that. */
  readonly orders: ComponentChildren;
  readonly story: readonly StoryLine[];
  /** What screen readers say at once: that the reader is asked, and that a button was pressed once. */
  readonly asked: string;
  readonly armed: string;
}

/** A table of any game: the seats around the stage, the reader's own place, the prompt, and what can be looked up. */
export function Frame(props: FrameProps): JSX.Element {
  const { table, story } = props;
  const { t } = useWords();
  const room = useRef<HTMLDivElement>(null);
  const isWide = useWide(room);
  const [opened, open] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(heading);
  const panels = [LOG, ...(table.talk === undefined ? [] : [TALK]), ...allPanels(props), KEYS];
  const show = (panel: string): void => open(opened === panel ? null : panel);
  const { pressNth, back } = props;
  useKeys({ panels, isBehind: table.isBehind, catchUp: table.catchUp, show, pressNth, back });
  const shown = panels.find(({ name }) => name === opened) ?? (isWide ? LOG : null);
  const tools = (
    <Tools panels={panels} shown={shown?.name ?? null} isWide={isWide} show={show} unread={table.unread ?? 0}>
      {props.orders}
    </Tools>
  );
  const inside = shown === null ? null : insideOf(shown, props);
  return (
    <div class="game-room" ref={room} onFocusIn={keepFocus}>
      <div class={["game-table", `mode-${table.mode}`, ...props.classes].join(" ")}>
        <div class="felt" aria-hidden="true">
          {props.felt}
        </div>
        {props.seats}
        {props.stage(<ConnectionNote connection={table.connection} mode={table.mode} />)}
        {props.over}
        <div class="dock">
          {props.own(isWide ? null : tools)}
          {table.beside !== undefined && <div class="beside">{table.beside}</div>}
          {props.prompt(heading)}
        </div>
        {isWide && shown !== null && (
          <aside class="side" aria-label={t("table.side")}>
            {tools}
            <SidePanel key={shown.name} title={t(shown.title)}>
              {inside}
            </SidePanel>
          </aside>
        )}
        {!isWide && shown !== null && (
          // A drawer that closes late must not close the one that came after it.
          <Drawer
            key={shown.name}
            title={t(shown.title)}
            close={() => open((now) => (now === shown.name ? null : now))}
          >
            {inside}
          </Drawer>
        )}
        {shown?.name !== TALK.name && table.talk?.(false)}
        <Told story={story} asked={props.asked} armed={props.armed} prompt={promptOf(table)} />
      </div>
    </div>
  );
}

function promptOf({ model }: TableProps): number {
  return (model.game?.view as Asking | undefined)?.prompt ?? 0;
}

/** What the game has to look up, and what the page has. */
function allPanels({ table, panels }: FrameProps): readonly FilledPanel[] {
  return [...panels, ...(table.panels ?? [])];
}

function insideOf({ name }: Panel, props: FrameProps): ComponentChildren {
  const { table, story } = props;
  const panels = allPanels(props);
  switch (name) {
    case LOG.name:
      return <Log story={story} />;
    case TALK.name:
      return table.talk?.(true);
    case KEYS.name:
      return <Keys panels={[LOG, TALK, ...panels, KEYS]} />;
    default:
      return panels.find((panel) => panel.name === name)?.inside();
  }
}
