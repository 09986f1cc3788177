import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import type { Words } from "@darbar/words/words";
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../art/icons.tsx";
import { Portrait } from "../art/portrait.tsx";
import type { Identity } from "../board/identity.ts";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";

interface SeatChipProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly seat: Seat;
  readonly isHost: boolean;
  readonly face: Identity;
  /** Takes this seat. */
  onSit(): void;
  /** Shows what else can be done about it. */
  onOpen(): void;
}

/** A seat as a chip. A guest sits down by pressing a free one; a press on their own seat, or on any by the host, opens its sheet. */
export function SeatChip(props: SeatChipProps): JSX.Element {
  const { model, person, seat, isHost, face, onSit, onOpen } = props;
  const words = useWords();
  const { t } = words;
  const sitter = model.seats[seat];
  const isMine = sitter?.kind === "person" && sitter.person === person;
  const opens = isHost || isMine;
  if (sitter === null) {
    return (
      <li class="chair free">
        <Pressed onPress={opens ? onOpen : onSit} isDialog={opens}>
          <Icon name="plus" class="chair-plus" />
          <span class="chair-who">
            <span class="chair-name">{t("lobby.seat", { n: seat + 1 })}</span>
            <span class="chair-note">{t(opens ? "lobby.seat.free" : "lobby.seat.sit")}</span>
          </span>
        </Pressed>
      </li>
    );
  }
  return (
    <li class={isMine ? "chair mine" : "chair"} style={{ "--seat-colour": face.colour }}>
      <Pressed onPress={opens ? onOpen : null} isDialog>
        <Portrait of={face.portrait} />
        <span class="chair-who">
          <span class="chair-name">
            <bdi class="name">{sitter.name}</bdi>
          </span>
          {sitter.kind === "bot" ? (
            <BotTags bot={sitter} />
          ) : (
            <PersonTags {...{ model, person, seat, sitter, words }} />
          )}
        </span>
      </Pressed>
    </li>
  );
}

interface PressedProps {
  readonly children: ComponentChildren;
  /** `null`: there is nothing that this reader could do about the seat. */
  readonly onPress: (() => void) | null;
  readonly isDialog: boolean;
}

function Pressed({ children, onPress, isDialog }: PressedProps): JSX.Element {
  if (onPress === null) return <span class="chair-chip">{children}</span>;
  return (
    <button type="button" class="chair-chip" aria-haspopup={isDialog ? "dialog" : undefined} onClick={onPress}>
      {children}
    </button>
  );
}

interface PersonTagsProps extends Pick<SeatChipProps, "model" | "person" | "seat"> {
  readonly sitter: Sitter & { readonly kind: "person" };
  readonly words: Words;
}

function PersonTags({ model, person, seat, sitter, words: { t } }: PersonTagsProps): JSX.Element {
  const isMe = sitter.person === person;
  const isHere = isMe || model.present.seats.includes(seat);
  return (
    <span class="chair-note">
      {isMe && <Tag class="you" icon="pencil" text={t("lobby.seat.you")} />}
      {sitter.person === model.host && <Tag class="host" icon="host" text={t("lobby.seat.host")} />}
      {!isMe && (
        <Tag
          class={isHere ? "here" : "gone"}
          icon={isHere ? "check" : "hourglass"}
          text={t(isHere ? "lobby.seat.here" : "lobby.seat.gone")}
        />
      )}
    </span>
  );
}

function BotTags({ bot }: { readonly bot: Sitter & { readonly kind: "bot" } }): JSX.Element {
  const { t } = useWords();
  return (
    <span class="chair-note">
      <Tag class="bot" icon="robot" text={t(`lobby.bot-level.${bot.level}`)} />
      {bot.style !== null && <span class="tag">{t(`lobby.bot-style.${bot.style}`)}</span>}
    </span>
  );
}

function Tag(tag: { readonly class: string; readonly icon: IconName; readonly text: string }): JSX.Element {
  return (
    <span class={`tag ${tag.class}`}>
      <Icon name={tag.icon} class="icon" />
      {tag.text}
    </span>
  );
}
