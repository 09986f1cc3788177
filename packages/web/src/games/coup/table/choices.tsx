import { PLACES } from "@darbar/words/coup/places";
import type { JSX } from "preact";
import { asksOf } from "./asking.ts";
import { type ChoicesProps, Choose } from "./choose.tsx";
import { Reactions } from "./reactions.tsx";
import { Returning } from "./returning-cards.tsx";
import { Targets } from "./targets.tsx";

/** The buttons of the open question: what one may do, at whom, or which cards go back. */
export function Choices(props: ChoicesProps): JSX.Element {
  switch (asksOf(props.sight, props.play)) {
    case "return":
      return <Returning {...props} />;
    case "target":
      return <Targets {...props} />;
    case "turn":
      return <Actions {...props} />;
    case "react":
      return <Reactions {...props} />;
    case "card":
    case "few":
    case "nothing":
      return (
        <div class="choices is-some" style={{ "--count": props.play.choices.length }}>
          {props.play.choices.map((choice) => (
            <Choose key={`${props.sight.view.prompt}-${choice.id}`} {...props} choice={choice} shape="answer" />
          ))}
        </div>
      );
  }
}

/** The actions of a turn, each in its place for ever. */
function Actions({ sight, play }: ChoicesProps): JSX.Element {
  const rows = PLACES.map((names) => play.choices.filter(({ id }) => names.some((name) => name === id)));
  return (
    <>
      {rows.map((row, place) =>
        row.length === 0 ? null : (
          <div
            key={place}
            class={`choices is-row ${place === 0 ? "of-pills" : "of-tiles"}`}
            style={{ "--count": row.length }}
          >
            {row.map((choice) => (
              <Choose
                key={`${sight.view.prompt}-${choice.id}`}
                sight={sight}
                play={play}
                choice={choice}
                shape={place === 0 ? "pill" : "tile"}
              />
            ))}
          </div>
        ),
      )}
    </>
  );
}
