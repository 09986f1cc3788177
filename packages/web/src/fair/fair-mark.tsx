import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { Icon } from "../art/icons.tsx";
import { Modal } from "../lobby/modal.tsx";
import { useWords } from "../words/speak.tsx";
import type { Checked } from "./check.ts";
import { checkTable } from "./check-table.ts";
import { OWN_SHARES } from "./kept-share.ts";
import "./fair-mark.css";

export interface FairMarkProps {
  readonly table: string;
  /** Which game of the table. */
  readonly number: number;
}

/** After a game: what this device has found out about its shuffle, and what that means. */
export function FairMark({ table, number }: FairMarkProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void checkTable(table, number, OWN_SHARES, api.record).then((found) => isWanted && setChecked(found));
    return () => {
      isWanted = false;
    };
  }, [table, number]);
  if (checked === null) {
    return (
      <p class="fair-mark hint" role="status">
        {t("fair.checking")}
      </p>
    );
  }
  const mark = t(`fair.${checked.found}`);
  return (
    <>
      <button type="button" class="button quiet fair-mark" data-found={checked.found} onClick={() => setOpen(true)}>
        <Icon name={checked.found === "fair" ? "check" : "shield"} class="icon" />
        {mark}
      </button>
      {isOpen && (
        <Modal title={mark} onClose={() => setOpen(false)}>
          {() => (
            <>
              <p>{meaning(checked, words)}</p>
              {checked.found === "wrong" && (
                <p class="hint" lang="en" dir="ltr">
                  {checked.why}
                </p>
              )}
              <p class="hint">{t("fair.how")}</p>
            </>
          )}
        </Modal>
      )}
    </>
  );
}

function meaning(checked: Checked, { t }: Words): string {
  switch (checked.found) {
    case "choices":
      return t("fair.choices.why", { n: checked.seats, deals: 2 ** checked.seats });
    case "left-out":
    case "others":
      return t(`fair.${checked.found}.why`, { n: checked.seats });
    case "fair":
    case "nobody":
    case "wrong":
    case "secret":
    case "unread":
      return t(`fair.${checked.found}.why`);
  }
}
