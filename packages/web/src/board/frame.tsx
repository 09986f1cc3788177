import "./frame.css";
import "./bar.css";
import "./arch.css";
import "./rows.css";
import "./seat.css";
import "./seat-narrow.css";
import "./stage.css";
import "./dock.css";
import "./dock-narrow.css";
import "./land.css";
import "./tall.css";
import "./large-letters.css";
import "./hand.css";
import "./choices.css";
import "./choices-narrow.css";
import "./clock.css";
import "./panels.css";
import "./aid.css";
import "./for-ears.css";
import "./companion.css";
import type { Seat } from "@darbar/kernel";
import type { StoryLine } from "@darbar/words/story-line";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { later } from "../app/later.tsx";
import { Icon } from "../art/icons.tsx";
import type { TableProps } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";
import { type Arch, archOf, aroundTable, isCrowded } from "./arch.ts";
import { Bar } from "./bar.tsx";
import { CompanionSwitch } from "./companion-switch.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { DRAMA_COMES } from "./drama/props.ts";
import { Going } from "./going.tsx";
import { HintsTool } from "./hints-tool.tsx";
import { Keys } from "./keys.tsx";
import { isRoomy, LayoutProvider, useMeasuredLayout } from "./layout.ts";
import { Log, Told } from "./log.tsx";
import { Drawer } from "./panel.tsx";
import { AID, type FilledPanel, KEYS, LOG, type Panel, TALK } from "./panels.ts";
import { SayTo } from "./saying/saying.ts";
import { Side } from "./side.tsx";
import type { BoardSight } from "./sight.ts";
import { TableMenu } from "./table-menu.tsx";
import { Tools } from "./tools.tsx";
import { useFit } from "./use-fit.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { type Keyed, useKeys } from "./use-keys.ts";
import { useMedia } from "./use-media.ts";
import { withComings } from "./with-comings.ts";

interface FrameProps extends Pick<Keyed, "pressNth" | "back"> {
  readonly table: TableProps;
  readonly sight: BoardSight;
  /** How many play. */
  readonly players: number;
  /** Whose turn it is; `null`: nobody's. */
  readonly turn: Seat | null;
  /** What kind of question is open to the reader, by which choices are laid out; `nothing`: none. */
  readonly asks: string;
  /** The class of the game's tables. */
  readonly class: string;
  /** What the table is covered with. */
  readonly felt: ComponentChildren;
  /** What belongs to nobody. */
  readonly stocks: ComponentChildren;
  /** What the reader is here for, in a line above the table. */
  readonly mission?: ComponentChildren;
  seats(arch: Arch): ComponentChildren;
  readonly arrows?: ComponentChildren;
  readonly stage: ComponentChildren;
  /** What covers the table while something dramatic happens. */
  readonly drama?: ComponentChildren;
  /** The reader's own place and their hand. */
  readonly own: ComponentChildren;
  prompt(heading: RefObject<HTMLHeadingElement | null>): ComponentChildren;
  /** What can be looked up besides the log, talk and the keys. */
  readonly panels: readonly FilledPanel[];
  /** Whether the reader is in the game, and plays for themselves. */
  readonly isIn: boolean;
  /** What the reader is asked, to be chosen at a button; `null`: that cannot be chosen here. */
  readonly ways: ((as: "tool" | "chip") => ComponentChildren) | null;
  readonly story: readonly StoryLine[];
  /** What the reader is asked, and what they have pressed once: screen readers say it at once. `null`: nothing. */
  readonly asked: string | null;
  readonly armed: string | null;
}

/** Calls whoever is elsewhere; who is here does not wait for it. */
const Calling = later(
  async () => (await import("../calling/calling.tsx")).Calling,
  ({ question }) => question !== null && document.hidden,
  DRAMA_COMES,
);

const SayToSeat = later(async () => (await import("./saying/say-to.tsx")).SayToSeat);

/** Where a second panel has room below the first. */
const HIGH = "(min-height: 54rem)";

