import type { Identity, Team } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { missionOf } from "@darbar/words/cops/mission";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Actor, castOf } from "../../../board/drama/cast.tsx";
import { Curtain } from "../../../board/drama/curtain.tsx";
import type { DramaProps } from "../../../board/drama/props.ts";
import { Cards, Stamp, TurningCard } from "../../../board/drama/turning-card.tsx";
import { EquipmentFace } from "../art/equipment-face.tsx";
import { Gun } from "../art/gun.tsx";
import { IdentityBack } from "../art/identity-back.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { Handcuffs } from "../art/tokens.tsx";
import { type DramaScene, dramaIn } from "./drama-scene.ts";
import type { Sight } from "./sight.ts";

interface Props extends DramaProps<Sight> {
  /** Whose side the reader is on; `null`: on nobody's, or not known. */
  readonly side: Team | null;
}

type Playing<Is extends DramaScene["is"]> = Props & { readonly scene: Extract<DramaScene, { readonly is: Is }> };

/** What is worth dimming the table for: what the reader finds out, a shot and what comes of it, a change of side, the end. */
export function CopsDrama(props: Props): JSX.Element | null {
  const scene = dramaIn(props.sight);
  const key = props.cue?.id;
  switch (scene?.is) {
    case "look":
      return <Look key={key} {...props} scene={scene} />;
    case "shot":
      return <Shot {...props} scene={scene} />;
    case "unmasked":
      return <Unmasked {...props} scene={scene} />;
    case "out":
    case "back":
    case "turncoat":
      return (
        <Curtain
          key={key}
          scene={scene.is}
          {...common(props)}
          goal={scene.is === "turncoat" ? goalOf(props, scene.seat) : null}
        >
          <Actor cast={castOf(props)} seat={scene.seat}>
            {scene.is === "turncoat" && <Handcuffs class="drama-cuffs" />}
          </Actor>
        </Curtain>
      );
    case "laid":
      return <Laid key={key} {...props} scene={scene} />;
    case "won":
      return <Victory key={key} {...props} scene={scene} />;
    default:
      return null;
  }
}

function common({ cue, story, skip }: Props) {
  return { lasts: cue?.milliseconds ?? 0, line: story.at(-1)?.text ?? "", skip };
}

/** What the reader plays for from now on, whose side it is that changes; nobody else's goal is anybody's business. */
function goalOf({ sight: { view, home, words, names } }: Props, seat: Seat): string | null {
  return seat === home ? (missionOf(view, home, words, names).goal?.text ?? null) : null;
}

function Face({ sight, of }: { readonly sight: Sight; readonly of: Identity }): JSX.Element {
  return (
    <>
      <IdentityFace of={of} />
      <span class="drama-card-name">{sight.words.t(`cops.identity.${of}`)}</span>
    </>
  );
}

/** What the reader finds out, with what follows from it. */
function Look({ scene: { seat, kinds }, ...props }: Playing<"look">): JSX.Element {
  const { line, ...rest } = common(props);
  const follows = whatFollows(props, seat, kinds);
  return (
    <Curtain scene="look" {...rest} line={follows ?? line} goal={goalOf(props, seat)}>
      <Cards count={kinds.length}>
        {kinds.map((kind, nth) => (
          <TurningCard key={nth} nth={nth} back={<IdentityBack />} face={<Face sight={props.sight} of={kind} />} />
        ))}
      </Cards>
    </Curtain>
  );
}

/** What it means to somebody that another leads; `null` where nobody does, or it is themselves. */
function whatFollows({ sight, side }: Props, seat: Seat, kinds: readonly Identity[]): string | null {
  const { home, names, words } = sight;
  const leads = kinds.includes("agent") ? "honest" : kinds.includes("kingpin") ? "crooked" : null;
  if (leads === null || side === null || home === seat) return null;
  return words.t(side === leads ? "cops.drama.our-leader" : "cops.drama.their-leader", { name: names(seat) });
}

/** A gun between two: raised, then fired. */
function Shot({ scene: { by, at, isFired }, ...props }: Playing<"shot">): JSX.Element {
  const cast = castOf(props);
  return (
    <Curtain scene="shot" is={[isFired && "is-fired"]} {...common(props)}>
      <Actor cast={cast} seat={by} as="shooter" />
      <div class="drama-aim">
        <Gun class="drama-gun" />
        {isFired && <span key={props.cue?.id} class="drama-flash" />}
      </div>
      <Actor key={at} cast={cast} seat={at} as="target" />
    </Curtain>
  );
}

/** The cards of who was hit turn one by one; then it is known whether they led anybody. */
function Unmasked({ scene: { seat, kinds, verdict }, ...props }: Playing<"unmasked">): JSX.Element {
  const { words } = props.sight;
  const { line, ...rest } = common(props);
  const isLeader = verdict !== null && verdict !== "no-leader";
  const isWounded = props.sight.happening?.type === "wounded";
  const more = isLeader && isWounded ? ` ${words.t("cops.drama.one-more")}` : "";
  return (
    <Curtain scene="unmasked" is={[verdict !== null && "is-judged"]} {...rest} line={`${line}${more}`}>
      <Actor cast={castOf(props)} seat={seat} as={verdict !== null && !isWounded ? "fallen" : "target"} />
      <Cards count={kinds.length}>
        {kinds.map((kind, nth) => (
          <TurningCard key={nth} nth={nth} back={<IdentityBack />} face={<Face sight={props.sight} of={kind} />} />
        ))}
        {verdict !== null && (
          <Stamp
            good={false}
            sign={<Icon name={isLeader ? "crown" : "close"} />}
            text={isLeader ? `${words.t(`cops.identity.${verdict}`)}!` : words.t("cops.drama.no-leader")}
          />
        )}
      </Cards>
    </Curtain>
  );
}

/** A card is laid before somebody and changes what they are. */
function Laid({ scene: { seat, equipment }, ...props }: Playing<"laid">): JSX.Element {
  return (
    <Curtain scene="laid" {...common(props)} goal={goalOf(props, seat)}>
      <Actor cast={castOf(props)} seat={seat} />
      <Cards count={1}>
        <TurningCard
          back={
            <>
              <EquipmentFace of={equipment} />
              <span class="drama-card-name">{props.sight.words.t(`cops.equipment.${equipment}`)}</span>
            </>
          }
          face={null}
        />
      </Cards>
    </Curtain>
  );
}

/** Both leaders come to the middle, as far as they are known, and it is said whose the day is. */
function Victory({ scene: { winners }, ...props }: Playing<"won">): JSX.Element {
  const { sight } = props;
  const { home, view } = sight;
  const leaders = view.players.flatMap(({ cards }) =>
    cards.flatMap(({ kind }) => (kind === "agent" || kind === "kingpin" ? [kind] : [])),
  );
  const isMine = home !== null && winners.includes(home);
  return (
    <Curtain scene="won" is={[isMine && "is-mine", home !== null && !isMine && "is-beaten"]} {...common(props)}>
      <Cards count={leaders.length}>
        {leaders.map((kind) => (
          <TurningCard key={kind} back={<IdentityBack />} face={<Face sight={sight} of={kind} />} />
        ))}
      </Cards>
    </Curtain>
  );
}
