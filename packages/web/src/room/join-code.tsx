import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
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
  const [drawn, setDrawn] = useState<{ readonly side: number; readonly path: string } | null>(null);
  useEffect(() => {
    void import("../lobby/qr.ts").then(({ qrPath }) => setDrawn(qrPath(url)));
  }, [url]);
  const side = drawn?.side ?? 33;
  return (
    <div class="join-code">
      <svg class="join-qr" viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" role="img" aria-label={url}>
        <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
        <path fill="#000" d={drawn?.path ?? ""} />
      </svg>
      <p class="join-letters">
        <span class="hint">{t("room.screen.code")}</span>
        <strong dir="ltr">{code}</strong>
      </p>
    </div>
  );
}