/** A table of any game: the seats around the stage, the reader's own place and the question, and what can be looked up. */
export function Frame(props: FrameProps): JSX.Element {
  const { table, sight, asks } = props;
  const story = withComings(props.story, sight);
  const { t } = sight.words;
  const room = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const layout = useMeasuredLayout(room);
  const isWide = layout === "wide";
  const isHigh = useMedia(HIGH);
  const [opened, open] = useState<string | null>(table.opens ?? null);
  const [spokenTo, sayTo] = useState<Seat | null>(null);
  // A lesson and a replay are no places where anybody is met.
  const isPlace = table.mode === "live" || table.mode === "practice";
  const canSay = isPlace && table.model.me !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(heading);
  const dock = useRef<HTMLDivElement>(null);
  const others = aroundTable(props.players, sight.home).length;
  const isCrowd = isCrowded(props.players, sight.home);
  const isTight = layout === "land" && asks === "turn";
  const question = asks === "nothing" ? null : `${table.model.game?.number} ${promptOf(table)}`;
  const { companion } = table;
  const mayLeaveTable = companion !== undefined && !isRoomy(layout) && sight.home !== null;
  const isCompanion = mayLeaveTable && companion.isOn;
  useFit({ table: ground, dock, layout, isCrowd, isCompanion, question, isTight });
  const isScreen = table.mode === "screen";
  const isPassedRound = isScreen || table.mode === "hand";
  const panels = isPassedRound ? [LOG] : [LOG, ...(table.talk === undefined ? [] : [TALK]), ...allPanels(props), KEYS];
  const show = (panel: string): void => open(opened === panel ? null : panel);
  const { pressNth, back } = props;
  useKeys({ panels, isBehind: table.isBehind, catchUp: table.catchUp, show, pressNth, back });
  const shown = panels.find(({ name }) => name === opened) ?? (isWide ? LOG : null);
  const arch = archOf(others, layout === "tall" && innerWidth < innerHeight);
  const toolsOf = (some: readonly Panel[], more?: ComponentChildren): JSX.Element => (
    <Tools panels={some} shown={shown?.name ?? null} isBeside={isWide} show={show} unread={table.unread ?? 0}>
      {more}
    </Tools>
  );
  const menu = (
    <>
      {isWide && props.ways?.("tool")}
      <TableMenu>
        {toolsOf(
          panels.filter(isFar),
          <>
            {!isWide && props.ways?.("tool")}
            {mayLeaveTable && <CompanionSwitch companion={companion} class="tool" />}
            {table.hints !== undefined && <HintsTool hints={table.hints} />}
            {table.going !== undefined && <Going going={table.going} isIn={props.isIn} />}
          </>,
        )}
      </TableMenu>
    </>
  );
  const near = panels.filter((panel) => !isFar(panel));
  const beside = table.beside !== undefined && <div class="beside">{table.beside}</div>;
  // A coach, or the whisper of a table with others, takes no room from the table where there is a side.
  const isWhisper = table.mode === "live" && table.beside !== undefined;
  const isBesideTable = isWide && (table.mode === "lesson" || isScreen || isWhisper);
  const classes = [
    "game-table",
    `is-${layout}`,
    isRoomy(layout) ? "is-roomy" : "is-narrow",
    isCrowd ? "is-crowd" : "is-few",
    `mode-${table.mode}`,
    props.class,
    // A lesson that only tells something lets nothing be chosen.
    ...(table.allowed?.length === 0 ? ["is-told"] : []),
    ...(sight.isOver ? ["is-over"] : []),
    ...(table.sheet === undefined ? [] : ["has-sheet"]),
    ...(sight.home === null ? ["is-watched"] : []),
    ...(isCompanion ? ["is-companion"] : []),
  ];
  return (
    <LayoutProvider value={layout}>
      <div class="game-room" ref={room} onFocusIn={keepFocus}>
        <div class={classes.join(" ")} data-asks={asks} data-others={others} ref={ground}>
          <Bar
            sight={sight}
            turn={props.turn}
            stocks={props.stocks}
            note={<ConnectionNote connection={table.connection} mode={table.mode} />}
            tools={
              isPassedRound ? (
                toolsOf(isScreen && !isWide ? [LOG] : [], table.tools)
              ) : isWide ? (
                <div class="tools">{menu}</div>
              ) : (
                toolsOf(near, menu)
              )
            }
          />
          {props.mission}
          <div class="felt-table">
            <div class="felt" aria-hidden="true">
              {props.felt}
            </div>
            {!isCompanion && props.arrows}
            <div class="arch" style={{ "--left": arch.left, "--top": arch.top, "--others": others }}>
              <SayTo.Provider value={canSay ? sayTo : null}>{props.seats(arch)}</SayTo.Provider>
              {props.stage}
            </div>
            {!isCompanion && props.drama}
            {sight.isOver && table.cue === null && !table.isBehind && table.sheet}
          </div>
          <div class="dock" ref={dock}>
            {isCompanion && <CompanionSwitch companion={companion} class="quiet whole-table" />}
            {props.own}
            {!isBesideTable && beside}
            {!isWide && asks === "nothing" && props.ways?.("chip")}
            {props.prompt(heading)}
            <span class="more-sign" aria-hidden="true">
              <Icon name="chevron-down" class="icon" />
            </span>
          </div>
          {isWide && shown !== null && (
            <Side
              above={isBesideTable && beside}
              tabs={isPassedRound ? null : toolsOf(near)}
              shown={shown}
              also={isHigh && !isBesideTable && isStream(shown) ? (props.panels[0] ?? null) : null}
              inside={(panel) => insideOf(panel, props, story)}
            />
          )}
          {!isWide && shown !== null && (
            <OverTable panel={shown} close={() => open((now) => (now === shown.name ? null : now))}>
              {insideOf(shown, props, story)}
            </OverTable>
          )}
          {spokenTo !== null && (
            <SayToSeat sight={sight} seat={spokenTo} command={table.command} onClose={() => sayTo(null)} />
          )}
          {isPlace && (
            <Calling
              question={props.asked === null ? null : question}
              isTurn={asks === "turn"}
              code={table.mode === "live" ? table.model.code : ""}
              knocks={sight.waiting.length === 1}
            />
          )}
          {shown?.name !== TALK.name && table.talk?.(false)}
          <Told
            // What is said is read to ears by the talk, where there is any.
            story={table.talk === undefined ? story : story.filter(({ tone }) => tone !== "said")}
            asked={props.asked === null ? "" : t("table.asked", { question: props.asked })}
            armed={props.armed === null ? "" : t("table.press-again", { act: props.armed })}
            prompt={promptOf(table)}
          />
        </div>
      </div>
    </LayoutProvider>
  );
}

