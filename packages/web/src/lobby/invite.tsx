import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { Modal } from "./modal.tsx";
import "./invite.css";

interface InviteProps {
  readonly code: string;
  /** What is played there. */
  readonly game: string;
  readonly shareUrl: string;
}

/** Ways to bring others to the table: the code, the link, the device's own sharing, a QR code. */
export function Invite({ code, game, shareUrl }: InviteProps): JSX.Element {
  const { t } = useWords();
  const link = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [isQrOpen, setQrOpen] = useState(false);
  const canShare = typeof navigator.share === "function";

  const copy = async (): Promise<void> => {
    link.current?.select();
    setSaid(t((await copied(shareUrl)) ? "lobby.invite.copied" : "lobby.invite.by-hand"));
  };
  const share = async (): Promise<void> => {
    // Who closes the sheet has changed their mind; there is nothing to say.
    await navigator.share({ text: t("lobby.invite.text", { game, code }), url: shareUrl }).catch(() => undefined);
  };

  return (
    <section class="invite panel" aria-labelledby="invite">
      <h2 id="invite">{t("lobby.invite")}</h2>
      <p class="invite-code">
        <span class="hint">{t("lobby.invite.code")}</span>
        <strong dir="ltr">{code}</strong>
      </p>
      <label class="field">
        {t("lobby.invite.link")}
        <input
          ref={link}
          type="text"
          readOnly
          dir="ltr"
          value={shareUrl}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void copy()}>
          <Icon name="copy" class="icon" />
          {t("lobby.invite.copy")}
        </button>
        {canShare && (
          <button type="button" class="button" onClick={() => void share()}>
            <Icon name="share" class="icon" />
            {t("lobby.invite.share")}
          </button>
        )}
        <button type="button" class="button" onClick={() => setQrOpen(true)}>
          <Icon name="qr" class="icon" />
          {t("lobby.invite.qr")}
        </button>
      </div>
      <p class="hint" role="status">
        {said}
      </p>
      {isQrOpen && (
        <Modal title={t("lobby.invite.qr")} onClose={() => setQrOpen(false)}>
          {() => (
            <>
              <QrCode text={shareUrl} />
              <p>
                <Said text={t("lobby.invite.qr.title", { code: isolate(code) })} />
              </p>
            </>
          )}
        </Modal>
      )}
    </section>
  );
}

/** Copies a text; pages that came without encryption may do it the old way only. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

/** A text as a QR code. What draws it is loaded when it is wanted. */
function QrCode({ text }: { readonly text: string }): JSX.Element {
  const [drawn, setDrawn] = useState<{ readonly side: number; readonly path: string } | null>(null);
  useEffect(() => {
    void import("./qr.ts").then(({ qrPath }) => setDrawn(qrPath(text)));
  }, [text]);
  const side = drawn?.side ?? 33;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" role="img" aria-label={text}>
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={drawn?.path ?? ""} />
    </svg>
  );
}
