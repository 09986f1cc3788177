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
import "./look-up.css";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { GirihPattern } from "../art/girih.tsx";
import type { TableProps } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";
import { Aid } from "./aid.tsx";
import { ClaimsPanel } from "./claims-panel.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { Keys } from "./keys.tsx";
import { Log, Told } from "./log.tsx";
import { Orders } from "./orders.tsx";
import { OwnSeat } from "./own-seat.tsx";
import { Drawer, type PanelName, SidePanel, useWide } from "./panel.tsx";
import { headingOf, Prompt } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { duelIn, type Sight, sightOf } from "./sight.ts";
import { Stage } from "./stage.tsx";
import { PANELS, Tools } from "./tools.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useKeys } from "./use-keys.ts";
import { type Play, usePlay } from "./use-play.ts";
import { useStory } from "./use-story.ts";
import type { StoryLine } from "./words/contract.ts";

/** The table of Coup, wherever it is: live, in practice, in a lesson, in a replay. */
export function CoupTable(props: TableProps): JSX.Element | null {
  const sight = sightOf(props, useWords());
  return sight === null ? null : <Table sight={sight} table={props} />;
}

function Table({ sight, table }: { readonly sight: Sight; readonly table: TableProps }): JSX.Element {
  const { words, model, plays } = sight;
  const { t } = words;
  const story = useStory(sight);
  const play = usePlay(sight, table);
  const room = useRef<HTMLDivElement>(null);
  const isWide = useWide(room);
  const [opened, open] = useState<PanelName | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(heading);
  const show = (panel: PanelName): void => {
    if (panel !== "talk" || table.talk !== undefined) open(opened === panel ? null : panel);
  };
  useKeys({ sight, play, isBehind: table.isBehind, catchUp: table.catchUp, show });
  const shown = opened ?? (isWide ? "log" : null);
  const inside =
    shown === null ? null : shown === "talk" ? (
      table.talk?.(true)
    ) : (
      <PanelInside sight={sight} story={story} panel={shown} />
    );
  const tools = (
    <Tools shown={shown} isWide={isWide} show={show} hasTalk={table.talk !== undefined} unread={table.unread ?? 0}>
      {plays && table.mode !== "lesson" && (
        <Orders order={model.order} set={(order) => void table.command({ do: "order", order })} />
      )}
    </Tools>
  );
  return (
    <div class="coup-room" ref={room} onFocusIn={keepFocus}>
      <div class={classesOf(sight, table)}>
        <div class="felt" aria-hidden="true">
          <GirihPattern class="felt-girih" />
        </div>
        <Seats sight={sight} play={play} />
        <Stage
          sight={sight}
          story={story}
          isBehind={table.isBehind}
          note={<ConnectionNote connection={table.connection} mode={table.mode} />}
          catchUp={table.catchUp}
        />
        <div class="dock">
          <OwnSeat sight={sight} play={play} tools={isWide ? null : tools} />
          {table.beside !== undefined && <div class="beside">{table.beside}</div>}
          <Prompt sight={sight} play={play} table={table} heading={heading} />
        </div>
        {isWide && shown !== null && (
          <aside class="side" aria-label={t("table.side")}>
            {tools}
            <SidePanel key={shown} title={t(PANELS[shown].title)}>
              {inside}
            </SidePanel>
          </aside>
        )}
        {!isWide && shown !== null && (
          // A drawer that closes late must not close the one that came after it.
          <Drawer key={shown} title={t(PANELS[shown].title)} close={() => open((now) => (now === shown ? null : now))}>
            {inside}
          </Drawer>
        )}
        {shown !== "talk" && table.talk?.(false)}
        <Told story={story} asked={askedText(sight, play)} armed={armedText(sight, play)} />
      </div>
    </div>
  );
}

interface InsideProps {
  readonly sight: Sight;
  readonly story: readonly StoryLine[];
  readonly panel: Exclude<PanelName, "talk">;
}

function PanelInside({ sight, story, panel }: InsideProps): JSX.Element {
  switch (panel) {
    case "log":
      return <Log story={story} />;
    case "aid":
      return <Aid sight={sight} />;
    case "claims":
      return <ClaimsPanel sight={sight} />;
    case "keys":
      return <Keys />;
  }
}

function classesOf(sight: Sight, { mode }: TableProps): string {
  const classes = ["coup-table", `mode-${mode}`];
  if (duelIn(sight) !== null) classes.push("is-contested");
  if (sight.isOver) classes.push("is-over");
  if (sight.home === null) classes.push("is-watched");
  if (!sight.plays) classes.push("asks-nothing");
  if (sight.view.players.length > 5) classes.push("is-crowded");
  return classes.join(" ");
}

/** Said at once to who listens: that they are asked. Empty again in between, so that the same question is said twice. */
function askedText(sight: Sight, play: Play): string {
  if (play.choices.length === 0) return "";
  return sight.words.t("table.asked", { question: headingOf(sight, { ...play, aiming: null }) });
}

function armedText(sight: Sight, { armed, choices, aiming }: Play): string {
  if (armed === null) return "";
  const target = aiming?.targets.find(({ seat }) => `${aiming.id}-${seat}` === armed);
  const act = target?.label ?? choices.find(({ id }) => id === armed)?.label ?? "";
  return sight.words.t("table.press-again", { act });
}
