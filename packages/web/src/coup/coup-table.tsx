import "./scene.css";
import "./look-up.css";
import type { JSX } from "preact";
import { GirihPattern } from "../art/girih.tsx";
import { Frame } from "../board/frame.tsx";
import { Orders } from "../board/orders.tsx";
import { AID, type Panel } from "../board/panels.ts";
import { useStory } from "../board/use-story.ts";
import type { TableProps } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";
import { Aid } from "./aid.tsx";
import { ClaimsPanel } from "./claims-panel.tsx";
import { OwnSeat } from "./own-seat.tsx";
import { CoupPrompt, headingOf } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { duelIn, type Sight, sightOf } from "./sight.ts";
import { Stage } from "./stage.tsx";
import { teller } from "./teller.ts";
import { type Play, pressNth, usePlay } from "./use-play.ts";

const CLAIMS: Panel = { name: "claims", title: "table.claims", icon: "claims", key: "C", code: "KeyC" };

/** The table of Coup, wherever it is: live, in practice, in a lesson, in a replay. */
export function CoupTable(props: TableProps): JSX.Element | null {
  const sight = sightOf(props, useWords());
  return sight === null ? null : <Table sight={sight} table={props} />;
}

function Table({ sight, table }: { readonly sight: Sight; readonly table: TableProps }): JSX.Element {
  const { model, plays } = sight;
  const story = useStory(sight, teller);
  const play = usePlay(sight, table);
  return (
    <Frame
      table={table}
      classes={classesOf(sight)}
      felt={<GirihPattern class="felt-art" />}
      seats={<Seats sight={sight} play={play} />}
      stage={(note) => (
        <Stage sight={sight} story={story} isBehind={table.isBehind} note={note} catchUp={table.catchUp} />
      )}
      own={(tools) => <OwnSeat sight={sight} play={play} tools={tools} />}
      prompt={(heading) => <CoupPrompt sight={sight} play={play} table={table} heading={heading} />}
      panels={[
        { ...CLAIMS, inside: () => <ClaimsPanel sight={sight} /> },
        { ...AID, inside: () => <Aid sight={sight} /> },
      ]}
      orders={
        plays &&
        table.mode !== "lesson" && (
          <Orders order={model.order} set={(order) => void table.command({ do: "order", order })} />
        )
      }
      pressNth={(index) => pressNth(play, sight, index)}
      back={play.back}
      story={story}
      asked={askedText(sight, play)}
      armed={armedText(sight, play)}
    />
  );
}

function classesOf(sight: Sight): readonly string[] {
  const is = {
    "coup-table": true,
    "is-contested": duelIn(sight) !== null,
    "is-over": sight.isOver,
    "is-watched": sight.home === null,
    "asks-nothing": !sight.plays,
    "is-crowded": sight.view.players.length > 5,
  };
  return Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []));
}

/** What screen readers say at once: that the reader is asked. Empty in between, so that the same question is said twice. */
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
