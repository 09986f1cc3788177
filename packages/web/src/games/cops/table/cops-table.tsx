import "../art/cops-art.css";
import "./seat.css";
import "./seat-notes.css";
import "./own.css";
import "./hand.css";
import "./choices.css";
import "./stage.css";
import "./middle.css";
import "./ending.css";
import "./claims/claims.css";
import { type State, type Team, teamOf } from "@darbar/cops";
import { tellText } from "@darbar/words/cops/claims";
import { cardKindName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { useApp } from "../../../app/context.ts";
import { later } from "../../../app/later.tsx";
import { Loaded } from "../../../app/loaded.tsx";
import { useStore } from "../../../app/store.ts";
import { useSkin } from "../../../app/use-skin.ts";
import { Portrait } from "../../../art/portrait.tsx";
import { DRAMA_COMES, isAfterDeal } from "../../../board/drama/props.ts";
import { Frame } from "../../../board/frame.tsx";
import { AID, type Panel } from "../../../board/panels.ts";
import { withPlayedForMe } from "../../../board/played-for-me.ts";
import { useStory } from "../../../board/use-story.ts";
import { withSaid } from "../../../board/with-said.ts";
import type { TableProps } from "../../../table/props.ts";
import { useWords } from "../../../words/speak.tsx";
import { PrecinctPattern } from "../art/precinct.tsx";
import { SKIN } from "../skin.ts";
import { Aims } from "./aims.tsx";
import { asksOf, inOrder } from "./asking.ts";
import { useTelling } from "./claims/use-telling.ts";
import { useConclusions } from "./knowledge/later-conclusions.ts";
import { BLANK_PAGE } from "./knowledge/notebook.ts";
import { useNotebook } from "./knowledge/use-notebook.ts";
import { Middle } from "./middle.tsx";
import { Mission } from "./mission.tsx";
import { OwnSeat } from "./own-seat.tsx";
import { CopsPrompt, headingOf } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { isAside, type Sight, sightOf } from "./sight.ts";
import { Stage } from "./stage.tsx";
import { teller } from "./teller.ts";
import { useLaying } from "./use-laying.ts";
import { usePlay } from "./use-play.ts";
import { usePocket } from "./use-pocket.ts";

const Drama = later(async () => (await import("./drama.tsx")).CopsDrama, isAfterDeal, DRAMA_COMES);
const Ending = later(async () => (await import("./ending.tsx")).Ending);
const notes = async () => (await import("./notes-panel.tsx")).NotesPanel;
const NOTES: Panel = { name: "notes", title: "cops.table.notes", icon: "eye", key: "N", code: "KeyN" };
const NOTES_SAY = ["copsKnowledge"] as const;

/** The player aid is loaded when it is looked at: who plays does not wait for it. */
const aid = async () => (await import("./aid.tsx")).Aid;
const AID_SAYS = ["copsAid"] as const;

/** The table of Good Cop Bad Cop, wherever it is: live, in practice, in a lesson, in a replay. */
export function CopsTable(props: TableProps): JSX.Element | null {
  useSkin(SKIN);
  useConclusions(props.model.game !== null && (props.model.game.view as State).turns > 0);
  const sight = sightOf(props, useWords());
  return sight === null ? null : <Table sight={sight} table={props} />;
}

function Table({ sight, table }: { readonly sight: Sight; readonly table: TableProps }): JSX.Element {
  const { model, view, words, names } = sight;
  const settings = useStore(useApp().settings);
  const story = useStory(sight, teller);
  const pocket = usePocket(sight, table, settings.asksEquipment);
  const play = usePlay(sight, table, pocket);
  const laying = useLaying(sight, table, play);
  const telling = useTelling(sight, table, play.step !== null);
  const place = { mode: table.mode, table: model.table, game: model.game?.number ?? 0 };
  const notebook = useNotebook(place, view.turns > 0);
  return (
    <Frame
      table={table}
      sight={sight}
      players={view.players.length}
      turn={sight.isOver ? null : view.turn}
      asks={telling !== null ? "telling" : laying !== null ? "few" : asksOf(sight, play)}
      class="cops-table"
      felt={<PrecinctPattern class="felt-art" />}
      stocks={<Middle sight={sight} />}
      mission={<Mission sight={sight} />}
      seats={(arch) => <Seats sight={sight} play={play} arch={arch} notes={notebook?.page ?? BLANK_PAGE} />}
      arrows={<Aims sight={sight} />}
      stage={<Stage sight={sight} story={story} table={table} />}
      drama={
        <>
          {sight.isOver && table.sheet === undefined && <Ending sight={sight} />}
          <Drama
            sight={sight}
            cue={table.cue}
            story={story}
            skip={table.catchUp}
            side={sideOf(sight)}
            portrait={(seat) => <Portrait of={sight.identities[seat].portrait} class="drama-drawing" />}
          />
        </>
      }
      own={<OwnSeat {...{ sight, play, pocket }} isAsked={play.step !== null || telling !== null} />}
      prompt={(heading) => <CopsPrompt {...{ sight, play, pocket, telling, laying, story, table, heading }} />}
      panels={[
        { ...NOTES, inside: () => <Loaded load={notes} says={NOTES_SAY} with={{ sight, notebook }} /> },
        { ...AID, inside: () => <Loaded load={aid} says={AID_SAYS} with={{ sight }} /> },
      ]}
      isIn={sight.plays && !isAside(sight)}
      ways={null}
      pressNth={(index) => {
        if (laying !== null) return index === 0 ? laying.change() : undefined;
        const offer = play.step === null ? undefined : inOrder(play.step)[index];
        if (offer !== undefined) play.press(offer);
      }}
      back={play.back}
      story={withSaid(withPlayedForMe(story, model, words), sight, cardKindName)}
      asked={
        laying !== null
          ? laying.says
          : play.step !== null
            ? headingOf(sight, play, pocket, story)
            : telling !== null
              ? tellText(telling.card, view.viewer, words, names)
              : null
      }
      armed={play.step?.offers.find(({ id }) => id === play.armed)?.label ?? null}
    />
  );
}

/** Whose side the reader is on; criminals are on nobody's. */
function sideOf({ view, home }: Sight): Team | null {
  if (home === null || view.players[home].standing === "criminal") return null;
  return teamOf(view.players[home]);
}
