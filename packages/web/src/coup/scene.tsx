import type { ActionName, Claim } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";
import { GirihStar } from "../art/girih.tsx";
import { Icon } from "../art/icons.tsx";
import { Said } from "../words/speak.tsx";
import { Reveal, revealedIn } from "./reveal.tsx";
import { claimBy, type Sight } from "./sight.ts";
import { bubbleOf } from "./words/bubble.ts";
import { actionName, claimName } from "./words/characters.ts";

interface SceneProps {
  readonly sight: Sight;
  readonly duel: { readonly claimant: Seat; readonly challenger: Seat } | null;
}

/** What is going on, as a picture: somebody does something to somebody, or two face each other over a claim. */
export function Scene({ sight, duel }: SceneProps): JSX.Element {
  const { view } = sight;
  if (sight.happening?.type === "refused") return <Caught sight={sight} {...sight.happening} />;
  const revealed = revealedIn(sight);
  if (revealed !== null) {
    return (
      <div class="scene">
        <Figure sight={sight} seat={revealed.seat} />
        <Reveal sight={sight} revealed={revealed} />
      </div>
    );
  }
  if (duel !== null) return <Duel sight={sight} duel={duel} />;
  if (view.bomb !== null) return <BombScene sight={sight} />;
  if (view.action === null) return <GirihStar class="scene-rest" />;
  const { kind, seat, target } = view.action;
  const blocks = view.claim?.on === "block" ? view.claim : null;
  return (
    <div class="scene">
      <Figure sight={sight} seat={seat} />
      <Act sight={sight} action={kind} as={claimBy(view, seat)} said={bubbleOf(view, seat, sight.words)} />
      {blocks !== null && (
        <span class="act is-block">
          <Icon name="shield" class="act-shield" />
          <NamedClaim sight={sight} as={blocks.as} />
        </span>
      )}
      {blocks !== null ? (
        <Figure sight={sight} seat={blocks.seat} />
      ) : (
        target !== null && <Figure sight={sight} seat={target} />
      )}
    </div>
  );
}

function Duel({ sight, duel }: { readonly sight: Sight; readonly duel: NonNullable<SceneProps["duel"]> }): JSX.Element {
  const as = sight.view.claim?.as ?? null;
  return (
    <div class="scene duel">
      <Figure sight={sight} seat={duel.claimant} />
      <span class="act is-contested">{as !== null && <NamedClaim sight={sight} as={as} />}</span>
      <Icon name="swords" class="duel-swords" />
      <Figure sight={sight} seat={duel.challenger} />
    </div>
  );
}

/** A claim that was not proven: the mask is off. */
function Caught({ sight, seat, as }: { readonly sight: Sight; readonly seat: Seat; readonly as: Claim }): JSX.Element {
  return (
    <div class="scene duel">
      <Figure sight={sight} seat={seat} />
      <span class="act is-caught">
        <Emblem of={as === "no-duke" ? "duke" : as} class="act-emblem is-struck" />
        <span class="claimed-name">{claimName(as, sight.words)}</span>
      </span>
      <Icon name="close" class="duel-swords" />
    </div>
  );
}

function BombScene({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { bomb, claim } = sight.view;
  if (bomb === null) return null;
  return (
    <div class="scene">
      <Figure sight={sight} seat={bomb.holder} />
      <span class="act is-danger">
        <Emblem of="bomb" class="act-emblem" />
      </span>
      {claim?.on === "bomb" && (
        <span class="act">
          <NamedClaim sight={sight} as={claim.as} />
        </span>
      )}
      {bomb.to !== null && <Figure sight={sight} seat={bomb.to} />}
    </div>
  );
}

function Figure({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }): JSX.Element {
  return (
    <span class={`figure${seat === sight.home ? " is-home" : ""}`}>
      <Said text={sight.names(seat)} />
    </span>
  );
}

interface ActProps {
  readonly sight: Sight;
  readonly action: ActionName;
  readonly as: Claim | null;
  readonly said: string | null;
}

function Act({ sight, action, as, said }: ActProps): JSX.Element {
  const { words } = sight;
  return (
    <span class={`act${action === "coup" || action === "assassinate" ? " is-danger" : ""}`}>
      {as === null ? <ActionMark action={action} /> : <ClaimedCard as={as} />}
      <span class="act-name">{said ?? actionName(action, words)}</span>
    </span>
  );
}

function ActionMark({ action }: { readonly action: ActionName }): JSX.Element {
  switch (action) {
    case "coup":
    case "assassinate":
      return <Icon name="swords" class="act-mark pomegranate" />;
    case "bomb":
      return <Emblem of="bomb" class="act-emblem" />;
    case "exchange":
    case "convert":
      return <Icon name="reconnect" class="act-mark" />;
    case "examine":
      return <Icon name="eye" class="act-mark" />;
    case "income":
    case "foreign-aid":
    case "tax":
    case "steal":
    case "embezzle":
      return <Coin class="act-mark" />;
  }
}

function NamedClaim({ sight, as }: { readonly sight: Sight; readonly as: Claim }): JSX.Element {
  return (
    <span class="claimed">
      <ClaimedCard as={as} />
      <span class="claimed-name">{claimName(as, sight.words)}</span>
    </span>
  );
}

/** A claimed character: it glows as a claim, with a mask, until it is proven. */
function ClaimedCard({ as }: { readonly as: Claim }): JSX.Element {
  return (
    <span class="claimed-card">
      {as === "no-duke" ? <Emblem of="duke" class="act-emblem is-struck" /> : <Emblem of={as} class="act-emblem" />}
      <Icon name="mask" class="claimed-mask" />
    </span>
  );
}
