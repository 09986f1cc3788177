import type { Character, Claim } from "@darbar/coup";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { CardBack } from "../../../art/card-back.tsx";
import { Icon } from "../../../art/icons.tsx";
import { Actor, castOf } from "../../../board/drama/cast.tsx";
import { Curtain } from "../../../board/drama/curtain.tsx";
import type { DramaProps } from "../../../board/drama/props.ts";
import { Cards, Stamp, TurningCard } from "../../../board/drama/turning-card.tsx";
import { useLanding } from "../../../board/drama/use-landing.ts";
import { CardFace } from "../art/card-face.tsx";
import { Emblem } from "../art/emblem.tsx";
import { type DramaScene, dramaIn } from "./drama-scene.ts";
import type { Sight } from "./sight.ts";

type Props = DramaProps<Sight>;
type Playing<Is extends DramaScene["is"]> = Props & { readonly scene: Extract<DramaScene, { readonly is: Is }> };

/** What is worth dimming the table for: a challenge and what comes of it, a loss, an exile, a victory. */
export function CoupDrama(props: Props): JSX.Element | null {
  const scene = dramaIn(props.sight);
  switch (scene?.is) {
    case "duel":
      return <Duel {...props} scene={scene} />;
    case "loss":
      return <Loss key={props.cue?.id} {...props} scene={scene} />;
    case "out":
      return (
        <Curtain key={props.cue?.id} scene="out" {...common(props)}>
          <Actor cast={castOf(props)} seat={scene.seat} />
        </Curtain>
      );
    case "won":
      return <Victory {...props} scene={scene} />;
    default:
      return null;
  }
}

function common({ cue, story, skip }: Props) {
  return { lasts: cue?.milliseconds ?? 0, line: story.at(-1)?.text ?? "", skip };
}

/** Two face each other over a card; it turns, and the verdict is stamped on it. */
function Duel({ scene, ...props }: Playing<"duel">): JSX.Element {
  const { words, names, home, view } = props.sight;
  const { claimant, challenger, as, shown } = scene;
  const cast = castOf(props);
  const isTrue = shown !== null && shown.length > 0;
  const loser = isTrue ? challenger : claimant;
  // The bomb takes more than a card.
  const told = shown === null || (!isTrue && view.bomb !== null);
  const line = told
    ? common(props).line
    : words.t("coup.drama.loses", { me: loser === home ? "yes" : "other", name: names(loser) });
  const stamp = (
    <Stamp
      good={isTrue}
      sign={<Icon name={isTrue ? "check" : "close"} />}
      text={words.t(isTrue ? "coup.drama.true" : "coup.drama.lie")}
    />
  );
  return (
    <Curtain
      scene="duel"
      is={[shown !== null && "is-settled", shown !== null && !isTrue && "is-lie"]}
      {...common(props)}
      line={line}
    >
      <Actor cast={cast} seat={claimant} as="claimant" />
      <Cards count={isTrue ? shown.length : 1}>
        {(isTrue ? shown : [null]).map((card, nth) => (
          <TurningCard
            key={nth}
            back={<CardBack />}
            face={card === null ? null : <Face sight={props.sight} of={card} />}
          >
            {nth === 0 && (
              <span class="drama-asked">
                <AskedFor as={as} />
              </span>
            )}
          </TurningCard>
        ))}
        {shown !== null && stamp}
      </Cards>
      <Actor cast={cast} seat={challenger} as="challenger" />
    </Curtain>
  );
}

function AskedFor({ as }: { readonly as: Claim }): JSX.Element {
  return as === "no-duke" ? <Emblem of="duke" class="is-struck" /> : <Emblem of={as} />;
}

function Face({ sight, of }: { readonly sight: Sight; readonly of: Character }): JSX.Element {
  return (
    <>
      <CardFace of={of} />
      <span class="drama-card-name">{sight.words.t(`coup.character.${of}`)}</span>
    </>
  );
}

/** A card is lost: it burns, and lands where it lies from now on. */
function Loss({ scene: { seat, card }, ...props }: Playing<"loss">): JSX.Element {
  const thing = useRef<HTMLDivElement>(null);
  const { lasts } = common(props);
  useLanding(thing, `[data-place^="card-${seat}-"].is-lost`, lasts);
  return (
    <Curtain scene="loss" {...common(props)}>
      <Actor cast={castOf(props)} seat={seat} />
      <div ref={thing}>
        <div class="drama-card">
          <div class="drama-side">
            <Face sight={props.sight} of={card} />
          </div>
        </div>
      </div>
    </Curtain>
  );
}

/** The crown lands, and the cards that are left turn up as soon as they are known. */
function Victory({ scene: { seat }, ...props }: Playing<"won">): JSX.Element {
  const { view, home } = props.sight;
  return (
    <Curtain scene="won" is={[seat === home && "is-mine"]} {...common(props)}>
      <Actor cast={castOf(props)} seat={seat}>
        <Icon name="crown" class="drama-crown" />
      </Actor>
      <Cards count={view.players[seat].hidden.length}>
        {view.players[seat].hidden.map((card, nth) => (
          <TurningCard
            key={nth}
            nth={nth + 1}
            back={<CardBack />}
            face={card === null ? null : <Face sight={props.sight} of={card} />}
          />
        ))}
      </Cards>
    </Curtain>
  );
}
