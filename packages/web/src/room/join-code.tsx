import type { JSX } from "preact";
import { QrCode } from "../lobby/qr-code.tsx";
import { useWords } from "../words/speak.tsx";
import "./join-code.css";

interface JoinCodeProps {
  readonly code: string;
  /** The address that brings people here. */
  readonly url: string;
}

/** The way to the table for everybody in the room: a QR code, and beside it the table's own. */
export function JoinCode({ code, url }: JoinCodeProps): JSX.Element {
  const { t } = useWords();
  return (
    <div class="join-code">
      <QrCode text={url} />
      <p class="join-letters">
        <span class="hint">{t("room.screen.code")}</span>
        <strong dir="ltr">{code}</strong>
      </p>
    </div>
  );
}
