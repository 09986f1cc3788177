import "./mission.css";
import { type Goal, type KnownLeader, missionOf, type Race } from "@darbar/words/cops/mission";
import { identityName } from "@darbar/words/cops/things";
import { directionOf } from "@darbar/words/direction";
import type { JSX } from "preact";
import { Said } from "../../../words/speak.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { Diamond, Handcuffs, Wound } from "../art/tokens.tsx";
import type { Sight } from "./sight.ts";

/** What the reader wants, where both leaders are as far as they know, and how near the criminals are: in one line, always. */
export function Mission({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, words, names, home, isOver, conclusions } = sight;
  if (isOver) return null;
  const { goal, leaders, race } = missionOf(view, home, words, names, conclusions);
  return (
    <div class={`mission${goal === null ? "" : ` of-${goal.as}`}`}>
      {goal !== null && <GoalLine goal={goal} />}
      <ul class="mission-leaders" aria-label={words.t("cops.mission.leaders")}>
        {leaders.map((leader) => (
          <Leader key={leader.leader} sight={sight} known={leader} />
        ))}
      </ul>
      {race !== null && <RaceLine sight={sight} race={race} />}
    </div>
  );
}

function GoalLine({ goal: { as, text } }: { readonly goal: Goal }): JSX.Element {
  return (
    <p class="mission-goal">
      {as === "criminal" ? <Handcuffs class="mission-sign" /> : <IdentityEmblem of={as} class="mission-sign" />}
      <span>{text}</span>
    </p>
  );
}

/** A leader: its emblem, and who holds it. One that is not known is a question. */
function Leader({ sight, known }: { readonly sight: Sight; readonly known: KnownLeader }): JSX.Element {
  const { words, names, home } = sight;
  const { leader, seat, isWounded, text } = known;
  const who = seat === null ? "?" : seat === home ? words.t("cops.you") : names(seat);
  return (
    <li class={`mission-leader${seat === null ? " is-unknown" : ""}${isWounded ? " is-wounded" : ""}`} title={text}>
      <IdentityEmblem of={leader} class="mission-sign" />
      <span class="hidden-text">
        <Said text={text} />
      </span>
      <span class="mission-leader-name" aria-hidden="true">
        <span class="mission-word">{identityName(leader, words)}</span>
        <span class="mission-who" dir={directionOf(who)}>
          <Said text={who} />
        </span>
      </span>
      {isWounded && <Wound class="mission-wound" />}
    </li>
  );
}

/** How many diamonds the criminals have of how many, as a bar; it cannot be missed when one snatch wins. */
function RaceLine({ sight: { words }, race }: { readonly sight: Sight; readonly race: Race }): JSX.Element {
  const { held, all, isUrgent, text } = race;
  return (
    <p
      class={`mission-race${isUrgent ? " is-urgent" : ""}`}
      title={text}
      style={{ "--held": `${(100 * held) / Math.max(1, all)}%` }}
    >
      <Handcuffs class="mission-sign" />
      <span class="hidden-text">{text}</span>
      <span aria-hidden="true">
        <span class="mission-word">{words.t("cops.team.criminals")}</span>{" "}
        {words.t("cops.mission.race.short", { held, all })}
      </span>
      <Diamond class="mission-sign" />
      {isUrgent && (
        <span class="mission-alarm" aria-hidden="true">
          <span class="mission-word">{words.t("cops.mission.race.alarm")}</span>
          <span class="mission-mark">!</span>
        </span>
      )}
    </p>
  );
}
