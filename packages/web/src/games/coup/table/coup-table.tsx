import "./seat.css";
import "./look-up.css";
import type { JSX } from "preact";
import { later } from "../../../app/later.tsx";
import { Loaded } from "../../../app/loaded.tsx";
import { GirihPattern } from "../../../art/girih.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { LaterArrows } from "../../../board/arrows/later-arrows.tsx";
import { DRAMA_COMES, isAfterDeal } from "../../../board/drama/props.ts";
import { Frame } from "../../../board/frame.tsx";
import { useLayout } from "../../../board/layout.ts";
import { AID, type Panel } from "../../../board/panels.ts";
import { withPlayedForMe } from "../../../board/played-for-me.ts";
import { useStory } from "../../../board/use-story.ts";
import { withSaid } from "../../../board/with-said.ts";
import type { TableProps } from "../../../table/props.ts";
import { useWords } from "../../../words/speak.tsx";
import { asksOf } from "./asking.ts";
import { cardName } from "./card-name.ts";
import { Middle } from "./middle.tsx";
import { arrowsOf } from "./on-stage.ts";
import { OwnSeat } from "./own-seat.tsx";
import { CoupPrompt, headingOf } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { isAside, type Sight, sightOf } from "./sight.ts";
import { Stage } from "./stage.tsx";
import { teller } from "./teller.ts";
import { type Passing, useOrders, WAYS } from "./use-orders.ts";
import { type Play, pressNth, usePlay } from "./use-play.ts";
import { Ways } from "./ways.tsx";

/** Loaded when they are needed: who plays does not wait for them. */
const Drama = later(async () => (await import("./drama.tsx")).CoupDrama, isAfterDeal, DRAMA_COMES);
const claims = async () => (await import("./claims-panel.tsx")).ClaimsPanel;
const aid = async () => (await import("./aid.tsx")).Aid;

const CLAIMS: Panel = { name: "claims", title: "table.claims", icon: "claims", key: "C", code: "KeyC" };

/** The table of Coup, wherever it is: live, in practice, in a lesson, in a replay. */
export function CoupTable(props: TableProps): JSX.Element | null {
  const sight = sightOf(props, useWords());
  return sight === null ? null : <Table sight={sight} table={props} />;
}

function Table({ sight, table }: { readonly sight: Sight; readonly table: TableProps }): JSX.Element {
  const { model, view, words, plays } = sight;
  const story = useStory(sight, teller);
  const passing = useOrders(sight, table);
  const play = usePlay(sight, table, passing);
  const isIn = plays && !isAside(sight);
  const mayOrder = isIn && table.mode !== "lesson" && table.mode !== "hand";
  return (
    <Frame
      table={table}
      sight={sight}
      players={view.players.length}
      turn={sight.isOver ? null : view.turn}
      asks={asksOf(sight, play)}
      class="coup-table"
      felt={<GirihPattern class="felt-art" />}
      stocks={<Middle sight={sight} />}
      seats={(arch) => <Seats sight={sight} play={play} arch={arch} />}
      arrows={<ClaimArrow sight={sight} />}
      stage={<Stage sight={sight} story={story} table={table} />}
      drama={
        <Drama
          sight={sight}
          cue={table.cue}
          story={story}
          skip={table.catchUp}
          portrait={(seat) => <Portrait of={sight.identities[seat].portrait} class="drama-drawing" />}
        />
      }
      own={<OwnSeat sight={sight} play={play} />}
      prompt={(heading) => <CoupPrompt {...{ sight, play, passing, story, table, heading }} />}
      panels={[
        { ...CLAIMS, inside: () => <Loaded load={claims} says={[]} with={{ sight }} /> },
        { ...AID, inside: () => <Loaded load={aid} says={[]} with={{ sight }} /> },
      ]}
      isIn={isIn}
      ways={mayOrder ? (as) => <Ways ways={WAYS} order={passing.order} set={passing.set} as={as} /> : null}
      pressNth={(index) => pressNth(play, sight, index)}
      back={play.back}
      story={withSaid(withPlayedForMe(story, model, words), sight, cardName)}
      asked={askedText(sight, play, passing)}
      armed={armedText(play)}
    />
  );
}

function ClaimArrow({ sight }: { readonly sight: Sight }): JSX.Element {
  return <LaterArrows arrows={arrowsOf(sight)} layout={useLayout()} home={sight.home} />;
}

/** Nothing in between, so that the same question is said twice. */
function askedText(sight: Sight, play: Play, passing: Passing): string | null {
  return play.choices.length === 0 ? null : headingOf(sight, { ...play, aiming: null }, passing, []);
}

function armedText({ armed, choices, aiming }: Play): string | null {
  if (armed === null) return null;
  const target = aiming?.targets.find(({ seat }) => `${aiming.id}-${seat}` === armed);
  return target?.label ?? choices.find(({ id }) => id === armed)?.label ?? "";
}
