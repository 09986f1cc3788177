import { teamOf } from "@darbar/cops";
import type { ComponentChildren, JSX } from "preact";
import { Gun, HolsteredGun } from "../art/cops/gun.tsx";
import { IdentityEmblem } from "../art/cops/identity-emblem.tsx";
import { PrecinctStar } from "../art/cops/precinct.tsx";
import { Handcuffs } from "../art/cops/tokens.tsx";
import { Icon } from "../art/icons.tsx";
import { Said } from "../words/speak.tsx";
import { Hand } from "./hand.tsx";
import { Diamonds } from "./seat.tsx";
import { hasWon, isAimedAt, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { bubbleOf } from "./words/bubble.ts";
import { effectOf, whenOf } from "./words/effect.ts";
import { seatLabel } from "./words/seat-label.ts";
import { equipmentName, sideText } from "./words/things.ts";

interface OwnSeatProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly tools: ComponentChildren;
  readonly pocket: ComponentChildren;
}

/** The reader's own place: name, side, gun, diamonds, cards and equipment. Who only watches has but the tools. */
export function OwnSeat({ sight, play, tools, pocket }: OwnSeatProps): JSX.Element {
  const { home } = sight;
  if (home === null) return <div class="own is-watching">{tools}</div>;
  const { view, words, names, isOver, model } = sight;
  const { standing } = view.players[home];
  const classes = ["own"];
  if (!isOver && view.turn === home) classes.push("is-turn");
  if (standing === "out") classes.push("is-out");
  if (standing === "criminal") classes.push("is-criminal");
  if (hasWon(sight, home)) classes.push("is-winner");
  if (!isOver && isAimedAt(sight, home)) classes.push("is-aimed-at");
  const sitter = model.seats[home] ?? null;
  return (
    <section class={classes.join(" ")} data-place={`seat-${home}`} aria-label={words.t("table.your-seat")}>
      <p class="hidden-text">
        <Said text={seatLabel(view, home, { words, names, sitter, isOver, isAwaited: false })} />
      </p>
      <OwnHead sight={sight} />
      <OwnPress sight={sight} play={play} />
      <Hand sight={sight} play={play} />
      <KitNote sight={sight} />
      <div class="own-side">
        {pocket}
        {tools}
      </div>
    </section>
  );
}

function OwnHead({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, words, names, home, isOver } = sight;
  if (home === null) return null;
  const player = view.players[home];
  const said = bubbleOf(view, home, words, names);
  const hasOwnGun = view.options.mode === "gang" && player.standing === "in";
  return (
    <div class="own-head" aria-hidden="true">
      <Diamonds count={player.diamonds} seat={home} sight={sight} />
      <span class="own-gun" data-place={`gun-${home}`}>
        {player.armed ? <Gun class="own-gun-art is-drawn" /> : hasOwnGun && <HolsteredGun class="own-gun-art" />}
      </span>
      {hasWon(sight, home) && <Icon name="crown" class="mark gold" />}
      {!isOver && view.turn === home && <PrecinctStar class="mark gold" />}
      <span class="own-name">
        <Said text={names(home)} />
      </span>
      <Side sight={sight} />
      {said !== null && (
        <span class="own-said">
          <span class="bubble">
            <span class="bubble-text">
              <Said text={said} />
            </span>
          </span>
        </span>
      )}
    </div>
  );
}

/** One's own place, where one may choose oneself. */
function OwnPress({ sight: { home }, play }: Pick<OwnSeatProps, "sight" | "play">): JSX.Element | null {
  const offer = home === null ? null : play.atSeat(home);
  if (offer === null) return null;
  return (
    <button
      type="button"
      class={`seat-press own-press${play.armed === offer.id ? " is-armed" : ""}`}
      aria-label={offer.label}
      title={offer.label}
      data-arms="target"
      onClick={() => play.press(offer)}
    />
  );
}

/** On whose side one is, by one's own cards: nobody else sees this. */
function Side({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, words, home } = sight;
  if (home === null) return null;
  const player = view.players[home];
  if (player.standing === "criminal") {
    return (
      <span class="own-side-mark">
        <Handcuffs class="mark" />
        {sideText("criminal", words)}
      </span>
    );
  }
  // Whoever has won alone was on nobody's side.
  if (view.outcome?.as === "alone" && hasWon(sight, home)) return null;
  if (player.cards.length === 0 || player.cards.some(({ kind }) => kind === null)) return null;
  const team = teamOf(player);
  return (
    <span class={`own-side-mark of-${team}`}>
      <IdentityEmblem of={team} class="mark" />
      {sideText(team, words)}
    </span>
  );
}

/** What one's equipment does, where there is room to say it. The card itself says it to ears. */
function KitNote({ sight: { view, words, home } }: { readonly sight: Sight }): JSX.Element | null {
  const kind = home === null ? null : (view.players[home].equipment[0]?.kind ?? null);
  if (kind === null) return null;
  const { mode } = view.options;
  return (
    <p class="kit-note" aria-hidden="true">
      <strong>{equipmentName(kind, words)}</strong> {effectOf(kind, mode, words)}{" "}
      <span class="kit-when">{whenOf(kind, mode, words)}</span>
    </p>
  );
}
