import { useEffect, useRef } from "preact/hooks";
import { isPlaying, type TableModel } from "../table/model.ts";
import type { TableLink } from "../transport/table-link.ts";
import { OWN_SHARES } from "./kept-share.ts";

/** What opens this device's share. */
export const loadMixing = () => import("./mixing.ts");

/** Has this device take part in every shuffle of a table at which its reader sits, without a word. */
export function useMixing(link: TableLink, model: TableModel | null): void {
  const latest = useRef(model);
  latest.current = model;
  /** What has been sent and not been answered yet. */
  const sent = useRef("");
  // In a game there is nothing to do, and nothing is loaded for it.
  const isAsked = model !== null && model.me !== null && !isPlaying(model);
  useEffect(() => {
    let isWanted = isAsked;
    const goOn = async (): Promise<void> => {
      const { newShare, nextStep, shuffleOf } = await loadMixing();
      const table = latest.current;
      if (!isWanted || table === null) return;
      const step = nextStep(table, OWN_SHARES.find(table.table, shuffleOf(table)), newShare);
      if (step === null) return;
      const text = JSON.stringify(step.command);
      if (sent.current === text) return;
      sent.current = text;
      OWN_SHARES.keep(step.keep);
      await link.do(step.command);
      if (sent.current === text) sent.current = "";
    };
    // What cannot be loaded now is missed: the cards are dealt without this share, and the table says so.
    if (isAsked) goOn().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [link, isAsked, model?.me, model?.commitments, model?.shuffle]);
}
