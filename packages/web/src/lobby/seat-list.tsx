import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { identitiesOf } from "../board/identity.ts";
import type { BotsWish } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import { isHosting } from "./hosting.ts";
import { OwnName } from "./own-name.tsx";
import { SeatChip } from "./seat-chip.tsx";
import { SeatSheet } from "./seat-sheet.tsx";
import "./lobby.css";
import "./seat-list.css";

interface SeatListProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
  /** What bots the host would seat now. */
  readonly bots: BotsWish;
  onBots(bots: BotsWish): void;
}

/** The seats, in turn order: who sits where. A press on one of them says what can be done about it. */
export function SeatList({ model, person, onCommand, bots, onBots }: SeatListProps): JSX.Element {
  const { t } = useWords();
  const acting = useActing(onCommand);
  const [opened, open] = useState<Seat | null>(null);
  const faces = useMemo(() => identitiesOf(model.seats), [model.seats]);
  const isHost = isHosting(model, person);
  const sit = (seat: Seat): void => {
    if (!acting.isBusy) void acting.act({ do: "sit", seat });
  };
  const watchers = model.present.spectators;
  return (
    <section class="seat-list panel" aria-labelledby="seat-list">
      <h2 id="seat-list">{t("lobby.seats")}</h2>
      <ol class="chairs">
        {model.seats.map((_, seat) => (
          <SeatChip
            key={seat}
            {...{ model, person, seat, isHost }}
            face={faces[seat]}
            onSit={() => sit(seat)}
            onOpen={() => open(seat)}
          />
        ))}
      </ol>
      <p class="hint">
        {model.seats.includes(null) && t(isHost ? "lobby.seats.press-host" : "lobby.seats.press")}{" "}
        {watchers > 0 && t("lobby.watching", { n: watchers })}
      </p>
      <p class="problem" role="alert">
        {acting.problem}
      </p>
      {acting.code === "name-taken" && <OwnName />}
      {opened !== null && opened < model.seats.length && (
        <SeatSheet {...{ model, person, seat: opened, isHost, acting, bots, onBots }} onClose={() => open(null)} />
      )}
    </section>
  );
}
