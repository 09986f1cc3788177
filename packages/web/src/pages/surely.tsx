import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Modal } from "../lobby/modal.tsx";
import { useWords } from "../words/speak.tsx";

/** How somebody wants to go: for a while, from a game that waits on their device, or for good. */
export type GoingHow = "leave" | "leave-practice" | "resign";

export interface SurelyProps {
  readonly how: GoingHow;
  onGo(): void;
  onStay(): void;
}

/** What comes of going, in one sentence, before one goes. */
export function Surely({ how, onGo, onStay }: SurelyProps): JSX.Element {
  const { t } = useWords();
  const isForGood = how === "resign";
  const why = isForGood ? "going.resign.why" : how === "leave" ? "going.leave.why" : "going.leave.practice";
  return (
    <Modal title={t(isForGood ? "table.resign" : "lobby.leave")} onClose={onStay}>
      {(close) => (
        <>
          <p>{t(why)}</p>
          <div class="row modal-ways">
            <button
              type="button"
              class={isForGood ? "button danger" : "button primary"}
              onClick={() => {
                close();
                onGo();
              }}
            >
              <Icon name={isForGood ? "flag" : "leave"} class="icon" />
              {t(isForGood ? "table.resign" : "going.leave.go")}
            </button>
            <button type="button" class="button" onClick={close}>
              {t("going.stay")}
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