interface OverTableProps {
  readonly panel: Panel;
  readonly children: ComponentChildren;
  close(): void;
}

/** A panel over a narrow table. A drawer that closes late must not close the one that came after it. */
function OverTable({ panel, children, close }: OverTableProps): JSX.Element {
  const { t } = useWords();
  return (
    <Drawer key={panel.name} title={t(panel.title)} close={close}>
      {children}
    </Drawer>
  );
}

/** What is looked up once in a while is in the menu. */
function isFar({ name }: Panel): boolean {
  return name === AID.name || name === KEYS.name;
}

/** What only grows at its end: beside it there is room for more. */
function isStream({ name }: Panel): boolean {
  return name === LOG.name || name === TALK.name;
}

function promptOf({ model }: TableProps): number {
  return model.game?.view?.prompt ?? 0;
}

/** What the game has to look up, and what the page has. */
function allPanels({ table, panels }: FrameProps): readonly FilledPanel[] {
  return [...panels, ...(table.panels ?? [])];
}

function insideOf({ name }: Panel, props: FrameProps, story: readonly StoryLine[]): ComponentChildren {
  const { table } = props;
  const panels = allPanels(props);
  switch (name) {
    case LOG.name:
      return <Log story={story} seats={table.model.seats} />;
    case TALK.name:
      return table.talk?.(true);
    case KEYS.name:
      return <Keys panels={[LOG, TALK, ...panels, KEYS]} />;
    default:
      return panels.find((panel) => panel.name === name)?.inside();
  }
}
