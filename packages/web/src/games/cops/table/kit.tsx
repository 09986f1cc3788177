import type { EquipmentName } from "@darbar/cops";
import { effectOf } from "@darbar/words/cops/effect";
import { laidText } from "@darbar/words/cops/laid";
import { equipmentName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { later } from "../../../app/later.tsx";
import { EquipmentFace } from "../art/equipment-face.tsx";
import { CardName } from "./card-name.tsx";
import { Pocket } from "./pocket.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Pocket as PocketState } from "./use-pocket.ts";

/** The equipment before the reader: what they hold, and what was laid on them. */
export interface Kit {
  readonly held: readonly EquipmentName[];
  readonly laid: readonly EquipmentName[];
  /** Which of it the reader looks at. */
  readonly opened: EquipmentName | null;
  open(kind: EquipmentName | null): void;
}

/** What lies before the reader, and which of it they look at. What has gone is looked at no more. */
export function useKit({ view, home }: Sight): Kit {
  const [wanted, open] = useState<EquipmentName | null>(null);
  const player = home === null ? null : view.players[home];
  const held = player?.equipment.flatMap(({ kind }) => (kind === null ? [] : [kind])) ?? [];
  const laid = player?.lying.map(({ equipment }) => equipment) ?? [];
  return { held, laid, opened: [...held, ...laid].find((kind) => kind === wanted) ?? null, open };
}

interface KitCardsProps {
  readonly sight: Sight;
  readonly kit: Kit;
  /** Whether the reader has asked to be asked, or it can be used now. */
  readonly isWished: boolean;
}

/** Equipment beside the reader's identity cards. A press says what it does. */
export function KitCards({ sight, kit, isWished }: KitCardsProps): JSX.Element {
  const { view, words, home } = sight;
  const { mode } = view.options;
  return (
    <>
      {kit.held.map((kind) => (
        <li key={`held-${kind}`} data-place={`kit-${home}`} class={`hand-place of-kit${isWished ? " is-ready" : ""}`}>
          <KitCard sight={sight} kit={kit} kind={kind} text={effectOf(kind, mode, words)} />
        </li>
      ))}
      {kit.laid.map((kind) => (
        <li key={`laid-${kind}`} data-place={`lying-${home}`} class="hand-place of-kit is-laid">
          <KitCard sight={sight} kit={kit} kind={kind} text={laidText(kind, sight)} />
        </li>
      ))}
    </>
  );
}

interface KitCardProps extends Pick<KitCardsProps, "sight" | "kit"> {
  readonly kind: EquipmentName;
  readonly text: string;
}

function KitCard({ sight: { words }, kit, kind, text }: KitCardProps): JSX.Element {
  const isOpen = kit.opened === kind;
  return (
    <button
      type="button"
      class="kit-press"
      title={text}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => kit.open(isOpen ? null : kind)}
    >
      <span class="card">
        <EquipmentFace of={kind} class="card-art" />
        <CardName name={equipmentName(kind, words)} />
        <span class="hidden-text">{text}</span>
      </span>
    </button>
  );
}

/** Loaded when a card is first looked at. */
const KitSheet = later(async () => (await import("./kit-sheet.tsx")).KitSheet);

interface OpenedKitProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly pocket: PocketState;
  readonly kit: Kit;
}

/** The card that the reader looks at, large, with what it does and what they can do with it. */
export function OpenedKit({ sight, play, pocket, kit }: OpenedKitProps): JSX.Element | null {
  const { opened } = kit;
  if (opened === null) return null;
  const isLaid = !kit.held.includes(opened);
  const close = (): void => kit.open(null);
  return (
    <KitSheet key={opened} sight={sight} kind={opened} isLaid={isLaid} close={close}>
      {!isLaid && <Pocket sight={sight} play={play} pocket={pocket} then={close} />}
    </KitSheet>
  );
}

/** What the equipment before the reader does, in a line each, where there is room. The cards say it to ears. */
export function KitNotes({ sight, kit }: Pick<KitCardsProps, "sight" | "kit">): JSX.Element | null {
  const { view, words } = sight;
  const lines = [
    ...kit.laid.map((kind) => ({ kind, text: laidText(kind, sight) })),
    ...kit.held.map((kind) => ({ kind, text: effectOf(kind, view.options.mode, words) })),
  ];
  if (lines.length === 0) return null;
  return (
    <div class="kit-notes" aria-hidden="true">
      {lines.map(({ kind, text }) => (
        <p key={kind}>
          <strong>{equipmentName(kind, words)}</strong> {text}
        </p>
      ))}
    </div>
  );
}
