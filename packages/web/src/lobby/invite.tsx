import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { Modal } from "./modal.tsx";
import { QrCode } from "./qr-code.tsx";
import "./invite.css";

interface InviteProps {
  readonly code: string;
  /** What is played there. */
  readonly game: string;
  readonly shareUrl: string;
}

/** Ways to bring others to the table, before all else: the code, the device's own sharing or a copy of the link, a QR code. */
export function Invite({ code, game, shareUrl }: InviteProps): JSX.Element {
  const { t } = useWords();
  const link = useRef<HTMLInputElement>(null);
  const shownLink = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [opened, open] = useState<"qr" | "by-hand" | null>(null);
  const canShare = typeof navigator.share === "function";

  const copy = async (): Promise<void> => {
    if (await copied(shareUrl, link.current)) return setSaid(t("lobby.invite.copied"));
    setSaid(t("lobby.invite.by-hand"));
    open("by-hand");
  };
  useEffect(() => {
    if (opened === "by-hand") shownLink.current?.focus();
  }, [opened]);
  const share = async (): Promise<void> => {
    // Who closes the sheet has changed their mind; there is nothing to say.
    await navigator.share({ text: t("lobby.invite.text", { game, code }), url: shareUrl }).catch(() => undefined);
  };

  return (
    <section class="invite panel" aria-labelledby="invite">
      <button
        type="button"
        class="invite-qr"
        aria-label={t("lobby.invite.qr")}
        title={t("lobby.invite.qr")}
        onClick={() => open("qr")}
      >
        <QrCode text={shareUrl} />
      </button>
      <div class="invite-words">
        <h1 id="invite">
          <Said text={t("lobby.table-title", { code: isolate(code) })} />
        </h1>
        <div class="row">
          {canShare && (
            <button type="button" class="button primary" onClick={() => void share()}>
              <Icon name="share" class="icon" />
              {t("lobby.invite.share")}
            </button>
          )}
          <button type="button" class={canShare ? "button" : "button primary"} onClick={() => void copy()}>
            <Icon name="copy" class="icon" />
            {t("lobby.invite.copy")}
          </button>
        </div>
      </div>
      {/* Without encryption a page can copy only what is selected in a field. */}
      <input ref={link} class="hidden-text" type="text" readOnly tabIndex={-1} aria-hidden="true" value={shareUrl} />
      <p class="hint" role="status">
        {said}
      </p>
      {opened !== null && (
        <Modal title={t("lobby.invite")} onClose={() => open(null)}>
          {() => (
            <div class="invite-sheet">
              <QrCode text={shareUrl} />
              <p>
                <Said text={t("lobby.invite.qr.title", { code: isolate(code) })} />
              </p>
              <label class="field">
                {t("lobby.invite.link")}
                <input
                  ref={shownLink}
                  type="text"
                  readOnly
                  dir="ltr"
                  value={shareUrl}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </label>
              <p class="hint">
                <Icon name="table" class="icon" />
                <span>
                  {t("lobby.invite.screen")}{" "}
                  <a href={`/t/${code}/screen`} target="_blank" rel="noreferrer" dir="ltr">
                    {shareUrl.replace(/^https?:\/\//, "")}/screen
                  </a>
                </span>
              </p>
            </div>
          )}
        </Modal>
      )}
    </section>
  );
}

/** Copies a text; pages that came without encryption may do it the old way only, out of a field. */
async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand("copy");
  }
}
