import type { JSX } from "preact";
import { Icon, type IconName } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { SPEEDS, type Speed } from "./pace.ts";
import type { Leap } from "./stops.ts";
import type { FilmPlayer } from "./use-player.ts";

const ICONS: Readonly<Record<Leap, IconName>> = {
  start: "first",
  "turn-back": "chevron-start",
  back: "back",
  forward: "forward",
  "turn-forward": "chevron-end",
  end: "last",
};

/** Steps, jumps, play and pause. */
export function StepButtons({ player }: { readonly player: FilmPlayer }): JSX.Element {
  const { t } = useWords();
  const { stop, count, isPlaying } = player;
  const step = (where: Leap): JSX.Element => {
    const isBack = where === "start" || where === "turn-back" || where === "back";
    const isNowhere = isBack ? stop === 0 : stop >= count - 1;
    return (
      <button
        type="button"
        class="button step"
        aria-label={t(`replay.${where}`)}
        title={t(`replay.${where}`)}
        aria-disabled={isNowhere ? "true" : undefined}
        onClick={() => player.leap(where)}
      >
        <Icon name={ICONS[where]} class="icon along" />
      </button>
    );
  };
  const play = t(isPlaying ? "replay.pause" : "replay.play");
  return (
    <div class="replay-steps">
      {step("start")}
      {step("turn-back")}
      {step("back")}
      <button type="button" class="button primary step" aria-label={play} title={play} onClick={player.toggle}>
        <Icon name={isPlaying ? "pause" : "play"} class="icon along" />
      </button>
      {step("forward")}
      {step("turn-forward")}
      {step("end")}
    </div>
  );
}

/** The place in the film, to be moved by hand. `sentence` is what has just happened there. */
export function Scrub({ player, sentence }: { readonly player: FilmPlayer; readonly sentence: string }): JSX.Element {
  const { t } = useWords();
  const { stop, count } = player;
  const position = t("replay.position", { n: Math.min(stop + 1, count), total: count });
  return (
    <div class="replay-scrub">
      <input
        type="range"
        min={0}
        max={Math.max(0, count - 1)}
        value={stop}
        aria-label={t("replay.scrub")}
        aria-valuetext={`${position}: ${sentence}`}
        onInput={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
      <span class="replay-position" aria-hidden="true">
        {position}
      </span>
    </div>
  );
}

/** How fast it plays. */
export function SpeedChoice({ player }: { readonly player: FilmPlayer }): JSX.Element {
  const { t, language } = useWords();
  const digits = new Intl.NumberFormat(language);
  return (
    <label class="field replay-choice">
      <span>{t("replay.speed")}</span>
      <select value={player.speed} onChange={(event) => player.setSpeed(Number(event.currentTarget.value) as Speed)}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {t("replay.times", { speed: digits.format(speed) })}
          </option>
        ))}
      </select>
    </label>
  );
}
