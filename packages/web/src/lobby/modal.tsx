import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import "./lobby.css";

interface ModalProps {
  readonly title: string;
  /** What is inside, given a way to close: who has it taken out while open loses the focus. */
  readonly children: (close: () => void) => ComponentChildren;
  onClose(): void;
}

/** A dialog that is open for as long as it is drawn. */
export function Modal({ title, children, onClose }: ModalProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} class="panel modal" aria-labelledby={id} onClose={onClose}>
      <div class="modal-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="button quiet" aria-label={t("lobby.close")} onClick={close}>
          <Icon name="close" class="icon" />
        </button>
      </div>
      {children(close)}
    </dialog>
  );
}
